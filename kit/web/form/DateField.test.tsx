import { useState } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { MonthSwitch } from '../calendar/MonthSwitch.tsx'
import { formatMonth, monthName } from '../format.ts'
import { focus, LANGUAGES, show, WORDS } from '../testing/show.tsx'
import { DateField } from './DateField.tsx'

function Day({ heard, error }: { heard: (value: string | null) => void; error?: string }) {
  const [value, setValue] = useState<string | null>('2026-04-05')
  const change = (next: string | null) => {
    heard(next)
    setValue(next)
  }
  return (
    <>
      <DateField label="Start" value={value} onChange={change} min="2026-04-02" error={error} />
      <button type="button">After</button>
    </>
  )
}

function Month({ heard }: { heard: (month: string) => void }) {
  const [value, setValue] = useState('2026-03')
  const change = (next: string) => {
    heard(next)
    setValue(next)
  }
  return <MonthSwitch value={value} onChange={change} max="2026-04" />
}

describe.each(LANGUAGES)('a day (%s)', (language) => {
  const words = WORDS[language]

  test('is typed as day, month and year; what is no day stays for the contract to refuse', async () => {
    const heard = vi.fn()
    await show(<Day heard={heard} />, language)
    const box = page.getByRole('textbox', { name: 'Start' })
    await expect.element(box).toHaveValue('05/04/2026')
    await box.fill('7.4.2026')
    await userEvent.keyboard('{Tab}')
    await expect.element(box).toHaveValue('07/04/2026')
    expect(heard).toHaveBeenLastCalledWith('2026-04-07')
    await box.fill('31/02/2026')
    await userEvent.tab()
    expect(heard).toHaveBeenLastCalledWith('31/02/2026')
    await expect.element(box).toHaveValue('31/02/2026')
    await box.fill('')
    expect(heard).toHaveBeenLastCalledWith(null)
    await expect.element(box).toHaveAttribute('placeholder', words.field.dateHint)
  })

  test('is picked in the calendar by keyboard; days before the first cannot be', async () => {
    const heard = vi.fn()
    await show(<Day heard={heard} />, language)
    const opener = page.getByRole('button', { name: words.field.openCalendar })
    await focus(opener)
    await userEvent.keyboard('{Enter}')
    const days = page.getByRole('table').getByRole('button')
    await expect.element(days.nth(0)).toBeDisabled()
    await focus(days.nth(4))
    await userEvent.keyboard('{ArrowRight}{Enter}')
    expect(heard.mock.calls).toEqual([['2026-04-06']])
    await expect.element(page.getByRole('textbox')).toHaveValue('06/04/2026')
    await expect.poll(() => page.getByRole('table').query()).toBeNull()
    await expect.element(opener).toHaveFocus()
  })

  test('says what is wrong with it', async () => {
    await show(<Day heard={vi.fn()} error="Too early" />, language)
    await expect.element(page.getByRole('textbox')).toHaveAccessibleDescription('Too early')
  })
})

describe.each(LANGUAGES)('a month (%s)', (language) => {
  const words = WORDS[language].calendar

  test('is changed by arrows up to the last one, and chosen from the year', async () => {
    const heard = vi.fn()
    await show(<Month heard={heard} />, language)
    const next = page.getByRole('button', { name: words.nextMonth })
    await next.click()
    await expect.element(page.getByText(formatMonth('2026-04', language))).toBeVisible()
    await expect.element(next).toBeDisabled()
    await page.getByRole('button', { name: formatMonth('2026-04', language) }).click()
    const months = page.getByRole('table')
    await expect.element(months.getByRole('button', { name: monthName(5, language) })).toBeDisabled()
    await months.getByRole('button', { name: monthName(2, language), exact: true }).click()
    await page.getByRole('button', { name: words.previousMonth }).click()
    expect(heard.mock.calls).toEqual([['2026-04'], ['2026-02'], ['2026-01']])
  })
})

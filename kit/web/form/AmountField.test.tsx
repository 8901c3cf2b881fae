import { useState } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { LANGUAGES, show, WORDS } from '../testing/show.tsx'
import { AmountField } from './AmountField.tsx'

function Salary({ heard }: { heard: (amount: number | '') => void }) {
  const [value, setValue] = useState<number | ''>(50_000)
  const change = (next: number | '') => {
    heard(next)
    setValue(next)
  }
  return <AmountField label="Salary" currency="USD" value={value} onChange={change} />
}

const box = () => page.getByRole('textbox', { name: 'Salary' })

/** Pastes like a browser: what no handler refuses is inserted over the selection. */
function paste(text: string) {
  const clipboardData = new DataTransfer()
  clipboardData.setData('text', text)
  const input = box().element() as HTMLInputElement
  input.focus()
  input.select()
  const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })
  if (input.dispatchEvent(event)) document.execCommand('insertText', false, text)
}

describe.each(LANGUAGES)('an amount in dollars (%s)', (language) => {
  const unclear = WORDS[language].field.unclearAmount({ whole: '1,200', decimal: '1.20' })

  test('refuses a pasted 1.200 with both ways to write it, and keeps its value', async () => {
    const heard = vi.fn()
    await show(<Salary heard={heard} />, language)
    await expect.element(box()).toHaveValue('500')
    paste('1.200 USD')
    await expect.element(page.getByText(unclear)).toBeVisible()
    await expect.element(box()).toHaveValue('500')
    expect(heard).not.toHaveBeenCalled()
  })

  test('takes a clear amount after it, and the message goes', async () => {
    const heard = vi.fn()
    await show(<Salary heard={heard} />, language)
    await expect.element(box()).toBeVisible()
    paste('1.200')
    await expect.element(page.getByText(unclear)).toBeVisible()
    paste('1,200.50')
    await expect.element(box()).toHaveValue('1,200.5')
    expect(heard).toHaveBeenLastCalledWith(120_050)
    await expect.poll(() => page.getByText(unclear).query()).toBeNull()
  })
})

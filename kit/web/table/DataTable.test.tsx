import { describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { findError } from '#kit/contract/error-register.ts'
import { FRUITS, type Fruit, listFruits } from '../testing/fruits.ts'
import { LANGUAGES, show, WORDS } from '../testing/show.tsx'
import { DataTable } from './DataTable.tsx'

const COLUMNS = [
  { key: 'name', title: 'Name' },
  { key: 'price', title: 'Price', align: 'end' },
] as const
const names = () => [...document.querySelectorAll('tbody td:first-child')].map((cell) => cell.textContent)
const expected = (from: number, to: number) => FRUITS.slice(from - 1, to).map(({ name }) => name)
const showFruits = (language: 'la' | 'en', more: object = {}) =>
  show(<DataTable route={listFruits} columns={COLUMNS} label="Fruits" name="fruits" {...more} />, language)

describe.each(LANGUAGES)('a list (%s)', (language) => {
  const words = WORDS[language]

  test('turns pages, sorts up and down, and says where it is', async () => {
    await showFruits(language)
    await expect.poll(names).toEqual(expected(1, 25))
    await page.getByRole('button', { name: words.list.page('3'), exact: true }).click()
    await expect.poll(names).toEqual(expected(51, 60))
    await expect.element(page.getByText(words.list.range('51', '60', '60'))).toBeVisible()
    const price = page.getByRole('columnheader', { name: 'Price' })
    await price.getByRole('button').click()
    await expect.element(price).toHaveAttribute('aria-sort', 'ascending')
    await expect.poll(() => names()[0]).toBe('Fruit 60')
    await price.getByRole('button').click()
    await expect.element(price).toHaveAttribute('aria-sort', 'descending')
    await expect.poll(() => names()[0]).toBe('Fruit 01')
  })

  test('sorts downward after two presses that come before the first is rendered', async () => {
    await showFruits(language)
    await expect.poll(names).toEqual(expected(1, 25))
    const price = page.getByRole('columnheader', { name: 'Price' })
    const button = price.getByRole('button').element() as HTMLElement
    button.click()
    button.click()
    await expect.element(price).toHaveAttribute('aria-sort', 'descending')
  })

  test('searches with Enter, says when nothing matches, and Escape brings all back', async () => {
    await showFruits(language)
    const search = page.getByRole('searchbox', { name: words.action.search })
    await search.fill('fruit 4')
    await userEvent.keyboard('{Enter}')
    await expect.poll(names).toEqual(expected(40, 49))
    await search.fill('durian')
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByText(words.state.noMatch)).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.poll(names).toEqual(expected(1, 25))
  })

  test('that is refused says why, and the button asks again', async () => {
    await showFruits(language, { query: { breaks: language } })
    const alert = page.getByRole('alert')
    await expect.element(alert.getByText(words.state.failed)).toBeVisible()
    await expect.element(alert.getByText(findError('too_many_requests')?.[language] ?? '-')).toBeVisible()
    await alert.getByRole('button', { name: words.action.retry }).click()
    await expect.poll(names).toEqual(expected(1, 25))
  })

  test('is a list of cards on a phone, which open by their heading', async () => {
    await page.viewport(390, 844)
    const open = vi.fn<(row: Fruit) => void>()
    await showFruits(language, { onRowClick: open })
    const cards = page.getByRole('list', { name: 'Fruits' })
    await cards.getByRole('button', { name: 'Fruit 02' }).click()
    expect(open).toHaveBeenCalledWith(FRUITS[1])
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
  })
})

test('rows are walked with the arrow keys, opened with Enter and chosen with Space', async () => {
  const open = vi.fn<(row: Fruit) => void>()
  const select = vi.fn<(keys: Set<string | number>) => void>()
  await showFruits('en', { onRowClick: open, selected: new Set([1]), onSelect: select })
  await expect.poll(() => document.querySelectorAll('tbody tr').length).toBe(25)
  document.querySelector<HTMLElement>('tbody tr')?.focus()
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}{Enter}')
  expect(open.mock.calls).toEqual([[FRUITS[1]]])
  await userEvent.keyboard('{Tab} ')
  expect(select.mock.calls).toEqual([[new Set([1, 2])]])
  await expect.element(page.getByRole('checkbox', { name: 'Select all' })).toBePartiallyChecked()
})

test('the menu of a row stays in view where the columns are wider than the window', async () => {
  await page.viewport(800, 600)
  const done = vi.fn<(row: Fruit) => void>()
  const wide = { key: 'price', title: 'Price', cell: () => <div style={{ width: 900 }}>dear</div> }
  await showFruits('en', { columns: [COLUMNS[0], wide], actions: [{ label: 'Eat', onClick: done }] })
  await expect.poll(() => document.querySelectorAll('tbody tr').length).toBe(25)
  const scroller = document.querySelector('table')?.parentElement as HTMLElement
  expect(scroller.scrollWidth).toBeGreaterThan(scroller.clientWidth)
  const button = page.getByRole('button', { name: 'Actions' }).first()
  const { right } = button.element().getBoundingClientRect()
  expect(right).toBeLessThanOrEqual(scroller.getBoundingClientRect().right)
  await button.click()
  await page.getByRole('menuitem', { name: 'Eat' }).click()
  expect(done.mock.calls).toEqual([[FRUITS[0]]])
})

import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { listFruits } from '../testing/fruits.ts'
import { show, WORDS } from '../testing/show.tsx'
import { DataTable } from './DataTable.tsx'

const COLUMNS = [
  { key: 'name', title: 'Name' },
  { key: 'price', title: 'Price', align: 'end' },
  { key: 'id', title: 'Number' },
] as const
const words = WORDS.en.list
const heads = () =>
  [...document.querySelectorAll('table:not([inert]) thead th')].map(({ textContent }) => textContent)
const showFruits = (name: string) =>
  show(<DataTable route={listFruits} columns={COLUMNS} label="Fruits" name={name} />, 'en')

test('a column that is dragged to the place of another stands there, also when the list opens again', async () => {
  await showFruits('dragged-fruits')
  await expect.poll(heads).toEqual(['Name', 'Price', 'Number'])
  await page.getByRole('button', { name: words.columns }).click()
  const gripOf = (title: string) => page.getByRole('button', { name: words.moveColumn(title) })
  await userEvent.dragAndDrop(gripOf('Number'), gripOf('Price'))
  await expect.poll(heads).toEqual(['Name', 'Number', 'Price'])
  document.body.replaceChildren()
  await showFruits('dragged-fruits')
  await expect.poll(heads).toEqual(['Name', 'Number', 'Price'])
})

test('a saved view brings back order, widths and pinned columns, and leaves the height of rows', async () => {
  await showFruits('arranged-fruits')
  await expect.poll(heads).toEqual(['Name', 'Price', 'Number'])
  const columns = page.getByRole('button', { name: words.columns })
  await columns.click()
  await page.getByText(words.densities.roomy).click()
  const height = () => document.querySelector('tbody tr')?.getBoundingClientRect().height
  await expect.poll(height).toBeGreaterThanOrEqual(55)
  await page.getByRole('button', { name: words.views }).click()
  await page.getByRole('button', { name: 'Dear ones', exact: true }).click()
  await expect.poll(heads).toEqual(['Price', 'Name', 'Number'])
  const first = () =>
    document.querySelector('table:not([inert]) thead th')?.getBoundingClientRect().width ?? 0
  await expect.poll(first).toBeGreaterThan(255)
  expect(height()).toBeGreaterThanOrEqual(55)
  await columns.click()
  const pin = page.getByRole('button', { name: words.pinColumn('Price') })
  await expect.element(pin).toHaveAttribute('aria-pressed', 'true')
})

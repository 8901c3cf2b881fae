import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { FRUITS } from '../testing/fruits.ts'
import { show, WORDS } from '../testing/show.tsx'
import { RowsTable } from './RowsTable.tsx'

const openers = () => document.querySelectorAll('ul[aria-label="Fruits"] [aria-expanded]').length

test('a preview shows a few rows on a phone, and the others after a press', async () => {
  await page.viewport(390, 844)
  const columns = [
    { key: 'name', title: 'Name' },
    { key: 'price', title: 'Price' },
    { key: 'origin', title: 'Origin', cell: () => '–' },
  ]
  await show(<RowsTable rows={FRUITS.slice(0, 20)} columns={columns} label="Fruits" isPreview />, 'en')
  await expect.poll(openers).toBe(6)
  await page.getByRole('button', { name: WORDS.en.action.more }).click()
  await expect.poll(openers).toBe(20)
})

test('a row of a phone without a record to open shows its filled columns', async () => {
  await page.viewport(390, 844)
  const columns = [
    { key: 'name', title: 'Name' },
    { key: 'price', title: 'Price' },
    { key: 'origin', title: 'Origin', cell: () => '–' },
  ]
  await show(<RowsTable rows={FRUITS.slice(0, 2)} columns={columns} label="Fruits" />, 'en')
  const first = page.getByRole('button', { name: /Fruit 01/ })
  await first.click()
  await expect.element(first).toHaveAttribute('aria-expanded', 'true')
  const terms = () => [...document.querySelectorAll('dt')].map(({ textContent }) => textContent)
  await expect.poll(terms).toEqual(['Price'])
})

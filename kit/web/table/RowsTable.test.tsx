import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { FRUITS } from '../testing/fruits.ts'
import { show, WORDS } from '../testing/show.tsx'
import { RowsTable } from './RowsTable.tsx'

const cards = () => document.querySelectorAll('ul[aria-label="Fruits"] dl').length

test('a preview shows a few cards on a phone, and the others after a press', async () => {
  await page.viewport(390, 844)
  const columns = [
    { key: 'name', title: 'Name' },
    { key: 'price', title: 'Price' },
  ]
  await show(<RowsTable rows={FRUITS.slice(0, 20)} columns={columns} label="Fruits" isPreview />, 'en')
  await expect.poll(cards).toBe(6)
  await page.getByRole('button', { name: WORDS.en.action.more }).click()
  await expect.poll(cards).toBe(20)
})

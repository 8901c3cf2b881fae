import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { fruitReport } from '../testing/fruits.ts'
import { show } from '../testing/show.tsx'
import { ReportScreen } from './ReportScreen.tsx'
import { ReportTotals } from './ReportTotals.tsx'

test('the rows of a report do not move when its totals arrive after them', async () => {
  const tops = new Set<number>()
  const note = () => {
    const list = document.querySelector('section')
    if (list) tops.add(Math.round(list.getBoundingClientRect().top))
    frame = requestAnimationFrame(note)
  }
  let frame = requestAnimationFrame(note)
  await show(<ReportScreen report={fruitReport} rowKey={(row) => row.id as number} />, 'en')
  await expect.element(page.getByText('1,830,000')).toBeVisible()
  await expect.element(page.getByText('Fruit 01')).toBeVisible()
  await expect.poll(() => tops.size).toBeGreaterThan(0)
  cancelAnimationFrame(frame)
  expect(tops.size).toBe(1)
})

test('totals stand in rows without a gap on a wide page, a narrow one and a phone', async () => {
  const names = 'abcdefghijk'.split('')
  const columns = Object.fromEntries(
    names.map((name) => [name, { ...fruitReport.columns.price, label: { la: name, en: name } }]),
  )
  const totals = Object.fromEntries(names.map((name) => [name, 6_993_150_423]))
  await show(<ReportTotals label="Totals" columns={columns} totals={totals} />, 'en')
  const right = () => {
    const list = page.getByLabelText('Totals').element()
    const box = list.getBoundingClientRect()
    const cells = [...list.children].map((cell) => cell.getBoundingClientRect())
    const rows = new Set(cells.map(({ top }) => Math.round(top)))
    return { rows: rows.size, gap: Math.round(box.right - Math.max(...cells.slice(-1).map((c) => c.right))) }
  }
  await expect.poll(right).toEqual({ rows: 2, gap: 1 })
  await page.viewport(800, 800)
  await expect.poll(right).toEqual({ rows: 3, gap: 1 })
  await page.viewport(390, 844)
  await expect.poll(right).toEqual({ rows: 6, gap: 1 })
})

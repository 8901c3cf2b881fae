import { expect, test } from 'vitest'
import { runsOfImport } from './runs-of-import.ts'
import type { CellChange } from './sheet-rows.ts'

const march = { title: 'March', from_date: '2027-02-26', to_date: '2027-03-25' }
const april = { title: 'April', from_date: '2027-03-26', to_date: '2027-04-25' }
const row = (changes: CellChange[], end_date: string | null = null, start_date = '2026-01-05') => ({
  person: { start_date, end_date },
  changes,
})
const salary = (before: number | null): CellChange => ({ column: 'base_salary', before, after: 3_000_000 })
const touched = (
  rows: Parameters<typeof runsOfImport>[1],
  salaryFrom: string | null,
  accepted = ['base_salary', 'benefit:Meal', 'end_date'],
) =>
  runsOfImport([april, march], rows, { accepted, salaryFrom }).map(
    ({ key, run, count }) => `${key} ${run.title} ${count}`,
  )

test('new salaries from a day on touch the runs that end on or after it', () => {
  const rows = [row([salary(2_500_000)]), row([salary(2_600_000)])]
  expect(touched(rows, '2027-02-01')).toEqual(['base_salary April 2', 'base_salary March 2'])
  expect(touched(rows, '2027-03-26')).toEqual(['base_salary April 2'])
  expect(touched(rows, '2027-04-26')).toEqual([])
})

test('employees who left before the run or the day, and columns that are not accepted, touch nothing', () => {
  expect(touched([row([salary(2_500_000)], '2027-03-25')], '2027-02-01')).toEqual(['base_salary March 1'])
  expect(touched([row([salary(2_500_000)])], '2027-02-01', ['end_date'])).toEqual([])
})

test('a first salary is valid from the start date, a benefit from the month of the day', () => {
  expect(touched([row([salary(null)], null, '2027-04-01')], null)).toEqual(['base_salary April 1'])
  const meal: CellChange = { column: 'benefit:Meal', before: 100_000, after: 200_000 }
  expect(touched([row([meal])], '2027-03-28')).toEqual(['benefits April 1', 'benefits March 1'])
})

test('a moved end date touches the runs with the days between', () => {
  const end: CellChange = { column: 'end_date', before: null, after: '2027-04-10' }
  expect(touched([row([end], '2027-04-10')], null)).toEqual(['end_date April 1'])
})

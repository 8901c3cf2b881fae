import { expect, test } from 'vitest'
import { overtimeRows } from './overtime-rows.ts'

const row = (row: number, values: string) => {
  const [emp_number = '', date = '', from = '', to = ''] = values.split(',')
  return { row, values: { emp_number, date, from, to } }
}

test('valid rows are read', () => {
  expect(overtimeRows([row(2, '1001,2026-04-01,22:00,02:00')])).toEqual({
    rows: [{ line: 2, empNumber: '1001', date: '2026-04-01', from: '22:00', to: '02:00' }],
    errors: [],
  })
})

test('each invalid value is reported with its line, column, value and reason, and its row is omitted', () => {
  const { rows, errors } = overtimeRows([
    row(2, ',2026-13-01,24:00,7:00'),
    row(3, '1,2026-04-01,17:00,18:00'),
  ])
  expect(rows.map(({ line }) => line)).toEqual([3])
  expect(errors).toEqual([
    { line: 2, column: 'emp_number', value: '', reason: 'required' },
    { line: 2, column: 'date', value: '2026-13-01', reason: 'not_a_date' },
    { line: 2, column: 'from', value: '24:00', reason: 'not_a_time' },
    { line: 2, column: 'to', value: '7:00', reason: 'not_a_time' },
  ])
})

import { expect, test } from 'vitest'
import { leaveRows } from './leave-rows.ts'

const row = (row: number, values: string) => {
  const [emp_number = '', date = '', part = '', kind = '', paid = ''] = values.split(',')
  return { row, values: { emp_number, date, part, kind, paid } }
}

test('valid rows are read; am and pm are the morning and the afternoon', () => {
  const { rows, errors } = leaveRows([
    row(2, '1002,2026-04-10,full,Unpaid leave,no'),
    row(3, '1004,2026-04-18,AM,ລາກິດ,Yes'),
  ])
  expect(errors).toEqual([])
  expect(rows).toEqual([
    { line: 2, empNumber: '1002', date: '2026-04-10', part: 'full', kind: 'Unpaid leave', paid: false },
    { line: 3, empNumber: '1004', date: '2026-04-18', part: 'morning', kind: 'ລາກິດ', paid: true },
  ])
})

test('each invalid value is reported with its line, column, value and reason, and its row is omitted', () => {
  const { rows, errors } = leaveRows([
    row(2, ',2026-02-30,noon,,maybe'),
    row(3, '1,2026-04-01,pm,Sick leave,yes'),
  ])
  expect(rows.map(({ line }) => line)).toEqual([3])
  expect(errors).toEqual([
    { line: 2, column: 'emp_number', value: '', reason: 'required' },
    { line: 2, column: 'date', value: '2026-02-30', reason: 'not_a_date' },
    { line: 2, column: 'part', value: 'noon', reason: 'unknown_part' },
    { line: 2, column: 'kind', value: '', reason: 'required' },
    { line: 2, column: 'paid', value: 'maybe', reason: 'not_yes_or_no' },
  ])
})

import { expect, test } from 'vitest'
import { nearNames } from './near-names.ts'
import { nextNumbers } from './propose-numbers.ts'

test.each([
  [['1060', '1059', '1001'], 2, ['1061', '1062']],
  [['E-010', 'E-009'], 1, ['E-011']],
  [['VT0099', 'VT0098'], 2, ['VT0100', 'VT0101']],
  [['9', '8'], 2, ['10', '11']],
  [['EMP-7-LA', 'EMP-6-LA'], 1, ['EMP-8-LA']],
  // The usual form counts, not one that stands out.
  [['1060', 'DIRECTOR', 'X-1', '1059'], 1, ['1061']],
  [[], 2, ['1001', '1002']],
  [['A', 'B'], 1, ['1001']],
])('after %j', (latest, count, next) => {
  expect(nextNumbers(latest, new Set(latest), count)).toEqual(next)
})

test('a number that anybody ever had is not proposed', () => {
  expect(nextNumbers(['1003'], new Set(['1003', '1020']), 1)).toEqual(['1021'])
})

test.each([
  ['ຕັດຫຍິບ', ['ຕັດຫຍິບ (Sewing)']],
  ['ພະແນກຕັດຫຍິບ', ['ຕັດຫຍິບ (Sewing)']],
  ['Acounting', ['Accounting']],
  ['ຄວາມປອດໄພ', []],
  ['Line 3', []],
])('%s is near %j', (name, near) => {
  expect(nearNames(name, ['ຕັດຫຍິບ (Sewing)', 'Accounting', 'Line 1', 'Line 2', 'ບໍລິຫານ'])).toEqual(near)
})

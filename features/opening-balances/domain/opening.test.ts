import { expect, test } from 'vitest'
import { openingFault } from './opening-faults.ts'
import { readMonth, yearOfMonths } from './read-month.ts'

const row = {
  ...{
    employee_id: 1,
    until: '2026-09',
    gross: 90,
    employee_sso: 5,
    employer_sso: 6,
    taxable: 85,
    tax: 4,
    net: 81,
    note: '',
  },
}
const facts = { today: '2026-10-04', startDate: '2025-02-01', paidMonths: ['2026-10', '2025-12'] }

test('the months of an opening balance are over, of the employment, and not paid by a run', () => {
  expect(openingFault(row, facts)).toBeNull()
  const faults = [
    openingFault({ ...row, until: '2026-11' }, facts),
    openingFault({ ...row, until: '2024-12' }, facts),
    openingFault(row, { ...facts, paidMonths: ['2026-09', '2026-03', '2025-12'] }),
    openingFault({ ...row, until: '2025-11' }, facts),
  ]
  expect(faults).toEqual([
    { field: 'until', code: 'in_future' },
    { field: 'until', code: 'before_start' },
    { field: 'until', code: 'paid_here', months: ['2026-03', '2026-09'] },
    null,
  ])
})

test('its amounts are possible', () => {
  const zero = { gross: 0, employee_sso: 0, employer_sso: 0, taxable: 0, tax: 0, net: 0 }
  expect(openingFault({ ...row, ...zero }, facts)?.code).toBe('nothing')
  expect(openingFault({ ...row, tax: 86 }, facts)).toEqual({ field: 'tax', code: 'tax_above_taxable' })
  expect(openingFault({ ...row, employee_sso: 91 }, facts)?.field).toBe('employee_sso')
})

test('a month is read as people write it', () => {
  const texts = ['2026-09', '09/2026', '9.2026', '2026-09-30', '30/09/2026', '9/2569', '2026-09-01 00:00']
  const names = [
    'Sep 2026',
    'September 2026',
    'sep-26',
    'ກັນຍາ 2026',
    'ເດືອນກັນຍາ 2026',
    'ເດືອນ ກັນຍາ 2569',
    '30 Sep 2026',
  ]
  const read = [...texts, ...names].map((text) => [text, readMonth(text)])
  expect(read).toEqual([...texts, ...names].map((text) => [text, '2026-09']))
  // A date cell without its format is a number of days since 1900.
  expect(readMonth(46265)).toBe('2026-08')
  const faults = ['13/2026', 'September', '', '2026', '00/2026', 'ສິງຫາ', '0', '13']
  expect(faults.map((text) => readMonth(text))).toEqual(faults.map(() => null))
})

test('a month alone is of the year that all other months of the file have, otherwise the year is missing', () => {
  expect(yearOfMonths(['8', 8, '07/2026', 'ສິງຫາ 2026', 'Noy', null])).toBe(2026)
  expect(['8', 8, 'ເດືອນ 8'].map((value) => readMonth(value, 2026))).toEqual(Array(3).fill('2026-08'))
  expect(yearOfMonths(['8', '07/2026', '07/2025'])).toBeNull()
  expect(yearOfMonths(['8'])).toBeNull()
  expect(readMonth('8')).toBe('no_year')
})

import { expect, test } from 'vitest'
import { readSalary } from './read-salary.ts'
import { salaryCell, salaryOfCell, shownSalary } from './salary-amount.ts'

test.each([
  ['USD 500', 50_000, 'USD'],
  ['500$', 50_000, 'USD'],
  ['US$ 1,234.50', 123_450, 'USD'],
  ['1,200 dollars', 120_000, 'USD'],
  ['1.200.000 USD', 120_000_000, 'USD'],
  ['1.200 VND', 1_200, 'VND'],
  ['500 ໂດລາ/ເດືອນ', 50_000, 'USD'],
  ['15,000 ບາດ', 1_500_000, 'THB'],
  ['thb15000.25', 1_500_025, 'THB'],
  ['8.000.000 VND', 8_000_000, 'VND'],
  ['2,800,000 ກີບ', 2_800_000, 'LAK'],
  [2_500_000, 2_500_000, 'LAK'],
])('the salary %j is %i of %s', (text, amount, currency) => {
  const salary = readSalary(text)
  expect(salary).toEqual({ amount, currency })
  expect(salaryOfCell(salaryCell(salary))).toEqual(salary)
  expect(readSalary(salaryCell(salary))).toEqual(salary)
})

test('a salary is one value of the sheet', () => {
  expect(salaryCell({ amount: 123_450, currency: 'USD' })).toBe('1234.50 USD')
  expect(shownSalary('1234.50 USD')).toBe('1,234.50 USD')
  expect(shownSalary(2_500_000)).toBe('2,500,000')
})

test.each(['1.200 USD', '$ 1.200', '12.500 ບາດ'])(
  '%s is refused, because its point can be one of thousands or of decimals',
  (text) => {
    expect(() => readSalary(text)).toThrow('unclear_amount')
  },
)

import { expect, test } from 'vitest'
import type { PayslipLine } from '#engines/payroll/explanation.ts'
import { compareLines } from './compare-payslips.ts'

const base = (amount: number, days: number): PayslipLine => ({
  code: 'base',
  amount,
  how: { kind: 'monthly', of: 30, terms: [{ base: amount, from: '2026-04-01', to: '2026-04-30', days }] },
})
const overtime = (amount: number, minutes: number): PayslipLine => ({
  code: 'overtime',
  amount,
  how: { kind: 'minutes', terms: [{ base: 1, minutes }], rate: [150, 100], daysPerMonth: 26, hoursPerDay: 8 },
})
const gross = (floored?: number): PayslipLine => ({
  code: 'gross',
  amount: 0,
  how: { kind: 'gross', ...(floored === undefined ? {} : { floored }) },
})
const side = (...lines: PayslipLine[]) => ({ lines, sso_base: 0, taxable: 0 })

test("lists the causes of each line's change, the largest difference first", () => {
  const causes = compareLines(
    side(base(4_000_000, 30), overtime(10_000, 60)),
    side(base(4_500_000, 30), overtime(30_000, 180)),
  )
  expect(causes).toMatchObject([
    { code: 'base', difference: 500_000, reason: { what: 'base_salary', from: 4_000_000, to: 4_500_000 } },
    { code: 'overtime', difference: 20_000, reason: { what: 'minutes', from: 60, to: 180 } },
  ])
})

test('a line that did not exist before is compared with zero', () => {
  expect(compareLines(side(), side(overtime(10_000, 60)))).toMatchObject([
    { before: 0, after: 10_000, reason: { what: 'minutes', from: 0, to: 60 } },
  ])
})

test('a gross amount raised to 0 is a cause, so that the causes add up to the difference in net pay', () => {
  const causes = compareLines(side(base(100, 30), gross()), side(base(-400, 30), gross(-400)))
  expect(causes.reduce((sum, cause) => sum + cause.difference, 0)).toBe(-100)
})

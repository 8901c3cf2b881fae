import { expect, test } from 'vitest'
import type { PayslipLine } from '../contract.ts'
import { largestDeduction } from './largest-deduction.ts'

const line = (code: PayslipLine['code'], amount: number): PayslipLine => ({
  code,
  amount,
  how: { kind: 'net' },
})
const lines = [line('base', 5_000_000), line('deduction_after', -20_000), line('deduction_after', -6_000_000)]

test('names the largest deduction of a negative payslip and the amount that leaves a net pay of 0', () => {
  expect(largestDeduction({ lines, net: -1_020_000 })).toEqual({ line: lines[2], limit: 4_980_000 })
})

test('names none if the payslip is not negative, or if a lower amount of it alone does not help', () => {
  expect(largestDeduction({ lines, net: 0 })).toBe(null)
  expect(largestDeduction({ lines, net: -7_000_000 })).toBe(null)
  expect(largestDeduction({ lines: lines.slice(0, 1), net: -1 })).toBe(null)
})

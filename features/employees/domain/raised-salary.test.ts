import { expect, test } from 'vitest'
import { raisedSalary } from './raised-salary.ts'

test.each([
  [2_800_000, { kind: 'to', value: 3_200_000, round_to: 1000 }, 3_200_000],
  [2_800_000, { kind: 'by', value: 150_000, round_to: 1 }, 2_950_000],
  // 2,800,000 × 1.05 = 2,940,000
  [2_800_000, { kind: 'percent', value: 5, round_to: 1 }, 2_940_000],
  // 2,333,333 × 1.0725 = 2,502,499.64
  [2_333_333, { kind: 'percent', value: 7.25, round_to: 1 }, 2_502_500],
  [2_333_333, { kind: 'percent', value: 7.25, round_to: 10_000 }, 2_500_000],
  [2_345_000, { kind: 'percent', value: 0, round_to: 10_000 }, 2_350_000],
  [2_000_000, { kind: 'by', value: -2_000_001, round_to: 1 }, null],
  [2_000_000, { kind: 'to', value: 2_500_000.5, round_to: 1 }, null],
  [2_000_000, { kind: 'by', value: 0.5, round_to: 1 }, null],
  [99_000_000_000, { kind: 'percent', value: 100, round_to: 1 }, null],
] as const)('%i with %j is %s', (current, raise, target) => {
  expect(raisedSalary(current, raise)).toBe(target)
})

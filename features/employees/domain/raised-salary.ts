import { MAX_SALARY } from '#kit/contract/scalars.ts'

/** How a base salary changes: to an amount, by an amount, or by a percentage with at most two decimals. */
export interface SalaryRaise {
  kind: 'to' | 'by' | 'percent'
  /** Kip, or per cent; less than 0 lowers the salary. */
  value: number
  /** The new salary is rounded to a multiple of this amount in kip. */
  round_to: number
}

/** The new base salary in whole kip, rounded half up; null if it would be negative or too large, or the kip are not whole. */
export function raisedSalary(current: number, { kind, value, round_to }: SalaryRaise): number | null {
  if (kind !== 'percent' && !Number.isInteger(value)) return null
  if (kind === 'to') return value >= 0 && value <= MAX_SALARY ? value : null
  // In ten-thousandths of a kip, so that a percentage with two decimals stays exact.
  const exact =
    kind === 'by'
      ? BigInt(current + value) * 10_000n
      : BigInt(current) * (10_000n + BigInt(Math.round(value * 100)))
  if (exact < 0n) return null
  const unit = BigInt(round_to) * 10_000n
  const target = Number(((exact + unit / 2n) / unit) * BigInt(round_to))
  return target <= MAX_SALARY ? target : null
}

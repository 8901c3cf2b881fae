import { KIP } from '#kit/contract/currency.ts'
import { MAX_SALARY } from '#kit/contract/scalars.ts'

/** How a base salary changes: to an amount, by an amount, or by a percentage with at most two decimals. */
export interface SalaryRaise {
  kind: 'to' | 'by' | 'percent'
  /** An amount in the smallest unit of `currency`, or per cent; less than 0 lowers the salary. */
  value: number
  /** Of the amount; missing: kip. */
  currency?: string | undefined
  /** A new salary in kip is rounded to a multiple of this amount; one in another currency to its smallest unit. */
  round_to: number
}

/**
 * The new base salary in the smallest unit of its currency, rounded half up; null if it would be negative or too large, or an amount is not
 * whole or in another currency than the salary that it raises. `currency`: of the present salary; that of a new one is `raisedCurrency`.
 */
export function raisedSalary(
  current: number,
  { kind, value, round_to, currency: given = KIP }: SalaryRaise,
  currency = KIP,
): number | null {
  if (kind === 'by' && given !== currency) return null
  if (kind !== 'percent' && !Number.isInteger(value)) return null
  if (kind === 'to') return value >= 0 && value <= MAX_SALARY ? value : null
  // In ten-thousandths of a kip, so that a percentage with two decimals stays exact.
  const exact =
    kind === 'by'
      ? BigInt(current + value) * 10_000n
      : BigInt(current) * (10_000n + BigInt(Math.round(value * 100)))
  if (exact < 0n) return null
  const multiple = BigInt(currency === KIP ? round_to : 1)
  const unit = multiple * 10_000n
  const target = Number(((exact + unit / 2n) / unit) * multiple)
  return target <= MAX_SALARY ? target : null
}

/** The currency of the new salary: `to` an amount can change it. */
export const raisedCurrency = (present: string, { kind, currency = KIP }: SalaryRaise): string =>
  kind === 'to' ? currency : present

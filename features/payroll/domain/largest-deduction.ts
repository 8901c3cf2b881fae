import type { PayslipContent, PayslipLine } from '../contract.ts'

interface Limited {
  line: PayslipLine
  /** Kip that can be deducted so that the net pay is 0. */
  limit: number
}

/**
 * The largest deduction after social security and tax of a negative payslip, if a lower amount of it alone leaves a net pay of 0;
 * null otherwise.
 */
export function largestDeduction({ lines, net }: Pick<PayslipContent, 'lines' | 'net'>): Limited | null {
  if (net >= 0) return null
  const [largest] = lines
    .filter(({ code, amount }) => code === 'deduction_after' && amount < 0)
    .sort((a, b) => a.amount - b.amount)
  if (!largest) return null
  const limit = -largest.amount + net
  return limit >= 0 ? { line: largest, limit } : null
}

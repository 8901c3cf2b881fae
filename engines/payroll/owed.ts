import type { PayslipLine } from './explanation.ts'
import type { Kip } from './types.ts'

/** What a line of a settlement should have deducted and could not, in kip. */
function openOf({ amount, how, payment, due }: PayslipLine): Kip {
  if (how.kind === 'gross') return 0 - (how.floored ?? 0)
  const total =
    due ?? payment?.due ?? (how.kind === 'difference' && how.due !== undefined ? -how.due : undefined)
  return total === undefined ? 0 : total - Math.abs(amount)
}

/** What somebody who leaves still owes the company after the settlement, in kip: the pay was not enough for all deductions. */
export const owedOf = (lines: readonly PayslipLine[]): Kip =>
  lines.reduce((sum, line) => sum + openOf(line), 0)

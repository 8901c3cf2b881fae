import type { LineCode } from '#engines/payroll/explanation.ts'
import { codesOf, sumOf } from './line-kinds.ts'
import type { SumRow } from './payslip-sums.ts'

/*
 * The columns of a list of payslips: base + allowances + overtime − deducted before = gross, and gross − social security −
 * tax − deducted after = net.
 */

/** Every income beside base pay and overtime, in kip. */
export const allowancesOf = (sums: SumRow): number => sumOf(sums, ALLOWANCES)

/** The codes of the lines that are allowances. */
export const ALLOWANCES: readonly LineCode[] = codesOf('earnings').filter(
  (code) => code !== 'base' && code !== 'overtime',
)

/** What was deducted before the gross, in kip: less than its lines if they exceed the earnings, because the gross is not below 0. */
export const deductedBefore = (sums: SumRow): number => sumOf(sums, codesOf('earnings')) - sums.gross

/** What was deducted after social security and tax, in kip. */
export const deductedAfter = (sums: Pick<SumRow, 'gross' | 'sso' | 'tax' | 'net'>) =>
  sums.gross - sums.sso - sums.tax - sums.net

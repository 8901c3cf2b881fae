import type { SumRow } from './payslip-sums.ts'

/*
 * The columns of a list of payslips: base + allowances + overtime − deducted before = gross, and gross − social security −
 * tax − deducted after = net.
 */

/** Every income beside base pay and overtime, in kip. */
export const allowancesOf = (sums: Pick<SumRow, 'seniority' | 'benefits' | 'night' | 'other_income'>) =>
  sums.seniority + sums.benefits + sums.night + sums.other_income

type Earnings = Parameters<typeof allowancesOf>[0] & Pick<SumRow, 'base' | 'overtime' | 'gross'>

/** What was deducted before the gross, in kip: less than its lines if they exceed the earnings, because the gross is not below 0. */
export const deductedBefore = (sums: Earnings) => sums.base + allowancesOf(sums) + sums.overtime - sums.gross

/** What was deducted after social security and tax, in kip. */
export const deductedAfter = (sums: Pick<SumRow, 'gross' | 'sso' | 'tax' | 'net'>) =>
  sums.gross - sums.sso - sums.tax - sums.net

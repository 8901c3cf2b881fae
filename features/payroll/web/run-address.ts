import { href } from '#kit/web/navigation.ts'
import type { RunRow } from '../contract.ts'

/** What the address of a run consists of. */
export type RunOfAddress = Pick<RunRow, 'id' | 'days_per_month' | 'hours_per_day'>

/** The address of a run, which contains the divisors of the month, as in the specification; with `payslip`, that of an employee's payslip in it. */
export const runAddress = (
  { id, days_per_month, hours_per_day }: RunOfAddress,
  query: { payslip?: number } = {},
): string =>
  href('payrolls.show', { payroll_id: id, qty_day_work: days_per_month, qty_hour_work: hours_per_day }, query)

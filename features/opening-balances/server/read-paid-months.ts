import type { Tx } from '#kit/database/database.ts'

/** A month, 'YYYY-MM', in which an approved or paid run has paid an employee. */
export interface PaidMonth {
  employee_id: number
  month: string
}
/** The paid months of employees from a year to another; implemented by payroll, a later feature. */
export type ReadPaidMonths = (
  tx: Tx,
  employeeIds: readonly number[],
  years: { first: number; last: number },
) => Promise<readonly PaidMonth[]>

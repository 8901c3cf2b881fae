import type { Tx } from '#kit/database/database.ts'

/** Days 'YYYY-MM-DD', both included; without an employee, all employees of the company. */
export interface ChangedDays {
  companyId: number
  employeeId: number | null
  firstDay: string
  lastDay: string
}

/** The last day of an open range. */
export const LAST_DAY = '9999-12-31'

/**
 * Marks day results as outdated, in the transaction of the change. They are derived again before the next
 * reading. Must be called by every change of scans, shifts, leave, overtime, holidays or employment. Ranges can
 * include days without results.
 */
export async function markDaysChanged(tx: Tx, changed: ChangedDays | readonly ChangedDays[]): Promise<void> {
  const marks = 'companyId' in changed ? [changed] : changed
  if (marks.length === 0) return
  await tx.execute(
    `insert into attendance_change (company_id, employee_id, first_day, last_day)
     select * from unnest($1::int[], $2::bigint[], $3::date[], $4::date[])
     on conflict (company_id, id) do nothing`,
    [
      marks.map((mark) => mark.companyId),
      marks.map((mark) => mark.employeeId),
      marks.map((mark) => mark.firstDay),
      marks.map((mark) => mark.lastDay),
    ],
  )
}

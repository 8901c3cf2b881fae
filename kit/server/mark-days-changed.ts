import type { Tx } from '#kit/database/database.ts'

/** Days 'YYYY-MM-DD', both included; no employee means everybody of the company. */
export interface ChangedDays {
  companyId: number
  employeeId: number | null
  firstDay: string
  lastDay: string
}

/** The end of time for what has no last day. */
export const LAST_DAY = '9999-12-31'

/**
 * Marks day results as out of date, in the transaction of the change: before they are next read they are derived again. Whoever
 * changes scans, shifts, leave, overtime, holidays or employment calls it. Ranges may reach beyond what was ever derived.
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

import { DAY_RESULTS, lastDayWithScans } from '#features/attendance/server/index.ts'
import { addDays } from '#kit/contract/days.ts'
import type { Tx } from '#kit/database/database.ts'

/**
 * The last of these days until which the attendance of the employee is known; null if of none. Days after the last scan of
 * the company, on which the employee is absent, are not: the file of a terminal is often uploaded at the end of the month.
 */
export async function attendanceUntil(
  tx: Tx,
  employeeId: number,
  { from, until }: { from: string; until: string },
): Promise<string | null> {
  const lastDay = await lastDayWithScans(tx, from, until)
  const isAbsent = await tx.exists(
    `select from ${DAY_RESULTS} day
     where company_id = $1 and employee_id = $2 and work_date > $3 and work_date <= $4 and absent_halves > 0`,
    [tx.companyId, employeeId, lastDay ?? addDays(from, -1), until],
  )
  return isAbsent ? lastDay : until
}

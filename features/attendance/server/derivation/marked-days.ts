import type { Tx } from '#kit/database/database.ts'

const MARKED = `select 1 from attendance_change
  where company_id = $1 and first_day <= $3 and last_day >= $2 and ($4::bigint is null or employee_id is null or employee_id = $4)`

/**
 * Whether some of these days ('YYYY-MM-DD', inclusive) have changed facts and are not derived again yet: of anybody, or of one
 * employee. A mark of the whole company counts for each.
 */
export const hasMarkedDays = (tx: Tx, from: string, to: string, employeeId?: number): Promise<boolean> =>
  tx.exists(MARKED, [tx.companyId, from, to, employeeId ?? null])

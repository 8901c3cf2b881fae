import { z } from 'zod'
import { IsoDate } from '#kit/contract/scalars.ts'
import type { Tx } from '#kit/database/database.ts'

const LeaveAfter = z.object({
  kind: z.literal('leave'),
  name: z.string(),
  from_date: IsoDate,
  to_date: IsoDate,
})
export type LeaveAfter = z.infer<typeof LeaveAfter>

/** The approved leave of an employee with days after `day` ('YYYY-MM-DD'), with the name of its type. */
export const readLeaveAfter = (tx: Tx, employeeId: number, day: string): Promise<LeaveAfter[]> =>
  tx.query(
    LeaveAfter,
    `select 'leave' as kind, t.name, r.start_date as from_date, r.end_date as to_date
     from leave_request r join leave_type t on t.company_id = $1 and t.id = r.leave_type_id
     where r.company_id = $1 and r.employee_id = $2 and r.status = 'success' and r.end_date > $3`,
    [tx.companyId, employeeId, day],
  )

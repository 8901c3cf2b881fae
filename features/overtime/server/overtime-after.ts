import { z } from 'zod'
import { IsoDate } from '#kit/contract/scalars.ts'
import type { Tx } from '#kit/database/database.ts'

const OvertimeAfter = z.object({
  kind: z.literal('overtime'),
  name: z.literal(''),
  from_date: IsoDate,
  to_date: IsoDate,
})
export type OvertimeAfter = z.infer<typeof OvertimeAfter>

/** The approved overtime of an employee on dates after `day` ('YYYY-MM-DD'). */
export const readOvertimeAfter = (tx: Tx, employeeId: number, day: string): Promise<OvertimeAfter[]> =>
  tx.query(
    OvertimeAfter,
    `select distinct 'overtime' as kind, '' as name, work_date as from_date, work_date as to_date from overtime_request
     where company_id = $1 and employee_id = $2 and status = 'success' and work_date > $3`,
    [tx.companyId, employeeId, day],
  )

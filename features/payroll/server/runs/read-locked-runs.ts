import { z } from 'zod'
import { Id, IsoDate } from '#kit/contract/scalars.ts'
import type { Tx } from '#kit/database/database.ts'

/** A run that no longer changes. */
export const LockedPeriod = z.object({
  id: Id,
  title: z.string(),
  from_date: IsoDate,
  to_date: IsoDate,
  status: z.string(),
})
export type LockedPeriod = z.infer<typeof LockedPeriod>

/** The approved and paid runs of the company, latest first. */
export const readLockedRuns = (tx: Tx): Promise<LockedPeriod[]> =>
  tx.query(
    LockedPeriod,
    `select id, title, from_date, to_date, status from payroll_run
     where company_id = $1 and status in ('approved', 'paid') order by to_date desc, id desc`,
    [tx.companyId],
  )

import { z } from 'zod'
import { Id, IsoDate } from '#kit/contract/scalars.ts'
import type { Tx } from '#kit/database/database.ts'

/** A run with its days and status. */
export const LockedPeriod = z.object({
  id: Id,
  title: z.string(),
  from_date: IsoDate,
  to_date: IsoDate,
  status: z.string(),
})
export type LockedPeriod = z.infer<typeof LockedPeriod>

/** The approved and paid regular runs of the company, which have paid the days of everybody, latest first. */
export const readLockedRuns = (tx: Tx): Promise<LockedPeriod[]> => regularRuns(tx, ['approved', 'paid'])

/** The regular runs that are not approved, latest first: their pay still changes. */
export const readOpenRuns = (tx: Tx): Promise<LockedPeriod[]> => regularRuns(tx, ['draft', 'calculated'])

const regularRuns = (tx: Tx, statuses: readonly string[]): Promise<LockedPeriod[]> =>
  tx.query(
    LockedPeriod,
    `select id, title, from_date, to_date, status from payroll_run
     where company_id = $1 and status = any($2) and kind = 'regular' order by to_date desc, id desc`,
    [tx.companyId, statuses],
  )

/**
 * The approved and paid regular runs after which nothing of their month can be paid any more, latest first: a month with an open
 * extra run is not over.
 */
export const readClosedRuns = (tx: Tx): Promise<LockedPeriod[]> =>
  tx.query(
    LockedPeriod,
    `select id, title, from_date, to_date, status from payroll_run run
     where company_id = $1 and status in ('approved', 'paid') and kind = 'regular'
       and not exists (select from payroll_run open where open.company_id = $1 and open.kind = 'extra'
         and open.status in ('draft', 'calculated') and date_trunc('month', open.to_date) = date_trunc('month', run.to_date))
     order by to_date desc, id desc`,
    [tx.companyId],
  )

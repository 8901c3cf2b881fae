import type { Tx } from '#kit/database/database.ts'

/** A run that keeps what it has, whatever changes. */
export interface LockedPeriod {
  id: number
  title: string
  from_date: string
  to_date: string
  status: string
}

/** The approved and paid runs of the company, the latest first. */
export const readLockedRuns = (tx: Tx): Promise<LockedPeriod[]> =>
  tx.query<LockedPeriod>(
    `select id, title, from_date, to_date, status from payroll_run
     where company_id = $1 and status in ('approved', 'paid') order by to_date desc, id desc`,
    [tx.companyId],
  )

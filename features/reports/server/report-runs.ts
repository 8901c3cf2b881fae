import { AppError } from '#kit/contract/errors.ts'
import type { Tx } from '#kit/database/database.ts'
import type { ReportRun } from '../contract.ts'

export type RunWithPayslips = ReportRun & { calculation_id: number }

/** The runs that have payslips, the latest first, and the one a report is of. Another company's or an empty run is `not_found`. */
export async function findReportRun(tx: Tx, companyId: number, runId: number | undefined) {
  const runs = await tx.query<RunWithPayslips>(
    `select id, title, from_date, to_date, status, calculation_id from payroll_run
     where company_id = $1 and calculation_id is not null order by to_date desc, id desc limit 120`,
    [companyId],
  )
  const run = runId === undefined ? runs[0] : runs.find((one) => one.id === runId)
  if (!run && runId !== undefined) throw new AppError('not_found')
  return { run: run ?? null, runs }
}

/** The runs as they go over the wire. */
export function shownRuns({ run, runs }: { run: RunWithPayslips | null; runs: readonly RunWithPayslips[] }) {
  const shown = ({ calculation_id: _, ...one }: RunWithPayslips): ReportRun => one
  return { run: run && shown(run), runs: runs.map(shown) }
}

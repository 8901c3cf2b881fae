import { deriveDays } from '#features/attendance/server/index.ts'
import { COMPANY_SETTINGS, inEachCompany } from '#features/companies/server/index.ts'
import type { Database, Tx } from '#kit/database/database.ts'
import { defineJob } from '#kit/server/jobs.ts'
import { APPROVAL_LOCK } from '../runs/approval-lock.ts'
import { RUN_COLUMNS, RunRecord } from '../runs/run-record.ts'
import { type ScanResult, scanRun } from './scan-run.ts'

const COMPARED = `
  select ${RUN_COLUMNS} from payroll_run run
  where run.company_id = $1 and run.status in ('approved', 'paid') and run.kind = 'regular' and run.calculation_id is not null
    and run.to_date > (select max(latest.to_date) from payroll_run latest
      where latest.company_id = $1 and latest.status in ('approved', 'paid') and latest.kind = 'regular')
      - make_interval(months => (select s.difference_months from ${COMPANY_SETTINGS} s where s.company_id = $1)::int)
  order by run.to_date, run.id`

/** The locked regular runs of the company's `difference_months`, which pay days, whose payslips are compared with today, oldest first. */
export const readComparedRuns = (tx: Tx, companyId: number) => tx.query(RunRecord, COMPARED, [companyId])

/** Approvals and comparisons exclude each other, so that nothing is settled twice. */
const scanAlone = (db: Database, companyId: number, run: RunRecord): Promise<ScanResult> =>
  db.inCompany(companyId, (tx) => scanRun(tx, companyId, run), { exclusive: { lock: APPROVAL_LOCK } })

/** What was found in `runs` of `total` runs. */
export interface Comparison extends ScanResult {
  runs: number
  total: number
}

interface Comparing {
  signal: AbortSignal
  /** After the days of the runs are known and after each run. */
  onRun?: (soFar: Comparison) => Promise<void>
}

/** Compares the last locked runs of a company with today, after deriving their days. */
export async function compareRuns(
  db: Database,
  companyId: number,
  { signal, onRun = async () => {} }: Comparing,
): Promise<Comparison> {
  const runs = await db.inCompany(companyId, (tx) => readComparedRuns(tx, companyId))
  const sum: Comparison = { runs: 0, total: runs.length, checked: 0, found: 0, failed: 0 }
  await onRun(sum)
  for (const run of runs) {
    signal.throwIfAborted()
    await deriveDays(db, companyId, { from: run.from_date, to: run.to_date, signal })
    const { checked, found, failed } = await scanAlone(db, companyId, run)
    sum.runs += 1
    sum.checked += checked
    sum.found += found
    sum.failed += failed
    await onRun(sum)
  }
  return sum
}

/** Finds the pay differences of every company once a day. */
export const findDifferencesDaily = defineJob({
  name: 'find-pay-differences',
  isDaily: true,
  isHeavy: true,
  run: (_, job) =>
    inEachCompany(
      job,
      { done: 'pay differences', failure: 'the pay differences of a company were not found' },
      (companyId) => compareRuns(job.db, companyId, job),
    ),
})

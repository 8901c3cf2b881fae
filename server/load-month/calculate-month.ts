import { setTimeout as wait } from 'node:timers/promises'
import { calculateRunNow, createRun } from '#features/payroll/server/index.ts'
import { AppError } from '#kit/contract/errors.ts'
import type { Tx } from '#kit/database/database.ts'
import { audit } from '#kit/server/audit.ts'
import type { CompanyFile } from './company-file.ts'
import type { Loading } from './loading.ts'
import type { RunReport } from './month-report.ts'
import { afterMonth } from './store-facts.ts'

interface RunRow {
  id: number
  title: string
  status: string
  calculation_id: number | null
}

/**
 * Calculates the month's run, which it creates where there is none. An approved run stays as it is; so does a run that a
 * finished load calculated from the very same facts (`isNothingNew`).
 */
export async function calculateMonth(
  loading: Loading,
  company: CompanyFile,
  isNothingNew: boolean,
): Promise<RunReport> {
  const { db, companyId, actor } = loading
  const { run, isNew } = await db.inCompany(companyId, (tx) => findOrCreateRun(tx, loading, company))
  const isLocked = run.status === 'approved' || run.status === 'paid'
  const isSettled = isNothingNew && (await db.inCompany(companyId, (tx) => wasFinished(tx, companyId, run)))
  let changed = false
  if (!isLocked && !isSettled) {
    const result = await calculateWhenFree(loading, company, run.id)
    changed = result.changed
    const after = { calculation_id: result.calculationId }
    await db.inCompany(companyId, (tx) =>
      audit(tx, companyId, actor, { action: 'import', entity: 'month', entityId: run.id, after }),
    )
  }
  const outcome = await db.inCompany(companyId, (tx) => readOutcome(tx, companyId, run.id))
  return { id: run.id, title: run.title, isNew, isLocked, changed, ...outcome }
}

const LOOK_AGAIN_MS = 250

/** A calculation that another process is at is waited for; one whose process was killed gives way after some seconds. */
async function calculateWhenFree(loading: Loading, company: CompanyFile, runId: number) {
  const { db, companyId, actor, onProgress } = loading
  for (;;) {
    try {
      return await calculateRunNow(db, companyId, runId, actor, {
        asOf: afterMonth(company),
        onProgress: ({ stage, done, total }) => onProgress(stage, done, total),
      })
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== 'run_calculating') throw error
      onProgress('waiting for another calculation', 0, 0)
      await wait(LOOK_AGAIN_MS)
    }
  }
}

/** The run's own range and divisors come from the file, whatever the company's settings become later. */
async function findOrCreateRun(
  tx: Tx,
  loading: Loading,
  company: CompanyFile,
): Promise<{ run: RunRow; isNew: boolean }> {
  const [from_date, to_date] = company.period
  const find = () =>
    tx.maybeOne<RunRow>(
      `select id, title, status, calculation_id from payroll_run
       where company_id = $1 and from_date = $2 and to_date = $3 order by id limit 1`,
      [tx.companyId, from_date, to_date],
    )
  const found = await find()
  if (found) {
    await followFile(tx, loading, company, found)
    return { run: found, isNew: false }
  }
  const input = {
    title: titleOf(company.period),
    from_date,
    to_date,
    mode: company.mode,
    days_per_month: company.days_per_month,
    hours_per_day: company.hours_per_day,
  }
  await createRun(tx, input, loading.actor)
  return { run: (await find()) as RunRow, isNew: true }
}

/** A run that is still open goes by the mode and the divisors of the file. */
async function followFile(tx: Tx, { actor }: Loading, company: CompanyFile, run: RunRow): Promise<void> {
  const { mode, days_per_month, hours_per_day } = company
  const changed = await tx.execute(
    `update payroll_run set mode = $3, days_per_month = $4, hours_per_day = $5, version = version + 1
     where company_id = $1 and id = $2 and status in ('draft', 'calculated')
       and (mode, days_per_month, hours_per_day) is distinct from ($3::text, $4::numeric, $5::numeric)`,
    [tx.companyId, run.id, mode, days_per_month, hours_per_day],
  )
  if (changed === 0) return
  const after = { mode, days_per_month, hours_per_day }
  await audit(tx, tx.companyId, actor, { action: 'update', entity: 'payroll_run', entityId: run.id, after })
}

/** 'ເງິນເດືອນ 04/2026' for a whole month, else with both days. */
function titleOf([from, to]: readonly [string, string]): string {
  const lastDay = new Date(Date.UTC(Number(to.slice(0, 4)), Number(to.slice(5, 7)), 0))
    .toISOString()
    .slice(0, 10)
  const isMonth = from.slice(0, 7) === to.slice(0, 7) && from.endsWith('-01') && to === lastDay
  const shown = (day: string) => day.split('-').reverse().join('/')
  return isMonth ? `ເງິນເດືອນ ${from.slice(5, 7)}/${from.slice(0, 4)}` : `ເງິນເດືອນ ${shown(from)} – ${shown(to)}`
}

async function wasFinished(tx: Tx, companyId: number, run: RunRow): Promise<boolean> {
  const row = await tx.maybeOne(
    `select 1 from audit_entry where company_id = $1 and entity = 'month' and entity_id = $2
       and (after ->> 'calculation_id')::bigint = $3 limit 1`,
    [companyId, run.id, run.calculation_id],
  )
  return row !== null
}

async function readOutcome(
  tx: Tx,
  companyId: number,
  runId: number,
): Promise<Pick<RunReport, 'payslips' | 'unpaid'>> {
  const { payslips } = await tx.one<{ payslips: number }>(
    `select count(*) as payslips from payslip p join payroll_run r on r.company_id = $1 and r.id = $2
     where p.company_id = $1 and p.calculation_id = r.calculation_id`,
    [companyId, runId],
  )
  const unpaid = await tx.query<RunReport['unpaid'][number]>(
    `select p.emp_number as "empNumber", p.name, p.code from payroll_problem p
     join payroll_run r on r.company_id = $1 and r.id = $2
     where p.company_id = $1 and p.calculation_id = r.calculation_id order by p.emp_number`,
    [companyId, runId],
  )
  return { payslips, unpaid }
}

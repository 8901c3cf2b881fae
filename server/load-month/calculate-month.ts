import { setTimeout as wait } from 'node:timers/promises'
import {
  calculateRunNow,
  changeOpenRun,
  createRun,
  findRunOfPeriod,
  type RunOfPeriod,
  readRunOutcome,
} from '#features/payroll/server/index.ts'
import { firstOfMonth, formatDate, lastOfMonth } from '#kit/contract/days.ts'
import { AppError } from '#kit/contract/errors.ts'
import type { Tx } from '#kit/database/database.ts'
import { audit } from '#kit/server/audit.ts'
import type { CompanyFile } from './company-file.ts'
import type { Loading } from './loading.ts'
import type { RunReport } from './month-report.ts'
import { afterMonth } from './store-facts.ts'

/**
 * Calculates the month's run, and creates it if necessary. An approved run does not change; neither does a run that a
 * finished load calculated from the same facts (`isNothingNew`).
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
  const outcome = await db.inCompany(companyId, (tx) => readRunOutcome(tx, run.id))
  return { id: run.id, title: run.title, isNew, isLocked, changed, ...outcome }
}

const LOOK_AGAIN_MS = 250

/**
 * Waits for a calculation of another process; a calculation of a killed process is replaced after some seconds.
 */
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

/**
 * Finds or creates the run. Its range and divisors come from the file, independent of later company settings.
 */
export async function findOrCreateRun(
  tx: Tx,
  loading: Pick<Loading, 'actor'>,
  company: Pick<CompanyFile, 'period' | 'mode' | 'days_per_month' | 'hours_per_day'>,
): Promise<{ run: RunOfPeriod; isNew: boolean }> {
  const [from_date, to_date] = company.period
  const find = () => findRunOfPeriod(tx, from_date, to_date)
  const existing = await find()
  if (existing) {
    await changeOpenRun(tx, existing.id, company, loading.actor)
    return { run: existing, isNew: false }
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
  return { run: (await find()) as RunOfPeriod, isNew: true }
}

/** 'ເງິນເດືອນ 04/2026' for a full month, else with both days. */
function titleOf([from, to]: readonly [string, string]): string {
  const isMonth = from === firstOfMonth(to) && to === lastOfMonth(to)
  return isMonth
    ? `ເງິນເດືອນ ${from.slice(5, 7)}/${from.slice(0, 4)}`
    : `ເງິນເດືອນ ${formatDate(from)} – ${formatDate(to)}`
}

async function wasFinished(tx: Tx, companyId: number, run: RunOfPeriod): Promise<boolean> {
  return tx.exists(
    `select 1 from audit_entry where company_id = $1 and entity = 'month' and entity_id = $2
       and (after ->> 'calculation_id')::bigint = $3 limit 1`,
    [companyId, run.id, run.calculation_id],
  )
}

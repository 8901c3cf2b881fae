import { deriveDays } from '#features/attendance/server/index.ts'
import { todayInLaos } from '#kit/contract/days.ts'
import { AppError } from '#kit/contract/errors.ts'
import type { Database } from '#kit/database/database.ts'
import type { Actor } from '#kit/server/audit.ts'
import type { Calculation } from '../../contract.ts'
import { loadRun } from '../runs/run-record.ts'
import { requestCalculation } from './calculation-record.ts'
import { type Computed, computePayslips } from './compute-payslips.ts'
import { CalculationLost, startHeartbeat } from './heartbeat.ts'
import { deleteOlderPayslips, type Published, publishCalculation } from './publish-calculation.ts'

export type CalculationProgress = { stage: Calculation['stage']; done: number; total: number }

export interface CalculationOptions {
  /** The instant that determines which days are over; default now. */
  asOf?: Date
  onProgress?: (progress: CalculationProgress) => void
  /** Called when the run shows its new payslips, before the older ones are deleted. */
  onPublished?: () => void
  /** Called when the older payslips could not be deleted. */
  onCleanupFailed?: (error: unknown) => void
  signal?: AbortSignal
}

export interface CalculationResult extends Published {
  runId: number
  employees: number
  problems: Computed['problems']
  totals: Computed['totals']
}

interface Attempt {
  companyId: number
  runId: number
  calculationId: number
  actor: Actor
}

/**
 * Performs a running calculation, from the day results to the run's payslips, and then deletes the replaced payslips. Throws
 * `CalculationLost` if another attempt has replaced it or the run was approved in the meantime; then no results remain.
 */
export async function performCalculation(
  db: Database,
  attempt: Attempt,
  options: CalculationOptions = {},
): Promise<CalculationResult> {
  const { companyId, runId, calculationId } = attempt
  const result = await calculateAndPublish(db, attempt, options)
  options.onPublished?.()
  // The calculation has succeeded even if this fails; remaining rows are deleted after the next one.
  await db
    .inCompany(companyId, (tx) => deleteOlderPayslips(tx, companyId, runId, calculationId))
    .catch((error: unknown) => options.onCleanupFailed?.(error))
  return result
}

async function calculateAndPublish(
  db: Database,
  attempt: Attempt,
  options: CalculationOptions,
): Promise<CalculationResult> {
  const { companyId, runId, calculationId } = attempt
  const stopping = options.signal ?? new AbortController().signal
  const heartbeat = startHeartbeat(db, companyId, calculationId, stopping)
  const report = (stage: Calculation['stage'], done: number, total: number) => {
    heartbeat.report(stage, done, total)
    options.onProgress?.({ stage, done, total })
  }
  try {
    const run = await db.inCompany(companyId, (tx) => loadRun(tx, companyId, runId))
    report('attendance', 0, 0)
    if (run.kind !== 'extra')
      await deriveDays(db, companyId, {
        from: run.from_date,
        to: run.to_date,
        ...(options.asOf ? { asOf: options.asOf } : {}),
        onProgress: (done: number, total: number) => report('attendance', done, total),
        signal: heartbeat.signal,
      })
    heartbeat.check()
    const computed = await computePayslips(db, {
      companyId,
      run,
      calculationId,
      today: todayInLaos(options.asOf),
      heartbeat: { ...heartbeat, report },
    })
    report('writing', computed.totals.employees, computed.totals.employees)
    const published = await db.inCompany(companyId, (tx) =>
      publishCalculation(tx, companyId, attempt, computed),
    )
    const { totals, problems } = computed
    return { ...published, runId, employees: totals.employees, problems, totals }
  } catch (error) {
    if (error instanceof CalculationLost) await deletePayslips(db, companyId, calculationId)
    throw error
  } finally {
    await heartbeat.stop()
  }
}

function deletePayslips(db: Database, companyId: number, calculationId: number) {
  return db.inCompany(companyId, (tx) =>
    tx.execute('delete from payslip where company_id = $1 and calculation_id = $2', [
      companyId,
      calculationId,
    ]),
  )
}

/** Records that a calculation ended without a result. */
export async function failCalculation(
  db: Database,
  companyId: number,
  calculationId: number,
  error: unknown,
) {
  const code = error instanceof AppError ? error.code : 'internal_error'
  await db.inCompany(companyId, (tx) =>
    tx.execute(
      `update payroll_calculation set status = 'failed', error_code = $3, finished_at = statement_timestamp()
       where company_id = $1 and id = $2 and status = 'running'`,
      [companyId, calculationId, code],
    ),
  )
}

/**
 * Calculates a run immediately, like the background job. Throws `run_calculating` if another process is calculating,
 * `run_locked` after approval, `law_missing` if no law is in force on the run's last day.
 */
export async function calculateRunNow(
  db: Database,
  companyId: number,
  runId: number,
  actor: Actor,
  options: CalculationOptions = {},
): Promise<CalculationResult> {
  const { calculation, isNew } = await db.inCompany(companyId, (tx) =>
    requestCalculation(tx, companyId, runId, { status: 'running', actor }),
  )
  if (!isNew) throw new AppError('run_calculating')
  try {
    return await performCalculation(db, { companyId, runId, calculationId: calculation.id, actor }, options)
  } catch (error) {
    await failCalculation(db, companyId, calculation.id, error).catch(() => {})
    throw error
  }
}

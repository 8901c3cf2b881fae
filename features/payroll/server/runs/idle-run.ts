import { AppError } from '#kit/contract/errors.ts'
import type { Tx } from '#kit/database/database.ts'
import { type RunAction, refusalOf } from '../../domain/run-states.ts'
import { abandon, lockActiveCalculation } from '../calculation/calculation-record.ts'
import { loadRun, type RunRecord } from './run-record.ts'

/**
 * The run, locked, if its status allows the action and it is not being calculated. A calculation whose process is
 * dead is abandoned. Throws `not_found`, `run_calculating` and the error of `refusalOf`.
 */
export async function lockIdleRun(
  tx: Tx,
  companyId: number,
  id: number,
  action: RunAction,
): Promise<RunRecord> {
  const run = await loadRun(tx, companyId, id, { lock: true })
  const refusal = refusalOf(run.status, action)
  if (refusal) throw new AppError(refusal)
  const active = await lockActiveCalculation(tx, companyId, id)
  if (active && !active.is_stale) throw new AppError('run_calculating')
  if (active) await abandon(tx, companyId, active.id)
  return run
}

/** Deletes the calculations of a run that is not locked. */
export async function dropCalculations(tx: Tx, companyId: number, runId: number): Promise<void> {
  const ofRun = 'select id from payroll_calculation where company_id = $1 and run_id = $2'
  for (const table of ['payslip', 'payroll_problem', 'payslip_file'])
    await tx.execute(
      `delete from ${table} where company_id = $1 and calculation_id = any (array(${ofRun}))`,
      [companyId, runId],
    )
  await tx.execute('update payroll_run set calculation_id = null where company_id = $1 and id = $2', [
    companyId,
    runId,
  ])
  await tx.execute('delete from payroll_calculation where company_id = $1 and run_id = $2', [
    companyId,
    runId,
  ])
}

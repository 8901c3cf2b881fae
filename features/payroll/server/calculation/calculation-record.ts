import type { z } from 'zod'
import { AppError } from '#kit/contract/errors.ts'
import type { Tx } from '#kit/database/database.ts'
import type { Actor } from '#kit/server/audit.ts'
import type { Calculation } from '../../contract.ts'
import { isLocked } from '../../domain/run-states.ts'
import { loadRun } from '../runs/run-record.ts'

export interface CalculationRecord {
  id: number
  run_id: number
  status: z.infer<typeof Calculation>['status']
  stage: z.infer<typeof Calculation>['stage']
  done_count: number
  total_count: number
  requested_by: number | null
  requested_by_name: string
  error_code: string | null
  created_at: Date
  finished_at: Date | null
  /** Its process has not been heard of for `DEAD_AFTER_SECONDS`. */
  is_stale: boolean
}

/** A calculation whose heartbeat is older belongs to a killed process. */
export const DEAD_AFTER_SECONDS = 10

const COLUMNS = `id, run_id, status, stage, done_count, total_count, requested_by, requested_by_name, error_code, created_at,
  finished_at, heartbeat_at < clock_timestamp() - interval '${DEAD_AFTER_SECONDS} seconds' as is_stale`

/** The latest attempt of a run, whatever became of it. */
export function latestCalculation(tx: Tx, companyId: number, runId: number) {
  return tx.maybeOne<CalculationRecord>(
    `select ${COLUMNS} from payroll_calculation where company_id = $1 and run_id = $2 order by id desc limit 1`,
    [companyId, runId],
  )
}

/** The attempt that is queued or running, locked; null when there is none. */
export function lockActiveCalculation(tx: Tx, companyId: number, runId: number) {
  return tx.maybeOne<CalculationRecord>(
    `select ${COLUMNS} from payroll_calculation
     where company_id = $1 and run_id = $2 and status in ('queued', 'running') for update`,
    [companyId, runId],
  )
}

export const isActive = (one: CalculationRecord | null) =>
  one !== null && (one.status === 'queued' || one.status === 'running') && !one.is_stale

export function abandon(tx: Tx, companyId: number, id: number) {
  return tx.execute(
    `update payroll_calculation set status = 'abandoned', finished_at = clock_timestamp() where company_id = $1 and id = $2`,
    [companyId, id],
  )
}

export function insertCalculation(
  tx: Tx,
  companyId: number,
  runId: number,
  { status, actor }: { status: 'queued' | 'running'; actor: Actor },
) {
  return tx.one<CalculationRecord>(
    `insert into payroll_calculation (company_id, run_id, status, requested_by, requested_by_name, heartbeat_at)
     values ($1, $2, $3, $4, $5, clock_timestamp()) returning ${COLUMNS}`,
    [companyId, runId, status, actor.accountId, actor.name],
  )
}

/** One that was still at work when the wish came in: answered at once, the wish would have got it. */
function doneSince(tx: Tx, companyId: number, runId: number, milliseconds: number) {
  return tx.maybeOne<CalculationRecord>(
    `select ${COLUMNS} from payroll_calculation
     where company_id = $1 and run_id = $2 and status = 'done' and finished_at >= clock_timestamp() - $3::float8 * interval '1 ms'
     order by id desc limit 1`,
    [companyId, runId, milliseconds],
  )
}

export interface CalculationWish {
  status: 'queued' | 'running'
  actor: Actor
  /** Milliseconds since it was asked for; a calculation that has ended since then serves too. */
  waited?: number
}

/**
 * The calculation of a run that someone asks for: the one under way, or a new one where there is none or where its process is dead.
 * Throws `run_locked` from approval on.
 */
export async function requestCalculation(
  tx: Tx,
  companyId: number,
  runId: number,
  wish: CalculationWish,
): Promise<{ calculation: CalculationRecord; isNew: boolean }> {
  const run = await loadRun(tx, companyId, runId, { lock: true })
  if (isLocked(run.status)) throw new AppError('run_locked')
  const active = await lockActiveCalculation(tx, companyId, runId)
  if (active && !active.is_stale) return { calculation: active, isNew: false }
  if (active) await abandon(tx, companyId, active.id)
  const served = wish.waited ? await doneSince(tx, companyId, runId, wish.waited) : null
  if (served) return { calculation: served, isNew: false }
  return { calculation: await insertCalculation(tx, companyId, runId, wish), isNew: true }
}

export const toCalculation = (one: CalculationRecord): Calculation => ({
  id: one.id,
  run_id: one.run_id,
  status: one.status,
  stage: one.stage,
  done: one.done_count,
  total: one.total_count,
  error_code: one.error_code,
  requested_by: one.requested_by_name,
  created_at: one.created_at.toISOString(),
  finished_at: one.finished_at?.toISOString() ?? null,
})

import { z } from 'zod'
import { AppError } from '#kit/contract/errors.ts'
import { Id } from '#kit/contract/scalars.ts'
import type { Tx } from '#kit/database/database.ts'
import { Count, Timestamp } from '#kit/database/row-types.ts'
import type { Actor } from '#kit/server/audit.ts'
import { Calculation } from '../../contract.ts'
import { isLocked } from '../../domain/run-states.ts'
import { loadRun } from '../runs/run-record.ts'

export const CalculationRecord = z.object({
  id: Id,
  run_id: Id,
  status: Calculation.shape.status,
  stage: Calculation.shape.stage,
  done_count: Count,
  total_count: Count,
  requested_by: Id.nullable(),
  requested_by_name: z.string(),
  error_code: z.string().nullable(),
  created_at: Timestamp,
  finished_at: Timestamp.nullable(),
  /** No heartbeat of its process for `DEAD_AFTER_SECONDS`. */
  is_stale: z.boolean(),
})
export type CalculationRecord = z.infer<typeof CalculationRecord>

/** The accounts whose calculation the payslips of a calculation come from: of the whole run, and of single payslips. */
export const CALCULATED_BY = (calculation: string) =>
  `case when ${calculation}.calculated_by = '{}' then array[${calculation}.requested_by] else ${calculation}.calculated_by end`

/** A calculation whose heartbeat is older belongs to a killed process. */
export const DEAD_AFTER_SECONDS = 10
/** A heartbeat further in the future than this belongs to a process that was killed before the clock was set back. */
const CLOCK_SECONDS = 3

const STORED = `id, run_id, status, stage, done_count, total_count, requested_by, requested_by_name, error_code, created_at,
  finished_at`
const COLUMNS = `${STORED}, heartbeat_at not between clock_timestamp() - interval '${DEAD_AFTER_SECONDS} seconds'
    and clock_timestamp() + interval '${CLOCK_SECONDS} seconds' as is_stale`

/** The latest attempt of a run, whatever its outcome. */
export function latestCalculation(tx: Tx, companyId: number, runId: number) {
  return tx.maybeOne(
    CalculationRecord,
    `select ${COLUMNS} from payroll_calculation where company_id = $1 and run_id = $2 order by id desc limit 1`,
    [companyId, runId],
  )
}

/** The queued or running attempt, locked; null if there is none. */
export function lockActiveCalculation(tx: Tx, companyId: number, runId: number) {
  return tx.maybeOne(
    CalculationRecord,
    `select ${COLUMNS} from payroll_calculation
     where company_id = $1 and run_id = $2 and status in ('queued', 'running') for update`,
    [companyId, runId],
  )
}

export const isActive = (one: CalculationRecord | null) =>
  one !== null && (one.status === 'queued' || one.status === 'running') && !one.is_stale

export function abandon(tx: Tx, companyId: number, id: number) {
  return tx.execute(
    `update payroll_calculation set status = 'abandoned', finished_at = statement_timestamp() where company_id = $1 and id = $2`,
    [companyId, id],
  )
}

export function insertCalculation(
  tx: Tx,
  companyId: number,
  runId: number,
  { status, actor }: { status: 'queued' | 'running'; actor: Actor },
) {
  return tx.one(
    CalculationRecord,
    `insert into payroll_calculation (company_id, run_id, status, requested_by, requested_by_name, heartbeat_at)
     values ($1, $2, $3, $4, $5, statement_timestamp()) returning ${STORED}, false as is_stale`,
    [companyId, runId, status, actor.accountId, actor.name],
  )
}

/**
 * A calculation that was still running when the request arrived: an immediate answer would have returned it. One that
 * ended in the future ended before the clock was set back.
 */
function doneSince(tx: Tx, companyId: number, runId: number, milliseconds: number) {
  return tx.maybeOne(
    CalculationRecord,
    `select ${COLUMNS} from payroll_calculation
     where company_id = $1 and run_id = $2 and status = 'done' and finished_at between clock_timestamp() - $3::float8 * interval '1 ms' and clock_timestamp()
     order by id desc limit 1`,
    [companyId, runId, milliseconds],
  )
}

export interface CalculationRequest {
  status: 'queued' | 'running'
  actor: Actor
  /** Milliseconds since the request; a calculation that has ended since then also answers it. */
  waited?: number
}

/** The calculation for a request: the running one, or a new one if there is none or its process is dead. Throws `run_locked` after approval. */
export async function requestCalculation(
  tx: Tx,
  companyId: number,
  runId: number,
  wish: CalculationRequest,
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

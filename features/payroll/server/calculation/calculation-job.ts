import { setTimeout as wait } from 'node:timers/promises'
import { type Database, DatabaseUnavailable } from '#kit/database/database.ts'
import { defineJob, type JobContext } from '#kit/server/jobs.ts'
import { failCalculation, performCalculation } from './calculate-run.ts'
import {
  abandon,
  type CalculationRecord,
  insertCalculation,
  lockActiveCalculation,
} from './calculation-record.ts'
import { CalculationLost } from './heartbeat.ts'

interface JobData {
  companyId: number
  runId: number
}

/** Another process is alive and calculating; the queue retries until it has finished or died. */
class StillWorking extends Error {}

const RETRY_MILLISECONDS = 1000

/**
 * Calculates the run in the background. If it is killed, the job runs again and starts a new attempt once the
 * heartbeat of the dead one is old; if the database is unavailable, it waits.
 */
export const calculationJob = defineJob<JobData>({
  name: 'payroll-calculation',
  isHeavy: true,
  async run(data, context) {
    let attempt = await claimCalculation(context.db, data)
    while (attempt) attempt = await tryCalculation(attempt, data, context)
  },
})

/** One attempt; returns the next attempt, or null if there is nothing more to do. */
async function tryCalculation(
  attempt: CalculationRecord,
  { companyId, runId }: JobData,
  { db, log, signal }: JobContext,
): Promise<CalculationRecord | null> {
  const actor = { accountId: attempt.requested_by, name: attempt.requested_by_name }
  try {
    await performCalculation(
      db,
      { companyId, runId, calculationId: attempt.id, actor },
      {
        signal,
        onCleanupFailed: (error) => log.warn({ err: error, runId }, 'older payslips were not deleted'),
      },
    )
    return null
  } catch (error) {
    if (signal.aborted) {
      await restart(db, companyId, attempt, 'queued')
      throw error
    }
    if (error instanceof CalculationLost) return null
    if (!mayPass(error)) {
      log.error({ err: error, runId }, 'calculation failed')
      await failCalculation(db, companyId, attempt.id, error)
      return null
    }
    log.warn({ err: error, runId }, 'calculation starts again')
    return waitAndRestart(db, companyId, attempt, signal)
  }
}

/** A lost connection, a deadlock, a serialization failure. */
const mayPass = (error: unknown) =>
  error instanceof DatabaseUnavailable ||
  ['40001', '40P01'].includes(String((error as { code?: unknown })?.code))

async function waitAndRestart(
  db: Database,
  companyId: number,
  attempt: CalculationRecord,
  signal: AbortSignal,
) {
  for (;;) {
    await wait(RETRY_MILLISECONDS, undefined, { signal })
    try {
      return await restart(db, companyId, attempt, 'running')
    } catch (error) {
      if (!mayPass(error)) throw error
    }
  }
}

/** The attempt to process: the queued one, or a new one instead of one whose process died. Null: there is nothing to calculate any more. */
function claimCalculation(db: Database, { companyId, runId }: JobData): Promise<CalculationRecord | null> {
  return db.inCompany(companyId, async (tx) => {
    const active = await lockActiveCalculation(tx, companyId, runId)
    if (!active) return null
    if (active.status === 'queued') {
      await tx.execute(
        `update payroll_calculation set status = 'running', stage = 'attendance', heartbeat_at = statement_timestamp()
         where company_id = $1 and id = $2`,
        [companyId, active.id],
      )
      return active
    }
    if (!active.is_stale) throw new StillWorking(`run ${runId} is being calculated by another process`)
    await abandon(tx, companyId, active.id)
    return insertCalculation(tx, companyId, runId, { status: 'running', actor: requesterOf(active) })
  })
}

/** Rows are never added to those of an earlier attempt: a restart has its own id. */
function restart(db: Database, companyId: number, attempt: CalculationRecord, status: 'queued' | 'running') {
  return db.inCompany(companyId, async (tx) => {
    const active = await lockActiveCalculation(tx, companyId, attempt.run_id)
    // It finished after all, or another process took it over.
    if (active?.id !== attempt.id) return null
    await abandon(tx, companyId, attempt.id)
    return insertCalculation(tx, companyId, attempt.run_id, { status, actor: requesterOf(attempt) })
  })
}

const requesterOf = (one: CalculationRecord) => ({
  accountId: one.requested_by,
  name: one.requested_by_name,
})

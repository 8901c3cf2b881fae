import type { Database } from '#kit/database/database.ts'
import type { Calculation } from '../../contract.ts'

const BEAT_MILLISECONDS = 1000

/** The calculation was replaced by another attempt, or the run was deleted. */
export class CalculationLost extends Error {}

export interface Heartbeat {
  report: (stage: Calculation['stage'], done: number, total: number) => void
  /** Aborted when the calculation is lost or the server stops. */
  signal: AbortSignal
  /** Throws the reason if the calculation has been ended. */
  check: () => void
  stop: () => Promise<void>
}

/** Writes a heartbeat with the progress about every second. A failed write is ignored; the next one reports the state. */
export function startHeartbeat(
  db: Database,
  companyId: number,
  calculationId: number,
  stopping: AbortSignal,
): Heartbeat {
  const lost = new AbortController()
  const signal = AbortSignal.any([lost.signal, stopping])
  let now: { stage: string; done: number; total: number } = { stage: 'attendance', done: 0, total: 0 }
  let beating: Promise<void> = Promise.resolve()
  const beat = async () => {
    const alive = await db.inCompany(companyId, (tx) =>
      tx.execute(
        `update payroll_calculation set heartbeat_at = statement_timestamp(), stage = $3, done_count = $4, total_count = $5
         where company_id = $1 and id = $2 and status = 'running'`,
        [companyId, calculationId, now.stage, now.done, now.total],
      ),
    )
    if (alive === 0) lost.abort(new CalculationLost(`calculation ${calculationId} was taken over`))
  }
  const timer = setInterval(() => {
    beating = beating.then(beat).catch(() => {})
  }, BEAT_MILLISECONDS)
  timer.unref()
  return {
    report(stage, done, total) {
      const isNewStage = stage !== now.stage
      now = { stage, done, total }
      if (isNewStage) beating = beating.then(beat).catch(() => {})
    },
    signal,
    check: () => signal.throwIfAborted(),
    async stop() {
      clearInterval(timer)
      await beating
    },
  }
}

import { z } from 'zod'
import type { Range, ReadLockedRuns } from '#features/requests/server/index.ts'
import { AppError } from '#kit/contract/errors.ts'
import { IsoDate } from '#kit/contract/scalars.ts'
import type { Tx } from '#kit/database/database.ts'
import type { Touched } from '../../contract/schedules.ts'
import { SchedulePurpose } from '../../contract.ts'
import { lockedRunsIn } from '../locked-runs.ts'
import { type DaysOfEmployee, markDaysAround } from '../mark-days-around.ts'
import { markScheduleDays, reachOfSchedule } from './mark-schedule-days.ts'

const HeadRow = z.object({
  name: z.string(),
  purpose: SchedulePurpose,
  start_date: IsoDate.nullable(),
  end_date: IsoDate.nullable(),
  version: z.int(),
})
export type HeadRow = z.infer<typeof HeadRow>

/** Locks a schedule. Throws `not_found`, or `stale_version` unless it has this version. */
export async function lockSchedule(tx: Tx, id: number, version?: number): Promise<HeadRow> {
  const head = await tx.maybeOne(
    HeadRow,
    `select name, purpose, start_date, end_date, version from schedule
     where company_id = $1 and id = $2 and deleted_at is null for update`,
    [tx.companyId, id],
  )
  if (!head) throw new AppError('not_found')
  if (version !== undefined && head.version !== version)
    throw new AppError('stale_version', { details: { current: head } })
  return head
}

interface Change {
  scheduleId: number
  /** The days whose shifts change. */
  ranges: readonly Range[]
  /** Days of single employees that also change. */
  alsoDays?: readonly DaysOfEmployee[]
  isConfirmed: boolean
  store: () => Promise<void>
}

/** Stores a change of a schedule, or returns only the locked runs that it touches, to be confirmed. */
export async function changeSchedule(
  tx: Tx,
  readLockedRuns: ReadLockedRuns,
  { scheduleId, ranges, alsoDays = [], isConfirmed, store }: Change,
): Promise<Touched> {
  const reach = [...(await reachOfSchedule(tx, scheduleId, ranges)), ...alsoDays]
  const runs = await lockedRunsIn(tx, readLockedRuns, reach)
  if (runs.length > 0 && !isConfirmed) return { is_stored: false, runs }
  await store()
  await tx.execute('update schedule set version = version + 1 where company_id = $1 and id = $2', [
    tx.companyId,
    scheduleId,
  ])
  await markScheduleDays(tx, scheduleId, ranges)
  await markDaysAround(tx, alsoDays)
  return { is_stored: true, runs }
}

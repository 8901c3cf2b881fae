import type { Range, ReadLockedRuns } from '#features/requests/server/index.ts'
import type { Tx } from '#kit/database/database.ts'
import type { Touched } from '../../contract/schedules.ts'
import { lockedRunsIn } from '../locked-runs.ts'
import { markDaysAround } from '../mark-days-around.ts'

interface Change {
  employeeIds: readonly number[]
  /** The days on which the employees have other shifts afterwards. */
  ranges: readonly Range[]
  isConfirmed: boolean
  store: () => Promise<void>
}

/** Stores a change of assignments, or returns only the locked runs that it touches, to be confirmed. */
export async function changeAssignments(
  tx: Tx,
  readLockedRuns: ReadLockedRuns,
  wanted: Change,
): Promise<Touched> {
  const { employeeIds, ranges, isConfirmed, store } = wanted
  const runs = await lockedRunsIn(tx, readLockedRuns, ranges)
  if (runs.length > 0 && !isConfirmed) return { is_stored: false, runs }
  await store()
  await markDaysAround(
    tx,
    employeeIds.flatMap((employeeId) => ranges.map((range) => ({ employeeId, ...range }))),
  )
  return { is_stored: true, runs }
}

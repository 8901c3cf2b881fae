import { daysInside, type Range, type ReadLockedRuns } from '#features/requests/server/index.ts'
import type { Tx } from '#kit/database/database.ts'

/** The runs that contain some of these days, each with how many. They keep their payslips. */
export async function lockedRunsIn(tx: Tx, readLockedRuns: ReadLockedRuns, ranges: readonly Range[]) {
  if (ranges.length === 0) return []
  const runs = await readLockedRuns(tx)
  return runs
    .map((run) => ({ ...run, days: Math.max(...ranges.map((range) => daysInside(run, range))) }))
    .filter(({ days }) => days > 0)
}

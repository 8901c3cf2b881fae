import { countDays, earlierDay, laterDay } from '#kit/contract/days.ts'
import type { Tx } from '#kit/database/database.ts'
import type { LockedDays } from '../contract/requests.ts'
import type { LockedRun } from '../contract/rest-day.ts'

/** The approved and paid runs of the transaction's company; implemented by a later feature. */
export type ReadLockedRuns = (tx: Tx) => Promise<Omit<LockedRun, 'days'>[]>

/** Days 'YYYY-MM-DD', inclusive. */
export interface Range {
  firstDay: string
  lastDay: string
}

/** The runs that contain some of these days, each with how many. They keep their payslips. */
export async function lockedRunsIn(tx: Tx, readLockedRuns: ReadLockedRuns, ranges: readonly Range[]) {
  if (ranges.length === 0) return []
  const runs = await readLockedRuns(tx)
  return runs
    .map((run) => ({ ...run, days: Math.max(...ranges.map((range) => daysInside(run, range))) }))
    .filter(({ days }) => days > 0)
}

function daysInside({ from_date, to_date }: { from_date: string; to_date: string }, range: Range): number {
  const from = laterDay(from_date, range.firstDay)
  const to = earlierDay(to_date, range.lastDay)
  return from > to ? 0 : countDays(from, to)
}

/** A warning for each approved or paid run that contains some of these days. */
export async function lockedRunWarnings(
  tx: Tx,
  readLockedRuns: ReadLockedRuns,
  ranges: readonly Range[],
): Promise<LockedDays[]> {
  if (ranges.length === 0) return []
  return warningsOfRuns(await readLockedRuns(tx), ranges)
}

/** A warning for each of these runs that contains some of these days. */
export function warningsOfRuns(
  runs: Awaited<ReturnType<ReadLockedRuns>>,
  ranges: readonly Range[],
): LockedDays[] {
  return runs.flatMap((run) => {
    const inside = ranges.filter((range) => daysInside(run, range) > 0)
    const [date] = inside.map(({ firstDay }) => laterDay(run.from_date, firstDay)).sort()
    return date === undefined ? [] : [{ code: 'in_locked_run' as const, date, run: run.title }]
  })
}

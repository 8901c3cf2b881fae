import { countDays, earlierDay, laterDay } from '#kit/contract/days.ts'
import type { Tx } from '#kit/database/database.ts'
import type { LockedDays } from '../contract/status.ts'

/** A payroll run whose payslips do not change any more. */
interface LockedPeriod {
  id: number
  title: string
  from_date: string
  to_date: string
  status: string
}

/** The approved and paid runs of the transaction's company; implemented by a later feature. */
export type ReadLockedRuns = (tx: Tx) => Promise<LockedPeriod[]>

/** Days 'YYYY-MM-DD', inclusive. */
export interface Range {
  firstDay: string
  lastDay: string
}

/** How many of these days lie in a run. */
export function daysInside(
  { from_date, to_date }: Pick<LockedPeriod, 'from_date' | 'to_date'>,
  range: Range,
) {
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
export function warningsOfRuns(runs: readonly LockedPeriod[], ranges: readonly Range[]): LockedDays[] {
  return runs.flatMap((run) => {
    const inside = ranges.filter((range) => daysInside(run, range) > 0)
    const [date] = inside.map(({ firstDay }) => laterDay(run.from_date, firstDay)).sort()
    return date === undefined ? [] : [{ code: 'in_locked_run' as const, date, run: run.title }]
  })
}

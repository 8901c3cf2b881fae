import type { DayNumber } from '#engines/attendance/types.ts'
import { addDays, dayNumber, daysOfRange } from '#kit/contract/days.ts'
import { type LeaveUse, unitsOfDays } from './ledger/entries.ts'

/** Calendar days around a leave that are looked at. */
const FURTHEST = 366

/** The first day of a leave that is asked for `today`, with days of notice; null: it is in time. */
export function earliestStart(today: string, noticeDays: number | null, start: string): string | null {
  if (noticeDays === null) return null
  const earliest = addDays(today, noticeDays)
  return start < earliest ? earliest : null
}

/**
 * The first day of a leave on which more than `most` days are taken in a row, with leave of the same type before and after it: only days
 * that do not count lie between. Null: there is none. `uses` contain the leave.
 */
export function firstBeyondRow(
  uses: readonly LeaveUse[],
  { start_date, end_date }: { start_date: string; end_date: string },
  { most, isCounted }: { most: number | null; isCounted: (day: DayNumber) => boolean },
): string | null {
  if (most === null) return null
  const taken = new Map<string, number>()
  for (const { day, units } of uses) taken.set(day, (taken.get(day) ?? 0) + units)
  const isBreak = (day: string) => !taken.has(day) && isCounted(dayNumber(day))
  const run = (from: string, step: 1 | -1) => {
    let day = addDays(from, step)
    for (let count = 0; count < FURTHEST && !isBreak(day); count++) day = addDays(day, step)
    return addDays(day, -step)
  }
  let sum = 0
  const [first, last] = [run(start_date, -1), run(end_date, 1)]
  for (const day of daysOfRange(first, last)) {
    sum += taken.get(day) ?? 0
    if (sum > unitsOfDays(most)) return day < start_date ? start_date : day
  }
  return null
}

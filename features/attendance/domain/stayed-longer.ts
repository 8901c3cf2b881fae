import { MINUTES_PER_DAY } from '#engines/attendance/calendar.ts'
import type { DayNumber, DayResult, LocalMinute, Scan } from '#engines/attendance/types.ts'

/** Fewer minutes are not worth asking for. */
export const LEAST_MINUTES = 30
/** More than an employee can ask for: scans that belong to something else. */
const MOST_MINUTES = 16 * 60
const SECONDS = 60

/** What is known of a date. Minutes and days as in the engine. */
export interface DayOfScans {
  day: DayNumber
  /** Null on a date without a shift. */
  result: DayResult | null
  /** The check-out of the shift; null without one, and on a public holiday. */
  checkOut: LocalMinute | null
  /** When the window of the shift before ends, and that of the next one begins; null: there is none near. */
  freeFrom: LocalMinute | null
  freeTo: LocalMinute | null
  scans: readonly Scan[]
}

export interface Stay {
  from: LocalMinute
  to: LocalMinute
}

/**
 * How long an employee has stayed or worked beyond the shifts of a date: from the check-out to the scan after it; on a rest day or a public
 * holiday from the first to the last scan. Null for less than 30 minutes, and on a day with leave.
 */
export function stayedLonger(day: DayOfScans): Stay | null {
  const stay = day.checkOut === null ? stayOnRestDay(day) : stayAfterShift(day.result, day.checkOut)
  if (!stay) return null
  const minutes = stay.to - stay.from
  return minutes >= LEAST_MINUTES && minutes <= MOST_MINUTES ? stay : null
}

function stayAfterShift(result: DayResult | null, checkOut: LocalMinute): Stay | null {
  if (!result?.outAt || result.paidLeaveHalves + result.unpaidLeaveHalves > 0) return null
  return { from: checkOut, to: result.outAt }
}

/** Scans of the night shift before and of the early shift after it are not of the rest day. */
function stayOnRestDay({ day, freeFrom, freeTo, scans }: DayOfScans): Stay | null {
  const midnight = day * MINUTES_PER_DAY
  const from = Math.max(midnight, freeFrom ?? midnight)
  const to = Math.min(midnight + MINUTES_PER_DAY, freeTo ?? Number.POSITIVE_INFINITY)
  const minutes = scans
    .filter(({ counts }) => counts)
    .map(({ at }) => Math.floor(at / SECONDS))
    .filter((at) => at >= from && at < to)
  const [first, last] = [minutes[0], minutes.at(-1)]
  return first === undefined || last === undefined ? null : { from: first, to: last }
}

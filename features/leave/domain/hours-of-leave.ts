import { parseClock } from '#engines/attendance/calendar.ts'
import { minutesOfHours, placeHours } from '#engines/attendance/leave-hours.ts'
import { shiftTimes } from '#engines/attendance/shift-times.ts'
import type { Span } from '#engines/attendance/spans.ts'
import type { ClockSpan, Shift } from '#engines/attendance/types.ts'
import { mulDivRound } from '#engines/payroll/fraction.ts'
import { DAY_UNITS } from './ledger/entries.ts'

/** Clock times 'HH:MM'. */
export interface LeaveHours {
  from_time: string
  to_time: string
}

export const clockSpan = ({ from_time, to_time }: LeaveHours): ClockSpan => ({
  from: parseClock(from_time),
  to: parseClock(to_time),
})

/**
 * Units (1/480 day) that hours take of a day with this shift: their share of its working minutes, so a whole shift of any length is a day.
 * Half away from zero; 0 without a shift.
 */
export function unitsOfHours(hours: LeaveHours, shift: Shift | null): number {
  if (!shift) return 0
  const { minutes, ofShift } = minutesOfHours(clockSpan(hours), shift)
  return ofShift === 0 ? 0 : mulDivRound(minutes, DAY_UNITS, ofShift)
}

/** What a part of a day covers of a shift. */
type Part = { part: string; from_time?: string | null; to_time?: string | null }

/** Whether two parts of the same day with this shift share some time. Without a shift, hours share it with any other part. */
export function sharePartOfDay(a: Part, b: Part, shift: Shift | null): boolean {
  if (a.part === 'full' || b.part === 'full') return true
  if (a.part !== 'hours' && b.part !== 'hours') return a.part === b.part
  if (!shift) return true
  const [one, other] = [coveredSpan(a, shift), coveredSpan(b, shift)]
  return Math.max(one.from, other.from) < Math.min(one.to, other.to)
}

/** The time of a shift that a half day covers, without the break; hours as they are. */
function coveredSpan({ part, from_time, to_time }: Part, shift: Shift): Span {
  const times = shiftTimes(0, shift)
  if (from_time && to_time) return placeHours(clockSpan({ from_time, to_time }), times)
  return part === 'morning'
    ? { from: times.checkIn, to: Math.min(times.halfFrom, times.halfTo) }
    : { from: Math.max(times.halfFrom, times.halfTo), to: times.checkOut }
}

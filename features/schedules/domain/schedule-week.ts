import { parseClock } from '#engines/attendance/calendar.ts'
import type { Weekday } from '#engines/attendance/types.ts'

/** A shift as in files: clock times 'HH:MM', minutes. */
export interface WrittenShift {
  in: string
  out: string
  earliest_in: string
  earliest_out: string
  half_from: string
  half_to: string
  allowed_late: number
  absence_minutes: number
}

export type WeekdayName = 'mon' | 'tue' | 'wed' | 'thu' | 'fri' | 'sat' | 'sun'

/** A schedule's week; a weekday that is missing or null is a rest day. */
export type WrittenWeek = Partial<Record<WeekdayName, WrittenShift | null | undefined>>

/** Monday first. */
export const WEEKDAYS: readonly WeekdayName[] = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun']
const MINUTES_PER_DAY = 1440

/** The shifts of a week in order, Monday 1 … Sunday 7. */
export function shiftsOfWeek(week: WrittenWeek): { weekday: Weekday; shift: WrittenShift }[] {
  return WEEKDAYS.flatMap((name, at) => {
    const shift = week[name]
    return shift ? [{ weekday: (at + 1) as Weekday, shift }] : []
  })
}

export type ShiftFault = 'half_from' | 'half_to' | 'earliest_out'

/**
 * The time of a shift that is not within the shift: a half day cannot start or end outside it, and the earliest
 * check-out cannot be before the check-in. Null if there is none.
 */
export function shiftFault(shift: WrittenShift): ShiftFault | null {
  const start = parseClock(shift.in)
  const afterStart = (clock: string) => (parseClock(clock) - start + MINUTES_PER_DAY) % MINUTES_PER_DAY
  // If check-out equals check-in, it is a whole day later.
  const length = afterStart(shift.out) || MINUTES_PER_DAY
  const halfTo = afterStart(shift.half_to)
  if (afterStart(shift.half_from) > halfTo) return 'half_from'
  if (halfTo > length) return 'half_to'
  return afterStart(shift.earliest_out) > length ? 'earliest_out' : null
}

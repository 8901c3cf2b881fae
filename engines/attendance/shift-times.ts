import { MINUTES_PER_DAY } from './calendar.ts'
import type { DayNumber, LocalMinute, MinuteOfDay, Shift } from './types.ts'

/** A shift of one work date with every clock time resolved to an absolute minute. */
export type ShiftTimes = {
  earliestIn: LocalMinute
  checkIn: LocalMinute
  earliestOut: LocalMinute
  checkOut: LocalMinute
  halfFrom: LocalMinute
  halfTo: LocalMinute
  allowedLate: number
  absenceMinutes: number
}

/** True where the check-out lies on the calendar day after the check-in. */
export function crossesMidnight(shift: Shift): boolean {
  return shift.checkOut <= shift.checkIn
}

/**
 * Resolves a shift's clock times. The work date is the date of the check-in; every other time is the nearest
 * one before or after it.
 */
export function shiftTimes(day: DayNumber, shift: Shift): ShiftTimes {
  const midnight = day * MINUTES_PER_DAY
  const { checkIn } = shift
  const checkOut = shift.checkOut + (crossesMidnight(shift) ? MINUTES_PER_DAY : 0)
  const before = shift.earliestIn > checkIn ? shift.earliestIn - MINUTES_PER_DAY : shift.earliestIn
  return {
    earliestIn: midnight + before,
    checkIn: midnight + checkIn,
    earliestOut: midnight + within(shift.earliestOut, checkIn, checkOut),
    checkOut: midnight + checkOut,
    halfFrom: midnight + within(shift.halfFrom, checkIn, checkOut),
    halfTo: midnight + within(shift.halfTo, checkIn, checkOut),
    allowedLate: shift.allowedLate,
    absenceMinutes: shift.absenceMinutes,
  }
}

/**
 * A clock time at or before the check-in is on the next day, unless only the check-in itself is inside the
 * shift.
 */
function within(clock: MinuteOfDay, checkIn: MinuteOfDay, checkOut: number): number {
  const nextDay = clock + MINUTES_PER_DAY
  return clock < checkIn || (clock === checkIn && nextDay <= checkOut) ? nextDay : clock
}

/** Moves the shift's times for half a day's leave. The earliest check-in never moves. */
export function moveForLeave(times: ShiftTimes, morning: boolean, afternoon: boolean): ShiftTimes {
  if (!morning && !afternoon) return times
  return {
    ...times,
    checkIn: morning ? times.halfTo : times.checkIn,
    earliestOut: afternoon ? times.halfFrom : times.earliestOut,
    checkOut: afternoon ? times.halfFrom : times.checkOut,
  }
}

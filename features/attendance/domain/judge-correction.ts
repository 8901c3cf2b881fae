import { MINUTES_PER_DAY } from '#engines/attendance/calendar.ts'
import { isFullDayLeave, type LeaveOfDay } from '#engines/attendance/day-leave.ts'
import { WINDOW_AFTER_CHECK_OUT } from '#engines/attendance/day-result.ts'
import { applyLeave } from '#engines/attendance/leave-hours.ts'
import { type ShiftTimes, shiftTimes } from '#engines/attendance/shift-times.ts'
import type { DayNumber, LocalMinute, Scan, Shift } from '#engines/attendance/types.ts'
import type { ClockSide } from '../contract/corrections.ts'
import type { CorrectionFault } from '../locales/corrections.ts'

/** What decides whether a day can be corrected. Days and minutes as in the engine. */
export interface DayToCorrect {
  day: DayNumber
  isEmployed: boolean
  doesNotClockIn: boolean
  isHoliday: boolean
  leave: LeaveOfDay
  shiftOn: (day: DayNumber) => Shift | null
  /** The counting scans around the day, without one that is left out by the correction. */
  scans: readonly Scan[]
  now: LocalMinute
}

/** The minutes in which a side's scans count: start included, end excluded. */
export interface Side {
  from: LocalMinute
  to: LocalMinute
  /** The shift's own time. */
  at: LocalMinute
}

/** A check-in can follow on one of the next three days. */
const DAYS_AHEAD = 3

/** The parts of the day's window, for each side; or why the day has none. The rules of the engine (`dayResult`). */
export function sidesOf(facts: DayToCorrect): Record<ClockSide, Side> | CorrectionFault {
  if (!facts.isEmployed) return 'not_employed'
  const shift = facts.shiftOn(facts.day)
  if (!shift) return 'no_shift'
  if (facts.isHoliday) return 'holiday'
  const { times, leave } = applyLeave(shiftTimes(facts.day, shift), facts.leave)
  if (isFullDayLeave(leave)) return 'leave'
  if (facts.doesNotClockIn) return 'does_not_clock_in'
  const end = windowEnd(facts, times)
  return {
    in: { from: times.earliestIn, to: Math.min(times.earliestOut, end), at: times.checkIn },
    out: { from: times.earliestOut, to: end, at: times.checkOut },
  }
}

function windowEnd({ day, shiftOn }: DayToCorrect, times: ShiftTimes): LocalMinute {
  let end = times.checkOut + WINDOW_AFTER_CHECK_OUT
  for (let next = day + 1; next <= day + DAYS_AHEAD; next++) {
    const shift = shiftOn(next)
    if (shift) end = Math.min(end, shiftTimes(next, shift).earliestIn)
  }
  return end
}

const minuteOf = ({ at }: Scan): LocalMinute => Math.floor(at / 60)
const isWithin = ({ from, to }: Side, minute: LocalMinute) => minute >= from && minute < to

/** Whether a side has a counting scan. */
export const hasScan = (side: Side, scans: readonly Scan[]): boolean =>
  scans.some((scan) => scan.counts && isWithin(side, minuteOf(scan)))

/**
 * The minute that a clock time ('HH:MM') means on a side of a day: the one inside its window, also on the day before or
 * after. Or why it cannot be added.
 */
export function minuteOfSide(facts: DayToCorrect, side: Side, time: string): LocalMinute | CorrectionFault {
  const clock = Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))
  const minutes = [-1, 0, 1, 2].map((days) => (facts.day + days) * MINUTES_PER_DAY + clock)
  const minute = minutes.find((candidate) => isWithin(side, candidate))
  if (minute === undefined) return 'outside_window'
  if (minute > facts.now) return 'in_future'
  return facts.scans.some((scan) => scan.counts && minuteOf(scan) === minute) ? 'has_scan' : minute
}

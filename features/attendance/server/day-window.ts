import { MINUTES_PER_DAY } from '#engines/attendance/calendar.ts'
import type { LeaveOfDay } from '#engines/attendance/day-leave.ts'
import { windowEnd } from '#engines/attendance/day-result.ts'
import { nextEarliestIn } from '#engines/attendance/derive-month.ts'
import { applyLeave } from '#engines/attendance/leave-hours.ts'
import { shiftTimes } from '#engines/attendance/shift-times.ts'
import type { DayNumber, Shift } from '#engines/attendance/types.ts'
import type { DayWindow } from '../contract/check-scans.ts'

interface Around {
  shiftOn: (day: DayNumber) => Shift | null
  leave: LeaveOfDay
}

/** The times of a shift that the engine judges the scans of a day by, in minutes from its midnight. */
export function windowOf(day: DayNumber, shift: Shift, { shiftOn, leave }: Around): DayWindow {
  const { times } = applyLeave(shiftTimes(day, shift), leave)
  const midnight = day * MINUTES_PER_DAY
  return {
    earliest_in: times.earliestIn - midnight,
    check_in: times.checkIn - midnight,
    earliest_out: times.earliestOut - midnight,
    check_out: times.checkOut - midnight,
    end: windowEnd(times, nextEarliestIn({ shiftOn }, day)) - midnight,
    allowed_late: times.allowedLate,
    absence_minutes: times.absenceMinutes,
  }
}

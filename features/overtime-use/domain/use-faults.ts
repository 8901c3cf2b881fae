import { minutesOfHours, placeHours } from '#engines/attendance/leave-hours.ts'
import { shiftTimes } from '#engines/attendance/shift-times.ts'
import type { Shift } from '#engines/attendance/types.ts'
import { clockSpan, type LeaveHours } from '#features/leave/domain/hours-of-leave.ts'

/** The shortest time off and its steps, in minutes. */
export const LEAST_MINUTES = 30
export const STEP_MINUTES = 15

/** What is wrong with the times of overtime that is used on a day with this shift. A whole shift may have any length. */
export function faultOfUse(
  hours: LeaveHours,
  shift: Shift,
): 'use_outside_shift' | 'use_too_short' | 'use_not_quarter' | null {
  const times = shiftTimes(0, shift)
  const { from, to } = placeHours(clockSpan(hours), times)
  if (from < times.checkIn || to > times.checkOut) return 'use_outside_shift'
  const { minutes, ofShift } = minutesOfHours(clockSpan(hours), shift)
  if (minutes > 0 && minutes === ofShift) return null
  if (minutes < LEAST_MINUTES) return 'use_too_short'
  return (to - from) % STEP_MINUTES === 0 ? null : 'use_not_quarter'
}

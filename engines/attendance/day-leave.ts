import type { DayLeave, DayNumber } from './types.ts'

export type HalfLeave = 'none' | 'paid' | 'unpaid'

/** The leave of each half of a date. A morning row and an afternoon row together are a full day. */
export type LeaveOfDay = { morning: HalfLeave; afternoon: HalfLeave }

export const NO_LEAVE: LeaveOfDay = { morning: 'none', afternoon: 'none' }

/** The leave of each date. A half that is both paid and unpaid leave is unpaid. */
export function leaveByDay(leaves: readonly DayLeave[]): Map<DayNumber, LeaveOfDay> {
  const days = new Map<DayNumber, LeaveOfDay>()
  for (const { day, part, paid } of leaves) {
    const leave = days.get(day) ?? NO_LEAVE
    days.set(day, {
      morning: part === 'afternoon' ? leave.morning : mergeHalf(leave.morning, paid),
      afternoon: part === 'morning' ? leave.afternoon : mergeHalf(leave.afternoon, paid),
    })
  }
  return days
}

function mergeHalf(half: HalfLeave, paid: boolean): HalfLeave {
  return paid && half !== 'unpaid' ? 'paid' : 'unpaid'
}

export function isFullDayLeave(leave: LeaveOfDay): boolean {
  return leave.morning !== 'none' && leave.afternoon !== 'none'
}

/** Half days of leave of one kind, 0..2. */
export function leaveHalves(leave: LeaveOfDay, kind: 'paid' | 'unpaid'): number {
  return (leave.morning === kind ? 1 : 0) + (leave.afternoon === kind ? 1 : 0)
}

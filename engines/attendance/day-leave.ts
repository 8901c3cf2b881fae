import type { ClockSpan, DayLeave, DayNumber } from './types.ts'

export type HalfLeave = 'none' | 'paid' | 'unpaid'

/** The leave of each half of a date, and paid hours. A morning row and an afternoon row together are a full day. */
export type LeaveOfDay = { morning: HalfLeave; afternoon: HalfLeave; hours?: readonly ClockSpan[] }

export const NO_LEAVE: LeaveOfDay = { morning: 'none', afternoon: 'none' }

/** The leave of each date. A half that is both paid and unpaid leave is unpaid. */
export function leaveByDay(leaves: readonly DayLeave[]): Map<DayNumber, LeaveOfDay> {
  const days = new Map<DayNumber, LeaveOfDay>()
  for (const one of leaves) {
    const { day, part, paid } = one
    const leave = days.get(day) ?? NO_LEAVE
    if (part === 'hours') {
      if (paid) days.set(day, { ...leave, hours: [...(leave.hours ?? []), one.hours] })
      continue
    }
    days.set(day, {
      ...leave,
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

import type { DayLeave, DayNumber } from './types.ts'

export type HalfLeave = 'none' | 'paid' | 'unpaid'

/** What leave a date has, half by half; a morning's and an afternoon's row are a whole day. */
export type LeaveOfDay = { morning: HalfLeave; afternoon: HalfLeave }

export const NO_LEAVE: LeaveOfDay = { morning: 'none', afternoon: 'none' }

/** The leave of each date. A half that is both paid and unpaid leave is unpaid. */
export function leaveByDay(leaves: readonly DayLeave[]): Map<DayNumber, LeaveOfDay> {
  const days = new Map<DayNumber, LeaveOfDay>()
  for (const { day, part, paid } of leaves) {
    const known = days.get(day) ?? NO_LEAVE
    days.set(day, {
      morning: part === 'afternoon' ? known.morning : join(known.morning, paid),
      afternoon: part === 'morning' ? known.afternoon : join(known.afternoon, paid),
    })
  }
  return days
}

function join(known: HalfLeave, paid: boolean): HalfLeave {
  return paid && known !== 'unpaid' ? 'paid' : 'unpaid'
}

export function isWholeLeave(leave: LeaveOfDay): boolean {
  return leave.morning !== 'none' && leave.afternoon !== 'none'
}

/** Half days of leave of one kind, 0..2. */
export function leaveHalves(leave: LeaveOfDay, kind: 'paid' | 'unpaid'): number {
  return (leave.morning === kind ? 1 : 0) + (leave.afternoon === kind ? 1 : 0)
}

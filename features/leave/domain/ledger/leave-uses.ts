import type { DayNumber } from '#engines/attendance/types.ts'
import { dayNumber, dayOfNumber } from '#kit/contract/days.ts'
import { type LeaveSpan, usedHalves } from '../leave-balance.ts'
import { HALF_UNITS, type LeaveUse } from './entries.ts'

/** A leave that was neither rejected nor cancelled. Without an id, or with one below zero, it is not stored. */
export interface StatedLeave extends LeaveSpan {
  id: number | null
  status: 'pending' | 'approved' | 'success'
}

/** In order of their first days; what is not stored comes last. */
export const byFirstDay = (a: StatedLeave, b: StatedLeave): number =>
  a.start_date.localeCompare(b.start_date) || orderOf(a) - orderOf(b)

const orderOf = ({ id }: StatedLeave) => (id === null || id < 0 ? Number.MAX_SAFE_INTEGER : id)

const UNITS_OF_HALVES = [0, HALF_UNITS, HALF_UNITS, 2 * HALF_UNITS] as const

/** What leave takes by day. A half day that was asked for several times is one of the first leave. Ordered by day. */
export function leaveUses(
  leaves: readonly StatedLeave[],
  isCounted: (day: DayNumber) => boolean,
  [first, last]: readonly [string, string] = ['0000-01-01', '9999-12-31'],
): LeaveUse[] {
  const taken = new Map<DayNumber, number>()
  const uses: LeaveUse[] = []
  for (const leave of [...leaves].sort(byFirstDay))
    for (const [day, halves] of usedHalves([leave], isCounted)) {
      const before = taken.get(day) ?? 0
      taken.set(day, before | halves)
      const units = UNITS_OF_HALVES[halves & ~before] ?? 0
      const text = dayOfNumber(day)
      if (units > 0 && text >= first && text <= last) uses.push({ day: text, units, leaveId: leave.id })
    }
  return uses.sort((a, b) => a.day.localeCompare(b.day))
}

/** Whether a leave has days in a range. */
export const isWithin = ({ start_date, end_date }: LeaveSpan, first: string, last: string): boolean =>
  dayNumber(start_date) <= dayNumber(last) && dayNumber(end_date) >= dayNumber(first)

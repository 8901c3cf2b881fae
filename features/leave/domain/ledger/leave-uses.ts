import type { DayNumber } from '#engines/attendance/types.ts'
import { dayNumber, dayOfNumber } from '#kit/contract/days.ts'
import { type LeaveSpan, usedHalves } from '../leave-balance.ts'
import { DAY_UNITS, HALF_UNITS, type LeaveUse } from './entries.ts'

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

/** The units that hours of leave take of a day that counts, at most a day's. */
export type HoursUnits = (day: DayNumber, hours: { from_time: string; to_time: string }) => number

/** What leave takes by day, together at most a whole day. A half day that was asked for several times is one of the first leave. Ordered by day. */
export function leaveUses(
  leaves: readonly StatedLeave[],
  isCounted: (day: DayNumber) => boolean,
  hoursUnits: HoursUnits = () => 0,
): LeaveUse[] {
  const taken = new Map<DayNumber, { halves: number; units: number }>()
  const uses: LeaveUse[] = []
  for (const leave of [...leaves].sort(byFirstDay))
    for (const [day, halves] of usedHalves([leave], isCounted)) {
      const before = taken.get(day) ?? { halves: 0, units: 0 }
      const { from_time, to_time } = leave
      const asked =
        from_time && to_time
          ? hoursUnits(day, { from_time, to_time })
          : (UNITS_OF_HALVES[halves & ~before.halves] ?? 0)
      const units = Math.min(asked, DAY_UNITS - before.units)
      taken.set(day, { halves: before.halves | halves, units: before.units + units })
      if (units > 0) uses.push({ day: dayOfNumber(day), units, leaveId: leave.id })
    }
  return uses.sort((a, b) => a.day.localeCompare(b.day))
}

/** Whether a leave has days in a range. */
export const isWithin = ({ start_date, end_date }: LeaveSpan, first: string, last: string): boolean =>
  dayNumber(start_date) <= dayNumber(last) && dayNumber(end_date) >= dayNumber(first)

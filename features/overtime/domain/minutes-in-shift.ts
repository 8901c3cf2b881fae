import { parseClock } from '#engines/attendance/calendar.ts'
import { spanMinutes } from './overtime-span.ts'

const MINUTES_PER_DAY = 1440
const NOON = 720

type ShiftTimes = { checkIn: number; checkOut: number } | null

const isNight = (shift: ShiftTimes): boolean => shift !== null && shift.checkOut <= shift.checkIn

/** Whether a span that starts at this time lies on the next calendar day: before noon on the date of a night shift. */
export const isOnNextDay = (fromTime: string, shift: ShiftTimes): boolean =>
  isNight(shift) && parseClock(fromTime) < NOON

/** The minutes of a span that lie inside the shift of its day. */
export function minutesInShift(span: { from_time: string; to_time: string }, shift: ShiftTimes): number {
  if (!shift) return 0
  const start = parseClock(span.from_time) + (isOnNextDay(span.from_time, shift) ? MINUTES_PER_DAY : 0)
  const end = start + spanMinutes(span.from_time, span.to_time)
  const out = isNight(shift) ? shift.checkOut + MINUTES_PER_DAY : shift.checkOut
  return Math.max(0, Math.min(end, out) - Math.max(start, shift.checkIn))
}

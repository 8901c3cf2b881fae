import { parseClock } from '#engines/attendance/calendar.ts'
import { spanMinutes } from './overtime-span.ts'

const MINUTES_PER_DAY = 1440
const NOON = 720

/** The minutes of a span that lie inside the shift of its day. A span before noon on the date of a night shift is on the next day. */
export function minutesInShift(
  span: { from_time: string; to_time: string },
  shift: { checkIn: number; checkOut: number } | null,
): number {
  if (!shift) return 0
  const isNight = shift.checkOut <= shift.checkIn
  const from = parseClock(span.from_time)
  const start = isNight && from < NOON ? from + MINUTES_PER_DAY : from
  const end = start + spanMinutes(span.from_time, span.to_time)
  const out = isNight ? shift.checkOut + MINUTES_PER_DAY : shift.checkOut
  return Math.max(0, Math.min(end, out) - Math.max(start, shift.checkIn))
}

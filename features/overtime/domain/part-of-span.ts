import { parseClock } from '#engines/attendance/calendar.ts'
import { spanMinutes } from './overtime-span.ts'

const MINUTES_PER_DAY = 1440

interface Times {
  from_time: string
  to_time: string
}

/**
 * Whether `part` lies inside the span, which begins on its date and can end on the next day. Equal times are a whole day, so a part of no
 * minutes lies in no shorter span.
 */
export function isPartOfSpan(part: Times, span: Times): boolean {
  const later = (parseClock(part.from_time) - parseClock(span.from_time) + MINUTES_PER_DAY) % MINUTES_PER_DAY
  return later + spanMinutes(part.from_time, part.to_time) <= spanMinutes(span.from_time, span.to_time)
}

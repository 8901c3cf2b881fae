import { addDays, countDays, earlierDay, laterDay } from '#kit/contract/days.ts'
import type { IsoDate } from './types.ts'

/** Number of calendar days that two ranges share. An end of null means open. */
export function sharedDays(from: IsoDate, to: IsoDate, otherFrom: IsoDate, otherTo: IsoDate | null): number {
  const first = laterDay(from, otherFrom)
  const last = otherTo === null ? to : earlierDay(to, otherTo)
  return first > last ? 0 : countDays(first, last)
}

/**
 * Full years from a start date to a day. An employee who started on 29 February completes a year on 1 March.
 */
export function fullYears(start: IsoDate, on: IsoDate): number {
  const reached = on.slice(5) >= start.slice(5)
  return Math.max(0, Number(on.slice(0, 4)) - Number(start.slice(0, 4)) - (reached ? 0 : 1))
}

/** Full months from a first to a last day, both included. From the 31st on, a shorter month is complete with its last day. */
export function fullMonths(first: IsoDate, last: IsoDate): number {
  const until = addDays(last, 1)
  const monthsOf = (day: IsoDate) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7))
  const isReached = until.slice(8) >= first.slice(8)
  return Math.max(0, monthsOf(until) - monthsOf(first) - (isReached ? 0 : 1))
}

/** Full months of service in the calendar year of a day; whoever stays is counted until the end of the year. */
export function monthsOfYear(start: IsoDate, end: IsoDate | null, day: IsoDate): number {
  const year = day.slice(0, 4)
  const last = `${year}-12-31`
  return fullMonths(laterDay(start, `${year}-01-01`), end === null ? last : earlierDay(end, last))
}

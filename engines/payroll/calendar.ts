import { countDays, earlierDay, laterDay } from '#kit/contract/days.ts'
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

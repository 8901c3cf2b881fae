import type { IsoDate } from './types.ts'

const pattern = /^\d{4}-\d{2}-\d{2}$/

const year = (day: IsoDate) => Number(day.slice(0, 4))
const month = (day: IsoDate) => Number(day.slice(5, 7))
const dayOfMonth = (day: IsoDate) => Number(day.slice(8, 10))

/** Whether this is a day of the calendar, written 'YYYY-MM-DD'. */
export function isDay(day: unknown): day is IsoDate {
  if (typeof day !== 'string' || !pattern.test(day)) return false
  const d = dayOfMonth(day)
  return d >= 1 && d <= daysInMonth(year(day), month(day))
}

function daysInMonth(y: number, m: number): number {
  if (m === 2) return y % 4 === 0 && (y % 100 !== 0 || y % 400 === 0) ? 29 : 28
  if (m < 1 || m > 12) return 0
  return m === 4 || m === 6 || m === 9 || m === 11 ? 30 : 31
}

/** Days since 1970-01-01. */
const dayNumber = (day: IsoDate) => Date.UTC(year(day), month(day) - 1, dayOfMonth(day)) / 86_400_000

/** Calendar days from one day to another, both counted; 0 or less when `to` is before `from`. */
export function daysBetween(from: IsoDate, to: IsoDate): number {
  return dayNumber(to) - dayNumber(from) + 1
}

/** The day `days` after (below 0: before) a day. */
export function addDays(day: IsoDate, days: number): IsoDate {
  return new Date((dayNumber(day) + days) * 86_400_000).toISOString().slice(0, 10)
}

/** Calendar days that two ranges share; an end of null is open. */
export function sharedDays(from: IsoDate, to: IsoDate, otherFrom: IsoDate, otherTo: IsoDate | null): number {
  const first = from > otherFrom ? from : otherFrom
  const last = otherTo !== null && otherTo < to ? otherTo : to
  return first > last ? 0 : daysBetween(first, last)
}

/** Whole years from a start date to a day. One who started on 29 February completes a year on 1 March. */
export function fullYears(start: IsoDate, on: IsoDate): number {
  const reached = on.slice(5) >= start.slice(5)
  return Math.max(0, year(on) - year(start) - (reached ? 0 : 1))
}

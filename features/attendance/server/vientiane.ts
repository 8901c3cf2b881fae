import { dayNumber, dayOfMinute, isoDate } from '#engines/attendance/calendar.ts'
import type { LocalMinute, LocalSecond } from '#engines/attendance/types.ts'

/** Vientiane is seven hours ahead of UTC, summer and winter. */
export const OFFSET_SECONDS = 7 * 3600

/** Seconds since 1970 by the wall clock in Vientiane. */
export const localSecondOf = (instant: Date): LocalSecond =>
  Math.floor(instant.getTime() / 1000) + OFFSET_SECONDS

export const localMinuteOf = (instant: Date): LocalMinute => Math.floor(localSecondOf(instant) / 60)

/** The date that it is in Vientiane. */
export const localDateOf = (instant: Date): string => isoDate(dayOfMinute(localMinuteOf(instant)))

/** A minute of the wall clock as seconds since 1970 in UTC, as PostgreSQL's to_timestamp takes them. */
export const utcSecondOf = (minute: LocalMinute): number => minute * 60 - OFFSET_SECONDS

/** The day so many days after (or before) a date. */
export const moveDate = (date: string, days: number): string => isoDate(dayNumber(date) + days)

export const firstOfMonth = (date: string): string => `${date.slice(0, 7)}-01`

export function lastOfMonth(date: string): string {
  const [year = 0, month = 1] = date.split('-').map(Number)
  return new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10)
}

/** The first days of the months that a range of dates touches. */
export function monthsOf(from: string, to: string): string[] {
  const months: string[] = []
  for (let month = firstOfMonth(from); month <= to; month = firstOfMonth(moveDate(month, 31)))
    months.push(month)
  return months
}

/** The earlier of two dates 'YYYY-MM-DD', which sort as texts. */
export const earlier = (a: string, b: string): string => (a < b ? a : b)

/** The later of two dates 'YYYY-MM-DD'. */
export const later = (a: string, b: string): string => (a > b ? a : b)

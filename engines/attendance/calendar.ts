import type { DayNumber, LocalMinute, LocalSecond, MinuteOfDay, Weekday } from './types.ts'

export const MINUTES_PER_DAY = 1440

const MILLISECONDS_PER_DAY = 86_400_000

/** '2026-04-01' → days since 1970-01-01. Throws RangeError on anything that is no calendar date. */
export function dayNumber(iso: string): DayNumber {
  const day = Date.parse(`${iso}T00:00:00Z`) / MILLISECONDS_PER_DAY
  if (!Number.isInteger(day) || isoDate(day) !== iso) throw new RangeError(`not a date: ${iso}`)
  return day
}

/** Days since 1970-01-01 → '2026-04-01'. */
export function isoDate(day: DayNumber): string {
  return new Date(day * MILLISECONDS_PER_DAY).toISOString().slice(0, 10)
}

/** Monday 1 … Sunday 7. */
export function weekday(day: DayNumber): Weekday {
  // 1970-01-01 was a Thursday.
  return (((((day + 3) % 7) + 7) % 7) + 1) as Weekday
}

/** '08:15' → 495. Throws RangeError on anything but 00:00 to 23:59. */
export function parseClock(clock: string): MinuteOfDay {
  if (!/^([01]\d|2[0-3]):[0-5]\d$/.test(clock)) throw new RangeError(`not a clock time: ${clock}`)
  return Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3))
}

/** 495 → '08:15'. */
export function formatClock(minute: MinuteOfDay): string {
  return `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`
}

/** '2026-04-01 08:15:59' (or with a T) → seconds since 1970-01-01 by the wall clock. Throws RangeError. */
export function parseLocalSecond(text: string): LocalSecond {
  const match = /^(\d{4}-\d\d-\d\d)[ T](\d\d:\d\d):([0-5]\d)$/.exec(text)
  if (!match) throw new RangeError(`not a local time: ${text}`)
  const [, date = '', clock = '', second = ''] = match
  return localMinute(dayNumber(date), parseClock(clock)) * 60 + Number(second)
}

/** The minute of a date at a clock time; a time beyond 24:00 lies on the days after. */
export function localMinute(day: DayNumber, minuteOfDay: number): LocalMinute {
  return day * MINUTES_PER_DAY + minuteOfDay
}

/** The calendar date that a minute lies on. */
export function dayOfMinute(at: LocalMinute): DayNumber {
  return Math.floor(at / MINUTES_PER_DAY)
}

/** → '2026-04-01 08:15'. */
export function formatLocalMinute(at: LocalMinute): string {
  const day = dayOfMinute(at)
  return `${isoDate(day)} ${formatClock(at - day * MINUTES_PER_DAY)}`
}

import { dayNumber, dayOfNumber } from '#kit/contract/days.ts'
import type { DayNumber, LocalMinute, LocalSecond, MinuteOfDay } from './types.ts'

export const MINUTES_PER_DAY = 1440

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

/** The minute of a date at a clock time. A time beyond 24:00 lies on a later day. */
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
  return `${dayOfNumber(day)} ${formatClock(at - day * MINUTES_PER_DAY)}`
}

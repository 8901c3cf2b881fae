import { formatClock, MINUTES_PER_DAY } from '#engines/attendance/calendar.ts'
import type { LocalMinute, LocalSecond } from '#engines/attendance/types.ts'
import { dayOfNumber, LAOS_OFFSET_SECONDS } from '#kit/contract/days.ts'

/** '00:00' to '23:59'. */
const CLOCK = Array.from({ length: MINUTES_PER_DAY }, (_, minute) => formatClock(minute))

/** Seconds since 1970 in wall-clock time in Laos, as in the engine. */
export const localSecondOf = (instant: Date): LocalSecond =>
  Math.floor(instant.getTime() / 1000) + LAOS_OFFSET_SECONDS

export const localMinuteOf = (instant: Date): LocalMinute => Math.floor(localSecondOf(instant) / 60)

/** A wall-clock minute as a PostgreSQL instant: 2026-04-01T08:15+07. */
export function instantText(minute: LocalMinute): string {
  const day = Math.floor(minute / MINUTES_PER_DAY)
  return `${dayOfNumber(day)}T${CLOCK[minute - day * MINUTES_PER_DAY]}+07`
}

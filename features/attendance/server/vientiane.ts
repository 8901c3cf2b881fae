import type { LocalMinute, LocalSecond } from '#engines/attendance/types.ts'
import { LAOS_OFFSET_SECONDS } from '#kit/contract/days.ts'

/** Seconds since 1970 by the wall clock in Laos, as the engine counts them. */
export const localSecondOf = (instant: Date): LocalSecond =>
  Math.floor(instant.getTime() / 1000) + LAOS_OFFSET_SECONDS

export const localMinuteOf = (instant: Date): LocalMinute => Math.floor(localSecondOf(instant) / 60)

/** A minute of the wall clock as seconds since 1970 in UTC, as PostgreSQL's to_timestamp takes them. */
export const utcSecondOf = (minute: LocalMinute): number => minute * 60 - LAOS_OFFSET_SECONDS

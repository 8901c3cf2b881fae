import type { DayNumber } from '#engines/attendance/types.ts'
import { dayNumber } from '#kit/contract/days.ts'

/** The most days of a pattern: eight weeks. */
export const MAX_PATTERN = 56

/** A pattern of shifts that repeats from its first day on, also before it; null is a day off. */
export interface Pattern {
  first_day: string
  pattern: readonly (number | null)[]
}

/** The shift of a day for an employee who is `offset` days ahead in the pattern. */
export function shiftOfPattern(
  { first_day, pattern }: Pattern,
  offset: number,
  day: DayNumber,
): number | null {
  const { length } = pattern
  const at = (((day - dayNumber(first_day) + offset) % length) + length) % length
  return pattern[at] ?? null
}

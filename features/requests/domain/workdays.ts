import { addDays, weekdayOf } from '#kit/contract/days.ts'

const FRIDAY = 5

/** Monday to Friday. The rest days of a company do not count here: they differ from person to person. */
export const isWorkday = (day: string): boolean => weekdayOf(day) <= FRIDAY

/** The working days after the day `from` up to the day `to`, both 'YYYY-MM-DD'. */
export function workdaysBetween(from: string, to: string): number {
  let count = 0
  for (let day = addDays(from, 1); day <= to; day = addDays(day, 1)) if (isWorkday(day)) count++
  return count
}

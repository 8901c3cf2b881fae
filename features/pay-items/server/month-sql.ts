import { firstOfMonth, lastOfMonth } from '#kit/contract/days.ts'

/** SQL of a day's month, 'YYYY-MM'. */
export const monthOfDay = (column: string): string => `to_char(${column}, 'YYYY-MM')`

/** The first and the last day of a range of months; null stays open. */
export const daysOfMonths = (range: {
  first_month: string | null
  last_month: string | null
}): { first_day: string | null; last_day: string | null } => ({
  first_day: range.first_month && firstOfMonth(range.first_month),
  last_day: range.last_month && lastOfMonth(range.last_month),
})

import { countDays, isDay } from '#kit/contract/days.ts'
export type ReportRangeFault = 'ends_before_start' | 'too_long'

/** A year and its leap day. */
export const LONGEST_REPORT_DAYS = 366

/** What is wrong with the days of a report; null where nothing is, or where one is no day. Both are 'YYYY-MM-DD' and in it. */
export function reportRangeFault(from: string, to: string): ReportRangeFault | null {
  if (!isDay(from) || !isDay(to)) return null
  const days = countDays(from, to)
  if (days < 1) return 'ends_before_start'
  return days > LONGEST_REPORT_DAYS ? 'too_long' : null
}

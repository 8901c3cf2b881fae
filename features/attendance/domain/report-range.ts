import { countDays, isDay } from '#kit/contract/days.ts'
export type ReportRangeFault = 'ends_before_start' | 'too_long'

/** A leap year. */
export const LONGEST_REPORT_DAYS = 366

/** The fault in the days of a report; null if there is none or a value is not a date. Both are 'YYYY-MM-DD', inclusive. */
export function reportRangeFault(from: string, to: string): ReportRangeFault | null {
  if (!isDay(from) || !isDay(to)) return null
  const days = countDays(from, to)
  if (days < 1) return 'ends_before_start'
  return days > LONGEST_REPORT_DAYS ? 'too_long' : null
}

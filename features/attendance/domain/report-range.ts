export type ReportRangeFault = 'ends_before_start' | 'too_long'

/** A year and its leap day. */
export const LONGEST_REPORT_DAYS = 366
const MILLISECONDS_PER_DAY = 86_400_000

/** What is wrong with the days of a report; null where nothing is. Both are 'YYYY-MM-DD' and in it. */
export function reportRangeFault(from: string, to: string): ReportRangeFault | null {
  const days = (Date.parse(to) - Date.parse(from)) / MILLISECONDS_PER_DAY + 1
  if (days < 1) return 'ends_before_start'
  return days > LONGEST_REPORT_DAYS ? 'too_long' : null
}

import { formatNumber } from '#kit/web/format.ts'
import type { DashboardText } from '../text.ts'

/** A number of days from today, negative in the past, in words: "in 8 days", "yesterday". */
export function whenOf(text: DashboardText['when'], days: number): string {
  if (days === 0) return text.today
  if (days === 1) return text.tomorrow
  if (days === -1) return text.yesterday
  const count = formatNumber(Math.abs(days), 0)
  return days > 0 ? text.inDays(count) : text.daysAgo(count)
}

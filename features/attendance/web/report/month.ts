import { firstOfMonth, lastOfMonth } from '#kit/contract/days.ts'

/** First and last day of a month for the report; the current month ends today. */
export function rangeOfMonth(month: string, today: string): { from: string; to: string } {
  return { from: firstOfMonth(month), to: today.startsWith(month) ? today : lastOfMonth(month) }
}

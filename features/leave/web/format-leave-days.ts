import { formatNumber } from '#kit/web/format.ts'

/** Days of leave: halves with one decimal, twelfths and hours with two. */
export function formatLeaveDays(days: number): string {
  if (Number.isInteger(days)) return formatNumber(days, 0)
  return formatNumber(days, Number.isInteger(days * 2) ? 1 : 2)
}

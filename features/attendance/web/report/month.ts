const DAY = 86_400_000
const two = (value: number) => String(value).padStart(2, '0')

/** 'YYYY-MM' some months later (or earlier, below zero). */
export function monthPlus(month: string, count: number): string {
  const months = Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1 + count
  return `${Math.floor(months / 12)}-${two((months % 12) + 1)}`
}

/** All days of a month 'YYYY-MM' as 'YYYY-MM-DD'. */
export function daysOfMonth(month: string): string[] {
  const first = Date.parse(`${month}-01`)
  const count = (Date.parse(`${monthPlus(month, 1)}-01`) - first) / DAY
  return Array.from({ length: count }, (_, index) => `${month}-${two(index + 1)}`)
}

/** Monday 1 … Sunday 7. */
export function weekdayOf(day: string): 1 | 2 | 3 | 4 | 5 | 6 | 7 {
  return (new Date(`${day}T00:00:00Z`).getUTCDay() || 7) as 1 | 2 | 3 | 4 | 5 | 6 | 7
}

/** First and last day of a month for the report; the present month ends today. */
export function rangeOfMonth(month: string, today: string): { from: string; to: string } {
  const last = daysOfMonth(month).at(-1) as string
  return { from: `${month}-01`, to: today.startsWith(month) ? today : last }
}

import { addDays, addMonths, firstOfMonth, isDay, lastOfMonth } from '#kit/contract/days.ts'

/** A period of days, inclusive, 'YYYY-MM-DD'. */
export interface Period {
  from: string
  to: string
}

/** The whole month `months` after that of the day (before it, if negative). */
export function monthOffset(day: string, months: number): Period {
  const month = addMonths(day, months)
  return { from: firstOfMonth(month), to: lastOfMonth(month) }
}

/**
 * The period after that of the last regular run: until the same day of the next month if that run paid a whole month of any
 * first day (26 March to 25 April), otherwise the rest of the calendar month. Without a run, the month of today.
 */
export function nextPeriod(last: Period | null, today: string): Period {
  if (!last) return monthOffset(today, 0)
  const from = addDays(last.to, 1)
  const sameDay = (months: number) => `${addMonths(last.from, months)}${last.from.slice(7)}`
  const isMonthly = from === sameDay(1) && isDay(sameDay(2))
  return { from, to: isMonthly ? addDays(sameDay(2), -1) : lastOfMonth(from) }
}

/** The month that a run pays, by its last day: month 1–12 and year. */
export function paidMonth({ to }: Period): { month: number; year: number } {
  return { month: Number(to.slice(5, 7)), year: Number(to.slice(0, 4)) }
}

import { addMonths, firstOfMonth, lastOfMonth } from '#kit/contract/days.ts'
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

/** The month that a run pays, by its last day: month 1–12 and year. */
export function paidMonth({ to }: Period): { month: number; year: number } {
  return { month: Number(to.slice(5, 7)), year: Number(to.slice(0, 4)) }
}

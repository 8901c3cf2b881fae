import { firstOfMonth, lastOfMonth, monthsOfRange } from '#kit/contract/days.ts'

/** Whole months: a month is derived completely the first time that one of its days is requested. */
export interface WorkRange {
  from: string
  to: string
  /** Their first days. */
  months: string[]
}

export function workRangeOf(from: string, to: string): WorkRange {
  return { from: firstOfMonth(from), to: lastOfMonth(to), months: monthsOfRange(from, to).map(firstOfMonth) }
}

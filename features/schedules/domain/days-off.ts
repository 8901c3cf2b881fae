import type { DayNumber } from '#engines/attendance/types.ts'
import { dayNumber, dayOfNumber, weekdayOfNumber } from '#kit/contract/days.ts'

/** When a day off is. A repeated one is valid from `from_date` to `to_date`; null means no limit. */
export interface DayOffRule {
  kind: 'weekly' | 'monthly' | 'annual' | 'regular'
  /** Monday is 1, Sunday is 7. */
  weekday: number | null
  month: number | null
  /** In a shorter month its last day. */
  month_day: number | null
  from_date: string | null
  to_date: string | null
}

/** The dates of a day off in a range of days, inclusive, in order. */
export function datesOff(rule: DayOffRule, from: DayNumber, to: DayNumber): DayNumber[] {
  const start = rule.from_date === null ? Number.NEGATIVE_INFINITY : dayNumber(rule.from_date)
  const end = rule.to_date === null ? lastWithoutEnd(rule.kind, start) : dayNumber(rule.to_date)
  const [first, last] = [Math.max(from, start), Math.min(to, end)]
  if (first > last) return []
  if (rule.kind === 'regular') return every(first, last, 1)
  if (rule.kind === 'weekly') return every(first + daysUntil(rule.weekday ?? 1, first), last, 7)
  return monthDays(rule, first, last).filter((day) => day >= first && day <= last)
}

/** A regular one without an end is a single day. */
const lastWithoutEnd = (kind: DayOffRule['kind'], start: DayNumber) =>
  kind === 'regular' ? start : Number.POSITIVE_INFINITY

const daysUntil = (wanted: number, day: DayNumber) => (wanted - weekdayOfNumber(day) + 7) % 7

function every(first: DayNumber, last: DayNumber, step: number): DayNumber[] {
  const days: DayNumber[] = []
  for (let day = first; day <= last; day += step) days.push(day)
  return days
}

/** The selected day of each month, from the first day's month to the last day's. */
function monthDays({ kind, month, month_day }: DayOffRule, first: DayNumber, last: DayNumber): DayNumber[] {
  const monthOf = (day: DayNumber) =>
    Number(dayOfNumber(day).slice(0, 4)) * 12 + Number(dayOfNumber(day).slice(5, 7)) - 1
  const months = every(monthOf(first), monthOf(last), 1)
  const meant = kind === 'annual' ? months.filter((at) => (at % 12) + 1 === month) : months
  return meant.map((at) => {
    const begins = firstOf(at)
    return begins + Math.min(month_day ?? 1, firstOf(at + 1) - begins) - 1
  })
}

/** The first day of a month, counted from the year 0. */
const firstOf = (at: number): DayNumber =>
  dayNumber(`${String(Math.floor(at / 12)).padStart(4, '0')}-${String((at % 12) + 1).padStart(2, '0')}-01`)

/** The dates that are off before or after a change, but not both. */
export function changedDates(
  before: DayOffRule | null,
  after: DayOffRule | null,
  from: DayNumber,
  to: DayNumber,
): DayNumber[] {
  const old = new Set(before ? datesOff(before, from, to) : [])
  const fresh = new Set(after ? datesOff(after, from, to) : [])
  const either = [...old].filter((day) => !fresh.has(day)).concat([...fresh].filter((day) => !old.has(day)))
  return either.sort((a, b) => a - b)
}

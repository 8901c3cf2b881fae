import { parseClock } from '#engines/attendance/calendar.ts'
import { addDays, dayNumber, monthOf } from '#kit/contract/days.ts'
import { MAX_DAYS_IN_ROW, overtimeLimitsOn, spanMinutes } from './overtime-span.ts'

export interface ClockSpan {
  employee_id: number
  work_date: string
  from_time: string
  to_time: string
}

export interface SpanFault {
  code:
    | 'overtime_day_limit'
    | 'overtime_month_limit'
    | 'overtime_days_in_row'
    | 'overtime_below_minimum'
    | 'overtime_overlaps'
    | 'overtime_outside_employment'
    | 'overtime_on_holiday'
  date: string
  minutes: number | null
  limit: number | null
  /** With `overtime_days_in_row`: the consecutive dates with overtime, from `date` on. */
  days?: number
}

/** Beyond these the permission of the labour authority is needed, so HR must give a reason. */
export const LEGAL_LIMITS: readonly string[] = [
  'overtime_day_limit',
  'overtime_month_limit',
  'overtime_days_in_row',
] satisfies SpanFault['code'][]

/** From start to end, in minutes since 1970. */
interface TimedSpan {
  start: number
  end: number
}

/** The spans of an employee by work date, and the minutes of days and months, where spans that overlap count once. */
export interface TimedSpans {
  byDay: Map<number, TimedSpan[]>
  minutes: Map<string, number>
}

const MINUTES_PER_DAY = 1440

function timed({ work_date, from_time, to_time }: ClockSpan) {
  const day = dayNumber(work_date)
  const start = day * MINUTES_PER_DAY + parseClock(from_time)
  return { day, start, end: start + spanMinutes(from_time, to_time) }
}

/** The spans that can overlap one of a day: a span of the day before can end after midnight. */
const spansNear = (own: TimedSpans | undefined, day: number): TimedSpan[] =>
  [day - 1, day, day + 1].flatMap((one) => own?.byDay.get(one) ?? [])

/** The minutes of a span that none of the others covers. */
function minutesBeside(others: readonly TimedSpan[], { start, end }: TimedSpan): number {
  let minutes = 0
  let from = start
  for (const other of others.toSorted((a, b) => a.start - b.start)) {
    minutes += Math.max(0, Math.min(other.start, end) - from)
    from = Math.max(from, other.end)
  }
  return minutes + Math.max(0, end - from)
}

/** Adds a span to those of its employee. */
export function addSpan(spans: Map<number, TimedSpans>, span: ClockSpan): void {
  const own = spans.get(span.employee_id) ?? { byDay: new Map(), minutes: new Map() }
  spans.set(span.employee_id, own)
  const { day, start, end } = timed(span)
  const minutes = minutesBeside(spansNear(own, day), { start, end })
  own.byDay.set(day, [...(own.byDay.get(day) ?? []), { start, end }])
  for (const key of [span.work_date, monthOf(span.work_date)])
    own.minutes.set(key, (own.minutes.get(key) ?? 0) + minutes)
}

/** The faults of a span beside those of its employee. A duplicate has the same day and times as one of them. */
export function spanFaults(
  own: TimedSpans | undefined,
  span: ClockSpan,
): { isDuplicate: boolean; faults: SpanFault[] } {
  const { work_date: date } = span
  const { day, start, end } = timed(span)
  const near = spansNear(own, day)
  const minutes = minutesBeside(near, { start, end })
  const isDuplicate = (own?.byDay.get(day) ?? []).some((one) => one.start === start && one.end === end)
  const faults: SpanFault[] = []
  if (near.some((one) => one.start < end && one.end > start))
    faults.push({ code: 'overtime_overlaps', date, minutes: null, limit: null })
  const limits = overtimeLimitsOn(date)
  const ofDay = (own?.minutes.get(date) ?? 0) + minutes
  if (limits && ofDay > limits.dayMinutes)
    faults.push({ code: 'overtime_day_limit', date, minutes: ofDay, limit: limits.dayMinutes })
  const ofMonth = (own?.minutes.get(monthOf(date)) ?? 0) + minutes
  if (limits && ofMonth > limits.monthMinutes)
    faults.push({
      code: 'overtime_month_limit',
      date: `${monthOf(date)}-01`,
      minutes: ofMonth,
      limit: limits.monthMinutes,
    })
  const row = daysInRow(own, day)
  if (limits && row.days > MAX_DAYS_IN_ROW)
    faults.push({
      ...{ code: 'overtime_days_in_row', date: addDays(date, -row.before), minutes: null, limit: null },
      days: row.days,
    })
  return { isDuplicate, faults }
}

/** The consecutive dates with overtime around a date, with it; and how many of them are before it. */
function daysInRow(own: TimedSpans | undefined, day: number): { days: number; before: number } {
  const count = (step: 1 | -1) => {
    let days = 0
    while ((own?.byDay.get(day + step * (days + 1)) ?? []).length > 0) days++
    return days
  }
  const before = count(-1)
  return { days: before + 1 + count(1), before }
}

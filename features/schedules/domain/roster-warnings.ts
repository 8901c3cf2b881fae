import type { DayNumber } from '#engines/attendance/types.ts'
import { weekdayOfNumber } from '#kit/contract/days.ts'

/** In the order of their weight. At most 48 hours and six days a week: Labour Law (2013); the rest between shifts is a custom, not a law. */
export const WARNING_CODES = [
  'outside_employment',
  'on_leave',
  'short_rest',
  'over_48_hours',
  'no_weekly_rest',
  'holiday',
] as const
export type WarningCode = (typeof WARNING_CODES)[number]

/** A shift in minutes after midnight of its day; an end on the next day is above 1440. */
export interface PlannedShift {
  start: number
  end: number
  workMinutes: number
}

/** A day as it is once the drafts are published. */
export interface PlannedDay {
  shift: PlannedShift | null
  /** A draft is published on this day. */
  isChanged: boolean
  /** On leave for the whole day. */
  isOnLeave: boolean
  isHoliday: boolean
}

/** Consecutive days of one employee, from a Monday to a Sunday. */
export interface PlannedDays {
  from: DayNumber
  days: readonly PlannedDay[]
  /** The days of the employment. */
  firstDay: DayNumber
  lastDay: DayNumber
}

/** `amount`: minutes of the week or between two shifts, days in a row; null where it means nothing. */
export interface PlanWarning {
  code: WarningCode
  day: DayNumber
  amount: number | null
}

const MINUTES_OF_DAY = 1440
/** Less time between two shifts is too short. */
export const SHORTEST_REST = 8 * 60
/** Working time of a week. */
export const LONGEST_WEEK = 48 * 60
/** So many days with a shift in a row have no day of rest in a week. */
const DAYS_OF_WEEK = 7

/** What to know before the drafts of an employee are published. Each warning concerns a day that changes, or a rule that such a day breaks. */
export function rosterWarnings(plan: PlannedDays): PlanWarning[] {
  return [...ofDays(plan), ...shortRests(plan), ...longWeeks(plan), ...daysInRow(plan)]
}

function ofDays({ from, days, firstDay, lastDay }: PlannedDays): PlanWarning[] {
  return days.flatMap(({ shift, isChanged, isOnLeave, isHoliday }, at): PlanWarning[] => {
    if (!shift || !isChanged) return []
    const day = from + at
    const codes: [WarningCode, boolean][] = [
      ['outside_employment', day < firstDay || day > lastDay],
      ['on_leave', isOnLeave],
      ['holiday', isHoliday],
    ]
    return codes.filter(([, holds]) => holds).map(([code]) => ({ code, day, amount: null }))
  })
}

function shortRests({ from, days }: PlannedDays): PlanWarning[] {
  return days.flatMap((day, at): PlanWarning[] => {
    const before = days[at - 1]
    if (!day.shift || !before?.shift || !(day.isChanged || before.isChanged)) return []
    const rest = MINUTES_OF_DAY + day.shift.start - before.shift.end
    return rest < SHORTEST_REST ? [{ code: 'short_rest', day: from + at, amount: rest }] : []
  })
}

function longWeeks({ from, days }: PlannedDays): PlanWarning[] {
  return days.flatMap((_, at): PlanWarning[] => {
    if (weekdayOfNumber(from + at) !== 1) return []
    const week = days.slice(at, at + DAYS_OF_WEEK)
    const minutes = week.reduce((sum, { shift }) => sum + (shift?.workMinutes ?? 0), 0)
    return minutes > LONGEST_WEEK && week.some(({ isChanged }) => isChanged)
      ? [{ code: 'over_48_hours', day: from + at, amount: minutes }]
      : []
  })
}

/** One warning for each unbroken row of shifts that is too long, on its seventh day. */
function daysInRow({ from, days }: PlannedDays): PlanWarning[] {
  const warnings: PlanWarning[] = []
  let first = 0
  for (let at = 0; at <= days.length; at += 1) {
    if (days[at]?.shift) continue
    const row = days.slice(first, at)
    if (row.length >= DAYS_OF_WEEK && row.some(({ isChanged }) => isChanged))
      warnings.push({ code: 'no_weekly_rest', day: from + first + DAYS_OF_WEEK - 1, amount: row.length })
    first = at + 1
  }
  return warnings
}

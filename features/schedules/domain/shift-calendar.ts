import type { DayNumber, Shift } from '#engines/attendance/types.ts'
import { weekdayOfNumber } from '#kit/contract/days.ts'

/** An employee's schedule from a first to a last day, inclusive; without a last day it is open-ended. */
export interface Assignment {
  employeeId: number
  scheduleId: number
  firstDay: DayNumber
  lastDay: DayNumber
  /** Through the position of the employee. */
  isByPosition?: boolean
}

/** The shifts of a schedule by weekday (index 1 … 7) from a first day until the next week of the schedule begins. */
export interface Week<S = Shift> {
  firstDay: DayNumber
  shifts: readonly (S | null)[]
}

/** The weeks of a schedule, earliest first, and the days of its validity. */
export interface ScheduleWeeks<S = Shift> {
  weeks: readonly Week<S>[]
  firstDay: DayNumber
  lastDay: DayNumber
}

/** The shift of an employee on a day; null is a rest day. It does not consider the employment. */
export interface ShiftCalendar<S = Shift> {
  shiftOn: (employeeId: number, day: DayNumber) => S | null
}

/** The published cells of the roster by employee and day; null is a day off. */
export type RosterCells<S = Shift> = ReadonlyMap<number, ReadonlyMap<DayNumber, S | null>>

/**
 * A published cell of the roster counts first, also on a date of rest: rostered employees have their days off in the roster. Otherwise, if
 * several assignments include a day, those of the employee alone count before those by position, and of each the one that started last, or
 * the first of the list; on a date of rest there is no shift.
 */
export function shiftCalendar<S = Shift>(
  schedules: ReadonlyMap<number, ScheduleWeeks<S>>,
  assignments: readonly Assignment[],
  isRest: (employeeId: number, day: DayNumber) => boolean = () => false,
  roster: RosterCells<S> = new Map(),
): ShiftCalendar<S> {
  const byEmployee = new Map<number, Assignment[]>()
  for (const assignment of [...assignments].sort(byRank)) {
    const assignments = byEmployee.get(assignment.employeeId)
    if (assignments) assignments.push(assignment)
    else byEmployee.set(assignment.employeeId, [assignment])
  }
  return {
    shiftOn(employeeId, day) {
      const cell = roster.get(employeeId)?.get(day)
      if (cell !== undefined) return cell
      const holds = ({ firstDay, lastDay }: Assignment) => firstDay <= day && day <= lastDay
      const schedule = schedules.get(byEmployee.get(employeeId)?.find(holds)?.scheduleId ?? 0)
      if (!schedule || day < schedule.firstDay || day > schedule.lastDay) return null
      const week = schedule.weeks.findLast(({ firstDay }) => firstDay <= day)
      const shift = week?.shifts[weekdayOfNumber(day)] ?? null
      return shift && isRest(employeeId, day) ? null : shift
    },
  }
}

const byRank = (a: Assignment, b: Assignment) =>
  Number(a.isByPosition ?? false) - Number(b.isByPosition ?? false) || b.firstDay - a.firstDay

import type { DayNumber } from '#engines/attendance/types.ts'
import { dayNumber, dayOfNumber } from '#kit/contract/days.ts'
import { nameOfCell, type TimedShift } from './roster-shifts.ts'

/** A day of an employee in the log; undefined: the schedule counts. */
export interface LoggedCell {
  employeeId: number
  date: string
  shiftId: number | null | undefined
}

/** Entries with more people say only how many cells there are. */
const MAX_LOGGED_PEOPLE = 200

/** Cells for the activity log, consecutive equal days as one: '2026-12-01 – 2026-12-06: A'. */
export function loggedCells(cells: readonly LoggedCell[], shifts: ReadonlyMap<number, TimedShift>): object {
  const byPerson = Map.groupBy(cells, ({ employeeId }) => employeeId)
  if (byPerson.size > MAX_LOGGED_PEOPLE) return { people: byPerson.size, cells: cells.length }
  return {
    roster: [...byPerson].map(([employee_id, own]) => ({ employee_id, shifts: textOf(own, shifts) })),
  }
}

interface Stretch {
  first: DayNumber
  last: DayNumber
  name: string
}

function textOf(cells: readonly LoggedCell[], shifts: ReadonlyMap<number, TimedShift>): string {
  const stretches: Stretch[] = []
  for (const { date, shiftId } of [...cells].sort((a, b) => (a.date < b.date ? -1 : 1))) {
    const day = dayNumber(date)
    const name = shiftId === undefined ? '' : nameOfCell(shifts, shiftId)
    const before = stretches.at(-1)
    if (before && before.last === day - 1 && before.name === name) before.last = day
    else stretches.push({ first: day, last: day, name })
  }
  return stretches
    .map(({ first, last, name }) => {
      const days = first === last ? dayOfNumber(first) : `${dayOfNumber(first)} – ${dayOfNumber(last)}`
      return name === '' ? days : `${days}: ${name}`
    })
    .join(', ')
}

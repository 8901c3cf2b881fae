import { deriveMonth } from '#engines/attendance/derive-month.ts'
import type { LocalMinute, MonthResult } from '#engines/attendance/types.ts'
import { dayNumber } from '#kit/contract/days.ts'
import type { StaleDays } from './claim-batch.ts'
import type { Facts } from './facts.ts'

export type DerivedEmployee = StaleDays & MonthResult

const NOTHING: MonthResult = { days: [], overtime: [] }

/** The results of an employee's days; empty for an employee that this company does not have. Outside the employment there are no shifts. */
export function deriveEmployee(stale: StaleDays, facts: Facts, asOf: LocalMinute): DerivedEmployee {
  const { employeeId } = stale
  const person = facts.people.get(employeeId)
  if (!person) return { ...stale, ...NOTHING }
  const { daysOff, shifts } = facts
  const isEmployed = (day: number) => day >= person.firstDay && day <= person.lastDay
  const result = deriveMonth({
    from: dayNumber(stale.from),
    to: dayNumber(stale.to),
    asOf,
    shiftOn: (day) => (isEmployed(day) ? shifts.shiftOn(employeeId, day) : null),
    isHoliday: (day) => daysOff.isHoliday(person, day),
    leaves: facts.leaves.get(employeeId) ?? [],
    scans: facts.scans.get(employeeId) ?? [],
    // Overtime requested outside the employment is not paid and must not take minutes from a date inside it.
    overtime: (facts.overtime.get(employeeId) ?? []).filter((span) => isEmployed(span.day)),
    doesNotClockIn: person.doesNotClockIn,
    settings: facts.settings,
  })
  return { ...stale, ...result }
}

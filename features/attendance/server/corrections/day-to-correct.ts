import { leaveByDay, NO_LEAVE } from '#engines/attendance/day-leave.ts'
import { dayNumber } from '#kit/contract/days.ts'
import type { DayToCorrect } from '../../domain/judge-correction.ts'
import type { Facts } from '../derivation/facts.ts'
import { localMinuteOf } from '../vientiane.ts'

/** What decides whether a day can be corrected; null for an unknown employee. */
export function dayToCorrect(facts: Facts, employeeId: number, workDate: string): DayToCorrect | null {
  const person = facts.people.get(employeeId)
  if (!person) return null
  const day = dayNumber(workDate)
  return {
    day,
    isEmployed: day >= person.firstDay && day <= person.lastDay,
    doesNotClockIn: person.doesNotClockIn,
    isHoliday: facts.daysOff.isHoliday(person, day),
    leave: leaveByDay(facts.leaves.get(employeeId) ?? []).get(day) ?? NO_LEAVE,
    shiftOn: (on) => facts.shifts.shiftOn(employeeId, on),
    scans: facts.scans.get(employeeId) ?? [],
    now: localMinuteOf(new Date()),
  }
}

import { z } from 'zod'
import { LEAVE_REQUESTS } from '#features/leave/server/index.ts'
import type { AskedAbout, AskedJudgement } from '#features/requests/server/index.ts'
import { addDays, dayNumber, formatDate, todayInLaos } from '#kit/contract/days.ts'
import { AppError } from '#kit/contract/errors.ts'
import { IsoDate } from '#kit/contract/scalars.ts'
import type { Tx } from '#kit/database/database.ts'
import { OUTSIDE_WORK_REFUSALS as TEXTS } from '../../locales/outside-work.ts'
import type { Facts } from '../derivation/facts.ts'
import { readFacts } from '../derivation/read-facts.ts'

/** Days after the first day on which an employee can still ask; HR can at any time. */
const ASK_UNTIL_DAYS = 3
/** A month: longer work at another place is a transfer. */
export const MAX_DAYS = 31

interface OutsideDays {
  first_day: string
  last_day: string
}

const TakenRow = z.object({ of_outside: IsoDate.nullable(), of_leave: IsoDate.nullable() })
export const OPEN = `status not in ('draft', 'rejected', 'cancelled')`
/** The first day of the range with other work outside, and with leave of the whole day. */
const TAKEN = `
  select
    (select min(greatest(first_day, $3)) from outside_work
     where company_id = $1 and employee_id = $2 and first_day <= $4 and last_day >= $3 and id <> $5 and ${OPEN}) as of_outside,
    (select min(greatest(start_date, $3)) from ${LEAVE_REQUESTS} taken
     where company_id = $1 and employee_id = $2 and start_date <= $4 and end_date >= $3 and part = 'full' and ${OPEN}) as of_leave`

/** Work outside for which an employee asks: its days, and what refuses it. Throws `not_found` for an unknown employee. */
export async function judgeOutsideWork(
  tx: Tx,
  { id, employee_id, language }: AskedAbout,
  { first_day: first, last_day: last }: OutsideDays,
): Promise<AskedJudgement> {
  const days = last < first ? [] : [{ firstDay: first, lastDay: last }]
  const refusal = (code: keyof typeof TEXTS, field: string, value = ''): AskedJudgement => ({
    figures: { shift_days: [] },
    days,
    refusals: [{ code, field, message: TEXTS[code][language](value) }],
  })
  if (last < first) return refusal('reversed', 'last_day')
  if (last > addDays(first, MAX_DAYS - 1)) return refusal('too_long', 'last_day', String(MAX_DAYS))
  const earliest = addDays(todayInLaos(), -ASK_UNTIL_DAYS)
  if (first < earliest) return refusal('too_late', 'first_day', formatDate(earliest))
  const facts = await readFacts(tx, [employee_id], first, last)
  if (facts.people.get(employee_id)?.doesNotClockIn) return refusal('does_not_clock_in', 'first_day')
  const shiftDays = shiftDaysOf(facts, employee_id, first, last)
  if (shiftDays.length === 0) return refusal('no_shift', 'first_day')
  const taken = await tx.one(TakenRow, TAKEN, [tx.companyId, employee_id, first, last, id])
  if (taken.of_outside) return refusal('overlaps', 'first_day', formatDate(taken.of_outside))
  if (taken.of_leave) return refusal('on_leave', 'first_day', formatDate(taken.of_leave))
  return { figures: { shift_days: shiftDays }, days, refusals: [] }
}

/** The dates on which the employee has a shift and no holiday. Throws `not_found` for an unknown employee. */
export function shiftDaysOf(facts: Facts, employeeId: number, first: string, last: string): string[] {
  const person = facts.people.get(employeeId)
  if (!person) throw new AppError('not_found')
  const days: string[] = []
  for (let date = first; date <= last; date = addDays(date, 1)) {
    const day = dayNumber(date)
    const isEmployed = day >= person.firstDay && day <= person.lastDay
    if (isEmployed && facts.shifts.shiftOn(employeeId, day) && !facts.daysOff.isHoliday(person, day))
      days.push(date)
  }
  return days
}

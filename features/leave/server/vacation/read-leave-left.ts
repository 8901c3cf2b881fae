import { z } from 'zod'
import { EMPLOYEES, LEAVE_AGREEMENTS } from '#features/employees/server/index.ts'
import { readDaysOff, readShifts } from '#features/schedules/server/index.ts'
import { dayNumber } from '#kit/contract/days.ts'
import { Id, IsoDate } from '#kit/contract/scalars.ts'
import type { Tx } from '#kit/database/database.ts'
import { LeavePart } from '../../contract.ts'
import {
  earnedAtEnd,
  type LeaveSpan,
  leaveBalance,
  type UsedHalves,
  usedHalves,
} from '../../domain/leave-balance.ts'

const Right = z.object({
  id: Id,
  name: z.string(),
  amount: z.number().nullable(),
  months_before_usable: z.int(),
})
const RIGHTS = `select id, name, amount::float8 as amount, months_before_usable from leave_type
  where company_id = $1 and deleted_at is null and category = 'annual' order by id`

const Person = z.object({
  id: Id,
  start_date: IsoDate,
  is_female: z.boolean(),
  agreements: z.array(z.object({ type: z.string().nullable(), days: z.number(), used: z.number() })),
})
const PEOPLE = `
  select e.id, e.start_date, coalesce(e.gender = 'female', false) as is_female, a.holidays as agreements
  from ${EMPLOYEES} e join ${LEAVE_AGREEMENTS} a on a.company_id = $1 and a.id = e.id
  where e.company_id = $1 and e.id = any ($2)`

const Taken = z.object({
  employee_id: Id,
  leave_type_id: Id,
  start_date: IsoDate,
  end_date: IsoDate,
  part: LeavePart,
})
const TAKEN = `
  select employee_id, leave_type_id, start_date, end_date, part from leave_request
  where company_id = $1 and employee_id = any ($2) and leave_type_id = any ($3) and status = 'success'
    and start_date <= $5 and end_date >= $4`

interface AnnualLeave {
  right: z.infer<typeof Right>
  person: z.infer<typeof Person>
  /** Approved leave of the year. */
  used: UsedHalves
}

/** The kinds of annual leave of each employee with the approved leave of a year, up to `until`. */
async function readAnnualLeave(
  tx: Tx,
  employeeIds: readonly number[],
  { year, until }: { year: string; until: string },
): Promise<AnnualLeave[]> {
  const rights = await tx.query(Right, RIGHTS, [tx.companyId])
  if (rights.length === 0 || employeeIds.length === 0) return []
  const [first, last] = [`${year}-01-01`, `${year}-12-31`]
  const people = await tx.query(Person, PEOPLE, [tx.companyId, employeeIds])
  const typeIds = rights.map(({ id }) => id)
  const taken = await tx.query(Taken, TAKEN, [tx.companyId, employeeIds, typeIds, first, last])
  const spans = new Map<string, LeaveSpan[]>()
  for (const { employee_id, leave_type_id, ...span } of taken) {
    const key = `${employee_id} ${leave_type_id}`
    spans.set(key, [...(spans.get(key) ?? []), span])
  }
  const away = [...new Set(taken.map(({ employee_id }) => employee_id))]
  const { shiftOn } = await readShifts(tx, first, last, away)
  const { isHoliday } = await readDaysOff(tx, first, last, away)
  const lastNumber = dayNumber(until)
  return people.flatMap((person) => {
    const day = { id: person.id, isFemale: person.is_female }
    return rights.map((right) => {
      const used = usedHalves(
        spans.get(`${person.id} ${right.id}`) ?? [],
        (date) => date <= lastNumber && shiftOn(person.id, date) !== null && !isHoliday(day, date),
      )
      return { right, person, used }
    })
  })
}

/**
 * The days of annual leave that each employee has left on a day, after the approved leave up to the end of its year.
 * Employees without annual leave, or with an unlimited one, are not in the answer.
 */
export async function readLeaveLeft(
  tx: Tx,
  employeeIds: readonly number[],
  on: string,
): Promise<Map<number, number>> {
  const year = on.slice(0, 4)
  const left = new Map<number, number>()
  for (const { right, person, used } of await readAnnualLeave(tx, employeeIds, {
    year,
    until: `${year}-12-31`,
  })) {
    const days = leaveBalance(right, person, used, on).left
    if (days !== null) left.set(person.id, (left.get(person.id) ?? 0) + days)
  }
  return left
}

/**
 * The half days of annual leave of somebody who leaves: earned by the days of employment in the year of the last day, and used until
 * then. Null without annual leave, or with an unlimited one.
 */
export async function readLeaveAtEnd(
  tx: Tx,
  employeeId: number,
  lastDay: string,
): Promise<{ earnedHalves: number; usedHalves: number } | null> {
  const kinds = await readAnnualLeave(tx, [employeeId], { year: lastDay.slice(0, 4), until: lastDay })
  const balances = kinds.flatMap(({ right, person, used }) => {
    const { earned, used: days } = leaveBalance(right, person, used, lastDay)
    return earned === null
      ? []
      : [{ earned: earnedAtEnd({ earned, used: days }, person.start_date, lastDay), days }]
  })
  if (balances.length === 0) return null
  const sum = (of: (one: (typeof balances)[number]) => number) =>
    balances.reduce((halves, one) => halves + Math.round(of(one) * 2), 0)
  return { earnedHalves: sum(({ earned }) => earned), usedHalves: sum(({ days }) => days) }
}

import { z } from 'zod'
import { EMPLOYEES, LEAVE_AGREEMENTS } from '#features/employees/server/index.ts'
import { readDaysOff, readShifts } from '#features/schedules/server/index.ts'
import { Id, IsoDate } from '#kit/contract/scalars.ts'
import type { Tx } from '#kit/database/database.ts'
import { LeavePart } from '../../contract.ts'
import { type LeaveSpan, leaveBalance, usedHalves } from '../../domain/leave-balance.ts'

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

/**
 * The days of annual leave that each employee has left on a day, after the approved leave up to the end of its year.
 * Employees without annual leave, or with an unlimited one, are not in the answer.
 */
export async function readLeaveLeft(
  tx: Tx,
  employeeIds: readonly number[],
  on: string,
): Promise<Map<number, number>> {
  const rights = await tx.query(Right, RIGHTS, [tx.companyId])
  const left = new Map<number, number>()
  if (rights.length === 0 || employeeIds.length === 0) return left
  const [first, last] = [`${on.slice(0, 4)}-01-01`, `${on.slice(0, 4)}-12-31`]
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
  for (const person of people) {
    const day = { id: person.id, isFemale: person.is_female }
    const balances = rights.map((right) => {
      const used = usedHalves(
        spans.get(`${person.id} ${right.id}`) ?? [],
        (date) => shiftOn(person.id, date) !== null && !isHoliday(day, date),
      )
      return leaveBalance(right, person, used, on).left
    })
    const limited = balances.filter((balance) => balance !== null)
    if (limited.length > 0)
      left.set(
        person.id,
        limited.reduce((sum, days) => sum + days, 0),
      )
  }
  return left
}

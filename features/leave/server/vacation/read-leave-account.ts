import { z } from 'zod'
import type { DayNumber } from '#engines/attendance/types.ts'
import { EMPLOYEES, LEAVE_AGREEMENTS } from '#features/employees/server/index.ts'
import { readDaysOff, readShifts } from '#features/schedules/server/index.ts'
import { dayNumber } from '#kit/contract/days.ts'
import { AppError } from '#kit/contract/errors.ts'
import { Id, IsoDate } from '#kit/contract/scalars.ts'
import type { Tx } from '#kit/database/database.ts'
import { LeavePart } from '../../contract.ts'
import { type LeaveAgreement, type LeaveRight, usedHalves } from '../../domain/leave-balance.ts'

/** An employee's leave of one type, over whole years. */
export interface LeaveAccount {
  right: LeaveRight & { by_date: boolean; first_date: string | null; last_date: string | null }
  employee: { start_date: string; agreements: LeaveAgreement[] }
  /** True for a day that counts: a day with a shift that is not a holiday; for maternity leave every day. */
  isCounted: (day: DayNumber) => boolean
  /** Leave that was neither rejected nor cancelled, in these years. */
  taken: ReadonlyMap<DayNumber, number>
}

const PartiesRow = z.object({
  id: Id,
  name: z.string(),
  amount: z.number().nullable(),
  months_before_usable: z.int(),
  category: z.string(),
  by_date: z.boolean(),
  first_date: IsoDate.nullable(),
  last_date: IsoDate.nullable(),
  start_date: IsoDate,
  is_female: z.boolean(),
  agreements: z.array(z.object({ type: z.string().nullable(), days: z.number(), used: z.number() })),
})
const TakenRow = z.object({ start_date: IsoDate, end_date: IsoDate, part: LeavePart })

const PARTIES = `
  select t.id, t.name, t.amount::float8 as amount, t.months_before_usable, t.category, t.by_date, t.first_date, t.last_date,
    e.start_date, coalesce(e.gender = 'female', false) as is_female, (select a.holidays from ${LEAVE_AGREEMENTS} a where a.company_id = $1 and a.id = e.id) as agreements
  from ${EMPLOYEES} e, leave_type t
  where e.company_id = $1 and e.id = $2 and e.deleted_at is null and t.company_id = $1 and t.id = $3 and t.deleted_at is null`

const TAKEN = `
  select start_date, end_date, part from leave_request
  where company_id = $1 and employee_id = $2 and leave_type_id = $3 and status not in ('rejected', 'cancelled') and id <> $6 and start_date <= $5
    and end_date >= $4`

/**
 * Reads the leave in the calendar years of the days `from`..`to` ('YYYY-MM-DD'). Throws `not_found` if the company
 * does not have the employee or the leave type. The leave `edited_id` is not counted.
 */
export async function readLeaveAccount(
  tx: Tx,
  {
    employee_id,
    leave_type_id,
    edited_id = 0,
  }: { employee_id: number; leave_type_id: number; edited_id?: number | undefined },
  from: string,
  to: string,
): Promise<LeaveAccount> {
  const parties = await tx.maybeOne(PartiesRow, PARTIES, [tx.companyId, employee_id, leave_type_id])
  if (!parties) throw new AppError('not_found')
  const { start_date, agreements, is_female, category, ...right } = parties
  const [first, last] = [`${from.slice(0, 4)}-01-01`, `${to.slice(0, 4)}-12-31`]
  const isCounted =
    category === 'maternity' ? () => true : await workdays(tx, { employee_id, is_female }, first, last)
  const leave = await tx.query(TakenRow, TAKEN, [
    ...[tx.companyId, employee_id, leave_type_id, first, last],
    edited_id,
  ])
  return { right, employee: { start_date, agreements }, isCounted, taken: usedHalves(leave, isCounted) }
}

type Person = { employee_id: number; is_female: boolean }

async function workdays(tx: Tx, { employee_id, is_female }: Person, from: string, to: string) {
  const { shiftOn } = await readShifts(tx, from, to, [employee_id])
  const { isHoliday } = await readDaysOff(tx, from, to, [employee_id])
  const person = { id: employee_id, isFemale: is_female }
  const [first, last] = [dayNumber(from), dayNumber(to)]
  return (day: DayNumber) =>
    day >= first && day <= last && shiftOn(employee_id, day) !== null && !isHoliday(person, day)
}

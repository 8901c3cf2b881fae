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

/** A leave type with its rules. */
export type LeaveRules = LeaveRight & {
  category: string
  by_date: boolean
  first_date: string | null
  last_date: string | null
}

/** An employee's leave of one type, over whole years. */
export interface LeaveAccount {
  right: LeaveRules
  employee: {
    start_date: string
    end_date: string | null
    gender: 'male' | 'female' | null
    agreements: LeaveAgreement[]
  }
  /** True for a day that counts: a day with a shift that is not a holiday; for maternity leave every day. */
  isCounted: (day: DayNumber) => boolean
  /** The leave behind `taken`, which may begin before these years or end after them. */
  leave: readonly StoredLeave[]
  /** Leave that was neither rejected nor cancelled, in these years. */
  taken: Map<DayNumber, number>
}

/** The leave of many employees in whole years. */
export interface LeaveAccounts {
  hasShift: (employeeId: number, day: DayNumber) => boolean
  isHoliday: (employeeId: number, day: DayNumber) => boolean
  /** Leave of every type that was neither rejected nor cancelled. */
  leaveOf: (employeeId: number) => readonly TakenLeave[]
  /** Throws `not_found` if the company does not have the employee. */
  requirePerson: (employeeId: number) => void
  /** The same object for the same employee and type. Throws `not_found`. */
  account: (employeeId: number, typeId: number) => LeaveAccount
}

const TypeRow = z.object({
  id: Id,
  name: z.string(),
  amount: z.number().nullable(),
  months_before_usable: z.int(),
  category: z.string(),
  by_date: z.boolean(),
  first_date: IsoDate.nullable(),
  last_date: IsoDate.nullable(),
})
const PersonRow = z.object({
  id: Id,
  start_date: IsoDate,
  end_date: IsoDate.nullable(),
  gender: z.enum(['male', 'female']).nullable(),
  agreements: z.array(z.object({ type: z.string().nullable(), days: z.number(), used: z.number() })),
})
export const TakenLeave = z.object({
  employee_id: Id,
  leave_type_id: Id,
  start_date: IsoDate,
  end_date: IsoDate,
  part: LeavePart,
})
export type TakenLeave = z.infer<typeof TakenLeave>
const StoredLeave = TakenLeave.extend({ id: Id, status: z.enum(['pending', 'approved', 'success']) })
type StoredLeave = z.infer<typeof StoredLeave>

const TYPES = `
  select t.id, t.name, t.amount::float8 as amount, t.months_before_usable, t.category, t.by_date, t.first_date, t.last_date
  from leave_type t where t.company_id = $1 and t.id = any($2) and t.deleted_at is null`

const PEOPLE = `
  select e.id, e.start_date, e.end_date, e.gender,
    (select a.holidays from ${LEAVE_AGREEMENTS} a where a.company_id = $1 and a.id = e.id) as agreements
  from ${EMPLOYEES} e where e.company_id = $1 and e.id = any($2) and e.deleted_at is null`

const TAKEN = `
  select id, status, employee_id, leave_type_id, start_date, end_date, part from leave_request
  where company_id = $1 and employee_id = any($2) and status not in ('rejected', 'cancelled', 'draft') and id <> $5 and start_date <= $4
    and end_date >= $3`

interface Asked {
  employeeIds: readonly number[]
  typeIds: readonly number[]
  /** 'YYYY-MM-DD'; the whole years are read. */
  from: string
  to: string
  /** Leave that is not counted: it is edited. */
  editedId?: number
}

/** Reads the leave of employees in the calendar years of some days, in a fixed number of statements. */
export async function readLeaveAccounts(tx: Tx, asked: Asked): Promise<LeaveAccounts> {
  const ids = [...new Set(asked.employeeIds)]
  const [first, last] = [`${asked.from.slice(0, 4)}-01-01`, `${asked.to.slice(0, 4)}-12-31`]
  const types = await tx.query(TypeRow, TYPES, [tx.companyId, [...new Set(asked.typeIds)]])
  const people = await tx.query(PersonRow, PEOPLE, [tx.companyId, ids])
  const taken = await tx.query(StoredLeave, TAKEN, [tx.companyId, ids, first, last, asked.editedId ?? 0])
  const { shiftOn } = await readShifts(tx, first, last, ids)
  const daysOff = await readDaysOff(tx, first, last, ids)
  const typeOf = new Map(types.map((type) => [type.id, type]))
  const personOf = new Map(people.map((person) => [person.id, person]))
  const leave = Map.groupBy(taken, ({ employee_id }) => employee_id)
  const [from, to] = [dayNumber(first), dayNumber(last)]
  const isHoliday = (id: number, day: DayNumber) =>
    daysOff.isHoliday({ id, isFemale: personOf.get(id)?.gender === 'female' }, day)
  const hasShift = (id: number, day: DayNumber) => day >= from && day <= to && shiftOn(id, day) !== null
  const accounts = new Map<string, LeaveAccount>()
  const leaveOf = (id: number) => leave.get(id) ?? []
  function account(employeeId: number, typeId: number): LeaveAccount {
    const key = `${employeeId} ${typeId}`
    const cached = accounts.get(key)
    if (cached) return cached
    const [employee, right] = [personOf.get(employeeId), typeOf.get(typeId)]
    if (!employee || !right) throw new AppError('not_found')
    const isCounted = (day: DayNumber) =>
      right.category === 'maternity' || (hasShift(employeeId, day) && !isHoliday(employeeId, day))
    const own = leaveOf(employeeId).filter(({ leave_type_id }) => leave_type_id === typeId)
    const added = { right, employee, isCounted, leave: own, taken: usedHalves(own, isCounted) }
    accounts.set(key, added)
    return added
  }
  const requirePerson = (id: number) => {
    if (!personOf.has(id)) throw new AppError('not_found')
  }
  return { hasShift, isHoliday, leaveOf, requirePerson, account }
}

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
  const asked = { employeeIds: [employee_id], typeIds: [leave_type_id], from, to, editedId: edited_id }
  return (await readLeaveAccounts(tx, asked)).account(employee_id, leave_type_id)
}

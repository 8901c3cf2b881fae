import { z } from 'zod'
import type { DayNumber, Shift } from '#engines/attendance/types.ts'
import { COMPANY_SETTINGS } from '#features/companies/server/index.ts'
import { EMPLOYEES, LEAVE_AGREEMENTS } from '#features/employees/server/index.ts'
import { readDaysOff, readShifts } from '#features/schedules/server/index.ts'
import { dayNumber, dayOfNumber, earlierDay, todayInLaos } from '#kit/contract/days.ts'
import { AppError } from '#kit/contract/errors.ts'
import { Id, IsoDate } from '#kit/contract/scalars.ts'
import type { Tx } from '#kit/database/database.ts'
import { LEAVE_TIMES, LeavePart, LeaveSmallest } from '../../contract.ts'
import { unitsOfHours } from '../../domain/hours-of-leave.ts'
import type { LeaveAgreement } from '../../domain/leave-balance.ts'
import type { Closing } from '../../domain/ledger/close-year.ts'
import { firstYear } from '../../domain/ledger/due-entries.ts'
import type { LedgerEntry } from '../../domain/ledger/entries.ts'
import type { HoursUnits } from '../../domain/ledger/leave-uses.ts'
import { Account, type AccountFacts, type AccountRight } from '../../domain/ledger/open-account.ts'
import { serviceBands } from '../../domain/ledger/service-bands.ts'
import { readClosings } from '../closing/read-closings.ts'
import { LEAVE_TIME_COLUMNS } from '../leave-times.ts'
import { type AccountEntry, readEntries } from './stored-entries.ts'

/** A leave type with its rules. */
export type LeaveRules = AccountRight & {
  category: string
  by_date: boolean
  first_date: string | null
  last_date: string | null
  /** The smallest part of a day that employees can ask for. */
  smallest: LeaveSmallest
  is_paid: boolean
  /** Days that an employee may take beyond the balance. */
  negative_limit: number
  /** HR can pay it with money. */
  may_encash: boolean
  /** Days before the leave begins by which employees ask for it; null: any. */
  notice_days: number | null
  /** At most these days in a row; null: any. */
  max_in_row: number | null
}

/** An employee's leave of one type. */
export interface LeaveAccount {
  right: LeaveRules
  employee: AccountFacts['employee'] & {
    gender: 'male' | 'female' | null
    department_id: number | null
    agreements: LeaveAgreement[]
  }
  /** True for a day that counts: a day with a shift that is not a holiday; for maternity leave every day. Only while employed. */
  isCounted: (day: DayNumber) => boolean
  /** What hours of leave take of a day. */
  hoursUnits: HoursUnits
  ledger: Account
}

/** The leave of many employees. */
export interface LeaveAccounts {
  hasShift: (employeeId: number, day: DayNumber) => boolean
  /** Null without a shift, and outside the years that were read. */
  shiftOn: (employeeId: number, day: DayNumber) => Shift | null
  isHoliday: (employeeId: number, day: DayNumber) => boolean
  /** Leave of every type that was neither rejected nor cancelled. */
  leaveOf: (employeeId: number) => readonly TakenLeave[]
  /** Throws `not_found` if the company does not have the employee. */
  requirePerson: (employeeId: number) => void
  people: () => readonly number[]
  /** The company's day until which leave is carried over. */
  setting: string | null
  /** The same object for the same employee and type. Throws `not_found`. */
  account: (employeeId: number, typeId: number) => LeaveAccount
}

const RIGHT_COLUMNS = `t.id, t.name, t.amount::float8 as amount, t.months_before_usable, t.category, t.by_date, t.first_date, t.last_date,
  t.accrual, t.carry, t.carry_cap::float8 as carry_cap, t.carry_months, coalesce(t.negative_limit, 0)::float8 as negative_limit,
  t.may_encash, t.smallest, t.is_paid, t.notice_days, t.max_in_row::float8 as max_in_row, t.by_service as bands`
const TypeRow = z.object({
  id: Id,
  name: z.string(),
  amount: z.number().nullable(),
  months_before_usable: z.int(),
  category: z.string(),
  by_date: z.boolean(),
  first_date: IsoDate.nullable(),
  last_date: IsoDate.nullable(),
  accrual: z.enum(['yearly', 'prorated', 'monthly', 'none']),
  carry: z.enum(['none', 'until_date', 'months']),
  carry_cap: z.number().nullable(),
  carry_months: z.int().nullable(),
  negative_limit: z.number(),
  may_encash: z.boolean(),
  smallest: LeaveSmallest,
  is_paid: z.boolean(),
  notice_days: z.int().nullable(),
  max_in_row: z.number().nullable(),
  bands: z.string(),
})
const PersonRow = z.object({
  id: Id,
  start_date: IsoDate,
  end_date: IsoDate.nullable(),
  gender: z.enum(['male', 'female']).nullable(),
  department_id: Id.nullable(),
  agreements: z.array(z.object({ type: z.string().nullable(), days: z.number(), used: z.number() })),
})
export const TakenLeave = z.object({
  employee_id: Id,
  leave_type_id: Id,
  start_date: IsoDate,
  end_date: IsoDate,
  part: LeavePart,
  ...LEAVE_TIMES,
})
export type TakenLeave = z.infer<typeof TakenLeave>
const StoredLeave = TakenLeave.extend({ id: Id, status: z.enum(['pending', 'approved', 'success']) })

const TYPES = `
  select ${RIGHT_COLUMNS} from leave_type t where t.company_id = $1 and t.id = any($2) and t.deleted_at is null order by t.id`

const people = (hidden: boolean) => `
  select e.id, e.start_date, e.end_date, e.gender, e.department_id,
    (select a.holidays from ${LEAVE_AGREEMENTS} a where a.company_id = $1 and a.id = e.id) as agreements
  from ${EMPLOYEES} e where e.company_id = $1 and e.id = any($2)${hidden ? '' : ' and e.deleted_at is null'}`

const TAKEN = `
  select id, status, employee_id, leave_type_id, start_date, end_date, part, ${LEAVE_TIME_COLUMNS}
  from leave_request
  where company_id = $1 and employee_id = any($2) and status = any($6) and id <> $5 and start_date <= $4 and end_date >= $3`

const SettingRow = z.object({ carry_over_valid_until: IsoDate.nullable() })
const SETTING = `select carry_over_valid_until from ${COMPANY_SETTINGS} company_setting where company_id = $1`

const readTypes = async (tx: Tx, sql: string, values: unknown[]): Promise<LeaveRules[]> =>
  (await tx.query(TypeRow, sql, values)).map((type) => ({ ...type, bands: serviceBands(type.bands) }))

const ALL_TYPES = `
  select ${RIGHT_COLUMNS} from leave_type t where t.company_id = $1 and t.deleted_at is null order by t.id`

/** The rules of the company's leave types, and its day until which leave is carried over. */
export async function readRules(tx: Tx): Promise<{ types: LeaveRules[]; setting: string | null }> {
  const types = await readTypes(tx, ALL_TYPES, [tx.companyId])
  const setting = (await tx.maybeOne(SettingRow, SETTING, [tx.companyId]))?.carry_over_valid_until ?? null
  return { types, setting }
}

interface Asked {
  employeeIds: readonly number[]
  typeIds: readonly number[]
  /** 'YYYY-MM-DD': the days whose balances are asked for; the whole years are read, with those that they follow from. */
  from: string
  to: string
  /** Leave that is not counted: it is edited. */
  editedId?: number
  /** Only approved leave counts; otherwise also what waits for a decision. */
  approvedOnly?: boolean
  /** Leave after this day does not count. */
  until?: string
  /** Hidden employees too. */
  hidden?: boolean
  /** Entries that are not stored yet, such as time off for overtime of a month that is open. */
  provisional?: readonly AccountEntry[]
  /** Without leave and calendars: for what the rules give. */
  rulesOnly?: boolean
}

/** The years that must be read: from the first of any ledger, to the last in which a day of the asked years can be taken. */
function yearsOf(
  asked: Asked,
  types: readonly AccountRight[],
  entries: ReadonlyMap<string, readonly LedgerEntry[]>,
  { today, closings }: { today: string; closings: readonly Closing[] },
) {
  const year = asked.from.slice(0, 4)
  // A closed year is read with the years from which it follows.
  const before = closings.filter((closing) => closing.year < year).at(-1)
  const firsts = [...entries.values()].map((own) => firstYear(own, today, before))
  const first = [year, today.slice(0, 4), ...firsts].sort()[0] as string
  const months = Math.max(
    0,
    ...types.map(({ carry, carry_months }) => (carry === 'none' ? 0 : (carry_months ?? 12))),
  )
  const ends = [...entries.values()]
    .flat()
    .map(({ expires_on, from_day }) => (expires_on ?? from_day).slice(0, 4))
  const carried = String(Number(asked.to.slice(0, 4)) + Math.ceil(months / 12))
  return { first, last: [carried, ...ends].sort().at(-1) as string }
}

/**
 * Reads the accounts of leave of employees: the only reader of what is left. A fixed number of statements. Leave types that are deleted
 * and employees of other companies are not in it.
 */
export async function readLeaveAccounts(tx: Tx, asked: Asked): Promise<LeaveAccounts> {
  const ids = [...new Set(asked.employeeIds)]
  const today = todayInLaos()
  const types = await readTypes(tx, TYPES, [tx.companyId, [...new Set(asked.typeIds)]])
  const persons = await tx.query(PersonRow, people(asked.hidden === true), [tx.companyId, ids])
  const entries = await readEntries(
    tx,
    ids,
    types.map(({ id }) => id),
  )
  const stored = Map.groupBy(
    [...entries, ...(asked.provisional ?? [])],
    ({ employee_id, leave_type_id }) => `${employee_id} ${leave_type_id}`,
  )
  const setting = (await tx.maybeOne(SettingRow, SETTING, [tx.companyId]))?.carry_over_valid_until ?? null
  const closings = await readClosings(tx)
  const years = yearsOf(asked, types, stored, { today, closings })
  const [first, last] = [`${years.first}-01-01`, `${years.last}-12-31`]
  const states = asked.approvedOnly ? ['success'] : ['pending', 'approved', 'success']
  const seen = asked.rulesOnly ? [] : ids
  const taken = await tx.query(StoredLeave, TAKEN, [
    ...[tx.companyId, seen, first, last, asked.editedId ?? 0, states],
  ])
  const { shiftOn } = await readShifts(tx, first, last, seen)
  const daysOff = await readDaysOff(tx, first, last, seen)
  const typeOf = new Map(types.map((type) => [type.id, type]))
  const personOf = new Map(persons.map((person) => [person.id, person]))
  const leave = Map.groupBy(taken, ({ employee_id }) => employee_id)
  const [from, to] = [dayNumber(first), dayNumber(last)]
  const until = dayNumber(asked.until === undefined ? last : earlierDay(asked.until, last))
  const isHoliday = (id: number, day: DayNumber) =>
    daysOff.isHoliday({ id, isFemale: personOf.get(id)?.gender === 'female' }, day)
  const shiftOf = (id: number, day: DayNumber) => (day >= from && day <= to ? shiftOn(id, day) : null)
  const hasShift = (id: number, day: DayNumber) => shiftOf(id, day) !== null
  const accounts = new Map<string, LeaveAccount>()
  const leaveOf = (id: number) => leave.get(id) ?? []

  function account(employeeId: number, typeId: number): LeaveAccount {
    const key = `${employeeId} ${typeId}`
    const cached = accounts.get(key)
    if (cached) return cached
    const [employee, right] = [personOf.get(employeeId), typeOf.get(typeId)]
    if (!employee || !right) throw new AppError('not_found')
    const isEmployed = (day: DayNumber) => employee.end_date === null || dayOfNumber(day) <= employee.end_date
    const isCounted = (day: DayNumber) =>
      day <= until &&
      (right.category === 'maternity' || (hasShift(employeeId, day) && !isHoliday(employeeId, day))) &&
      isEmployed(day)
    const own = leaveOf(employeeId).filter(({ leave_type_id }) => leave_type_id === typeId)
    const hoursUnits: HoursUnits = (day, hours) => unitsOfHours(hours, shiftOf(employeeId, day))
    const facts = {
      right,
      employee,
      entries: stored.get(key) ?? [],
      leave: own,
      isCounted,
      hoursUnits,
      today,
    }
    const ledger = new Account({ ...facts, setting, closings })
    const added = { right, employee, isCounted, hoursUnits, ledger }
    accounts.set(key, added)
    return added
  }
  const requirePerson = (id: number) => {
    if (!personOf.has(id)) throw new AppError('not_found')
  }
  return {
    ...{ hasShift, shiftOn: shiftOf, isHoliday, leaveOf, requirePerson, account, setting },
    people: () => [...personOf.keys()],
  }
}

/**
 * Reads one account, for the balances on the days `from`..`to` ('YYYY-MM-DD'). Throws `not_found` if the company does not have the
 * employee or the leave type. The leave `edited_id` is not counted.
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

import { z } from 'zod'
import type { DayResult } from '#engines/attendance/types.ts'
import { dayOfNumber } from '#kit/contract/days.ts'
import { Id } from '#kit/contract/scalars.ts'
import type { Tx } from '#kit/database/database.ts'
import { Day } from '#kit/database/row-types.ts'
import type { DerivedEmployee } from './derive-employee.ts'

/** What pay depends on in a day: minutes and half days. */
export const WatchedDay = z.object({
  result: z.string(),
  late: z.int(),
  early: z.int(),
  night: z.int(),
  present: z.int(),
  absent: z.int(),
  paid: z.int(),
  unpaid: z.int(),
  holiday: z.int(),
})
export type WatchedDay = z.infer<typeof WatchedDay>

/** A stored day, or the overtime minutes of a day that are paid with money (all multipliers), that a derivation changes; null: there is none. */
export type DayChange = { employeeId: number; day: string } & (
  | { kind: 'day'; was: WatchedDay | null; now: WatchedDay | null }
  | { kind: 'overtime'; was: number; now: number }
)

interface Range {
  from: string
  to: string
}

export interface DayWatch {
  /** The days to watch within a range; called in the transaction that changes days. */
  daysOf: (tx: Tx, range: Range) => Promise<Range[]>
  /** Records changed days in the same transaction. */
  record: (tx: Tx, changes: readonly DayChange[]) => Promise<void>
}

let watch: DayWatch | null = null

/** Payroll, a later feature, watches the days of locked runs. */
export function watchDays(by: DayWatch): void {
  watch = by
}

const StoredDay = WatchedDay.extend({ employee_id: Id, work_date: Day })
const StoredOvertime = z.object({ employee_id: Id, work_date: Day, minutes: z.int(), weighted: z.int() })

const DAYS = `
  select d.employee_id, d.work_date, d.result, d.late_minutes as late, d.early_minutes as early, d.night_minutes as night,
    d.present_halves as present, d.absent_halves as absent, d.paid_leave_halves as paid, d.unpaid_leave_halves as unpaid,
    d.holiday_halves as holiday
  from unnest($2::bigint[], $3::date[], $4::date[]) as r(employee_id, first_day, last_day)
  join day_result d on d.company_id = $1 and d.employee_id = r.employee_id and d.work_date between r.first_day and r.last_day`

const OVERTIME = `
  select o.employee_id, o.work_date, sum(o.minutes)::int as minutes,
    sum(o.minutes * o.multiplier)::int as weighted
  from unnest($2::bigint[], $3::date[], $4::date[]) as r(employee_id, first_day, last_day)
  join overtime_result o on o.company_id = $1 and o.employee_id = r.employee_id and o.work_date between r.first_day and r.last_day
    and o.pay_type = 'cash'
  group by o.employee_id, o.work_date`

/**
 * The stored days of these ranges that somebody watches. The result records, after the new ones are written, what differs. Reads
 * nothing where no day is watched.
 */
export async function readWatched(
  tx: Tx,
  derived: readonly DerivedEmployee[],
): Promise<{ record: () => Promise<void> }> {
  const current = watch
  const ranges = current && derived.length > 0 ? await current.daysOf(tx, rangeOf(derived)) : []
  if (!current || ranges.length === 0) return { record: async () => {} }
  const params = [
    ...[tx.companyId, derived.map((one) => one.employeeId)],
    ...[derived.map((one) => one.from), derived.map((one) => one.to)],
  ]
  const days = await tx.query(StoredDay, DAYS, params)
  const overtime = await tx.query(StoredOvertime, OVERTIME, params)
  const isWatched = (day: string) => ranges.some(({ from, to }) => from <= day && day <= to)
  return {
    async record() {
      const changes = [
        ...changedDays(derived, days, isWatched),
        ...changedOvertime(derived, overtime, isWatched),
      ]
      if (changes.length > 0) await current.record(tx, changes)
    },
  }
}

function rangeOf(derived: readonly DerivedEmployee[]): Range {
  return {
    from: derived.map(({ from }) => from).sort()[0] ?? '',
    to:
      derived
        .map(({ to }) => to)
        .sort()
        .at(-1) ?? '',
  }
}

const watched = (day: DayResult): WatchedDay => ({
  result: day.result,
  late: day.lateMinutes,
  early: day.earlyMinutes,
  night: day.nightMinutes,
  present: day.presentHalves,
  absent: day.absentHalves,
  paid: day.paidLeaveHalves,
  unpaid: day.unpaidLeaveHalves,
  holiday: day.holidayHalves,
})

const FIELDS = Object.keys(WatchedDay.shape) as (keyof WatchedDay)[]
const isEqual = (a: WatchedDay | null, b: WatchedDay | null) =>
  a === b || (a !== null && b !== null && FIELDS.every((name) => a[name] === b[name]))

type IsWatched = (day: string) => boolean

/** Adds values by employee and day. */
function byDay<Value>() {
  const values = new Map<string, { employeeId: number; day: string; value: Value }>()
  const keyOf = (employeeId: number, day: string) => `${employeeId} ${day}`
  return {
    values,
    get: (employeeId: number, day: string) => values.get(keyOf(employeeId, day))?.value,
    set: (employeeId: number, day: string, value: Value) =>
      values.set(keyOf(employeeId, day), { employeeId, day, value }),
  }
}

function changedDays(
  derived: readonly DerivedEmployee[],
  stored: readonly z.infer<typeof StoredDay>[],
  isWatched: IsWatched,
): DayChange[] {
  const before = byDay<WatchedDay>()
  for (const { employee_id, work_date, ...facts } of stored)
    if (isWatched(work_date)) before.set(employee_id, work_date, facts)
  const after = byDay<WatchedDay>()
  for (const { employeeId, days } of derived)
    for (const day of days)
      if (isWatched(dayOfNumber(day.day))) after.set(employeeId, dayOfNumber(day.day), watched(day))
  return [...new Map([...before.values, ...after.values]).values()].flatMap(
    ({ employeeId, day }): DayChange[] => {
      const was = before.get(employeeId, day) ?? null
      const now = after.get(employeeId, day) ?? null
      return isEqual(was, now) ? [] : [{ kind: 'day', employeeId, day, was, now }]
    },
  )
}

/** Minutes, and minutes times multiplier: the same minutes can have another multiplier. */
type Overtime = { minutes: number; weighted: number }
const NO_OVERTIME: Overtime = { minutes: 0, weighted: 0 }

function changedOvertime(
  derived: readonly DerivedEmployee[],
  stored: readonly z.infer<typeof StoredOvertime>[],
  isWatched: IsWatched,
): DayChange[] {
  const before = byDay<Overtime>()
  for (const { employee_id, work_date, ...overtime } of stored)
    if (isWatched(work_date)) before.set(employee_id, work_date, overtime)
  const after = byDay<Overtime>()
  for (const { employeeId, overtime } of derived)
    for (const { day: number, minutes, multiplier, payType } of overtime) {
      // Time off changes no pay.
      if (payType === 'holiday') continue
      const day = dayOfNumber(number)
      const sum = after.get(employeeId, day) ?? NO_OVERTIME
      const more = { minutes: sum.minutes + minutes, weighted: sum.weighted + minutes * multiplier }
      if (isWatched(day)) after.set(employeeId, day, more)
    }
  return [...new Map([...before.values, ...after.values]).values()].flatMap(
    ({ employeeId, day }): DayChange[] => {
      const was = before.get(employeeId, day) ?? NO_OVERTIME
      const now = after.get(employeeId, day) ?? NO_OVERTIME
      if (was.weighted === now.weighted && was.minutes === now.minutes) return []
      return [{ kind: 'overtime', employeeId, day, was: was.minutes, now: now.minutes }]
    },
  )
}

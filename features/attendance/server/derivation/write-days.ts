import type { DayResult } from '#engines/attendance/types.ts'
import { dayNumber, dayOfNumber } from '#kit/contract/days.ts'
import type { BulkWriter, Tx } from '#kit/database/database.ts'
import { instantText } from '../vientiane.ts'
import type { DerivedEmployee } from './derive-employee.ts'

type Value = string | number | boolean | null

/** The columns of a day with their array types, and how they are read. */
const COLUMNS: readonly [name: string, type: string, read: (day: DayResult) => Value][] = [
  ['work_date', 'date', (day) => dayOfNumber(day.day)],
  ['result', 'text', (day) => day.result],
  ['in_at', 'timestamptz', (day) => (day.inAt === null ? null : instantText(day.inAt))],
  ['out_at', 'timestamptz', (day) => (day.outAt === null ? null : instantText(day.outAt))],
  ['late_minutes', 'int', (day) => day.lateMinutes],
  ['early_minutes', 'int', (day) => day.earlyMinutes],
  ['night_minutes', 'int', (day) => day.nightMinutes],
  ['present_halves', 'smallint', (day) => day.presentHalves],
  ['absent_halves', 'smallint', (day) => day.absentHalves],
  ['paid_leave_halves', 'smallint', (day) => day.paidLeaveHalves],
  ['unpaid_leave_halves', 'smallint', (day) => day.unpaidLeaveHalves],
  ['holiday_halves', 'smallint', (day) => day.holidayHalves],
  ['is_open', 'boolean', (day) => day.open],
]
const NAMES = COLUMNS.map(([name]) => name)
const FACTS = NAMES.filter((name) => name !== 'work_date')

const list = (names: readonly string[], prefix = '') => names.map((name) => prefix + name).join(', ')

const SAVE = `
  insert into day_result (company_id, employee_id, ${list(NAMES)})
  select $1, employee_id, ${list(NAMES)}
  from unnest($2::bigint[], ${COLUMNS.map(([, type], at) => `$${at + 3}::${type}[]`).join(', ')}) as d(employee_id, ${list(NAMES)})
  on conflict (company_id, employee_id, work_date) do update set ${FACTS.map((name) => `${name} = excluded.${name}`).join(', ')}
  where (${list(FACTS, 'day_result.')}) is distinct from (${list(FACTS, 'excluded.')})`

/** `kept` has a 1 for each date of the range with a result, starting at its first date. */
const CLEAR = `
  delete from day_result d using unnest($2::bigint[], $3::date[], $4::date[], $5::text[]) as r(employee_id, first_day, last_day, kept)
  where d.company_id = $1 and d.employee_id = r.employee_id and d.work_date between r.first_day and r.last_day
    and substr(r.kept, d.work_date - r.first_day + 1, 1) = '0'`

/** Writes the days of employees who have none yet in this range, in a separate transaction. Returns the number of rows. */
export function copyDays(bulk: BulkWriter, parts: AsyncIterable<DerivedEmployee[]>): Promise<number> {
  return bulk.copy('day_result', ['employee_id', ...NAMES], rowsInParts(parts))
}

async function* rowsInParts(parts: AsyncIterable<DerivedEmployee[]>): AsyncGenerator<Value[][]> {
  for await (const part of parts)
    yield part.flatMap(({ employeeId, days }) =>
      days.map((day) => [employeeId, ...COLUMNS.map(([, , read]) => read(day))]),
    )
}

/** Makes the stored days of these ranges equal to the derived ones; correct rows are not written. Returns the number of changed rows. */
export async function writeDays(tx: Tx, derived: readonly DerivedEmployee[]): Promise<number> {
  const cleared = await tx.execute(CLEAR, [
    tx.companyId,
    derived.map((one) => one.employeeId),
    derived.map((one) => one.from),
    derived.map((one) => one.to),
    derived.map(keptDates),
  ])
  const days = derived.flatMap((one) => one.days)
  if (days.length === 0) return cleared
  const owners = derived.flatMap((one) => one.days.map(() => one.employeeId))
  const saved = await tx.execute(SAVE, [tx.companyId, owners, ...COLUMNS.map(([, , read]) => days.map(read))])
  return cleared + saved
}

function keptDates({ from, to, days }: DerivedEmployee): string {
  const first = dayNumber(from)
  const marks = Array<string>(dayNumber(to) - first + 1).fill('0')
  for (const { day } of days) marks[day - first] = '1'
  return marks.join('')
}

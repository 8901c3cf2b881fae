import { z } from 'zod'
import type { Shift } from '#engines/attendance/types.ts'
import { EMPLOYEES } from '#features/employees/server/index.ts'
import { dayNumber } from '#kit/contract/days.ts'
import { Id, IsoDate } from '#kit/contract/scalars.ts'
import type { Tx } from '#kit/database/database.ts'
import { IdRow } from '#kit/database/row-types.ts'
import { type Assignment, type ShiftCalendar, shiftCalendar, type Week } from '../domain/shift-calendar.ts'
import { readDaysOff } from './rest-days/read-days-off.ts'

const DayRow = z.object({
  schedule_id: Id,
  weekday: z.int(),
  start_date: IsoDate.nullable(),
  end_date: IsoDate.nullable(),
  shift: z.object({
    earliestIn: z.int(),
    checkIn: z.int(),
    earliestOut: z.int(),
    checkOut: z.int(),
    /** Start of an afternoon leave. */
    halfFrom: z.int(),
    /** End of a morning leave. */
    halfTo: z.int(),
    /** Minutes after check-in that do not count as late. */
    allowedLate: z.int(),
    /** Late minutes from which the day is an absence. */
    absenceMinutes: z.int(),
  }),
})
type DayRow = z.infer<typeof DayRow>

const AssignmentRow = z.object({
  employee_id: Id,
  schedule_id: Id,
  first_day: IsoDate,
  last_day: IsoDate.nullable(),
})
type AssignmentRow = z.infer<typeof AssignmentRow>

const minute = (column: string) => `(extract(epoch from d.${column}) / 60)::int`

const DAYS = `
  select d.schedule_id, d.weekday, s.start_date, s.end_date, json_build_object(
    'earliestIn', ${minute('earliest_in')}, 'checkIn', ${minute('check_in')},
    'earliestOut', ${minute('earliest_out')}, 'checkOut', ${minute('check_out')},
    'halfFrom', ${minute('half_from')}, 'halfTo', ${minute('half_to')},
    'allowedLate', d.allowed_late, 'absenceMinutes', d.absence_minutes) as shift
  from schedule_day d join schedule s on s.company_id = d.company_id and s.id = d.schedule_id
  where d.company_id = $1`

const ASSIGNMENTS = `
  select employee_id, schedule_id, first_day, last_day from schedule_assignment
  where company_id = $1 and first_day <= $3 and (last_day is null or last_day >= $2)
    and ($4::bigint[] is null or employee_id = any($4))`

const WOMEN = `
  select id from ${EMPLOYEES} employee where company_id = $1 and gender = 'female' and ($2::bigint[] is null or id = any($2))`

/**
 * The shifts of all or some employees on the days `from`..`to` ('YYYY-MM-DD', inclusive), without those on a rest day
 * of the company. Three queries for any number of employees, and a fourth if there are rest days for women only.
 */
export async function readShifts(
  tx: Tx,
  from: string,
  to: string,
  employeeIds: readonly number[] | null = null,
): Promise<ShiftCalendar> {
  const days = await tx.query(DayRow, DAYS, [tx.companyId])
  const rows = await tx.query(AssignmentRow, ASSIGNMENTS, [tx.companyId, from, to, employeeIds])
  return shiftCalendar(weeksOf(days), rows.map(assignmentOf), await readRests(tx, from, to, employeeIds))
}

async function readRests(tx: Tx, from: string, to: string, employeeIds: readonly number[] | null) {
  const { rest } = await readDaysOff(tx, from, to)
  if (rest.women.size === 0) return (_: number, day: number) => rest.all.has(day)
  const rows = await tx.query(IdRow, WOMEN, [tx.companyId, employeeIds])
  const women = new Set(rows.map(({ id }) => id))
  return (employeeId: number, day: number) =>
    rest.all.has(day) || (rest.women.has(day) && women.has(employeeId))
}

const first = (date: string | null) => (date === null ? Number.NEGATIVE_INFINITY : dayNumber(date))
const last = (date: string | null) => (date === null ? Number.POSITIVE_INFINITY : dayNumber(date))

function weeksOf(rows: readonly DayRow[]): Map<number, Week> {
  const weeks = new Map<number, Week & { shifts: (Shift | null)[] }>()
  for (const row of rows) {
    const week = weeks.get(row.schedule_id) ?? {
      shifts: Array<Shift | null>(8).fill(null),
      firstDay: first(row.start_date),
      lastDay: last(row.end_date),
    }
    week.shifts[row.weekday] = row.shift
    weeks.set(row.schedule_id, week)
  }
  return weeks
}

const assignmentOf = (row: AssignmentRow): Assignment => ({
  employeeId: row.employee_id,
  scheduleId: row.schedule_id,
  firstDay: dayNumber(row.first_day),
  lastDay: last(row.last_day),
})

import { z } from 'zod'
import type { Shift } from '#engines/attendance/types.ts'
import { EMPLOYEES } from '#features/employees/server/index.ts'
import { dayNumber } from '#kit/contract/days.ts'
import { Id, IsoDate } from '#kit/contract/scalars.ts'
import type { Tx } from '#kit/database/database.ts'
import { IdRow } from '#kit/database/row-types.ts'
import {
  type Assignment,
  type ScheduleWeeks,
  type ShiftCalendar,
  shiftCalendar,
  type Week,
} from '../domain/shift-calendar.ts'
import { readDaysOff } from './rest-days/read-days-off.ts'

/** A shift as the engine reads it: minutes of the day. */
const EngineShift = z.object({
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
})

const DayRow = z.object({
  schedule_id: Id,
  first_day: IsoDate,
  weekday: z.int(),
  start_date: IsoDate.nullable(),
  end_date: IsoDate.nullable(),
  shift: EngineShift.nullable(),
})
type DayRow = z.infer<typeof DayRow>

const AssignmentRow = z.object({
  employee_id: Id,
  schedule_id: Id,
  first_day: IsoDate,
  last_day: IsoDate.nullable(),
  is_by_position: z.boolean(),
})
type AssignmentRow = z.infer<typeof AssignmentRow>

const minute = (column: string) => `(extract(epoch from f.${column}) / 60)::int`

/** The weeks that begin up to the day $2, earliest first. */
const DAYS = `
  select w.schedule_id, w.first_day, w.weekday, s.start_date, s.end_date, case when f.id is not null then json_build_object(
    'earliestIn', ${minute('earliest_in')}, 'checkIn', ${minute('check_in')},
    'earliestOut', ${minute('earliest_out')}, 'checkOut', ${minute('check_out')},
    'halfFrom', ${minute('half_from')}, 'halfTo', ${minute('half_to')},
    'allowedLate', f.allowed_late, 'absenceMinutes', f.absence_minutes) end as shift
  from schedule_week w
  join schedule s on s.company_id = $1 and s.id = w.schedule_id
  left join shift f on f.company_id = $1 and f.id = w.shift_id
  where w.company_id = $1 and w.first_day <= $2
  order by w.schedule_id, w.first_day`

const ASSIGNMENTS = `
  select employee_id, schedule_id, first_day, last_day, position_link_id is not null as is_by_position from schedule_assignment
  where company_id = $1 and first_day <= $3 and (last_day is null or last_day >= $2)
    and ($4::bigint[] is null or employee_id = any($4))
  order by id desc`

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
  const days = await tx.query(DayRow, DAYS, [tx.companyId, to])
  const rows = await tx.query(AssignmentRow, ASSIGNMENTS, [tx.companyId, from, to, employeeIds])
  return shiftCalendar(schedulesOf(days), rows.map(assignmentOf), await readRests(tx, from, to, employeeIds))
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

function schedulesOf(rows: readonly DayRow[]): Map<number, ScheduleWeeks> {
  type Writable = Omit<Week, 'shifts'> & { shifts: (Shift | null)[] }
  const schedules = new Map<number, Omit<ScheduleWeeks, 'weeks'> & { weeks: Writable[] }>()
  for (const row of rows) {
    const schedule = schedules.get(row.schedule_id) ?? {
      weeks: [],
      firstDay: first(row.start_date),
      lastDay: last(row.end_date),
    }
    schedules.set(row.schedule_id, schedule)
    const firstDay = dayNumber(row.first_day)
    let week = schedule.weeks.at(-1)
    if (week?.firstDay !== firstDay) {
      week = { firstDay, shifts: Array<Shift | null>(8).fill(null) }
      schedule.weeks.push(week)
    }
    week.shifts[row.weekday] = row.shift
  }
  return schedules
}

const assignmentOf = (row: AssignmentRow): Assignment => ({
  employeeId: row.employee_id,
  scheduleId: row.schedule_id,
  firstDay: dayNumber(row.first_day),
  lastDay: last(row.last_day),
  isByPosition: row.is_by_position,
})

import { z } from 'zod'
import type { Shift } from '#engines/attendance/types.ts'
import { EMPLOYEES } from '#features/employees/server/index.ts'
import { dayNumber } from '#kit/contract/days.ts'
import { Id, IsoDate } from '#kit/contract/scalars.ts'
import type { Tx } from '#kit/database/database.ts'
import { IdRow } from '#kit/database/row-types.ts'
import {
  type Assignment,
  type RosterCells,
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

const ShiftRow = z.object({ id: Id, shift: EngineShift })

const minute = (column: string) => `(extract(epoch from f.${column}) / 60)::int`

/** Deleted shifts too: days of the past refer to them. */
const SHIFTS = `
  select f.id, json_build_object(
    'earliestIn', ${minute('earliest_in')}, 'checkIn', ${minute('check_in')},
    'earliestOut', ${minute('earliest_out')}, 'checkOut', ${minute('check_out')},
    'halfFrom', ${minute('half_from')}, 'halfTo', ${minute('half_to')},
    'allowedLate', f.allowed_late, 'absenceMinutes', f.absence_minutes) as shift
  from shift f where f.company_id = $1`

const DayRow = z.object({
  schedule_id: Id,
  first_day: IsoDate,
  weekday: z.int(),
  start_date: IsoDate.nullable(),
  end_date: IsoDate.nullable(),
  shift_id: Id.nullable(),
})
type DayRow = z.infer<typeof DayRow>

/** The weeks that begin up to the day $2, earliest first. */
const DAYS = `
  select w.schedule_id, w.first_day, w.weekday, s.start_date, s.end_date, w.shift_id
  from schedule_week w
  join schedule s on s.company_id = $1 and s.id = w.schedule_id
  where w.company_id = $1 and w.first_day <= $2
  order by w.schedule_id, w.first_day`

const AssignmentRow = z.object({
  employee_id: Id,
  schedule_id: Id,
  first_day: IsoDate,
  last_day: IsoDate.nullable(),
  is_by_position: z.boolean(),
})
type AssignmentRow = z.infer<typeof AssignmentRow>

const ASSIGNMENTS = `
  select employee_id, schedule_id, first_day, last_day, position_link_id is not null as is_by_position from schedule_assignment
  where company_id = $1 and first_day <= $3 and (last_day is null or last_day >= $2)
    and ($4::bigint[] is null or employee_id = any($4))
  order by id desc`

/** The published cells of an employee: days since 1970, and their shifts; 0 is a day off. */
const CellsRow = z.object({ employee_id: Id, days: z.array(z.int()), shift_ids: z.array(z.int()) })
type CellsRow = z.infer<typeof CellsRow>

const CELLS = `
  select employee_id, json_agg(work_date - date '1970-01-01') as days, json_agg(coalesce(shift_id, 0)) as shift_ids
  from roster_day
  where company_id = $1 and work_date between $2 and $3 and is_published and ($4::bigint[] is null or employee_id = any($4))
  group by employee_id`

const WOMEN = `
  select id from ${EMPLOYEES} employee where company_id = $1 and gender = 'female' and ($2::bigint[] is null or id = any($2))`

/**
 * The shifts of all or some employees on the days `from`..`to` ('YYYY-MM-DD', inclusive): those of the published roster, otherwise those of
 * their schedules without the rest days of the company. Six queries for any number of employees, and a seventh if there are rest days for
 * women only.
 */
export async function readShifts(
  tx: Tx,
  from: string,
  to: string,
  employeeIds: readonly number[] | null = null,
): Promise<ShiftCalendar> {
  const shifts = await readEngineShifts(tx)
  const { shiftOn } = await readRosteredShiftIds(tx, from, to, employeeIds)
  return {
    shiftOn(employeeId, day) {
      const id = shiftOn(employeeId, day)
      return id === null ? null : (shifts.get(id) ?? null)
    },
  }
}

/** The shifts of the company for the engine, by id; deleted ones too. */
export async function readEngineShifts(tx: Tx): Promise<Map<number, Shift>> {
  const rows = await tx.query(ShiftRow, SHIFTS, [tx.companyId])
  return new Map(rows.map(({ id, shift }) => [id, shift]))
}

/** The ids of the shifts of `readShifts`. */
export async function readRosteredShiftIds(
  tx: Tx,
  from: string,
  to: string,
  employeeIds: readonly number[] | null,
): Promise<ShiftCalendar<number>> {
  const cells = await tx.query(CellsRow, CELLS, [tx.companyId, from, to, employeeIds])
  return readShiftIds(tx, from, to, employeeIds, cellsOf(cells))
}

/** The ids of the shifts of a schedule by day: its weeks without the rest days of everyone. */
export async function readShiftIdsOfSchedule(
  tx: Tx,
  scheduleId: number,
  from: string,
  to: string,
): Promise<(day: number) => number | null> {
  const days = await tx.query(DayRow, DAYS, [tx.companyId, to])
  const { isRest } = await readDaysOff(tx, from, to, [])
  const anyone = { id: 0, isFemale: false }
  const always = { firstDay: Number.NEGATIVE_INFINITY, lastDay: Number.POSITIVE_INFINITY }
  const assignments = [{ employeeId: anyone.id, scheduleId, ...always }]
  const { shiftOn } = shiftCalendar(schedulesOf(days), assignments, (_, day) => isRest(anyone, day))
  return (day) => shiftOn(anyone.id, day)
}

/** The ids of the shifts by schedules and rest days; cells of the roster only if they are passed. */
export async function readShiftIds(
  tx: Tx,
  from: string,
  to: string,
  employeeIds: readonly number[] | null,
  roster: RosterCells<number> = new Map(),
): Promise<ShiftCalendar<number>> {
  const days = await tx.query(DayRow, DAYS, [tx.companyId, to])
  const rows = await tx.query(AssignmentRow, ASSIGNMENTS, [tx.companyId, from, to, employeeIds])
  const isRest = await readRests(tx, from, to, employeeIds)
  return shiftCalendar(schedulesOf(days), rows.map(assignmentOf), isRest, roster)
}

const cellsOf = (rows: readonly CellsRow[]): RosterCells<number> =>
  new Map(
    rows.map(({ employee_id, days, shift_ids }) => [
      employee_id,
      new Map(days.map((day, at) => [day, shift_ids[at] || null])),
    ]),
  )

async function readRests(tx: Tx, from: string, to: string, employeeIds: readonly number[] | null) {
  const { isRest, hasRestForWomen } = await readDaysOff(tx, from, to, employeeIds)
  const rows = hasRestForWomen ? await tx.query(IdRow, WOMEN, [tx.companyId, employeeIds]) : []
  const women = new Set(rows.map(({ id }) => id))
  return (id: number, day: number) => isRest({ id, isFemale: women.has(id) }, day)
}

const first = (date: string | null) => (date === null ? Number.NEGATIVE_INFINITY : dayNumber(date))
const last = (date: string | null) => (date === null ? Number.POSITIVE_INFINITY : dayNumber(date))

function schedulesOf(rows: readonly DayRow[]): Map<number, ScheduleWeeks<number>> {
  type Writable = Omit<Week, 'shifts'> & { shifts: (number | null)[] }
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
      week = { firstDay, shifts: Array<number | null>(8).fill(null) }
      schedule.weeks.push(week)
    }
    week.shifts[row.weekday] = row.shift_id
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

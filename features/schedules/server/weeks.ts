import { z } from 'zod'
import { parseClock } from '#engines/attendance/calendar.ts'
import { Id, IsoDate } from '#kit/contract/scalars.ts'
import type { Tx } from '#kit/database/database.ts'
import { IdRow } from '#kit/database/row-types.ts'
import { clock } from '#kit/server/list/list-sql.ts'
import { ShiftTimes } from '../contract/shift-times.ts'
import { copyBreaks } from './shifts/copy-breaks.ts'

/** The first day of a schedule's first week: it has always been in force. */
export const BEGINNING = '1900-01-01'

const CLOCKS = ['check_in', 'check_out', 'earliest_in', 'earliest_out', 'half_from', 'half_to'] as const
const MINUTES = ['allowed_late', 'absence_minutes'] as const

/** The columns of a shift's times. */
export const timesOf = (alias: string) =>
  [
    ...CLOCKS.map((name) => `${clock(`${alias}.${name}`)} as ${name}`),
    ...MINUTES.map((name) => `${alias}.${name}`),
  ].join(', ')

/** Equal for equal times, however they are written. */
export const timesKey = (times: ShiftTimes): string =>
  [...CLOCKS.map((name) => parseClock(times[name])), ...MINUTES.map((name) => times[name])].join()

/** One weekday of a week; without times it is a rest day. */
const WeekdayRow = z.object({
  schedule_id: Id,
  first_day: IsoDate,
  weekday: z.int(),
  shift_id: Id.nullable(),
  times: ShiftTimes.nullable(),
})

/** A week of a schedule with the times of its shifts, Monday first. */
export interface DatedWeek {
  scheduleId: number
  firstDay: string
  shifts: (ShiftTimes | null)[]
  shiftIds: (number | null)[]
}

/** The weeks of these schedules that are in force on a day, by schedule. */
export async function readWeeksOn(
  tx: Tx,
  scheduleIds: readonly number[],
  day: string,
): Promise<Map<number, DatedWeek>> {
  const rows = await tx.query(
    WeekdayRow,
    `select w.schedule_id, w.first_day, w.weekday, w.shift_id,
       case when f.id is not null then (select row_to_json(times) from (select ${timesOf('f')}) as times) end as times
     from schedule_week w left join shift f on f.company_id = $1 and f.id = w.shift_id
     where w.company_id = $1 and w.schedule_id = any($2) and w.first_day = (
       select max(v.first_day) from schedule_week v
       where v.company_id = $1 and v.schedule_id = w.schedule_id and v.first_day <= $3)
     order by w.schedule_id, w.weekday`,
    [tx.companyId, scheduleIds, day],
  )
  const weeks = new Map<number, DatedWeek>()
  for (const row of rows) {
    const week = weeks.get(row.schedule_id) ?? {
      scheduleId: row.schedule_id,
      firstDay: row.first_day,
      shifts: Array<ShiftTimes | null>(7).fill(null),
      shiftIds: Array<number | null>(7).fill(null),
    }
    weeks.set(row.schedule_id, week)
    week.shifts[row.weekday - 1] = row.times
    week.shiftIds[row.weekday - 1] = row.shift_id
  }
  return weeks
}

export interface NewWeek {
  scheduleId: number
  firstDay: string
  /** Monday first, seven; null is a rest day. */
  shiftIds: readonly (number | null)[]
}

/** Stores weeks; one of the same schedule and first day is replaced. Throws TypeError unless a week has seven days. */
export async function storeWeeks(tx: Tx, weeks: readonly NewWeek[]): Promise<void> {
  if (weeks.some(({ shiftIds }) => shiftIds.length !== 7)) throw new TypeError('A week has seven days')
  const days = weeks.flatMap(({ scheduleId, firstDay, shiftIds }) =>
    shiftIds.map((shiftId, at) => ({ scheduleId, firstDay, weekday: at + 1, shiftId })),
  )
  await tx.execute(
    `insert into schedule_week (company_id, schedule_id, first_day, weekday, shift_id)
     select $1, * from unnest($2::bigint[], $3::date[], $4::int[], $5::bigint[])
     on conflict (company_id, schedule_id, first_day, weekday) do update set shift_id = excluded.shift_id`,
    [
      tx.companyId,
      days.map((day) => day.scheduleId),
      days.map((day) => day.firstDay),
      days.map((day) => day.weekday),
      days.map((day) => day.shiftId),
    ],
  )
}

export interface WantedShift {
  scheduleId: number
  times: ShiftTimes
  /** The shift that had its weekday before; an added shift gets its breaks. */
  insteadOf?: number | null
}

const ShiftRow = ShiftTimes.extend({ id: Id, schedule_id: Id })

/**
 * The ids of shifts with these times, in the order of `wanted`. A shift that the schedule does not have is added, named by its times, with the
 * breaks of the shift whose weekday it takes. The caller has locked the schedules.
 */
export async function findOrAddShifts(tx: Tx, wanted: readonly WantedShift[]): Promise<number[]> {
  const present = await tx.query(
    ShiftRow,
    `select f.id, f.schedule_id, ${timesOf('f')} from shift f
     where f.company_id = $1 and f.schedule_id = any($2) and f.deleted_at is null and not f.is_replaced order by f.id desc`,
    [tx.companyId, wanted.map(({ scheduleId }) => scheduleId)],
  )
  const keyOf = ({ scheduleId, times }: WantedShift) => `${scheduleId} ${timesKey(times)}`
  const ids = new Map(
    present.map(({ id, schedule_id, ...times }) => [keyOf({ scheduleId: schedule_id, times }), id]),
  )
  const missing = Map.groupBy(
    wanted.filter((one) => !ids.has(keyOf(one))),
    keyOf,
  )
  const added = await addShifts(
    tx,
    [...missing.values()].flatMap(([first]) => first ?? []),
  )
  for (const [at, key] of [...missing.keys()].entries()) ids.set(key, added[at] as number)
  await copyBreaks(
    tx,
    [...missing].flatMap(([key, same]) => {
      // Of several weekdays the first one that had a shift.
      const oldId = same.find((one) => one.insteadOf)?.insteadOf
      const [first] = same
      return first && oldId ? [{ oldId, newId: ids.get(key) as number, times: first.times }] : []
    }),
  )
  return wanted.map((one) => ids.get(keyOf(one)) as number)
}

/** The name of a shift that nobody has named: its times. */
export const nameOfTimes = ({ check_in, check_out }: ShiftTimes): string => `${check_in}–${check_out}`

const ADD_SHIFTS = `
  insert into shift (company_id, schedule_id, name, check_in, check_out, earliest_in, earliest_out, half_from, half_to, allowed_late,
    absence_minutes)
  select $1, d.schedule_id, d.name, d.check_in, d.check_out, d.earliest_in, d.earliest_out, d.half_from, d.half_to, d.allowed_late,
    d.absence_minutes
  from json_to_recordset($2) as d(at int, schedule_id bigint, name text, check_in time, check_out time, earliest_in time,
    earliest_out time, half_from time, half_to time, allowed_late int, absence_minutes int)
  order by d.at returning id`

/** Adds shifts that are named by their times. Returns their ids. */
export async function addShifts(tx: Tx, shifts: readonly WantedShift[]): Promise<number[]> {
  if (shifts.length === 0) return []
  const rows = await tx.query(IdRow, ADD_SHIFTS, [
    tx.companyId,
    JSON.stringify(
      shifts.map(({ scheduleId, times }, at) => ({
        at,
        schedule_id: scheduleId,
        name: nameOfTimes(times),
        ...times,
      })),
    ),
  ])
  return rows.map(({ id }) => id)
}

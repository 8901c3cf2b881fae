import { z } from 'zod'
import { AppError } from '#kit/contract/errors.ts'
import { Id } from '#kit/contract/scalars.ts'
import type { Tx } from '#kit/database/database.ts'
import { IdRow } from '#kit/database/row-types.ts'
import { ShiftColour, type ShiftName } from '../../contract/shift.ts'
import { ShiftTimes } from '../../contract/shift-times.ts'
import { lockSchedule } from '../schedules/change-schedule.ts'
import { timesKey, timesOf } from '../weeks.ts'

const ShiftRow = ShiftTimes.extend({
  id: Id,
  schedule_id: Id,
  name: z.string(),
  code: z.string(),
  colour: ShiftColour,
  version: z.int(),
})
export type ShiftRow = z.infer<typeof ShiftRow>

/** The names and times of a shift, for the log. */
export function loggedShift({ id: _, version: __, ...values }: ShiftRow): Omit<ShiftRow, 'id' | 'version'> {
  return values
}

const ScheduleIdRow = z.object({ schedule_id: Id })

/**
 * Locks a shift and its schedule, the schedule first, as changes of its weeks do. Throws `not_found`, also for a replaced shift, or
 * `stale_version` unless it has this version.
 */
export async function lockShift(tx: Tx, id: number, version?: number): Promise<ShiftRow> {
  const schedule = await tx.maybeOne(
    ScheduleIdRow,
    'select schedule_id from shift where company_id = $1 and id = $2',
    [tx.companyId, id],
  )
  if (!schedule) throw new AppError('not_found')
  await lockSchedule(tx, schedule.schedule_id)
  const row = await tx.maybeOne(
    ShiftRow,
    `select f.id, f.schedule_id, f.name, f.code, f.colour, ${timesOf('f')}, f.version from shift f
     where f.company_id = $1 and f.id = $2 and f.deleted_at is null and not f.is_replaced for update`,
    [tx.companyId, id],
  )
  if (!row) throw new AppError('not_found')
  if (version !== undefined && row.version !== version)
    throw new AppError('stale_version', { details: { current: row } })
  return row
}

const WITH_CODE = `
  select 1 from shift where company_id = $1 and upper(code) = upper($2) and code <> '' and deleted_at is null and not is_replaced
    and id is distinct from $3`

/** Throws `code_taken` if another shift of the company has the code. */
export async function refuseTakenCode(tx: Tx, { code }: Pick<ShiftName, 'code'>, id: number | null) {
  if (await tx.exists(WITH_CODE, [tx.companyId, code, id]))
    throw new AppError('code_taken', { fields: { code: [code] } })
}

const OF_SCHEDULE = `
  select f.id, f.schedule_id, f.name, f.code, f.colour, ${timesOf('f')}, f.version from shift f
  where f.company_id = $1 and f.schedule_id = $2 and f.deleted_at is null and not f.is_replaced`

/** Throws `same_times` if another shift of the schedule has these times: weeks refer to shifts by their times. */
export async function refuseSameTimes(tx: Tx, scheduleId: number, times: ShiftTimes, id: number | null) {
  const rows = await tx.query(ShiftRow, OF_SCHEDULE, [tx.companyId, scheduleId])
  const same = rows.find((row) => row.id !== id && timesKey(row) === timesKey(times))
  if (same) throw new AppError('same_times', { details: { name: same.name, code: same.code } })
}

const INSERT = `
  insert into shift (company_id, schedule_id, name, code, colour, check_in, check_out, earliest_in, earliest_out, half_from, half_to,
    allowed_late, absence_minutes, replaces_id)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14) returning id`

/** Stores a shift, which may replace another one from a day on. Returns its id. */
export async function insertShift(
  tx: Tx,
  scheduleId: number,
  shift: ShiftName & ShiftTimes,
  replacesId: number | null = null,
): Promise<number> {
  const { id } = await tx.one(IdRow, INSERT, [
    ...[tx.companyId, scheduleId, shift.name, shift.code, shift.colour],
    ...[
      shift.check_in,
      shift.check_out,
      shift.earliest_in,
      shift.earliest_out,
      shift.half_from,
      shift.half_to,
    ],
    ...[shift.allowed_late, shift.absence_minutes, replacesId],
  ])
  return id
}

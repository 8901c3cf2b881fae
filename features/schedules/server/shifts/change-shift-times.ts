import { z } from 'zod'
import type { ReadLockedRuns } from '#features/requests/server/index.ts'
import { AppError } from '#kit/contract/errors.ts'
import { Id, IsoDate } from '#kit/contract/scalars.ts'
import type { Tx } from '#kit/database/database.ts'
import { audit } from '#kit/server/audit.ts'
import { actorOf, type Endpoint, handle, inCompany } from '#kit/server/handler.ts'
import { LAST_DAY } from '#kit/server/mark-days-changed.ts'
import { changeShiftTimes } from '../../contract/shift-calls.ts'
import type { ShiftTimes } from '../../contract/shift-times.ts'
import { breaksFault } from '../../domain/shift-breaks.ts'
import type { DaysOfEmployee } from '../mark-days-around.ts'
import { changeSchedule } from '../schedules/change-schedule.ts'
import { BEGINNING, nameOfTimes } from '../weeks.ts'
import { copyBreaks } from './copy-breaks.ts'
import { readBreaks } from './edit-breaks.ts'
import { insertShift, lockShift, loggedShift, refuseSameTimes, type ShiftRow } from './shift-record.ts'

export const changeTimesWith = (readLockedRuns: ReadLockedRuns): Endpoint =>
  handle(changeShiftTimes, (context) =>
    inCompany(context, async (tx) => {
      const { first_day, version, confirmed, ...times } = context.body
      const before = await lockShift(tx, context.params.shift_id, version)
      await refuseSameTimes(tx, before.schedule_id, times, before.id)
      const data = await changeSchedule(tx, readLockedRuns, {
        scheduleId: before.schedule_id,
        ranges: [{ firstDay: first_day ?? BEGINNING, lastDay: LAST_DAY }],
        alsoDays: await rosterDays(tx, before.id, first_day ?? BEGINNING),
        isConfirmed: confirmed,
        store: async () => {
          const id =
            first_day === null
              ? await correct(tx, before, times)
              : await replace(tx, before, times, first_day)
          await audit(tx, tx.companyId, actorOf(context), {
            action: 'update',
            entity: 'shift',
            entityId: id,
            before: loggedShift(before),
            after: { ...times, ...(first_day !== null && { first_day }) },
          })
        },
      })
      return { data }
    }),
  )

/** A shift that is named by its times is named by the new ones. */
const newName = (before: ShiftRow, times: ShiftTimes) =>
  before.name === nameOfTimes(before) ? nameOfTimes(times) : before.name

const CORRECT = `
  update shift set name = $3, check_in = $4, check_out = $5, earliest_in = $6, earliest_out = $7, half_from = $8, half_to = $9,
    allowed_late = $10, absence_minutes = $11, version = version + 1
  where company_id = $1 and id = $2`

/** Gives a shift other times on all days. Throws `breaks_outside_shift`. */
async function correct(tx: Tx, before: ShiftRow, times: ShiftTimes): Promise<number> {
  const breaks = await readBreaks(tx, before.id)
  const bounds = { from: times.check_in, to: times.check_out }
  if (breaksFault(bounds, breaks) !== null) throw new AppError('breaks_outside_shift')
  await tx.execute(CORRECT, [
    ...[tx.companyId, before.id, newName(before, times), times.check_in, times.check_out],
    ...[times.earliest_in, times.earliest_out, times.half_from, times.half_to],
    ...[times.allowed_late, times.absence_minutes],
  ])
  return before.id
}

/** The week in force on the day $3, again from this day on, unless one begins on it. */
const BEGIN_WEEK = `
  insert into schedule_week (company_id, schedule_id, first_day, weekday, shift_id)
  select w.company_id, w.schedule_id, $3, w.weekday, w.shift_id from schedule_week w
  where w.company_id = $1 and w.schedule_id = $2 and w.first_day = (
    select max(v.first_day) from schedule_week v where v.company_id = $1 and v.schedule_id = $2 and v.first_day <= $3)
    and exists (select from schedule_week u where u.company_id = $1 and u.schedule_id = $2 and u.shift_id = $4 and u.first_day = w.first_day)
  on conflict (company_id, schedule_id, first_day, weekday) do nothing`

const POINT_WEEKS = `
  update schedule_week set shift_id = $4 where company_id = $1 and schedule_id = $2 and shift_id = $3 and first_day >= $5`

/** From a first to a last day, the employees whom the published roster gives the shift. */
async function rosterDays(tx: Tx, shiftId: number, firstDay: string): Promise<DaysOfEmployee[]> {
  const rows = await tx.query(
    RosterRow,
    `select employee_id, min(work_date) as first_day, max(work_date) as last_day from roster_day
     where company_id = $1 and shift_id = $2 and work_date >= $3 group by employee_id order by employee_id`,
    [tx.companyId, shiftId, firstDay],
  )
  return rows.map(({ employee_id, first_day, last_day }) => ({
    employeeId: employee_id,
    firstDay: first_day,
    lastDay: last_day,
  }))
}

const RosterRow = z.object({ employee_id: Id, first_day: IsoDate, last_day: IsoDate })

/** The cells of planners keep their versions: the shift in them is still the same one by name. */
const POINT_ROSTER = `
  update roster_day set shift_id = case when shift_id = $2 then $3 else shift_id end,
    draft_shift_id = case when draft_shift_id = $2 then $3 else draft_shift_id end
  where company_id = $1 and work_date >= $4 and (shift_id = $2 or draft_shift_id = $2)`

/** From a day on another shift takes the place of this one, with its name, code, colour and the breaks that lie inside it. */
async function replace(tx: Tx, before: ShiftRow, times: ShiftTimes, firstDay: string): Promise<number> {
  const { id: oldId, schedule_id } = before
  await tx.execute(
    'update shift set is_replaced = true, version = version + 1 where company_id = $1 and id = $2',
    [tx.companyId, oldId],
  )
  const { code, colour } = before
  const id = await insertShift(
    tx,
    schedule_id,
    { ...times, name: newName(before, times), code, colour },
    oldId,
  )
  await tx.execute(BEGIN_WEEK, [tx.companyId, schedule_id, firstDay, oldId])
  await tx.execute(POINT_WEEKS, [tx.companyId, schedule_id, oldId, id, firstDay])
  await tx.execute(POINT_ROSTER, [tx.companyId, oldId, id, firstDay])
  await copyBreaks(tx, [{ oldId, newId: id, times }])
  return id
}

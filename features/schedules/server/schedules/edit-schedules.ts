import { z } from 'zod'
import type { Range, ReadLockedRuns } from '#features/requests/server/index.ts'
import { addDays } from '#kit/contract/days.ts'
import { AppError } from '#kit/contract/errors.ts'
import { IsoDate } from '#kit/contract/scalars.ts'
import type { Tx } from '#kit/database/database.ts'
import { Count, IdRow } from '#kit/database/row-types.ts'
import { audit } from '#kit/server/audit.ts'
import { actorOf, type Endpoint, handle, inCompany } from '#kit/server/handler.ts'
import { LAST_DAY } from '#kit/server/mark-days-changed.ts'
import {
  addSchedule,
  deleteSchedule,
  removeWeek,
  type ScheduleDetail,
  saveWeek,
  showSchedule,
  updateSchedule,
} from '../../contract/schedules.ts'
import type { ScheduleDay } from '../../contract.ts'
import { WEEKDAYS } from '../../domain/schedule-week.ts'
import { BEGINNING, findOrAddShifts, readWeeksOn, storeWeeks } from '../weeks.ts'
import { changeSchedule, type HeadRow, lockSchedule } from './change-schedule.ts'
import { readSchedule } from './read-schedule.ts'

const ADD = `
  insert into schedule (company_id, name, purpose, start_date, end_date) values ($1, $2, $3, $4, $5)
  on conflict (company_id, name) do update set purpose = excluded.purpose, start_date = excluded.start_date,
    end_date = excluded.end_date, deleted_at = null, version = schedule.version + 1
  where schedule.deleted_at is not null
  returning id`

const addOne = handle(addSchedule, (context) =>
  inCompany(context, async (tx) => {
    const { days, ...head } = context.body
    const { name, purpose, start_date, end_date } = head
    const added = await tx.maybeOne(IdRow, ADD, [tx.companyId, name, purpose, start_date, end_date])
    if (!added) throw new AppError('duplicate', { fields: { name: [name] } })
    await tx.execute('delete from schedule_week where company_id = $1 and schedule_id = $2', [
      tx.companyId,
      added.id,
    ])
    await storeDays(tx, added.id, BEGINNING, days)
    const { weeks } = await readSchedule(tx, added.id)
    const after = { ...head, weeks: loggedWeeks(weeks) }
    await audit(tx, tx.companyId, actorOf(context), {
      action: 'create',
      entity: 'schedule',
      entityId: added.id,
      after,
    })
    return { data: { id: added.id } }
  }),
)

/** Stores the week that begins on a day, with its shifts found or added by their times. */
async function storeDays(tx: Tx, scheduleId: number, firstDay: string, days: readonly ScheduleDay[]) {
  const before = (await readWeeksOn(tx, [scheduleId], firstDay)).get(scheduleId)
  const shifts = await findOrAddShifts(
    tx,
    days.map(({ weekday, ...times }) => ({
      ...{ scheduleId, times },
      insteadOf: before?.shiftIds[weekday - 1] ?? null,
    })),
  )
  const shiftIds = Array<number | null>(7).fill(null)
  for (const [at, { weekday }] of days.entries()) shiftIds[weekday - 1] = shifts[at] ?? null
  await storeWeeks(tx, [{ scheduleId, firstDay, shiftIds }])
}

const FIRST_DAY = BEGINNING

/** The days on which the validity of a schedule begins or ceases to hold, when it changes. */
function validityRanges(before: HeadRow, after: Pick<HeadRow, 'start_date' | 'end_date'>): Range[] {
  const starts = [before.start_date ?? FIRST_DAY, after.start_date ?? FIRST_DAY].sort()
  const ends = [before.end_date ?? LAST_DAY, after.end_date ?? LAST_DAY].sort()
  return [
    {
      firstDay: starts[0] as string,
      lastDay: addDays(starts[1] as string, -1),
      moved: starts[0] !== starts[1],
    },
    { firstDay: addDays(ends[0] as string, 1), lastDay: ends[1] as string, moved: ends[0] !== ends[1] },
  ]
    .filter(({ moved }) => moved)
    .map(({ firstDay, lastDay }) => ({ firstDay, lastDay }))
}

const updateOneWith = (readLockedRuns: ReadLockedRuns): Endpoint =>
  handle(updateSchedule, (context) =>
    inCompany(context, async (tx) => {
      const { version, confirmed, ...head } = context.body
      const { id } = context.params
      const before = await lockSchedule(tx, id, version)
      const data = await changeSchedule(tx, readLockedRuns, {
        scheduleId: id,
        ranges: validityRanges(before, head),
        isConfirmed: confirmed,
        store: async () => {
          const stored = await tx.execute(
            `update schedule set name = $3, purpose = $4, start_date = $5, end_date = $6 where company_id = $1 and id = $2
             and not exists (select from schedule o where o.company_id = $1 and o.name = $3 and o.id <> $2)`,
            [tx.companyId, id, head.name, head.purpose, head.start_date, head.end_date],
          )
          if (stored === 0) throw new AppError('duplicate', { fields: { name: [head.name] } })
          const { version: _, ...old } = before
          const entry = { action: 'update', entity: 'schedule', entityId: id } as const
          await audit(tx, tx.companyId, actorOf(context), { ...entry, before: old, after: head })
        },
      })
      return { data }
    }),
  )

const FirstDayRow = z.object({ first_day: IsoDate })

/** The days from this first day until the next week of the schedule. */
async function daysOfWeek(tx: Tx, scheduleId: number, firstDay: string): Promise<Range> {
  const next = await tx.maybeOne(
    FirstDayRow,
    `select min(first_day) as first_day from schedule_week where company_id = $1 and schedule_id = $2 and first_day > $3
     having min(first_day) is not null`,
    [tx.companyId, scheduleId, firstDay],
  )
  return { firstDay, lastDay: next ? addDays(next.first_day, -1) : LAST_DAY }
}

const saveWeekWith = (readLockedRuns: ReadLockedRuns): Endpoint =>
  handle(saveWeek, (context) =>
    inCompany(context, async (tx) => {
      const { first_day, days, version, confirmed } = context.body
      const { id } = context.params
      await lockSchedule(tx, id, version)
      const firstDay = first_day ?? BEGINNING
      const data = await changeSchedule(tx, readLockedRuns, {
        scheduleId: id,
        ranges: [await daysOfWeek(tx, id, firstDay)],
        isConfirmed: confirmed,
        store: async () => {
          const before = await readSchedule(tx, id)
          await storeDays(tx, id, firstDay, days)
          await logWeeks(tx, context, id, before.weeks)
        },
      })
      return { data }
    }),
  )

type Weeks = ScheduleDetail['weeks']

const loggedWeeks = (weeks: Weeks) =>
  weeks.map(({ first_day, days }) => ({
    first_day,
    ...Object.fromEntries(days.map(({ weekday, shift_id: _, ...times }) => [WEEKDAYS[weekday - 1], times])),
  }))

async function logWeeks(
  tx: Tx,
  context: Parameters<typeof actorOf>[0],
  scheduleId: number,
  before: Weeks,
): Promise<void> {
  const { weeks } = await readSchedule(tx, scheduleId)
  await audit(tx, tx.companyId, actorOf(context), {
    action: 'update',
    entity: 'schedule',
    entityId: scheduleId,
    before: { weeks: loggedWeeks(before) },
    after: { weeks: loggedWeeks(weeks) },
  })
}

const removeWeekWith = (readLockedRuns: ReadLockedRuns): Endpoint =>
  handle(removeWeek, (context) =>
    inCompany(context, async (tx) => {
      const { id } = context.params
      const { first_day } = context.query
      await lockSchedule(tx, id)
      const before = await readSchedule(tx, id)
      // The first week has no first day, so it cannot be deleted.
      if (!before.weeks.some((week) => week.first_day === first_day)) throw new AppError('not_found')
      const data = await changeSchedule(tx, readLockedRuns, {
        scheduleId: id,
        ranges: [await daysOfWeek(tx, id, first_day)],
        isConfirmed: context.query.confirmed === 'true',
        store: async () => {
          await tx.execute(
            'delete from schedule_week where company_id = $1 and schedule_id = $2 and first_day = $3',
            [tx.companyId, id, first_day],
          )
          await logWeeks(tx, context, id, before.weeks)
        },
      })
      return { data }
    }),
  )

const deleteOne = handle(deleteSchedule, (context) =>
  inCompany(context, async (tx) => {
    const { id } = context.params
    const before = await lockSchedule(tx, id)
    const { count } = await tx.one(
      z.object({ count: Count }),
      `select count(distinct employee_id) as count from schedule_assignment
       where company_id = $1 and schedule_id = $2 and (last_day is null or last_day >= today_in_laos())`,
      [tx.companyId, id],
    )
    if (count > 0) throw new AppError('in_use', { details: { employees: count } })
    await tx.execute(
      'update schedule set deleted_at = statement_timestamp(), version = version + 1 where company_id = $1 and id = $2',
      [tx.companyId, id],
    )
    // Their codes are free again.
    await tx.execute(
      `update shift set deleted_at = statement_timestamp() where company_id = $1 and schedule_id = $2 and deleted_at is null`,
      [tx.companyId, id],
    )
    const { version: _, ...old } = before
    const entry = { action: 'delete', entity: 'schedule', entityId: id, before: old } as const
    await audit(tx, tx.companyId, actorOf(context), entry)
    return { data: { id } }
  }),
)

const showOne = handle(showSchedule, (context) =>
  inCompany(context, async (tx) => ({ data: await readSchedule(tx, context.params.id) })),
)

/** The calls that create and change schedules. A change of past days is stored after the user has seen the runs that it touches. */
export const editScheduleEndpoints = (readLockedRuns: ReadLockedRuns): Endpoint[] => [
  showOne,
  addOne,
  updateOneWith(readLockedRuns),
  saveWeekWith(readLockedRuns),
  removeWeekWith(readLockedRuns),
  deleteOne,
]

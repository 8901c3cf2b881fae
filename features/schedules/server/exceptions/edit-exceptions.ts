import { z } from 'zod'
import { existingEmployees } from '#features/employees/server/index.ts'
import type { Range, ReadLockedRuns } from '#features/requests/server/index.ts'
import { dayNumber, earlierDay, laterDay } from '#kit/contract/days.ts'
import { AppError } from '#kit/contract/errors.ts'
import { Id, IsoDate } from '#kit/contract/scalars.ts'
import type { Tx } from '#kit/database/database.ts'
import { IdRow } from '#kit/database/row-types.ts'
import { audit, auditEach } from '#kit/server/audit.ts'
import { actorOf, type Endpoint, handle, inCompany } from '#kit/server/handler.ts'
import { LAST_DAY } from '#kit/server/mark-days-changed.ts'
import {
  addRestDayExceptions,
  removeRestDayException,
  updateRestDayException,
} from '../../contract/rest-day-exceptions.ts'
import type { Touched } from '../../contract/schedules.ts'
import { datesOff } from '../../domain/days-off.ts'
import { markDaysAround } from '../mark-days-around.ts'
import type { StoredRestDay } from '../rest-days/read-days-off.ts'
import { requireRestDay } from './require-rest-day.ts'

interface Change {
  restDay: StoredRestDay
  employeeIds: readonly number[]
  ranges: readonly Range[]
  isConfirmed: boolean
  store: () => Promise<void>
}

/** Stores a change of exceptions, or returns only the locked runs that contain dates of the rest day, to be confirmed. */
async function change(tx: Tx, readLockedRuns: ReadLockedRuns, wanted: Change): Promise<Touched> {
  const { restDay, employeeIds, isConfirmed, store } = wanted
  const ranges = wanted.ranges
    .map((range) => within(restDay, range))
    .filter(({ firstDay, lastDay }) => firstDay <= lastDay)
  const runs = (await readLockedRuns(tx))
    .map((run) => ({ ...run, days: datesIn(restDay, ranges, run) }))
    .filter(({ days }) => days > 0)
  if (runs.length > 0 && !isConfirmed) return { is_stored: false, runs }
  await store()
  await markDaysAround(
    tx,
    employeeIds.flatMap((employeeId) => ranges.map((range) => ({ employeeId, ...range }))),
  )
  return { is_stored: true, runs }
}

/** The part of a range in which the rest day can have dates. */
function within({ kind, from_date, to_date }: StoredRestDay, range: Range): Range {
  const last = to_date ?? (kind === 'regular' ? from_date : null)
  return {
    firstDay: laterDay(range.firstDay, from_date ?? range.firstDay),
    lastDay: earlierDay(range.lastDay, last ?? range.lastDay),
  }
}

/** The dates of the rest day in a run and in one of these ranges. */
function datesIn(
  restDay: StoredRestDay,
  ranges: readonly Range[],
  run: { from_date: string; to_date: string },
) {
  const dates = ranges.flatMap(({ firstDay, lastDay }) =>
    datesOff(
      restDay,
      dayNumber(laterDay(firstDay, run.from_date)),
      dayNumber(earlierDay(lastDay, run.to_date)),
    ),
  )
  return new Set(dates).size
}

const rangeOf = ({ first_day, last_day }: { first_day: string; last_day: string | null }): Range => ({
  firstDay: first_day,
  lastDay: last_day ?? LAST_DAY,
})

const ADD = `
  insert into rest_day_exception (company_id, rest_day_id, employee_id, first_day, last_day, remark)
  select $1, $2, unnest($3::bigint[]), $4, $5, $6
  on conflict (company_id, rest_day_id, employee_id, first_day) do nothing returning id`

const addWith = (readLockedRuns: ReadLockedRuns): Endpoint =>
  handle(addRestDayExceptions, (context) =>
    inCompany(context, async (tx) => {
      const { rest_day_id } = context.params
      const { employee_ids, confirmed, ...values } = context.body
      const { first_day, last_day, remark } = values
      const employeeIds = [...new Set(employee_ids)]
      const restDay = await requireRestDay(tx, rest_day_id)
      if ((await existingEmployees(tx, employeeIds)).size < employeeIds.length)
        throw new AppError('not_found')
      const data = await change(tx, readLockedRuns, {
        restDay,
        employeeIds,
        ranges: [rangeOf(values)],
        isConfirmed: confirmed,
        store: async () => {
          const added = await tx.query(IdRow, ADD, [
            ...[tx.companyId, rest_day_id, employeeIds],
            ...[first_day, last_day, remark],
          ])
          if (added.length < employeeIds.length) throw new AppError('duplicate')
          const verb = { action: 'create', entity: 'rest_day_exception' } as const
          const changes = added.map(({ id }, at) => ({
            entityId: id,
            before: null,
            after: { rest_day_id, employee_id: employeeIds[at], ...values },
          }))
          await auditEach(tx, actorOf(context), verb, changes)
        },
      })
      return { data }
    }),
  )

const ExceptionRow = z.object({
  id: Id,
  rest_day_id: Id,
  employee_id: Id,
  first_day: IsoDate,
  last_day: IsoDate.nullable(),
  remark: z.string(),
  version: z.int(),
})
type ExceptionRow = z.infer<typeof ExceptionRow>

const logged = ({ id: _, version: __, ...values }: ExceptionRow) => values

/** Locks an exception. Throws `not_found`, or `stale_version` unless it has this version. */
async function lockException(
  tx: Tx,
  { rest_day_id, exception_id }: { rest_day_id: number; exception_id: number },
  version?: number,
): Promise<ExceptionRow> {
  const row = await tx.maybeOne(
    ExceptionRow,
    `select id, rest_day_id, employee_id, first_day, last_day, remark, version from rest_day_exception
     where company_id = $1 and rest_day_id = $2 and id = $3 for update`,
    [tx.companyId, rest_day_id, exception_id],
  )
  if (!row) throw new AppError('not_found')
  if (version !== undefined && row.version !== version)
    throw new AppError('stale_version', { details: { current: row } })
  return row
}

const UPDATE = `
  update rest_day_exception x set first_day = $3, last_day = $4, remark = $5, version = version + 1 where company_id = $1 and id = $2
    and not exists (select from rest_day_exception o where o.company_id = $1 and o.rest_day_id = x.rest_day_id
      and o.employee_id = x.employee_id and o.first_day = $3 and o.id <> $2)`

const updateWith = (readLockedRuns: ReadLockedRuns): Endpoint =>
  handle(updateRestDayException, (context) =>
    inCompany(context, async (tx) => {
      const { version, confirmed, ...values } = context.body
      const before = await lockException(tx, context.params, version)
      const isMoved = before.first_day !== values.first_day || before.last_day !== values.last_day
      const data = await change(tx, readLockedRuns, {
        restDay: await requireRestDay(tx, before.rest_day_id),
        employeeIds: [before.employee_id],
        ranges: isMoved ? [rangeOf(before), rangeOf(values)] : [],
        isConfirmed: confirmed,
        store: async () => {
          const { first_day, last_day, remark } = values
          const stored = await tx.execute(UPDATE, [tx.companyId, before.id, first_day, last_day, remark])
          if (stored === 0) throw new AppError('duplicate')
          await audit(tx, tx.companyId, actorOf(context), {
            action: 'update',
            entity: 'rest_day_exception',
            entityId: before.id,
            before: logged(before),
            after: { ...logged(before), ...values },
          })
        },
      })
      return { data }
    }),
  )

const removeWith = (readLockedRuns: ReadLockedRuns): Endpoint =>
  handle(removeRestDayException, (context) =>
    inCompany(context, async (tx) => {
      const before = await lockException(tx, context.params)
      const data = await change(tx, readLockedRuns, {
        restDay: await requireRestDay(tx, before.rest_day_id),
        employeeIds: [before.employee_id],
        ranges: [rangeOf(before)],
        isConfirmed: context.query.confirmed === 'true',
        store: async () => {
          await tx.execute('delete from rest_day_exception where company_id = $1 and id = $2', [
            tx.companyId,
            before.id,
          ])
          await audit(tx, tx.companyId, actorOf(context), {
            action: 'delete',
            entity: 'rest_day_exception',
            entityId: before.id,
            before: logged(before),
          })
        },
      })
      return { data }
    }),
  )

/** The calls that make dates of a rest day working days for employees. */
export const exceptionEndpoints = (readLockedRuns: ReadLockedRuns): Endpoint[] => [
  addWith(readLockedRuns),
  updateWith(readLockedRuns),
  removeWith(readLockedRuns),
]

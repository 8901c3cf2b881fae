import { z } from 'zod'
import { EMPLOYEES } from '#features/employees/server/index.ts'
import { POSITIONS } from '#features/master-data/server/index.ts'
import type { Range, ReadLockedRuns } from '#features/requests/server/index.ts'
import { addDays, earlierDay, laterDay } from '#kit/contract/days.ts'
import { AppError } from '#kit/contract/errors.ts'
import { Id, IsoDate } from '#kit/contract/scalars.ts'
import type { Tx } from '#kit/database/database.ts'
import { IdRow } from '#kit/database/row-types.ts'
import { audit } from '#kit/server/audit.ts'
import { actorOf, type Endpoint, handle, inCompany } from '#kit/server/handler.ts'
import { LAST_DAY } from '#kit/server/mark-days-changed.ts'
import { endPositionLink, linkPositions, removePositionLink } from '../../contract/positions.ts'
import { changeAssignments } from '../assignments/change-assignments.ts'
import { requireSchedule } from '../assignments/require-schedule.ts'

/** Present employees of positions, who work on the day $3 or later. */
const EMPLOYEES_OF = `
  select e.id from ${EMPLOYEES} e where e.company_id = $1 and e.position_id = any($2) and e.deleted_at is null
    and (e.end_date is null or e.end_date >= $3) order by e.id`

const LINK = `
  insert into schedule_position (company_id, schedule_id, position_id, first_day, last_day)
  select $1, $2, unnest($3::bigint[]), $4, $5
  on conflict (company_id, schedule_id, position_id, first_day) do nothing returning id`

const PUT_ON = `
  insert into schedule_assignment (company_id, employee_id, schedule_id, first_day, last_day, position_link_id)
  select $1, e.id, l.schedule_id, l.first_day, l.last_day, l.id
  from ${EMPLOYEES} e join schedule_position l on l.company_id = $1 and l.position_id = e.position_id and l.id = any($3)
  where e.company_id = $1 and e.id = any($2)
  on conflict (company_id, employee_id, position_link_id, first_day) where position_link_id is not null do nothing`

const linkWith = (readLockedRuns: ReadLockedRuns): Endpoint =>
  handle(linkPositions, (context) =>
    inCompany(context, async (tx) => {
      const { schedule_id } = context.params
      const { first_day, last_day, confirmed } = context.body
      const positionIds = [...new Set(context.body.position_ids)]
      await requireSchedule(tx, schedule_id, 'for share')
      await requirePositions(tx, positionIds)
      const people = await tx.query(IdRow, EMPLOYEES_OF, [tx.companyId, positionIds, first_day])
      const employeeIds = people.map(({ id }) => id)
      const touched = await changeAssignments(tx, readLockedRuns, {
        employeeIds,
        ranges: employeeIds.length > 0 ? [{ firstDay: first_day, lastDay: last_day ?? LAST_DAY }] : [],
        isConfirmed: confirmed,
        store: async () => {
          const links = await tx.query(IdRow, LINK, [
            ...[tx.companyId, schedule_id, positionIds],
            ...[first_day, last_day],
          ])
          if (links.length < positionIds.length) throw new AppError('duplicate')
          const linkIds = links.map(({ id }) => id)
          await tx.execute(PUT_ON, [tx.companyId, employeeIds, linkIds])
          for (const [at, entityId] of linkIds.entries())
            await audit(tx, tx.companyId, actorOf(context), {
              action: 'create',
              entity: 'schedule_position',
              entityId,
              after: { schedule_id, position_id: positionIds[at], first_day, last_day },
            })
        },
      })
      return { data: { ...touched, employees: employeeIds.length } }
    }),
  )

async function requirePositions(tx: Tx, ids: readonly number[]): Promise<void> {
  const rows = await tx.query(
    IdRow,
    `select id from ${POSITIONS} position where company_id = $1 and id = any($2) and deleted_at is null`,
    [tx.companyId, ids],
  )
  if (rows.length < ids.length) throw new AppError('not_found')
}

const LinkRow = z.object({
  id: Id,
  schedule_id: Id,
  position_id: Id,
  first_day: IsoDate,
  last_day: IsoDate.nullable(),
  version: z.int(),
})
type LinkRow = z.infer<typeof LinkRow>

const loggedLink = ({ id: _, version: __, ...values }: LinkRow) => values

/** Locks a link. Throws `not_found`, or `stale_version` unless it has this version. */
async function lockLink(tx: Tx, params: { schedule_id: number; link_id: number }, version?: number) {
  const row = await tx.maybeOne(
    LinkRow,
    `select id, schedule_id, position_id, first_day, last_day, version from schedule_position
     where company_id = $1 and schedule_id = $2 and id = $3 for update`,
    [tx.companyId, params.schedule_id, params.link_id],
  )
  if (!row) throw new AppError('not_found')
  if (version !== undefined && row.version !== version)
    throw new AppError('stale_version', { details: { current: row } })
  return row
}

const PeopleRow = z.object({ employee_id: Id })

const employeesOf = async (tx: Tx, { id }: LinkRow): Promise<number[]> => {
  const rows = await tx.query(
    PeopleRow,
    'select distinct employee_id from schedule_assignment where company_id = $1 and position_link_id = $2',
    [tx.companyId, id],
  )
  return rows.map(({ employee_id }) => employee_id)
}

/** The days between the old and the new last day. */
function movedDays(before: string | null, after: string | null): Range[] {
  const [old, fresh] = [before ?? LAST_DAY, after ?? LAST_DAY]
  return old === fresh
    ? []
    : [{ firstDay: addDays(earlierDay(old, fresh), 1), lastDay: laterDay(old, fresh) }]
}

/** Assignments end with the link, except those that a change of position has ended earlier. */
const END_ASSIGNMENTS = `
  update schedule_assignment set last_day = $3, version = version + 1
  where company_id = $1 and position_link_id = $2 and first_day <= coalesce($3, first_day)
    and (last_day is not distinct from $4 or last_day > $3)`

const endWith = (readLockedRuns: ReadLockedRuns): Endpoint =>
  handle(endPositionLink, (context) =>
    inCompany(context, async (tx) => {
      const { last_day, version, confirmed } = context.body
      const before = await lockLink(tx, context.params, version)
      if (last_day !== null && last_day < before.first_day) throw new AppError('ends_before_start')
      const data = await changeAssignments(tx, readLockedRuns, {
        employeeIds: await employeesOf(tx, before),
        ranges: movedDays(before.last_day, last_day),
        isConfirmed: confirmed,
        store: async () => {
          await tx.execute(
            'update schedule_position set last_day = $3, version = version + 1 where company_id = $1 and id = $2',
            [tx.companyId, before.id, last_day],
          )
          await tx.execute(
            'delete from schedule_assignment where company_id = $1 and position_link_id = $2 and first_day > $3',
            [tx.companyId, before.id, last_day],
          )
          await tx.execute(END_ASSIGNMENTS, [tx.companyId, before.id, last_day, before.last_day])
          await audit(tx, tx.companyId, actorOf(context), {
            action: 'update',
            entity: 'schedule_position',
            entityId: before.id,
            before: loggedLink(before),
            after: { ...loggedLink(before), last_day },
          })
        },
      })
      return { data }
    }),
  )

const removeWith = (readLockedRuns: ReadLockedRuns): Endpoint =>
  handle(removePositionLink, (context) =>
    inCompany(context, async (tx) => {
      const before = await lockLink(tx, context.params)
      const employeeIds = await employeesOf(tx, before)
      const range = { firstDay: before.first_day, lastDay: before.last_day ?? LAST_DAY }
      const data = await changeAssignments(tx, readLockedRuns, {
        employeeIds,
        ranges: employeeIds.length > 0 ? [range] : [],
        isConfirmed: context.query.confirmed === 'true',
        store: async () => {
          const key = [tx.companyId, before.id]
          await tx.execute(
            'delete from schedule_assignment where company_id = $1 and position_link_id = $2',
            key,
          )
          await tx.execute('delete from schedule_position where company_id = $1 and id = $2', key)
          await audit(tx, tx.companyId, actorOf(context), {
            action: 'delete',
            entity: 'schedule_position',
            entityId: before.id,
            before: loggedLink(before),
          })
        },
      })
      return { data }
    }),
  )

/** The calls that put positions on schedules and take them off. */
export const positionEndpoints = (readLockedRuns: ReadLockedRuns): Endpoint[] => [
  linkWith(readLockedRuns),
  endWith(readLockedRuns),
  removeWith(readLockedRuns),
]

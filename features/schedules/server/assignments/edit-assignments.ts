import { z } from 'zod'
import { existingEmployees } from '#features/employees/server/index.ts'
import type { Range, ReadLockedRuns } from '#features/requests/server/index.ts'
import { AppError } from '#kit/contract/errors.ts'
import { Id, IsoDate } from '#kit/contract/scalars.ts'
import type { Tx } from '#kit/database/database.ts'
import { audit } from '#kit/server/audit.ts'
import { actorOf, type Endpoint, handle, inCompany } from '#kit/server/handler.ts'
import { LAST_DAY } from '#kit/server/mark-days-changed.ts'
import { assignEmployees, removeAssignment, updateAssignment } from '../../contract/assignments.ts'
import { changeAssignments } from './change-assignments.ts'
import { requireSchedule } from './require-schedule.ts'

const rangeOf = ({ first_day, last_day }: { first_day: string; last_day: string | null }): Range => ({
  firstDay: first_day,
  lastDay: last_day ?? LAST_DAY,
})

const AssignmentRow = z.object({
  id: Id,
  employee_id: Id,
  schedule_id: Id,
  first_day: IsoDate,
  last_day: IsoDate.nullable(),
  version: z.int(),
})
type AssignmentRow = z.infer<typeof AssignmentRow>

const COLUMNS = 'id, employee_id, schedule_id, first_day, last_day, version'

const ASSIGN = `
  insert into schedule_assignment (company_id, employee_id, schedule_id, first_day, last_day)
  select $1, unnest($2::bigint[]), $3, $4, $5
  on conflict (company_id, employee_id, first_day) where position_link_id is null do update set schedule_id = excluded.schedule_id, last_day = excluded.last_day,
    version = schedule_assignment.version + 1`

const assignWith = (readLockedRuns: ReadLockedRuns): Endpoint =>
  handle(assignEmployees, (context) =>
    inCompany(context, async (tx) => {
      const { schedule_id: scheduleId } = context.params
      const { employee_ids, first_day, last_day, confirmed } = context.body
      const ids = [...new Set(employee_ids)]
      await requireSchedule(tx, scheduleId, 'for share')
      if ((await existingEmployees(tx, ids)).size < ids.length) throw new AppError('not_found')
      const before = await tx.query(
        AssignmentRow,
        `select ${COLUMNS} from schedule_assignment
         where company_id = $1 and employee_id = any($2) and first_day = $3 and position_link_id is null order by id for update`,
        [tx.companyId, ids, first_day],
      )
      const touched = await changeAssignments(tx, readLockedRuns, {
        employeeIds: ids,
        // The days of a replaced assignment may reach further.
        ranges: [{ firstDay: first_day, lastDay: before.length > 0 ? LAST_DAY : (last_day ?? LAST_DAY) }],
        isConfirmed: confirmed,
        store: async () => {
          await tx.execute(ASSIGN, [tx.companyId, ids, scheduleId, first_day, last_day])
          await audit(tx, tx.companyId, actorOf(context), {
            action: 'update',
            entity: 'schedule',
            entityId: scheduleId,
            ...(before.length > 0 && { before: { assigned: before.map(logged) } }),
            after: { assigned: ids.map((employee_id) => ({ employee_id, first_day, last_day })) },
          })
        },
      })
      return { data: { ...touched, added: ids.length - before.length, replaced: before.length } }
    }),
  )

const logged = ({ employee_id, schedule_id, first_day, last_day }: AssignmentRow) => ({
  employee_id,
  schedule_id,
  first_day,
  last_day,
})

/** Locks an assignment of the employee alone. Throws `not_found`, also for those by position. */
async function lockAssignment(tx: Tx, params: { schedule_id: number; assignment_id: number }) {
  const row = await tx.maybeOne(
    AssignmentRow,
    `select ${COLUMNS} from schedule_assignment where company_id = $1 and schedule_id = $2 and id = $3
       and position_link_id is null for update`,
    [tx.companyId, params.schedule_id, params.assignment_id],
  )
  if (!row) throw new AppError('not_found')
  return row
}

const updateWith = (readLockedRuns: ReadLockedRuns): Endpoint =>
  handle(updateAssignment, (context) =>
    inCompany(context, async (tx) => {
      const before = await lockAssignment(tx, context.params)
      const { first_day, last_day, version, confirmed } = context.body
      if (before.version !== version) throw new AppError('stale_version', { details: { current: before } })
      const data = await changeAssignments(tx, readLockedRuns, {
        employeeIds: [before.employee_id],
        ranges: movedDays(before, context.body),
        isConfirmed: confirmed,
        store: async () => {
          const stored = await tx.execute(
            `update schedule_assignment a set first_day = $3, last_day = $4, version = version + 1 where company_id = $1 and id = $2
             and not exists (select from schedule_assignment o where o.company_id = $1 and o.employee_id = a.employee_id
               and o.first_day = $3 and o.position_link_id is null and o.id <> $2)`,
            [tx.companyId, before.id, first_day, last_day],
          )
          if (stored === 0) throw new AppError('duplicate')
          await audit(tx, tx.companyId, actorOf(context), {
            action: 'update',
            entity: 'schedule',
            entityId: before.schedule_id,
            before: { assigned: [logged(before)] },
            after: { assigned: [{ ...logged(before), first_day, last_day }] },
          })
        },
      })
      return { data }
    }),
  )

/** All days of both ranges, because another assignment may count instead of this one; none if nothing moves. */
function movedDays(
  before: { first_day: string; last_day: string | null },
  after: { first_day: string; last_day: string | null },
): Range[] {
  if (before.first_day === after.first_day && before.last_day === after.last_day) return []
  return [rangeOf(before), rangeOf(after)]
}

const removeWith = (readLockedRuns: ReadLockedRuns): Endpoint =>
  handle(removeAssignment, (context) =>
    inCompany(context, async (tx) => {
      const before = await lockAssignment(tx, context.params)
      const data = await changeAssignments(tx, readLockedRuns, {
        employeeIds: [before.employee_id],
        ranges: [rangeOf(before)],
        isConfirmed: context.query.confirmed === 'true',
        store: async () => {
          await tx.execute('delete from schedule_assignment where company_id = $1 and id = $2', [
            tx.companyId,
            before.id,
          ])
          await audit(tx, tx.companyId, actorOf(context), {
            action: 'update',
            entity: 'schedule',
            entityId: before.schedule_id,
            before: { assigned: [logged(before)] },
            after: { assigned: [] },
          })
        },
      })
      return { data }
    }),
  )

/** The calls that put employees on schedules and take them off. */
export const editAssignmentEndpoints = (readLockedRuns: ReadLockedRuns): Endpoint[] => [
  assignWith(readLockedRuns),
  updateWith(readLockedRuns),
  removeWith(readLockedRuns),
]

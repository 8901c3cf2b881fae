import { z } from 'zod'
import { EMPLOYEES, type FollowPositions } from '#features/employees/server/index.ts'
import { Id, IsoDate } from '#kit/contract/scalars.ts'
import type { Tx } from '#kit/database/database.ts'
import { audit } from '#kit/server/audit.ts'
import { LAST_DAY } from '#kit/server/mark-days-changed.ts'
import { markDaysAround } from '../mark-days-around.ts'

/** The day from which a change of the employee's position counts: today, or the first day of work if it is later. */
const FROM = 'greatest(today_in_laos(), e.start_date)'

/** Assignments by another position than the employee's, which have not ended before that day. */
const OTHERS = `
  select a.id, a.employee_id, a.schedule_id, a.first_day, a.last_day, ${FROM} as from_day
  from schedule_assignment a
  join schedule_position l on l.company_id = $1 and l.id = a.position_link_id
  join ${EMPLOYEES} e on e.company_id = $1 and e.id = a.employee_id
  where a.company_id = $1 and a.employee_id = any($2) and e.position_id is distinct from l.position_id
    and (a.last_day is null or a.last_day >= ${FROM})
  order by a.id`

const OtherRow = z.object({
  id: Id,
  employee_id: Id,
  schedule_id: Id,
  first_day: IsoDate,
  last_day: IsoDate.nullable(),
  from_day: IsoDate,
})

/** New employees are on the schedule from the beginning of the link, which their employment limits. */
const ADD = `
  insert into schedule_assignment (company_id, employee_id, schedule_id, first_day, last_day, position_link_id)
  select $1, e.id, l.schedule_id, case when $3 then l.first_day else greatest(l.first_day, ${FROM}) end, l.last_day, l.id
  from ${EMPLOYEES} e
  join schedule_position l on l.company_id = $1 and l.position_id = e.position_id
  where e.company_id = $1 and e.id = any($2) and ($3 or l.last_day is null or l.last_day >= ${FROM})
    and not exists (select from schedule_assignment a where a.company_id = $1 and a.employee_id = e.id
      and a.position_link_id = l.id and (a.last_day is null or a.last_day >= ${FROM}))
  on conflict (company_id, employee_id, position_link_id, first_day) where position_link_id is not null do nothing
  returning employee_id, schedule_id, first_day, last_day`

const AddedRow = OtherRow.omit({ id: true, from_day: true })

/**
 * Puts employees on the schedules of their positions: new ones from the first day, others from today on, when their former position takes
 * them off its schedules. Past days keep their shifts. The days of new employees are already marked.
 */
export const followPositions: FollowPositions = async (tx, { employeeIds, isNew, actor }) => {
  const others = isNew ? [] : await tx.query(OtherRow, OTHERS, [tx.companyId, employeeIds])
  await endBefore(tx, others)
  const added = await tx.query(AddedRow, ADD, [tx.companyId, employeeIds, isNew])
  const bySchedule = Map.groupBy([...others, ...added], ({ schedule_id }) => schedule_id)
  for (const scheduleId of bySchedule.keys())
    await audit(tx, tx.companyId, actor, {
      action: 'update',
      entity: 'schedule',
      entityId: scheduleId,
      before: { assigned: others.filter((row) => row.schedule_id === scheduleId).map(logged) },
      after: { assigned: added.filter((row) => row.schedule_id === scheduleId).map(logged) },
    })
  if (isNew) return
  const marked = [...others.map((row) => ({ ...row, first_day: row.from_day })), ...added]
  await markDaysAround(
    tx,
    marked.map(({ employee_id, first_day }) => ({
      employeeId: employee_id,
      firstDay: first_day,
      lastDay: LAST_DAY,
    })),
  )
}

const logged = ({ employee_id, first_day, last_day }: z.infer<typeof AddedRow>) => ({
  employee_id,
  first_day,
  last_day,
})

/** Ends assignments on the day before; those that have not begun by then are deleted. */
async function endBefore(tx: Tx, rows: readonly z.infer<typeof OtherRow>[]): Promise<void> {
  const begun = rows.filter(({ first_day, from_day }) => first_day < from_day)
  const unbegun = rows.filter((row) => !begun.includes(row))
  await tx.execute(
    `update schedule_assignment a set last_day = w.from_day - 1, version = version + 1
     from unnest($2::bigint[], $3::date[]) as w(id, from_day) where a.company_id = $1 and a.id = w.id`,
    [tx.companyId, begun.map(({ id }) => id), begun.map(({ from_day }) => from_day)],
  )
  await tx.execute('delete from schedule_assignment where company_id = $1 and id = any($2)', [
    tx.companyId,
    unbegun.map(({ id }) => id),
  ])
}

import { z } from 'zod'
import { readNoticesOfKind, sendNotices } from '#features/notices/server/index.ts'
import { Id, IsoDate } from '#kit/contract/scalars.ts'
import type { Tx } from '#kit/database/database.ts'
import { Timestamp } from '#kit/database/row-types.ts'
import type { Actor } from '#kit/server/audit.ts'
import { employeeOf } from '#kit/server/employee-of.ts'
import { type Endpoint, handle, inCompany } from '#kit/server/handler.ts'
import { listRosterNotices, seeRosterNotices } from '../../contract/my-roster.ts'
import { ROSTER_PUBLISHED } from '../../domain/notice-kinds.ts'
import type { CellKey } from './stored-cells.ts'

const ADD = `
  insert into roster_notice (company_id, employee_id, days, published_by)
  select $1, c.employee_id, array_agg(c.work_date order by c.work_date), $4
  from unnest($2::bigint[], $3::date[]) as c(employee_id, work_date) group by c.employee_id
  on conflict (company_id, id) do nothing`

/**
 * One notice for each employee with the days that were published: on the roster of the employee, and in the bell. A
 * fixed number of statements.
 */
export async function addNotices(tx: Tx, published: readonly CellKey[], actor: Actor): Promise<void> {
  if (published.length === 0) return
  await sendNotices(
    tx,
    [...Map.groupBy(published, ({ employeeId }) => employeeId)].map(([employeeId, cells]) => {
      const days = cells.map(({ date }) => date).sort()
      const params = { days: days.length, first: days[0] ?? '', last: days.at(-1) ?? '' }
      return ROSTER_PUBLISHED.notice({ employeeIds: [employeeId] }, params)
    }),
  )
  await tx.execute(ADD, [
    tx.companyId,
    published.map(({ employeeId }) => employeeId),
    published.map(({ date }) => date),
    actor.name,
  ])
}

const NoticeRow = z.object({
  id: Id,
  days: z.array(IsoDate),
  published_by: z.string(),
  published_at: Timestamp,
})

/** The most notices that an employee is shown; marking one as seen includes all earlier ones. */
const LATEST = 20

const UNSEEN = `
  select id, days, published_by, published_at from roster_notice
  where company_id = $1 and employee_id = $2 and seen_at is null order by id desc limit ${LATEST}`

const list = handle(listRosterNotices, (context) => {
  const employeeId = employeeOf(context)
  return inCompany(context, async (tx) => {
    const rows = await tx.query(NoticeRow, UNSEEN, [tx.companyId, employeeId])
    return { data: rows.map((row) => ({ ...row, published_at: row.published_at.toISOString() })) }
  })
})

const SEEN = `
  update roster_notice set seen_at = $4 where company_id = $1 and employee_id = $2 and id <= $3 and seen_at is null`

const see = handle(seeRosterNotices, (context) => {
  const employeeId = employeeOf(context)
  return inCompany(context, async (tx) => {
    const values = [tx.companyId, employeeId, context.body.up_to, new Date()]
    await readNoticesOfKind(tx, context.session.accountId, ROSTER_PUBLISHED)
    return { data: { seen: await tx.execute(SEEN, values) } }
  })
})

/** The calls of an employee about what published rosters have changed. */
export const noticeEndpoints: readonly Endpoint[] = [list, see]

import { markDaysAround } from '#features/schedules/server/index.ts'
import type { Tx } from '#kit/database/database.ts'
import { type Actor, audit } from '#kit/server/audit.ts'

/** A span of overtime that is approved already; clock times 'HH:MM', a `to` at or before `from` is on the next day. */
export interface ApprovedOvertime {
  employeeId: number
  date: string
  from: string
  to: string
}

export interface RecordedOvertime {
  added: number
  unchanged: number
  /** Rows by their place in what was given; an employee who is not of this company. */
  errors: { index: number; reason: 'unknown_employee' }[]
}

/** A request that waits becomes approved by this; what was rejected too, since somebody knows better now. */
const ADD = `
  insert into overtime_request (company_id, employee_id, work_date, from_time, to_time, status)
  select distinct $1::int, g.employee_id, g.work_date, g.from_time, g.to_time, 'success'
  from unnest($2::bigint[], $3::date[], $4::time[], $5::time[]) as g(employee_id, work_date, from_time, to_time)
  join employee e on e.company_id = $1 and e.id = g.employee_id
  on conflict (company_id, employee_id, work_date, from_time, to_time)
  do update set status = 'success', version = overtime_request.version + 1 where overtime_request.status <> 'success'
  returning id, employee_id, work_date`

const DECIDE = `
  insert into decision (company_id, subject, subject_id, step, verdict, reason, account_id, actor)
  select $1, 'overtime_request', unnest($2::bigint[]), 'hr', 'approved', 'import', $3, $4`

const KNOWN = 'select id from employee where company_id = $1 and id = any($2)'

/** Enters overtime that is approved, each span with its decision. The same again changes nothing. */
export async function recordApprovedOvertime(
  tx: Tx,
  rows: readonly ApprovedOvertime[],
  actor: Actor,
): Promise<RecordedOvertime> {
  if (rows.length === 0) return { added: 0, unchanged: 0, errors: [] }
  const employees = rows.map((row) => row.employeeId)
  const known = new Set(
    (await tx.query<{ id: number }>(KNOWN, [tx.companyId, employees])).map(({ id }) => id),
  )
  const errors = employees.flatMap((id, index) =>
    known.has(id) ? [] : [{ index, reason: 'unknown_employee' as const }],
  )
  const added = await tx.query<Added>(ADD, [
    tx.companyId,
    employees,
    rows.map((row) => row.date),
    rows.map((row) => row.from),
    rows.map((row) => row.to),
  ])
  if (added.length > 0) await recordDecisions(tx, added, actor)
  return { added: added.length, unchanged: rows.length - errors.length - added.length, errors }
}

type Added = { id: number; employee_id: number; work_date: string }

async function recordDecisions(tx: Tx, added: readonly Added[], actor: Actor): Promise<void> {
  await tx.execute(DECIDE, [tx.companyId, added.map(({ id }) => id), actor.accountId, actor.name])
  await audit(tx, tx.companyId, actor, {
    action: 'import',
    entity: 'overtime_request',
    after: { added: added.length },
  })
  await markDaysAround(
    tx,
    added.map((span) => ({
      employeeId: span.employee_id,
      firstDay: span.work_date,
      lastDay: span.work_date,
    })),
  )
}

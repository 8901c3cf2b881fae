import { markDaysAround } from '#features/schedules/server/index.ts'
import type { Tx } from '#kit/database/database.ts'
import { type Actor, audit } from '#kit/server/audit.ts'
import type { LeavePart } from '../contract.ts'

/** Leave of one day that is approved already, as a file or another system knows it. */
export interface ApprovedLeave {
  employeeId: number
  date: string
  part: LeavePart
  kind: string
  paid: boolean
}

export interface RecordedLeave {
  added: number
  unchanged: number
  /** Rows by their place in what was given; an employee who is not of this company. */
  errors: { index: number; reason: 'unknown_employee' }[]
}

const ADD_TYPES = `
  insert into leave_type (company_id, name, is_paid)
  select distinct $1::int, kind, paid from unnest($2::text[], $3::boolean[]) as given(kind, paid)
  on conflict (company_id, name, is_paid) do update set deleted_at = null where leave_type.deleted_at is not null`

/** A request that waits becomes approved by this; what was rejected too, since somebody knows better now. */
const ADD_LEAVE = `
  insert into leave_request (company_id, employee_id, leave_type_id, start_date, end_date, part, status)
  select distinct $1::int, g.employee_id, t.id, g.date, g.date, g.part, 'success'
  from unnest($2::bigint[], $3::date[], $4::text[], $5::text[], $6::boolean[]) as g(employee_id, date, part, kind, paid)
  join leave_type t on t.company_id = $1 and t.name = g.kind and t.is_paid = g.paid
  join employee e on e.company_id = $1 and e.id = g.employee_id
  on conflict (company_id, employee_id, start_date, end_date, part, leave_type_id)
  do update set status = 'success', version = leave_request.version + 1 where leave_request.status <> 'success'
  returning id, employee_id, start_date`

const DECIDE = `
  insert into decision (company_id, subject, subject_id, step, verdict, reason, account_id, actor)
  select $1, 'leave_request', unnest($2::bigint[]), 'hr', 'approved', 'import', $3, $4`

const KNOWN = 'select id from employee where company_id = $1 and id = any($2)'

/** Enters leave that is approved, each with its decision. The same again changes nothing; kinds of leave are made as they come. */
export async function recordApprovedLeave(
  tx: Tx,
  rows: readonly ApprovedLeave[],
  actor: Actor,
): Promise<RecordedLeave> {
  if (rows.length === 0) return { added: 0, unchanged: 0, errors: [] }
  const column = <T>(read: (row: ApprovedLeave) => T) => rows.map(read)
  const employees = column((row) => row.employeeId)
  const known = new Set(
    (await tx.query<{ id: number }>(KNOWN, [tx.companyId, employees])).map(({ id }) => id),
  )
  const errors = employees.flatMap((id, index) =>
    known.has(id) ? [] : [{ index, reason: 'unknown_employee' as const }],
  )
  const kinds = column((row) => row.kind)
  const paid = column((row) => row.paid)
  await tx.execute(ADD_TYPES, [tx.companyId, kinds, paid])
  const dates = column((row) => row.date)
  const parts = column((row) => row.part)
  const added = await tx.query<Added>(ADD_LEAVE, [tx.companyId, employees, dates, parts, kinds, paid])
  if (added.length > 0) await recordDecisions(tx, added, actor)
  return { added: added.length, unchanged: rows.length - errors.length - added.length, errors }
}

type Added = { id: number; employee_id: number; start_date: string }

async function recordDecisions(tx: Tx, added: readonly Added[], actor: Actor): Promise<void> {
  await tx.execute(DECIDE, [tx.companyId, added.map(({ id }) => id), actor.accountId, actor.name])
  await audit(tx, tx.companyId, actor, {
    action: 'import',
    entity: 'leave_request',
    after: { added: added.length },
  })
  await markDaysAround(
    tx,
    added.map((leave) => ({
      employeeId: leave.employee_id,
      firstDay: leave.start_date,
      lastDay: leave.start_date,
    })),
  )
}

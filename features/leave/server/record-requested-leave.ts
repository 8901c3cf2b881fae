import { EMPLOYEES } from '#features/employees/server/index.ts'
import { enterWaiting } from '#features/requests/server/index.ts'
import type { Tx } from '#kit/database/database.ts'
import { IdRow } from '#kit/database/row-types.ts'
import { type Actor, audit } from '#kit/server/audit.ts'
import { LEAVE_REQUEST } from './leave-request-kind.ts'
import type { ApprovedLeave } from './record-approved-leave.ts'

const ADD = `
  insert into leave_request (company_id, employee_id, leave_type_id, start_date, end_date, part, status)
  select distinct $1::int, g.employee_id, t.id, g.date, g.date, g.part, 'pending'
  from unnest($2::bigint[], $3::date[], $4::text[], $5::text[], $6::boolean[]) as g(employee_id, date, part, kind, paid)
  join leave_type t on t.company_id = $1 and t.name = g.kind and t.is_paid = g.paid and t.deleted_at is null
  join ${EMPLOYEES} e on e.company_id = $1 and e.id = g.employee_id
  on conflict (company_id, employee_id, start_date, end_date, part, leave_type_id, from_time, to_time) where status not in ('rejected', 'cancelled', 'draft') do nothing
  returning id`

/** Stores leave of existing kinds that waits for a decision; what exists stays as it is. Returns the number of new requests. */
export async function recordRequestedLeave(
  tx: Tx,
  rows: readonly ApprovedLeave[],
  actor: Actor,
): Promise<number> {
  if (rows.length === 0) return 0
  const waiting = await tx.query(IdRow, ADD, [
    tx.companyId,
    rows.map((row) => row.employeeId),
    rows.map((row) => row.date),
    rows.map((row) => row.part),
    rows.map((row) => row.kind),
    rows.map((row) => row.paid),
  ])
  await enterWaiting(
    tx,
    LEAVE_REQUEST,
    waiting.map(({ id }) => id),
    actor,
  )
  const added = waiting.length
  const after = { added }
  if (added > 0) await audit(tx, tx.companyId, actor, { action: 'import', entity: 'leave_request', after })
  return added
}

import { EMPLOYEES } from '#features/employees/server/index.ts'
import { enterWaiting } from '#features/requests/server/index.ts'
import type { Tx } from '#kit/database/database.ts'
import { IdRow } from '#kit/database/row-types.ts'
import { type Actor, audit } from '#kit/server/audit.ts'
import { OVERTIME_REQUEST } from './overtime-request-kind.ts'
import type { ApprovedOvertime } from './record-approved-overtime.ts'

const ADD = `
  insert into overtime_request (company_id, employee_id, work_date, from_time, to_time, status)
  select distinct $1::int, g.employee_id, g.work_date, g.from_time, g.to_time, 'pending'
  from unnest($2::bigint[], $3::date[], $4::time[], $5::time[]) as g(employee_id, work_date, from_time, to_time)
  join ${EMPLOYEES} e on e.company_id = $1 and e.id = g.employee_id
  on conflict (company_id, employee_id, work_date, from_time, to_time) where status not in ('rejected', 'cancelled', 'draft') do nothing
  returning id`

/** Stores overtime that waits for a decision; what exists stays as it is. Returns the number of new requests. */
export async function recordRequestedOvertime(
  tx: Tx,
  rows: readonly ApprovedOvertime[],
  actor: Actor,
): Promise<number> {
  if (rows.length === 0) return 0
  const waiting = await tx.query(IdRow, ADD, [
    tx.companyId,
    rows.map((row) => row.employeeId),
    rows.map((row) => row.date),
    rows.map((row) => row.from),
    rows.map((row) => row.to),
  ])
  await enterWaiting(
    tx,
    OVERTIME_REQUEST,
    waiting.map(({ id }) => id),
    actor,
  )
  const added = waiting.length
  const after = { added }
  if (added > 0) await audit(tx, tx.companyId, actor, { action: 'import', entity: 'overtime_request', after })
  return added
}

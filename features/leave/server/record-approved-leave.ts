import { EMPLOYEES } from '#features/employees/server/index.ts'
import { ApprovedDays, type RecordedRequests, recordApproved } from '#features/schedules/server/index.ts'
import type { Tx } from '#kit/database/database.ts'
import type { Actor } from '#kit/server/audit.ts'
import type { LeavePart } from '../contract.ts'
import { LEAVE_REQUEST } from './leave-request-kind.ts'

/** One day of approved leave from a file or another system. */
export interface ApprovedLeave {
  employeeId: number
  date: string
  part: Exclude<LeavePart, 'hours'>
  kind: string
  paid: boolean
}

const ADD_TYPES = `
  insert into leave_type (company_id, name, is_paid)
  select distinct $1::int, kind, paid from unnest($2::text[], $3::boolean[]) as given(kind, paid)
  on conflict (company_id, name, is_paid) do update set deleted_at = null where leave_type.deleted_at is not null`

/** Approves pending requests; rejected and cancelled ones are entered again, because the file is newer. */
const ADD_LEAVE = `
  insert into leave_request (company_id, employee_id, leave_type_id, start_date, end_date, part, status)
  select distinct $1::int, g.employee_id, t.id, g.date, g.date, g.part, 'success'
  from unnest($2::bigint[], $3::date[], $4::text[], $5::text[], $6::boolean[]) as g(employee_id, date, part, kind, paid)
  join leave_type t on t.company_id = $1 and t.name = g.kind and t.is_paid = g.paid
  join ${EMPLOYEES} e on e.company_id = $1 and e.id = g.employee_id
  on conflict (company_id, employee_id, start_date, end_date, part, leave_type_id, from_time, to_time) where status not in ('rejected', 'cancelled', 'draft')
  do update set status = 'success', version = leave_request.version + 1 where leave_request.status <> 'success'
  returning id, employee_id as "employeeId", start_date as "firstDay", end_date as "lastDay"`

/** Stores approved leave, each with its decision. Repeating it changes nothing; missing leave types are created. */
export function recordApprovedLeave(
  tx: Tx,
  rows: readonly ApprovedLeave[],
  actor: Actor,
): Promise<RecordedRequests> {
  return recordApproved(tx, { kind: LEAVE_REQUEST, rows, actor }, () => addLeave(tx, rows))
}

async function addLeave(tx: Tx, rows: readonly ApprovedLeave[]): Promise<ApprovedDays[]> {
  const employees = rows.map((row) => row.employeeId)
  const dates = rows.map((row) => row.date)
  const parts = rows.map((row) => row.part)
  const kinds = rows.map((row) => row.kind)
  const paid = rows.map((row) => row.paid)
  await tx.execute(ADD_TYPES, [tx.companyId, kinds, paid])
  return tx.query(ApprovedDays, ADD_LEAVE, [tx.companyId, employees, dates, parts, kinds, paid])
}

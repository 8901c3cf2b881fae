import { EMPLOYEES } from '#features/employees/server/index.ts'
import { ApprovedDays, type RecordedRequests, recordApproved } from '#features/schedules/server/index.ts'
import type { Tx } from '#kit/database/database.ts'
import type { Actor } from '#kit/server/audit.ts'
import { OVERTIME_REQUEST } from './overtime-request-kind.ts'

/** A span of approved overtime; clock times 'HH:MM'. If `to` is at or before `from`, it is on the next day. */
export interface ApprovedOvertime {
  employeeId: number
  date: string
  from: string
  to: string
}

/** Approves pending requests; rejected and cancelled ones are entered again, because the file is newer. */
const ADD = `
  insert into overtime_request (company_id, employee_id, work_date, from_time, to_time, status)
  select distinct $1::int, g.employee_id, g.work_date, g.from_time, g.to_time, 'success'
  from unnest($2::bigint[], $3::date[], $4::time[], $5::time[]) as g(employee_id, work_date, from_time, to_time)
  join ${EMPLOYEES} e on e.company_id = $1 and e.id = g.employee_id
  on conflict (company_id, employee_id, work_date, from_time, to_time) where status not in ('rejected', 'cancelled', 'draft')
  do update set status = 'success', version = overtime_request.version + 1, approved_from = null, approved_to = null where overtime_request.status <> 'success'
  returning id, employee_id as "employeeId", work_date as "firstDay", work_date as "lastDay"`

/** Stores approved overtime, each span with its decision. Repeating it changes nothing. */
export function recordApprovedOvertime(
  tx: Tx,
  rows: readonly ApprovedOvertime[],
  actor: Actor,
): Promise<RecordedRequests> {
  return recordApproved(tx, { kind: OVERTIME_REQUEST, rows, actor }, () => addOvertime(tx, rows))
}

function addOvertime(tx: Tx, rows: readonly ApprovedOvertime[]): Promise<ApprovedDays[]> {
  return tx.query(ApprovedDays, ADD, [
    tx.companyId,
    rows.map((row) => row.employeeId),
    rows.map((row) => row.date),
    rows.map((row) => row.from),
    rows.map((row) => row.to),
  ])
}

import { EMPLOYEES } from '#features/employees/server/index.ts'
import { type RequestTable, StoredRequest } from '#features/schedules/server/index.ts'
import { LEAVE_REQUEST } from './leave-request-kind.ts'

const LOCK = `
  select r.id, r.employee_id as "employeeId", r.start_date as "firstDay", r.end_date as "lastDay", r.status, r.version
  from leave_request r
  join ${EMPLOYEES} e on e.company_id = r.company_id and e.id = r.employee_id and e.deleted_at is null
  where r.company_id = $1 and r.id = any($2) and not r.is_overtime_use order by r.id for update of r`

/** The stored leave of a company, for HR's changes and cancellations. */
export const LEAVE: RequestTable = {
  kind: LEAVE_REQUEST,
  lock: (tx, ids) => tx.query(StoredRequest, LOCK, [tx.companyId, ids]),
}

import { EMPLOYEES } from '#features/employees/server/index.ts'
import { type RequestTable, StoredRequest } from '#features/schedules/server/index.ts'
import { OVERTIME_REQUEST } from './overtime-request-kind.ts'

const LOCK = `
  select r.id, r.employee_id as "employeeId", r.work_date as "firstDay", r.work_date as "lastDay", r.status, r.version
  from overtime_request r
  join ${EMPLOYEES} e on e.company_id = r.company_id and e.id = r.employee_id and e.deleted_at is null
  where r.company_id = $1 and r.id = any($2) order by r.id for update of r`

/** The stored overtime of a company, for HR's changes and cancellations. */
export const OVERTIME: RequestTable = {
  kind: OVERTIME_REQUEST,
  lock: (tx, ids) => tx.query(StoredRequest, LOCK, [tx.companyId, ids]),
}

import { EMPLOYEES } from '#features/employees/server/index.ts'
import type { RequestStatus } from '#features/requests/contract/status.ts'
import type { Tx } from '#kit/database/database.ts'

/**
 * Leave for the later feature of overtime that is used as time off (`is_overtime_use`): leave of the type of time off, by the hour, with
 * requests of a kind of its own. It counts like other leave, and is neither listed nor changed as such.
 */
export const OVERTIME_USES = `(
  select company_id, id, employee_id, leave_type_id, start_date as use_date, from_time, to_time, detail as remark, status, version,
    is_overtime_use
  from leave_request)`

/** Stores a draft and returns its `id`. $1: company, $2: employee, $3: leave type, $4: date, $5, $6: times, $7: remark. */
export const INSERT_USE_DRAFT = `
  insert into leave_request (company_id, employee_id, leave_type_id, start_date, end_date, part, from_time, to_time, detail, status,
    is_overtime_use)
  values ($1, $2, $3, $4, $4, 'hours', $5, $6, $7, 'draft', true) returning id`

/** Stores an approved one; no row if the same one exists. Values as above. */
export const INSERT_USE = `
  insert into leave_request (company_id, employee_id, leave_type_id, start_date, end_date, part, from_time, to_time, detail, status,
    is_overtime_use)
  values ($1, $2, $3, $4, $4, 'hours', $5, $6, $7, 'success', true)
  on conflict (company_id, employee_id, start_date, end_date, part, leave_type_id, from_time, to_time)
  where status not in ('rejected', 'cancelled', 'draft') do nothing returning id`

/** Changes one. $1: company, $2: id, others from $3 as above. */
export const UPDATE_USE = `
  update leave_request set leave_type_id = $3, start_date = $4, end_date = $4, from_time = $5, to_time = $6, detail = $7,
    version = version + 1
  where company_id = $1 and id = $2 and is_overtime_use`

/** The same, unless the employee has another one of the same date and times. */
export const CHANGE_USE = `${UPDATE_USE} and not exists (
  select from leave_request o where o.company_id = $1 and o.id <> $2 and o.employee_id = leave_request.employee_id and o.leave_type_id = $3
    and o.start_date = $4 and o.end_date = $4 and o.part = 'hours' and o.from_time = $5 and o.to_time = $6
    and o.status not in ('rejected', 'cancelled', 'draft'))`

const SET_STATUS = `
  update leave_request set status = $3, version = version + 1 where company_id = $1 and id = any($2) and is_overtime_use`

export const setStatusOfUses = (tx: Tx, ids: readonly number[], status: RequestStatus): Promise<number> =>
  tx.execute(SET_STATUS, [tx.companyId, ids, status])

/** Locks those of these ids that the company has, with the columns of `StoredRequest`. $1: company, $2: ids. */
export const LOCK_USES = `
  select r.id, r.employee_id as "employeeId", r.start_date as "firstDay", r.end_date as "lastDay", r.status, r.version
  from leave_request r
  join ${EMPLOYEES} e on e.company_id = r.company_id and e.id = r.employee_id and e.deleted_at is null
  where r.company_id = $1 and r.id = any($2) and r.is_overtime_use order by r.id for update of r`

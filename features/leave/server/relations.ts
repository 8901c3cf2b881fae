import { CERTIFICATE_DAYS } from '../contract.ts'
import { LEAVE_PROOF } from './files/proof-sql.ts'

/** Leave of all states for SQL of later features. Only `success` affects days; `pending` and `approved` wait for a decision. */
export const LEAVE_REQUESTS =
  '(select company_id, id, employee_id, start_date, end_date, part, status from leave_request)'

/** Leave that ended within `CERTIFICATE_DAYS` or later, whose type asks for a certificate that is missing; for SQL of later features. */
export const LEAVE_WITHOUT_FILE = `(
  select r.company_id, r.id from leave_request r
  join leave_type t on t.company_id = r.company_id and t.id = r.leave_type_id and t.file_from_days is not null
  where r.status <> 'draft' and r.end_date >= today_in_laos() - ${CERTIFICATE_DAYS} and ${LEAVE_PROOF} = 'missing')`

/** Requests for SQL of later features, joined instead of the table, by `kind` and `subject_id`. */
export const REQUESTS =
  '(select company_id, id, kind, subject_id, employee_id, status, is_returned, facts, submitted_at, version from request)'

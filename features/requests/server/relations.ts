/** Requests for SQL of later features, joined instead of the table, by `kind` and `subject_id`. */
export const REQUESTS = `(select company_id, id, kind, subject_id, number, employee_id, requested_by, requested_by_name, status, is_returned, facts,
    submitted_at, closed_at, version from request)`

/** Joins the request `q` of each record `r` of a kind. */
export const joinRequest = (kind: string): string =>
  `join ${REQUESTS} q on q.company_id = r.company_id and q.kind = '${kind}' and q.subject_id = r.id`

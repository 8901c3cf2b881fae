/** Leave of all states for SQL of later features. Only `success` affects days; `pending` and `approved` wait for a decision. */
export const LEAVE_REQUESTS =
  '(select company_id, id, employee_id, start_date, end_date, part, status from leave_request)'

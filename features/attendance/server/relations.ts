/** Results of days for SQL of later features, joined instead of the table; call `deriveDays` first to make them current. Minutes, half days. */
export const DAY_RESULTS = `(
  select company_id, employee_id, work_date, result, present_halves, paid_leave_halves, unpaid_leave_halves, holiday_halves, absent_halves,
    late_minutes, early_minutes, night_minutes
  from day_result)`

/** Minutes of overtime by day, multiplier and `pay_type`: only 'cash' is paid; 'holiday' is time off. */
export const OVERTIME_RESULTS =
  '(select company_id, employee_id, work_date, multiplier, pay_type, minutes from overtime_result)'

/** Scans; `counts` is false outside the zones of the employee. */
export const SCANS = '(select company_id, employee_id, scanned_at, counts from scan)'

/** The PINs of employees on terminals, each from a first day on; without one the employee number is the PIN. */
export const EMPLOYEE_PINS =
  '(select company_id, employee_id, pin, pin_key, first_day, last_day from employee_pin)'

/** Lines that wait for the owner of their PIN; `terminal_id` is null for those of scan files. */
export const WAITING_SCANS = '(select company_id, pin_key, scanned_at, terminal_id from unmatched_scan)'

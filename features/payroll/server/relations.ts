import { KIP_COLUMNS } from '../domain/payslip-sums.ts'
import { isHeld } from './holds/held.ts'

/** Payroll runs for SQL of later features, joined instead of the table; `calculation_id` is null until a run has been calculated. */
export const PAYROLL_RUNS = `(
  select company_id, id, title, kind, from_date, to_date, status, mode, days_per_month, hours_per_day, calculation_id
  from payroll_run)`

/** Calculations with their totals, and the bands of income tax that they used. */
export const CALCULATIONS = `(select company_id, id, totals, law -> 'incomeTax' -> 'bands' as bands from payroll_calculation)`

/**
 * The employee's share of social security in kip, whoever pays it. If the company pays, the calculation stores it as
 * a line of the company, and the sum `sso`, the employee's deduction, is 0.
 */
const EMPLOYEE_SHARE = `case when sso <> 0 then sso
  else coalesce(jsonb_path_query_first(lines, '$[*] ? (@.how.kind == "social_security" && @.how.share == "employee").amount')::bigint, 0) end`

/**
 * Payslips: the employee's data as printed (`person`), and the sums in kip. Those of one run have its
 * `calculation_id`. Employees see nothing of those with `is_held`. `employee_share` and `employer_share` are the stored shares of social security, whoever pays
 * them. `reviews`: its marks.
 */
export const PAYSLIPS = `(
  select company_id, calculation_id, run_id, employee_id, emp_number, name, search_text, department_id, branch_id, person,
    ${KIP_COLUMNS.join(', ')}, reviews,
    ${EMPLOYEE_SHARE} as employee_share, sso + company_sso - ${EMPLOYEE_SHARE} as employer_share,
    ${isHeld('payslip')} as is_held
  from payslip)`

/**
 * The lines of payslips in kip, deductions negative: `name` of an item ('' for pay differences, which have that of a run), `share`
 * of social security, `floored` the negative result of a gross pay that was raised to 0.
 */
export const PAYSLIP_LINES = `(
  select p.company_id, p.calculation_id, p.employee_id, p.person ->> 'department' as department, l.value ->> 'code' as code,
    case when l.value -> 'how' ->> 'kind' = 'difference' then '' else coalesce(l.value ->> 'name', '') end as name,
    (l.value ->> 'amount')::bigint as amount, l.value -> 'how' ->> 'share' as share,
    (l.value -> 'how' ->> 'floored')::bigint as floored
  from payslip p cross join jsonb_array_elements(p.lines) as l(value))`

import { EMPLOYEE_PINS } from '#features/attendance/server/index.ts'
import { EMPLOYEES, FINGER_SCANS } from '#features/employees/server/index.ts'

const KEY = `case when wanted.pin ~ '^[0-9]+$' then coalesce(nullif(ltrim(wanted.pin, '0'), ''), '0') else wanted.pin end`

/**
 * Who should be on the terminals of a company ($1): employees who clock in by fingerprint and have not left, with the PIN of today, by
 * default their number.
 */
const WANTED = `
  select wanted.company_id, wanted.employee_id, wanted.branch_id, wanted.pin, ${KEY} as pin_key
  from (
    select e.company_id, e.id as employee_id, e.branch_id, coalesce(p.pin, e.emp_number) as pin
    from ${EMPLOYEES} e
    join ${FINGER_SCANS} f on f.company_id = e.company_id and f.id = e.id and f.finger_scan
    left join ${EMPLOYEE_PINS} p on p.company_id = e.company_id and p.employee_id = e.id and p.first_day <= today_in_laos()
      and (p.last_day is null or p.last_day >= today_in_laos())
    where e.company_id = $1 and e.deleted_at is null and (e.end_date is null or e.end_date >= today_in_laos())) as wanted
  where wanted.company_id = $1 and wanted.pin ~ '^[!-~]{1,24}$'`

/**
 * The users of a terminal of the company $1, as a table: those who should be on it (of its branch; without a branch all), and those who
 * are. `state`: same, missing (not on it), extra (on it, but nobody's PIN here). `terminal`: the parameter with its id.
 */
export const usersOfTerminal = (terminal: string) => `(
  select coalesce(w.company_id, u.company_id) as company_id, w.employee_id, coalesce(u.pin, w.pin) as pin, coalesce(u.pin_key, w.pin_key) as pin_key,
    u.name as device_name, u.privilege,
    case when u.pin is null then 'missing' when w.pin is null then 'extra' else 'same' end as state
  from (
    select s.company_id, s.employee_id, s.pin, s.pin_key from (${WANTED}) as s
    join terminal t on t.company_id = s.company_id and t.id = ${terminal} and (t.branch_id is null or t.branch_id = s.branch_id)
    where s.company_id = $1) as w
  full join (
    select company_id, pin, pin_key, name, privilege from terminal_user where company_id = $1 and terminal_id = ${terminal}) as u
    on u.company_id = w.company_id and u.pin_key = w.pin_key)`

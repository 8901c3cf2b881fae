/** An instant as it is written in Vientiane (UTC+7), ISO 8601 with its offset. */
const local = (column: string) =>
  `to_char(${column} at time zone interval '7 hours', 'YYYY-MM-DD"T"HH24:MI:SS"+07:00"')`

/** The columns of a `Leave` of the contract. */
export const LEAVE_SELECT = `
  select r.id, r.employee_id, e.emp_number, btrim(e.name || ' ' || e.surname) as employee_name, d.name as department,
    r.leave_type_id, t.name as leave_type, t.is_paid, r.start_date, r.end_date, r.part, r.status, r.detail, r.version,
    last.actor as decided_by, ${local('last.at')} as decided_at`

/** Everything a leave is shown with. `$1` is the company. */
export const LEAVE_FROM = `
  from leave_request r
  join employee e on e.company_id = r.company_id and e.id = r.employee_id
  join leave_type t on t.company_id = r.company_id and t.id = r.leave_type_id
  left join department d on d.company_id = e.company_id and d.id = e.department_id
  left join lateral (select actor, at from decision where company_id = r.company_id and subject = 'leave_request'
    and subject_id = r.id order by id desc limit 1) as last on true
  where r.company_id = $1 and e.deleted_at is null`

/** An instant as it is written in Vientiane (UTC+7), ISO 8601 with its offset. */
const local = (column: string) =>
  `to_char(${column} at time zone interval '7 hours', 'YYYY-MM-DD"T"HH24:MI:SS"+07:00"')`

/** Length of a span; a to_time at or before from_time is on the next day. */
export const SPAN_MINUTES = `(extract(epoch from r.to_time - r.from_time) / 60
  + case when r.to_time <= r.from_time then 1440 else 0 end)::int`

/** The columns of an `Overtime` of the contract. */
export const OVERTIME_SELECT = `
  select r.id, r.employee_id, e.emp_number, btrim(e.name || ' ' || e.surname) as employee_name, d.name as department,
    r.work_date, to_char(r.from_time, 'HH24:MI') as from_time, to_char(r.to_time, 'HH24:MI') as to_time,
    ${SPAN_MINUTES} as minutes, r.remark, r.status, r.version,
    last.actor as decided_by, ${local('last.at')} as decided_at`

/** Everything a span is shown with. `$1` is the company. */
export const OVERTIME_FROM = `
  from overtime_request r
  join employee e on e.company_id = r.company_id and e.id = r.employee_id
  left join department d on d.company_id = e.company_id and d.id = e.department_id
  left join lateral (select actor, at from decision where company_id = r.company_id and subject = 'overtime_request'
    and subject_id = r.id order by id desc limit 1) as last on true
  where r.company_id = $1 and e.deleted_at is null`

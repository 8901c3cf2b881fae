import { DAY_RESULTS } from '#features/attendance/server/index.ts'
import { EMPLOYEES } from '#features/employees/server/index.ts'
import { DEPARTMENTS } from '#features/master-data/server/index.ts'
import { CALCULATIONS, PAYROLL_RUNS } from '#features/payroll/server/index.ts'
import { companyOf, handle, inCompany } from '#kit/server/handler.ts'
import { isPermitted } from '#kit/server/permit.ts'
import { CompanyDashboard, companyDashboard as route } from '../contract.ts'

const PAYROLL = { anyOf: ['view-payroll'], side: 'company' } as const
const RUNS_SHOWN = 12

/**
 * The company's key figures in one query; $2: the user can see payroll. The latest month is the last one with
 * presence, because in a company that has stopped scanning every day is an absence. A holiday or a day whose window
 * is open is not counted as a work day.
 */
const FIGURES = `
  with today as materialized (select today_in_laos() as day),
  employed as materialized (
    select e.department_id, e.start_date, e.end_date from ${EMPLOYEES} e, today
    where e.company_id = $1 and e.deleted_at is null and e.start_date <= day and (e.end_date is null or e.end_date >= day)
  ),
  latest as materialized (
    select work_date as day from ${DAY_RESULTS} day_result, today
    where company_id = $1 and work_date <= today.day and result in ('success', 'late', 'early', 'forgotten', 'outside')
    order by work_date desc limit 1
  ),
  attended as (
    select date_trunc('month', latest.day)::date as "from", latest.day as "to",
      (count(*) filter (where result not in ('not_yet', 'holiday')))::int as days,
      (count(*) filter (where result = 'late'))::int as late,
      (count(*) filter (where result = 'absent'))::int as absent,
      (count(*) filter (where result = 'leave'))::int as leave,
      (count(*) filter (where result = 'forgotten'))::int as forgotten
    from latest join ${DAY_RESULTS} d on d.company_id = $1 and d.work_date between date_trunc('month', latest.day)::date and latest.day
    group by latest.day
  ),
  headcount as (
    select department.name, count(*)::int as employees from employed
    left join ${DEPARTMENTS} department on department.company_id = $1 and department.id = employed.department_id
    group by department.name
  ),
  runs as (
    select run.id, run.title, run.to_date, run.status, run.days_per_month::float8, run.hours_per_day::float8,
      (done.totals -> 'employees')::int as employees, (done.totals -> 'sums' -> 'net')::bigint as net,
      (done.totals -> 'sums' -> 'cost')::bigint as cost
    from ${PAYROLL_RUNS} run join ${CALCULATIONS} done on done.company_id = $1 and done.id = run.calculation_id
    where run.company_id = $1 and run.kind = 'regular' and run.status <> 'draft' and $2
    order by run.to_date desc, run.id desc limit ${RUNS_SHOWN}
  )
  select
    (select json_build_object('total', count(*), 'joined', count(*) filter (where start_date >= date_trunc('month', day)),
       'leaving', count(*) filter (where end_date < date_trunc('month', day) + interval '1 month'))
     from today left join employed on true where employed.start_date is not null) as employees,
    (select row_to_json(attended) from attended) as attendance,
    (select coalesce(json_agg(headcount order by employees desc, name), '[]') from headcount) as departments,
    (select coalesce(json_agg(runs order by to_date, id), '[]') from runs) as runs`

export const showCompanyDashboard = handle(route, (context) =>
  inCompany(context, async (tx) => {
    const maySeePay = isPermitted(context.session, PAYROLL)
    const figures = await tx.one(CompanyDashboard, FIGURES, [companyOf(context), maySeePay])
    return { data: { ...figures, runs: maySeePay ? figures.runs : null } }
  }),
)

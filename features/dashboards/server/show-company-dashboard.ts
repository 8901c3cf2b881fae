import { z } from 'zod'
import { EMPLOYEES } from '#features/employees/server/index.ts'
import { LEAVE_REQUESTS } from '#features/leave/server/index.ts'
import { DEPARTMENTS } from '#features/master-data/server/index.ts'
import { readNextHoliday } from '#features/schedules/server/index.ts'
import { countDays, monthOf, todayInLaos } from '#kit/contract/days.ts'
import type { Tx } from '#kit/database/database.ts'
import { companyOf, handle, inCompany } from '#kit/server/handler.ts'
import { isPermitted } from '#kit/server/permit.ts'
import { CompanyDashboard, companyDashboard as route, TREND_MONTHS } from '../contract.ts'
import { NO_PAY, readPayTrends } from './pay-trends.ts'

const PAYROLL = { anyOf: ['view-payroll'], side: 'company' } as const

/**
 * Employees of today by department, and of the last months. $2: today. Starts and ends are first counted by their
 * month, so that twelve months of ten thousand employees cost one pass over the table.
 */
const PEOPLE = `
  with staff as materialized (
    select e.department_id, e.start_date, e.end_date from ${EMPLOYEES} e where e.company_id = $1 and e.deleted_at is null
  ),
  employed as materialized (
    select department_id, start_date, end_date from staff where start_date <= $2 and (end_date is null or end_date >= $2)
  ),
  headcount as (
    select department.name, count(*)::int as employees from employed
    left join ${DEPARTMENTS} department on department.company_id = $1 and department.id = employed.department_id
    group by department.name
  ),
  months as (
    select first::date as first, least((first + interval '1 month')::date - 1, $2::date) as last
    from generate_series(date_trunc('month', $2::date) - make_interval(months => ${TREND_MONTHS - 1}), date_trunc('month', $2::date), interval '1 month') as first
  ),
  spans as materialized (
    select date_trunc('month', start_date)::date as starts, least(end_date, $2::date + 1) as ends, start_date > $2 as is_future, count(*) as people
    from staff group by 1, 2, 3
  ),
  people as (
    select to_char(m.first, 'YYYY-MM') as month,
      (coalesce(sum(s.people) filter (where not s.is_future and s.starts <= m.first and (s.ends is null or s.ends >= m.last)), 0))::int as headcount,
      (coalesce(sum(s.people) filter (where not s.is_future and s.starts = m.first), 0))::int as joined,
      (coalesce(sum(s.people) filter (where s.ends between m.first and m.last), 0))::int as left
    from months m left join spans s on true group by m.first
  )
  select
    (select json_build_object('total', count(*), 'joined', count(*) filter (where start_date >= date_trunc('month', $2::date)),
       'leaving', count(*) filter (where end_date < date_trunc('month', $2::date) + interval '1 month'))
     from employed) as employees,
    (select coalesce(json_agg(headcount order by employees desc, name), '[]') from headcount) as departments,
    (select json_agg(people order by month) from people) as people,
    (select count(*)::int from ${LEAVE_REQUESTS} l join ${EMPLOYEES} e on e.company_id = $1 and e.id = l.employee_id and e.deleted_at is null
     where l.company_id = $1 and l.status = 'success' and $2 between l.start_date and l.end_date) as on_leave`

const { employees, departments, people } = CompanyDashboard.shape
const PeopleRow = z.object({ employees, departments, people, on_leave: z.int() })

async function readHolidays(tx: Tx, today: string, onLeave: number): Promise<CompanyDashboard['holidays']> {
  const next = await readNextHoliday(tx, today)
  return { on_leave: onLeave, next: next && { ...next, days_left: countDays(today, next.date) - 1 } }
}

export const showCompanyDashboard = handle(route, (context) =>
  inCompany(context, async (tx) => {
    const today = todayInLaos()
    const { on_leave, ...figures } = await tx.one(PeopleRow, PEOPLE, [companyOf(context), today])
    const holidays = await readHolidays(tx, today, on_leave)
    const pay = isPermitted(context.session, PAYROLL) ? await readPayTrends(tx, today) : NO_PAY
    return { data: { month: monthOf(today), ...figures, holidays, ...pay } }
  }),
)

import { z } from 'zod'
import { EMPLOYEES } from '#features/employees/server/index.ts'
import { IsoDate } from '#kit/contract/scalars.ts'
import type { Tx } from '#kit/database/database.ts'
import { Count } from '#kit/database/row-types.ts'
import { dayAt } from '#kit/server/laos-time.ts'
import type { WorkRange } from './work-range.ts'

/** Open days are derived again if they were last derived longer ago than this. */
const OPEN_DAYS_SECONDS = 60

const NEW_MONTHS = `
  insert into attendance_month (company_id, month, derived_at) select $1, unnest($2::date[]), $3
  on conflict (company_id, month) do nothing returning month`

const MARK_NEW_MONTHS = `
  insert into attendance_change (company_id, employee_id, first_day, last_day, is_first)
  select $1, e.id, m.month, (m.month + interval '1 month')::date - 1, true
  from unnest($2::date[]) as m(month)
  join ${EMPLOYEES} e on e.company_id = $1 and e.start_date < m.month + interval '1 month' and (e.end_date is null or e.end_date >= m.month)
  on conflict (company_id, id) do nothing`

/**
 * Splits a mark for all employees into one mark for each derived employee; the rest of its range outside the
 * requested one stays a mark for all, if anything is derived there.
 */
const SHARE_MARKS_OF_ALL = `
  with taken as (
    delete from attendance_change where company_id = $1 and employee_id is null and first_day <= $3 and last_day >= $2
    returning first_day, last_day
  ), spread as (
    insert into attendance_change (company_id, employee_id, first_day, last_day)
    select $1, e.id, greatest(t.first_day, $2), least(t.last_day, $3)
    from (select min(first_day) as first_day, max(last_day) as last_day from taken having count(*) > 0) as t
    join ${EMPLOYEES} e on e.company_id = $1
    where exists (select from attendance_month m where m.company_id = $1 and m.month between $2 and $3)
    on conflict (company_id, id) do nothing
  )
  insert into attendance_change (company_id, employee_id, first_day, last_day)
  select distinct $1::int, null::bigint, rest.first_day, rest.last_day
  from taken t
  cross join lateral (values (t.first_day, $2::date - 1), ($3::date + 1, t.last_day)) as rest(first_day, last_day)
  where rest.first_day <= rest.last_day and exists (select from attendance_month m where m.company_id = $1
    and m.month between date_trunc('month', rest.first_day)::date and rest.last_day)
  on conflict (company_id, id) do nothing`

const STALE_MONTHS = `
  update attendance_month set derived_at = $3
  where company_id = $1 and month = any($2) and derived_at < $3::timestamptz - interval '${OPEN_DAYS_SECONDS} seconds'
`

/** An open day has begun; tomorrow can also have begun, because of an early check-in. */
const MARK_OPEN_DAYS = `
  insert into attendance_change (company_id, employee_id, first_day, last_day)
  select $1, employee_id, min(work_date), max(work_date) from day_result
  where company_id = $1 and is_open and work_date between $2 and least($3::date, ${dayAt('$4::timestamptz')} + 1)
  group by employee_id
  on conflict (company_id, id) do nothing`

const COUNT = `
  select count(distinct employee_id) as employees from attendance_change
  where company_id = $1 and employee_id is not null and first_day <= $3 and last_day >= $2`

const EmployeesRow = z.object({ employees: Count })
const MonthRow = z.object({ month: IsoDate })

/**
 * Turns all outdated days in these months into marks of single employees: months never derived, marks for all
 * employees, and days whose windows were open when they were last derived. After this, only marks must be processed.
 * Returns the number of marked employees.
 */
export async function openWork(tx: Tx, range: WorkRange, asOf: Date): Promise<number> {
  const { companyId } = tx
  await tx.execute(SHARE_MARKS_OF_ALL, [companyId, range.from, range.to])
  const fresh = await tx.query(MonthRow, NEW_MONTHS, [companyId, range.months, asOf])
  if (fresh.length > 0) await tx.execute(MARK_NEW_MONTHS, [companyId, fresh.map(({ month }) => month)])
  const stale = await tx.execute(STALE_MONTHS, [companyId, range.months, asOf])
  if (stale > 0) await tx.execute(MARK_OPEN_DAYS, [companyId, range.from, range.to, asOf])
  return (await tx.one(EmployeesRow, COUNT, [companyId, range.from, range.to])).employees
}

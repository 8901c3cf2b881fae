import { EMPLOYEES } from '#features/employees/server/index.ts'
import { LEAVE_REQUESTS } from '#features/leave/server/index.ts'
import { type PublicHoliday, REST_DAY_EXCEPTIONS, ROSTER_DAYS } from '#features/schedules/server/index.ts'
import { endOfDay, startOfDay } from '#kit/server/laos-time.ts'
import type { Parameter } from '#kit/server/list/list-declaration.ts'
import { LEAST_MINUTES } from '../../domain/stayed-longer.ts'

/** The dates of public holidays with each employee whom they are for. Exceptions and dates outside employment are left out. */
const peopleOf = (param: Parameter, holidays: readonly PublicHoliday[]) => `
  select $1::int as company_id, e.id as employee_id, h.work_date, bool_and(h.is_for_women) as is_for_women,
    string_agg(h.name_la, ', ' order by h.at) as name_la, string_agg(nullif(h.name_en, ''), ', ' order by h.at) as name_en
  from unnest(${param(holidays.map(({ date }) => date))}::date[], ${param(holidays.map(({ rest_day_id }) => rest_day_id))}::bigint[],
    ${param(holidays.map(({ name_la }) => name_la))}::text[], ${param(holidays.map(({ name_en }) => name_en))}::text[],
    ${param(holidays.map(({ for_whom }) => for_whom === 'women'))}::boolean[])
    with ordinality as h(work_date, rest_day_id, name_la, name_en, is_for_women, at)
  join ${EMPLOYEES} e on e.company_id = $1 and e.deleted_at is null and e.start_date <= h.work_date
    and (e.end_date is null or e.end_date >= h.work_date) and (not h.is_for_women or e.gender = 'female')
  where not exists (
    select from ${REST_DAY_EXCEPTIONS} x where x.company_id = $1 and x.rest_day_id = h.rest_day_id and x.employee_id = e.id
      and x.first_day <= h.work_date and (x.last_day is null or x.last_day >= h.work_date))
  group by e.id, h.work_date`

/** Whether a correction leaves the scan `s` out. */
const IS_VOID = `exists (
  select from scan_correction c where c.company_id = $1 and c.employee_id = s.employee_id and c.void_scanned_at = s.scanned_at
    and c.void_source = s.source and c.status = 'success')`

/**
 * First and last scan of the date that count, with times that corrections add. Scans up to the end of the night shift before and from the
 * beginning of the next shift on belong to those.
 */
const SCANNED = `
  select min(s.at) as in_at, max(s.at) as out_at from (
    select s.scanned_at as at from scan s where s.company_id = $1 and s.employee_id = p.employee_id and s.counts
      and s.scanned_at >= ${startOfDay('p.work_date')} and s.scanned_at < ${endOfDay('p.work_date')} and not ${IS_VOID}
    union all
    select c.at from scan_correction c where c.company_id = $1 and c.employee_id = p.employee_id and c.status = 'success'
      and c.work_date = p.work_date and c.at is not null) as s
  where s.at > coalesce((select d.out_at from day_result d where d.company_id = $1 and d.employee_id = p.employee_id
      and d.work_date = p.work_date - 1), '-infinity')
    and s.at < coalesce((select d.in_at from day_result d where d.company_id = $1 and d.employee_id = p.employee_id
      and d.work_date = p.work_date + 1), 'infinity')`

const OVERTIME = `
  select coalesce(sum(o.minutes), 0)::int as minutes from overtime_result o
  where o.company_id = $1 and o.employee_id = p.employee_id and o.work_date = p.work_date`

const IS_ON_LEAVE = `exists (
  select from ${LEAVE_REQUESTS} l where l.company_id = $1 and l.employee_id = p.employee_id and l.status = 'success'
    and p.work_date between l.start_date and l.end_date)`
const IS_ON_ROSTER = `exists (
  select from ${ROSTER_DAYS} t where t.company_id = $1 and t.employee_id = p.employee_id and t.work_date = p.work_date and t.is_published
    and t.shift_id is not null)`

/**
 * SQL of the public holidays of employees with what each of them did: `worked` with scans at least ${LEAST_MINUTES} minutes apart or
 * with overtime that counts; `planned` from today on with a cell of the published roster. Minutes.
 */
export const holidayRows = (param: Parameter, holidays: readonly PublicHoliday[], today: string): string => `(
  select p.*, t.in_at, t.out_at, t.minutes, o.minutes as overtime_minutes,
    case when o.minutes > 0 or t.minutes > 0 then 'worked' when ${IS_ON_LEAVE} then 'leave'
      when p.work_date >= ${param(today)} and ${IS_ON_ROSTER} then 'planned' else 'off' end as outcome
  from (${peopleOf(param, holidays)}) as p
  cross join lateral (${OVERTIME}) as o
  cross join lateral (${SCANNED}) as s
  cross join lateral (
    select case when s.out_at - s.in_at >= interval '${LEAST_MINUTES} minutes' then s.in_at end as in_at,
      case when s.out_at - s.in_at >= interval '${LEAST_MINUTES} minutes' then s.out_at end as out_at,
      case when s.out_at - s.in_at >= interval '${LEAST_MINUTES} minutes'
        then floor(extract(epoch from s.out_at - s.in_at) / 60)::int else 0 end as minutes) as t)`

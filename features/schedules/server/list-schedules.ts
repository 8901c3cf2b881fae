import { foldLao } from '#kit/contract/lao-folding.ts'
import { handle, inCompany } from '#kit/server/handler.ts'
import { listSchedules, type Schedule } from '../contract.ts'

const clock = (column: string) => `to_char(d.${column}, 'HH24:MI')`

/** Today in Vientiane (UTC+7). */
const TODAY = `(now() at time zone interval '7 hours')::date`

const LIST = `
  select s.id, s.name, s.purpose, s.start_date, s.end_date, s.version,
    (select count(*) from schedule_assignment a join employee e on e.company_id = a.company_id and e.id = a.employee_id
     where a.company_id = $1 and a.schedule_id = s.id and e.deleted_at is null and (e.end_date is null or e.end_date >= ${TODAY})
       and a.first_day <= ${TODAY} and (a.last_day is null or a.last_day >= ${TODAY})) as employee_count,
    coalesce((select json_agg(json_build_object('weekday', d.weekday, 'check_in', ${clock('check_in')}, 'check_out', ${clock('check_out')},
        'earliest_in', ${clock('earliest_in')}, 'earliest_out', ${clock('earliest_out')}, 'half_from', ${clock('half_from')},
        'half_to', ${clock('half_to')}, 'allowed_late', d.allowed_late, 'absence_minutes', d.absence_minutes) order by d.weekday)
      from schedule_day d where d.company_id = $1 and d.schedule_id = s.id), '[]') as days,
    count(*) over () as total
  from schedule s where s.company_id = $1 and s.deleted_at is null and ($2 = '' or fold_lao(s.name) like '%' || $2 || '%')`

const ORDER: Record<string, string> = {
  name: 'name collate lao, id',
  '-name': 'name collate lao desc, id desc',
  employee_count: 'employee_count, id',
  '-employee_count': 'employee_count desc, id',
}

export const listScheduleRows = handle(listSchedules, (context) =>
  inCompany(context, async (tx) => {
    const { page, per_page, sort = 'name', search = '' } = context.query
    const wanted = foldLao(search).replace(/[\\%_]/g, '\\$&')
    const rows = await tx.query<Schedule & { total: number }>(
      `select * from (${LIST}) as list order by ${ORDER[sort] ?? ORDER.name} limit $3 offset $4`,
      [tx.companyId, wanted, per_page, (page - 1) * per_page],
    )
    return { data: rows, meta: { total: rows[0]?.total ?? 0, page, per_page } }
  }),
)

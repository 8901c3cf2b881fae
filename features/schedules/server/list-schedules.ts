import { EMPLOYEES } from '#features/employees/server/index.ts'
import type { ListDeclaration } from '#kit/server/list/list-declaration.ts'
import { clock, foldedText } from '#kit/server/list/list-sql.ts'
import { codesOf, wordsOf } from '#kit/server/list/list-words.ts'
import type { listSchedules } from '../contract.ts'
import en from '../web/texts/en.ts'
import la from '../web/texts/la.ts'

const word = wordsOf(la, en)

const EMPLOYEE_COUNT = `(select count(*) from schedule_assignment a join ${EMPLOYEES} e on e.company_id = a.company_id and e.id = a.employee_id
  where a.company_id = $1 and a.schedule_id = s.id and e.deleted_at is null and (e.end_date is null or e.end_date >= today_in_laos())
    and a.first_day <= today_in_laos() and (a.last_day is null or a.last_day >= today_in_laos()))`

/** The shifts of the week in force today, or of the first week if none has begun. */
const DAYS = `coalesce((select json_agg(json_build_object('weekday', w.weekday, 'check_in', ${clock('f.check_in')},
    'check_out', ${clock('f.check_out')}, 'earliest_in', ${clock('f.earliest_in')}, 'earliest_out', ${clock('f.earliest_out')},
    'half_from', ${clock('f.half_from')}, 'half_to', ${clock('f.half_to')}, 'allowed_late', f.allowed_late,
    'absence_minutes', f.absence_minutes) order by w.weekday)
  from schedule_week w join shift f on f.company_id = $1 and f.id = w.shift_id
  where w.company_id = $1 and w.schedule_id = s.id and w.first_day = (
    select coalesce(max(v.first_day) filter (where v.first_day <= today_in_laos()), min(v.first_day))
    from schedule_week v where v.company_id = $1 and v.schedule_id = s.id)), '[]')`

export const scheduleList: ListDeclaration<typeof listSchedules> = {
  from: 'schedule s',
  key: ['s.id'],
  where: ['s.company_id = $1', 's.deleted_at is null'],
  columns: {
    id: 's.id',
    name: 's.name',
    purpose: 's.purpose',
    start_date: 's.start_date',
    end_date: 's.end_date',
    days: DAYS,
    employee_count: EMPLOYEE_COUNT,
    version: 's.version',
  },
  filters: {},
  search: foldedText('s.name'),
  sorts: { name: 's.name collate lao', employee_count: EMPLOYEE_COUNT },
  order: 'name',
  sheet: {
    title: word('title'),
    columns: [
      { key: 'name', heading: word('name') },
      { key: 'purpose', heading: word('purpose'), words: codesOf(la.purposes, en.purposes) },
      {
        key: 'hours',
        heading: word('hours'),
        value: ({ days }, language) =>
          days
            .map(({ weekday, check_in, check_out }) => {
              const name = { la, en }[language].weekday[weekday as keyof typeof la.weekday]
              return `${name} ${check_in}–${check_out}`
            })
            .join(', '),
      },
      { key: 'employee_count', heading: word('employees'), type: 'number' },
    ],
  },
}

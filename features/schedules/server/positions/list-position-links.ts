import { EMPLOYEES } from '#features/employees/server/index.ts'
import { POSITIONS } from '#features/master-data/server/index.ts'
import type { ListDeclaration } from '#kit/server/list/list-declaration.ts'
import { equals, foldedText } from '#kit/server/list/list-sql.ts'
import { codesOf, wordsOf } from '#kit/server/list/list-words.ts'
import type { listPositionLinks } from '../../contract/positions.ts'
import en from '../../web/texts/en.ts'
import la from '../../web/texts/la.ts'
import { requireSchedule } from '../assignments/require-schedule.ts'

const word = wordsOf(la, en)

const STATE = `case when l.first_day > today_in_laos() then 'upcoming' when l.last_day < today_in_laos() then 'ended' else 'current' end`

const EMPLOYEE_COUNT = `(select count(*) from schedule_assignment a join ${EMPLOYEES} e on e.company_id = a.company_id and e.id = a.employee_id
  where a.company_id = $1 and a.position_link_id = l.id and e.deleted_at is null and (e.end_date is null or e.end_date >= today_in_laos())
    and a.first_day <= today_in_laos() and (a.last_day is null or a.last_day >= today_in_laos()))`

export const positionLinkList: ListDeclaration<typeof listPositionLinks> = {
  prepare: (tx, { params }) => requireSchedule(tx, params.schedule_id),
  from: `schedule_position l join ${POSITIONS} o on o.company_id = l.company_id and o.id = l.position_id`,
  key: ['l.id'],
  where: ['l.company_id = $1', (param, { params }) => `l.schedule_id = ${param(params.schedule_id)}`],
  columns: {
    id: 'l.id',
    position_id: 'l.position_id',
    position: 'o.name',
    first_day: 'l.first_day',
    last_day: 'l.last_day',
    state: STATE,
    employee_count: EMPLOYEE_COUNT,
    version: 'l.version',
  },
  filters: { state: equals(STATE) },
  search: foldedText('o.name'),
  sorts: { position: 'o.name collate lao', first_day: 'l.first_day' },
  order: 'position',
  sheet: {
    title: word('positions'),
    columns: [
      { key: 'position', heading: word('position') },
      { key: 'first_day', heading: word('firstDay'), type: 'date' },
      { key: 'last_day', heading: word('lastDay'), type: 'date' },
      { key: 'state', heading: word('state'), words: codesOf(la.states, en.states) },
      { key: 'employee_count', heading: word('employees'), type: 'number' },
    ],
  },
}

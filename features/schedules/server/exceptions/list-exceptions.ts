import {
  JOIN_DEPARTMENT,
  JOIN_POSITION,
  joinPerson,
  PERSON_COLUMNS,
  PERSON_IS_VISIBLE,
  PERSON_SORTS,
  SEARCH_PERSON,
} from '#features/employees/server/index.ts'
import type { ListDeclaration } from '#kit/server/list/list-declaration.ts'
import { equals } from '#kit/server/list/list-sql.ts'
import { codesOf, wordsOf } from '#kit/server/list/list-words.ts'
import type { listRestDayExceptions } from '../../contract/rest-day-exceptions.ts'
import en from '../../web/texts/en.ts'
import la from '../../web/texts/la.ts'
import { requireRestDay } from './require-rest-day.ts'

const word = wordsOf(la, en)

const STATE = `case when x.first_day > today_in_laos() then 'upcoming' when x.last_day < today_in_laos() then 'ended' else 'current' end`

export const exceptionList: ListDeclaration<typeof listRestDayExceptions> = {
  prepare: async (tx, { params }) => void (await requireRestDay(tx, params.rest_day_id)),
  from: `rest_day_exception x ${joinPerson('x')}`,
  joins: `${JOIN_DEPARTMENT} ${JOIN_POSITION}`,
  key: ['x.id'],
  where: [
    'x.company_id = $1',
    (param, { params }) => `x.rest_day_id = ${param(params.rest_day_id)}`,
    PERSON_IS_VISIBLE,
  ],
  columns: {
    id: 'x.id',
    employee_id: 'x.employee_id',
    ...PERSON_COLUMNS,
    department: 'd.name',
    position: 'o.name',
    first_day: 'x.first_day',
    last_day: 'x.last_day',
    remark: 'x.remark',
    state: STATE,
    version: 'x.version',
  },
  filters: {
    department_id: equals('e.department_id'),
    branch_id: equals('e.branch_id'),
    state: equals(STATE),
  },
  search: SEARCH_PERSON,
  sorts: { ...PERSON_SORTS, first_day: 'x.first_day' },
  order: 'emp_number',
  sheet: {
    title: word('exceptions'),
    columns: [
      { key: 'emp_number', heading: word('number') },
      { key: 'employee_name', heading: word('employee') },
      { key: 'department', heading: word('department') },
      { key: 'position', heading: word('position') },
      { key: 'first_day', heading: word('firstDay'), type: 'date' },
      { key: 'last_day', heading: word('lastDay'), type: 'date' },
      { key: 'state', heading: word('state'), words: codesOf(la.states, en.states) },
      { key: 'remark', heading: word('remark') },
    ],
  },
}

import {
  EMPLOYEES,
  JOIN_BRANCH,
  JOIN_DEPARTMENT,
  JOIN_POSITION,
  joinPerson,
  PERSON_COLUMNS,
  PERSON_IS_VISIBLE,
  PERSON_SORTS,
  SEARCH_PERSON,
} from '#features/employees/server/index.ts'
import type { QueryOf } from '#kit/contract/route.ts'
import type { ListDeclaration, Parameter } from '#kit/server/list/list-declaration.ts'
import { equals } from '#kit/server/list/list-sql.ts'
import { codesOf, wordsOf } from '#kit/server/list/list-words.ts'
import type { listAssignments, listSchedulesOfEmployees } from '../../contract/assignments.ts'
import en from '../../web/texts/en.ts'
import la from '../../web/texts/la.ts'
import { requireSchedule } from './require-schedule.ts'

const word = wordsOf(la, en)

const PEOPLE = {
  department_id: equals('e.department_id'),
  branch_id: equals('e.branch_id'),
  position_id: equals('e.position_id'),
}

/** Whether `later` counts instead of `a` (domain/shift-calendar.ts). */
const COUNTS_BEFORE = `(later.position_link_id is null and a.position_link_id is not null)
    or ((later.position_link_id is null) = (a.position_link_id is null) and (later.first_day, later.id) > (a.first_day, a.id))`

export const STATE = `case when a.first_day > today_in_laos() then 'upcoming' when a.last_day < today_in_laos() then 'ended'
  when exists (select from schedule_assignment later where later.company_id = $1 and later.employee_id = a.employee_id
    and (${COUNTS_BEFORE}) and later.first_day <= today_in_laos()
    and (later.last_day is null or later.last_day >= today_in_laos())) then 'replaced' else 'current' end`

const PERSON_SHEET = [
  { key: 'emp_number', heading: word('number') },
  { key: 'employee_name', heading: word('employee') },
  { key: 'department', heading: word('department') },
  { key: 'position', heading: word('position') },
] as const

const DAYS_SHEET = [
  { key: 'first_day', heading: word('firstDay'), type: 'date' },
  { key: 'last_day', heading: word('lastDay'), type: 'date' },
] as const

export const assignmentList: ListDeclaration<typeof listAssignments> = {
  prepare: (tx, { params }) => requireSchedule(tx, params.schedule_id),
  from: `schedule_assignment a ${joinPerson('a')}`,
  joins: `${JOIN_DEPARTMENT} ${JOIN_POSITION}`,
  key: ['a.id'],
  where: [
    'a.company_id = $1',
    (param, { params }) => `a.schedule_id = ${param(params.schedule_id)}`,
    PERSON_IS_VISIBLE,
  ],
  columns: {
    id: 'a.id',
    employee_id: 'a.employee_id',
    ...PERSON_COLUMNS,
    department: 'd.name',
    position: 'o.name',
    first_day: 'a.first_day',
    last_day: 'a.last_day',
    state: STATE,
    is_by_position: 'a.position_link_id is not null',
    version: 'a.version',
  },
  filters: { ...PEOPLE, state: equals(STATE) },
  search: SEARCH_PERSON,
  sorts: { ...PERSON_SORTS, first_day: 'a.first_day' },
  order: 'emp_number',
  sheet: {
    title: word('assigned'),
    columns: [
      ...PERSON_SHEET,
      ...DAYS_SHEET,
      { key: 'state', heading: word('state'), words: codesOf(la.states, en.states) },
    ],
  },
}

/** The assignment of an employee that counts today. */
const TODAY = `left join lateral (select a.schedule_id, a.first_day, a.last_day from schedule_assignment a
    where a.company_id = $1 and a.employee_id = e.id and a.first_day <= today_in_laos()
      and (a.last_day is null or a.last_day >= today_in_laos())
    order by a.position_link_id is not null, a.first_day desc, a.id desc limit 1) as a on true
  left join schedule s on s.company_id = $1 and s.id = a.schedule_id`

/** On the published roster today or later. */
const IS_ROSTERED = `exists (select from roster_day c where c.company_id = $1 and c.employee_id = e.id and c.is_published
  and c.work_date >= today_in_laos())`

type Reading = { query: QueryOf<typeof listSchedulesOfEmployees> }

/** The period of the filter for missing schedules; undefined: today. */
const periodOf = ({ query: { has_schedule, from, to } }: Reading) => {
  const first = from ?? to
  return has_schedule === 'missing' && first ? { from: first, to: to ?? first } : undefined
}

/** Clocks in, and on some day of the employment in the period has no schedule and is not on the published roster. */
function isMissingIn({ from, to }: { from: string; to: string }, param: Parameter): string {
  const [first, last] = [`${param(from)}::date`, `${param(to)}::date`]
  const employed = [`greatest(e.start_date, ${first})`, `least(e.end_date, ${last})`].join(', ')
  return `not e.does_not_clock_in and case when e.start_date > ${last} or e.end_date < ${first} or ${first} > ${last} then false
    else not coalesce((select range_agg(daterange(covered.first_day, covered.last_day, '[]')) from (
        select a.first_day, a.last_day from schedule_assignment a where a.company_id = $1 and a.employee_id = e.id
        union all
        select c.work_date, c.work_date from roster_day c where c.company_id = $1 and c.employee_id = e.id and c.is_published
          and c.work_date between ${first} and ${last}) as covered) @> daterange(${employed}, '[]'), false) end`
}

const MISSING_TODAY = `a.schedule_id is null and not e.does_not_clock_in and not ${IS_ROSTERED}`

/** Also the employees who left after the first day of the period. */
const isPresent = (param: Parameter, reading: Reading) => {
  const period = periodOf(reading)
  return `(e.end_date is null or e.end_date >= ${period ? `${param(period.from)}::date` : 'today_in_laos()'})`
}

export const scheduleOfEmployeeList: ListDeclaration<typeof listSchedulesOfEmployees> = {
  from: `${EMPLOYEES} e ${TODAY}`,
  joins: `${JOIN_DEPARTMENT} ${JOIN_POSITION} ${JOIN_BRANCH}`,
  key: ['e.id'],
  where: ['e.company_id = $1', PERSON_IS_VISIBLE, isPresent],
  columns: {
    id: 'e.id',
    ...PERSON_COLUMNS,
    department: 'd.name',
    branch: 'b.name',
    position: 'o.name',
    does_not_clock_in: 'e.does_not_clock_in',
    schedule_id: 'a.schedule_id',
    schedule: 's.name',
    is_rostered: IS_ROSTERED,
    first_day: 'a.first_day',
    last_day: 'a.last_day',
  },
  filters: {
    ...PEOPLE,
    schedule_id: equals('a.schedule_id'),
    has_schedule: (value, param, reading) => {
      if (value === 'yes') return 'a.schedule_id is not null'
      const period = periodOf(reading)
      return period ? isMissingIn(period, param) : MISSING_TODAY
    },
    from: null,
    to: null,
  },
  search: SEARCH_PERSON,
  sorts: { ...PERSON_SORTS, schedule: 's.name collate lao', first_day: 'a.first_day' },
  order: 'emp_number',
  sheet: {
    title: word('ofEmployees'),
    columns: [
      ...PERSON_SHEET,
      { key: 'branch', heading: word('branch') },
      { key: 'schedule', heading: word('hasSchedule') },
      ...DAYS_SHEET,
    ],
  },
}

import {
  JOIN_DEPARTMENT,
  joinPerson,
  PERSON_COLUMNS,
  PERSON_IS_VISIBLE,
  PERSON_SORTS,
  SEARCH_PERSON,
} from '#features/employees/server/index.ts'
import { joinLastDecision } from '#features/schedules/server/index.ts'
import type { ListDeclaration } from '#kit/server/list/list-declaration.ts'
import { clock, equals, fromDay, instant, toDay } from '#kit/server/list/list-sql.ts'
import { codesOf, wordsOf } from '#kit/server/list/list-words.ts'
import type { listOvertime, Overtime } from '../contract.ts'
import en from '../web/texts/en.ts'
import la from '../web/texts/la.ts'

const word = wordsOf(la, en)

/** Length of a span; a to_time at or before from_time is on the next day. */
export const SPAN_MINUTES = `(extract(epoch from r.to_time - r.from_time) / 60
  + case when r.to_time <= r.from_time then 1440 else 0 end)::int`

const TOTALS = {
  employees: 'count(distinct r.employee_id)',
  minutes: `coalesce(sum(${SPAN_MINUTES}), 0)`,
}

export const overtimeList: ListDeclaration<typeof listOvertime> = {
  from: `overtime_request r ${joinPerson('r')}`,
  joins: `${JOIN_DEPARTMENT}${joinLastDecision('overtime_request')}`,
  key: ['r.id'],
  where: ['r.company_id = $1', PERSON_IS_VISIBLE],
  columns: {
    id: 'r.id',
    employee_id: 'r.employee_id',
    ...PERSON_COLUMNS,
    department: 'd.name',
    work_date: 'r.work_date',
    from_time: clock('r.from_time'),
    to_time: clock('r.to_time'),
    minutes: SPAN_MINUTES,
    remark: 'r.remark',
    status: 'r.status',
    decided_by: 'last.actor',
    decided_at: instant('last.at'),
    version: 'r.version',
  },
  filters: {
    from: fromDay('r.work_date'),
    to: toDay('r.work_date'),
    status: equals('r.status'),
    employee_id: equals('r.employee_id'),
    department_id: equals('e.department_id'),
    branch_id: equals('e.branch_id'),
  },
  search: SEARCH_PERSON,
  sorts: { ...PERSON_SORTS, work_date: 'r.work_date', minutes: SPAN_MINUTES, status: 'r.status' },
  order: '-work_date',
  sums: { of: TOTALS },
  answer: ({ data, meta, sums }) => ({
    data,
    meta,
    totals: { employees: sums.employees ?? 0, minutes: sums.minutes ?? 0 },
  }),
  sheet: {
    title: word('title'),
    columns: [
      { key: 'emp_number', heading: word('number') },
      { key: 'employee_name', heading: word('employee') },
      { key: 'department', heading: word('department') },
      { key: 'work_date', heading: word('day'), type: 'date' },
      { key: 'from_time', heading: word('fromTime') },
      { key: 'to_time', heading: word('toTime') },
      { key: 'hours', heading: word('duration'), type: 'number', value: (row: Overtime) => row.minutes / 60 },
      { key: 'remark', heading: word('remark') },
      { key: 'status', heading: word('status'), words: codesOf(la.statuses, en.statuses) },
      { key: 'decided_by', heading: word('decidedBy') },
      { key: 'decided_at', heading: word('decidedAt'), type: 'instant' },
    ],
  },
}

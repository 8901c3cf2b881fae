import { joinPerson } from '#features/employees/server/index.ts'
import { type Outside, ofOwnBranches, readOutside } from '#features/requests/server/index.ts'
import { requestOfPerson } from '#features/schedules/server/index.ts'
import type { ListDeclaration } from '#kit/server/list/list-declaration.ts'
import { clock, fromDay, toDay } from '#kit/server/list/list-sql.ts'
import { wordsOf } from '#kit/server/list/list-words.ts'
import type { listOvertime, Overtime } from '../contract.ts'
import en from '../web/texts/en.ts'
import la from '../web/texts/la.ts'
import { FROM_TIME, SPAN_MINUTES, TO_TIME } from './span-sql.ts'

const word = wordsOf(la, en)
const request = requestOfPerson('overtime_request', la, en)

/** What was asked for, if less was approved. */
export const ASKED_TIMES = {
  asked_from: `case when r.approved_from is not null then ${clock('r.from_time')} end`,
  asked_to: `case when r.approved_to is not null then ${clock('r.to_time')} end`,
} as const

const COUNTED = `filter (where r.status not in ('rejected', 'cancelled'))`
const TOTALS = {
  employees: `count(distinct r.employee_id) ${COUNTED}`,
  minutes: `coalesce(sum(${SPAN_MINUTES}) ${COUNTED}, 0)`,
}

export const overtimeList: ListDeclaration<typeof listOvertime, Overtime, readonly Outside[]> = {
  prepare: readOutside('overtime'),
  from: `overtime_request r ${joinPerson('r')}`,
  joins: request.joins,
  key: ['r.id'],
  where: [...request.where, ofOwnBranches('overtime')],
  columns: {
    ...request.columns,
    work_date: 'r.work_date',
    from_time: clock(FROM_TIME),
    to_time: clock(TO_TIME),
    ...ASKED_TIMES,
    minutes: SPAN_MINUTES,
    remark: 'r.remark',
  },
  filters: {
    ...request.filters,
    from: fromDay('r.work_date'),
    to: toDay('r.work_date'),
  },
  search: request.search,
  sorts: { ...request.sorts, work_date: 'r.work_date', minutes: SPAN_MINUTES },
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
      ...request.sheet.person,
      { key: 'work_date', heading: word('day'), type: 'date' },
      { key: 'from_time', heading: word('fromTime') },
      { key: 'to_time', heading: word('toTime') },
      { key: 'hours', heading: word('duration'), type: 'number', value: (row: Overtime) => row.minutes / 60 },
      { key: 'remark', heading: word('remark') },
      request.sheet.status,
      ...request.sheet.decision,
    ],
  },
}

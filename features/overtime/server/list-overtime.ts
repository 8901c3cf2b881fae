import { joinPerson } from '#features/employees/server/index.ts'
import { requestOfPerson } from '#features/schedules/server/index.ts'
import type { ListDeclaration } from '#kit/server/list/list-declaration.ts'
import { clock, fromDay, toDay } from '#kit/server/list/list-sql.ts'
import { wordsOf } from '#kit/server/list/list-words.ts'
import type { listOvertime, Overtime } from '../contract.ts'
import en from '../web/texts/en.ts'
import la from '../web/texts/la.ts'

const word = wordsOf(la, en)
const request = requestOfPerson('overtime_request', la, en)

/** Length of a span; if to_time is at or before from_time, it is on the next day. */
export const SPAN_MINUTES = `(extract(epoch from r.to_time - r.from_time) / 60
  + case when r.to_time <= r.from_time then 1440 else 0 end)::int`

const COUNTED = `filter (where r.status not in ('rejected', 'cancelled'))`
const TOTALS = {
  employees: `count(distinct r.employee_id) ${COUNTED}`,
  minutes: `coalesce(sum(${SPAN_MINUTES}) ${COUNTED}, 0)`,
}

export const overtimeList: ListDeclaration<typeof listOvertime> = {
  from: `overtime_request r ${joinPerson('r')}`,
  joins: request.joins,
  key: ['r.id'],
  where: request.where,
  columns: {
    ...request.columns,
    work_date: 'r.work_date',
    from_time: clock('r.from_time'),
    to_time: clock('r.to_time'),
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

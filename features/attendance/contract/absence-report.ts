import { column, defineReport } from '#kit/contract/report.ts'
import { ABSENCE_TEXTS as text } from '../locales/absence.ts'
import { PERIOD_REPORT, PERSON } from './period-report.ts'

const sum = { total: 'sum', sortable: true } as const

/** Days of absence of each employee by cause, in days and half days; employees without absence are omitted. */
export const absenceReport = defineReport({
  ...PERIOD_REPORT,
  name: 'report-absence',
  path: '/report/absence',
  summary: 'Days of absence by cause and the longest run of days without leave, for each employee.',
  access: { anyOf: ['view-absence'], side: 'company' },
  title: text.title,
  text: text.intro,
  empty: { title: text.none, text: text.noneHint },
  columns: {
    ...PERSON,
    without_leave: column.days(text.withoutLeave, { ...sum, strong: true }),
    no_scan: column.days(text.noScan, sum),
    too_late: column.days(text.tooLate, sum),
    outside: column.days(text.outside, { ...sum, hidden: true }),
    paid_leave: column.days(text.paidLeave, sum),
    unpaid_leave: column.days(text.unpaidLeave, sum),
    longest_run: column.count(text.longestRun, { total: 'max', sortable: true }),
  },
})

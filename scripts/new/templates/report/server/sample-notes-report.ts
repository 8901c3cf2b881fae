import { EMPLOYEES, PERSON_REPORT } from '#features/employees/server/index.ts'
import { formatDate } from '#kit/contract/days.ts'
import { fromDay, toDay } from '#kit/server/list/list-sql.ts'
import { reportEndpoints } from '#kit/server/report/report-endpoints.ts'
import { REPORT_WORDS } from '#kit/server/report/report-words.ts'
import { sampleNotesReport } from '../contract/sample-notes-report.ts'

export const sampleNotesReportEndpoints = reportEndpoints(sampleNotesReport, {
  ...PERSON_REPORT,
  from: (param, { today }) =>
    `(select *, ${param(today)}::date - start_date as days from ${EMPLOYEES} p where company_id = $1) as e ${PERSON_REPORT.joinDepartment}`,
  key: ['e.id'],
  columns: { ...PERSON_REPORT.columns, start_date: 'e.start_date', days: 'e.days' },
  filters: { ...PERSON_REPORT.filters, from: fromDay('e.start_date'), to: toDay('e.start_date') },
  order: 'emp_number',
  about: ({ query: { from, to } }) =>
    from || to ? [[REPORT_WORDS.period, `${formatDate(from) || '…'} – ${formatDate(to) || '…'}`]] : [],
})

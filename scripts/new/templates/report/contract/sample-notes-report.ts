import {
  PERSON_REPORT_COLUMNS,
  PERSON_REPORT_FILTERS,
  PERSON_REPORT_KEYS,
} from '#features/employees/contract/person-report.ts'
import { column, defineReport, PERIOD_FILTERS } from '#kit/contract/report.ts'
import { SAMPLE_NOTES_TEXTS as text } from '../locales/sample-notes-report.ts'

/** The employees who started in the period, with the days since. */
export const sampleNotesReport = defineReport({
  name: 'report-sample-notes',
  path: '/sample-notes',
  summary: 'Sample notes of each employee.',
  access: { anyOf: ['view-employee'], side: 'company' },
  title: text.title,
  text: text.intro,
  empty: { title: text.none, text: text.noneHint },
  numbered: true,
  keys: PERSON_REPORT_KEYS,
  filters: { ...PERIOD_FILTERS, ...PERSON_REPORT_FILTERS },
  columns: {
    ...PERSON_REPORT_COLUMNS,
    start_date: column.day(text.startDate, { sortable: true }),
    days: column.count(text.days, { total: 'max', sortable: true }),
  },
})

import {
  PERSON_REPORT_COLUMNS,
  PERSON_REPORT_FILTERS,
  PERSON_REPORT_KEYS,
} from '#features/employees/contract/person-report.ts'
import { column, defineReport, PERIOD_FILTERS } from '#kit/contract/report.ts'
import { reportTexts } from '../locales/reports.ts'

/** The employees who started in the period, with the days since. */
export default defineReport({
  ...reportTexts['sample-notes.index'],
  path: '/sample-notes',
  summary: 'Sample notes of each employee.',
  access: { anyOf: ['view-employee'], side: 'company' },
  numbered: true,
  keys: PERSON_REPORT_KEYS,
  filters: { ...PERIOD_FILTERS, ...PERSON_REPORT_FILTERS },
  columns: {
    ...PERSON_REPORT_COLUMNS,
    start_date: column.day({ la: 'ວັນທີເລີ່ມວຽກ', en: 'Start date' }, { sortable: true }),
    days: column.count({ la: 'ຈຳນວນມື້', en: 'Days since' }, { total: 'max', sortable: true }),
  },
})

import { z } from 'zod'
import { column, defineReport } from '#kit/contract/report.ts'
import { FORGOTTEN_SCAN_TEXTS as text } from '../locales/forgotten-scans.ts'
import { PERIOD_REPORT, PERSON } from './period-report.ts'

/** Days on which an employee was present and one of the two scans is missing. */
export const forgottenScanReport = defineReport({
  ...PERIOD_REPORT,
  name: 'report-forgot-scan',
  path: '/report/forgot-scan',
  summary: 'Days on which the scan in or out is missing, and their number in the month for each employee.',
  access: { anyOf: ['view-clock-in-out'], side: 'company' },
  title: text.title,
  text: text.intro,
  empty: { title: text.none, text: text.noneHint },
  filters: { ...PERIOD_REPORT.filters, missing: z.enum(['in', 'out']).optional() },
  columns: {
    work_date: column.day(text.day, { sortable: true }),
    ...PERSON,
    missing: column.code(text.missing, { in: text.in, out: text.out }, { sortable: true, strong: true }),
    in_at: column.instant(text.inAt, { nullable: true }),
    out_at: column.instant(text.outAt, { nullable: true }),
    in_month: column.count(text.inMonth, { sortable: true }),
    missing_in: column.count(text.missingIn, { total: 'sum', hidden: true }),
    missing_out: column.count(text.missingOut, { total: 'sum', hidden: true }),
  },
})

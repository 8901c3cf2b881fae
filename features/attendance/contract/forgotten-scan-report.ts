import { z } from 'zod'
import {
  PERSON_REPORT_COLUMNS,
  PERSON_REPORT_FILTERS,
  PERSON_REPORT_KEYS,
} from '#features/employees/contract/person-report.ts'
import { column, defineReport } from '#kit/contract/report.ts'
import { FORGOTTEN_SCAN_TEXTS as text } from '../locales/forgotten-scans.ts'
import { periodFilters, periodMeta } from './derivation.ts'

/** Days on which a person was there and one of the two scans is missing. */
export const forgottenScanReport = defineReport({
  name: 'report-forgot-scan',
  path: '/report/forgot-scan',
  summary:
    'Days on which the scan in or out is missing, and how many of them the employee has had in the month.',
  access: { anyOf: ['view-clock-in-out'], side: 'company' },
  title: text.title,
  text: text.intro,
  numbered: true,
  keys: PERSON_REPORT_KEYS,
  filters: { ...periodFilters, missing: z.enum(['in', 'out']).optional(), ...PERSON_REPORT_FILTERS },
  meta: periodMeta,
  errors: ['days_not_ready', 'invalid_input'],
  columns: {
    work_date: column.day(text.day, { sortable: true }),
    ...PERSON_REPORT_COLUMNS,
    missing: column.code(text.missing, { in: text.in, out: text.out }, { sortable: true, strong: true }),
    in_at: column.instant(text.inAt, { nullable: true }),
    out_at: column.instant(text.outAt, { nullable: true }),
    in_month: column.count(text.inMonth, { sortable: true }),
    missing_in: column.count(text.missingIn, { total: 'sum', hidden: true }),
    missing_out: column.count(text.missingOut, { total: 'sum', hidden: true }),
  },
})

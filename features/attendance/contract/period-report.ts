import {
  PERSON_REPORT_COLUMNS,
  PERSON_REPORT_FILTERS,
  PERSON_REPORT_KEYS,
} from '#features/employees/contract/person-report.ts'
import { periodFilters, periodMeta } from './derivation.ts'

/** The parts that reports on days in a period share, for `defineReport`. */
export const PERIOD_REPORT = {
  numbered: true,
  keys: PERSON_REPORT_KEYS,
  filters: { ...periodFilters, ...PERSON_REPORT_FILTERS },
  meta: periodMeta,
  errors: ['days_not_ready', 'invalid_input'],
} as const

/** The columns that identify the employee. */
export const PERSON = PERSON_REPORT_COLUMNS

import {
  PERSON_REPORT_COLUMNS,
  PERSON_REPORT_FILTERS,
  PERSON_REPORT_KEYS,
} from '#features/employees/contract/person-report.ts'
import { column, defineReport, PERIOD_FILTERS } from '#kit/contract/report.ts'
import { Id } from '#kit/contract/scalars.ts'
import { reportTexts } from '../locales/reports.ts'
import { SCAN_KINDS, SCAN_VERIFIES, SCAN_TEXTS as text } from '../locales/scans.ts'

/** The scans of cameras; those of terminals are in the report of device scans. */
export default defineReport({
  ...reportTexts['clock_in_out_camera.index'],
  path: '/report/clock-in-camera',
  summary: 'List the scans of cameras.',
  access: { anyOf: ['view-scan-camera'], side: 'company' },
  keys: { ...PERSON_REPORT_KEYS, id: Id },
  filters: { ...PERIOD_FILTERS, ...PERSON_REPORT_FILTERS },
  columns: {
    scanned_at: column.instant(text.scannedAt, { sortable: true }),
    ...PERSON_REPORT_COLUMNS,
    device_kind: column.number(text.kind, SCAN_KINDS, { nullable: true }),
    verify_mode: column.number(text.verify, SCAN_VERIFIES, { nullable: true }),
    raw_line: column.text(text.raw, { hidden: true }),
  },
})

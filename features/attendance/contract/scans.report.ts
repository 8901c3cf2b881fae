import {
  PERSON_REPORT_COLUMNS,
  PERSON_REPORT_FILTERS,
  PERSON_REPORT_KEYS,
} from '#features/employees/contract/person-report.ts'
import { severalOf } from '#kit/contract/lists.ts'
import { column, defineReport, PERIOD_FILTERS } from '#kit/contract/report.ts'
import { Id, IdParam } from '#kit/contract/scalars.ts'
import { SCAN_KINDS, SCAN_SOURCES, SCAN_VERIFIES, SCAN_TEXTS as text } from '../locales/scans.ts'
import { ScanSource } from './scan.ts'

/** Unchanged scans from terminals, cameras, phones and manual entry. */
export default defineReport({
  name: 'device-scan-report',
  path: '/device-scan-report',
  summary: 'List the unchanged scans from terminals, cameras, phones and manual entry.',
  access: { anyOf: ['view-device-scan-in-out'], side: 'company' },
  title: text.title,
  text: text.intro,
  keys: { ...PERSON_REPORT_KEYS, id: Id, scan_file_id: Id.nullable() },
  filters: {
    ...PERIOD_FILTERS,
    source: severalOf(ScanSource).optional(),
    ...PERSON_REPORT_FILTERS,
    scan_file_id: IdParam.optional(),
  },
  columns: {
    scanned_at: column.instant(text.scannedAt, { sortable: true }),
    ...PERSON_REPORT_COLUMNS,
    source: column.code(text.source, SCAN_SOURCES),
    device_kind: column.number(text.kind, SCAN_KINDS, { nullable: true }),
    verify_mode: column.number(text.verify, SCAN_VERIFIES, { nullable: true }),
    outside: column.yesNo(text.notCounted, { hidden: true }),
    raw_line: column.text(text.raw, { hidden: true }),
  },
})

import { joinPerson, PERSON_REPORT } from '#features/employees/server/index.ts'
import { formatDate } from '#kit/contract/days.ts'
import { equals, fromDayAt, instant, toDayAt } from '#kit/server/list/list-sql.ts'
import { reportEndpoints } from '#kit/server/report/report-endpoints.ts'
import { REPORT_WORDS } from '#kit/server/report/report-words.ts'
import { scanReport } from '../../contract/scan-report.ts'
import { SCAN_SOURCES, SCAN_TEXTS as text } from '../../locales/scans.ts'

export const scanReportEndpoints = reportEndpoints(scanReport, {
  ...PERSON_REPORT,
  from: `scan s ${joinPerson('s')} ${PERSON_REPORT.joinDepartment}`,
  key: ['s.id'],
  where: ['s.company_id = $1', ...PERSON_REPORT.where],
  columns: {
    ...PERSON_REPORT.columns,
    id: 's.id',
    scanned_at: instant('s.scanned_at'),
    source: 's.source',
    device_kind: 's.device_kind',
    verify_mode: 's.verify_mode',
    outside: `case when s.counts then 'no' else 'yes' end`,
    raw_line: 's.raw_line',
    scan_file_id: 's.scan_file_id',
  },
  filters: {
    ...PERSON_REPORT.filters,
    from: fromDayAt('s.scanned_at'),
    to: toDayAt('s.scanned_at'),
    source: equals('s.source'),
    scan_file_id: equals('s.scan_file_id'),
  },
  sorts: { ...PERSON_REPORT.sorts, scanned_at: 's.scanned_at' },
  order: '-scanned_at',
  about: ({ query: { from, to } }) =>
    from || to ? [[REPORT_WORDS.period, `${formatDate(from) || '…'} – ${formatDate(to) || '…'}`]] : [],
  filterLines: {
    ...PERSON_REPORT.filterLines,
    source: { label: text.source, words: SCAN_SOURCES },
    scan_file_id: {
      label: text.file,
      name: 'select f.file_name as name from scan_file f where f.company_id = $1 and f.id = $2',
    },
  },
})

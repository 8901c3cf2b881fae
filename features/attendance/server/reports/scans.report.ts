import { joinPerson, PERSON_REPORT } from '#features/employees/server/index.ts'
import { reportEndpoints } from '#kit/server/report/report-endpoints.ts'
import scanReport from '../../contract/scans.report.ts'
import { SCAN_TEXTS as text } from '../../locales/scans.ts'

export default reportEndpoints(scanReport, {
  with: PERSON_REPORT,
  from: `scan s ${joinPerson('s')} ${PERSON_REPORT.joinDepartment}`,
  table: 's',
  key: ['s.id'],
  where: ['s.company_id = $1'],
  columns: { outside: `case when s.counts then 'no' else 'yes' end` },
  period: 'scanned_at',
  order: '-scanned_at',
  filterLines: {
    scan_file_id: {
      label: text.file,
      name: 'select f.file_name as name from scan_file f where f.company_id = $1 and f.id = any($2)',
    },
  },
})

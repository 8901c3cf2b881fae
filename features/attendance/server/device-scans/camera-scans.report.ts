import { joinPerson, PERSON_REPORT } from '#features/employees/server/index.ts'
import { reportEndpoints } from '#kit/server/report/report-endpoints.ts'
import cameraScansReport from '../../contract/camera-scans.report.ts'

export default reportEndpoints(cameraScansReport, {
  with: PERSON_REPORT,
  from: `scan s ${joinPerson('s')} ${PERSON_REPORT.joinDepartment}`,
  table: 's',
  key: ['s.id'],
  where: ['s.company_id = $1', "s.source = 'camera'"],
  period: 'scanned_at',
  order: '-scanned_at',
})

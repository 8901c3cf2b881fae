import { JOIN_DEPARTMENT, joinPerson, PERSON_REPORT } from '#features/employees/server/index.ts'
import { joinLastDecision, ofOwnBranches, readOutside } from '#features/requests/server/index.ts'
import { equals, instant } from '#kit/server/list/list-sql.ts'
import { reportEndpoints } from '#kit/server/report/report-endpoints.ts'
import correctionReport from '../../contract/corrections.report.ts'
import { CORRECTION_REQUEST } from './correction-request-kind.ts'

export default reportEndpoints(correctionReport, {
  with: PERSON_REPORT,
  prepare: readOutside(CORRECTION_REQUEST.kind),
  from: `scan_correction r ${joinPerson('r')} ${JOIN_DEPARTMENT}${joinLastDecision('scan_correction')}`,
  table: 'r',
  key: ['r.id'],
  where: ['r.company_id = $1', ofOwnBranches(CORRECTION_REQUEST.kind)],
  columns: {
    at: instant('r.at'),
    void_scanned_at: instant('r.void_scanned_at'),
    decided_by: 'last.actor',
    decided_at: instant('last.at'),
  },
  filters: { kind: equals('r.kind'), status: equals('r.status') },
  period: 'work_date',
  order: '-work_date',
})

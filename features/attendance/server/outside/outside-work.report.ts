import { JOIN_DEPARTMENT, joinPerson, PERSON_REPORT } from '#features/employees/server/index.ts'
import { joinLastDecision, joinRequest, ofOwnBranches, readOutside } from '#features/requests/server/index.ts'
import { equals, instant } from '#kit/server/list/list-sql.ts'
import { reportEndpoints } from '#kit/server/report/report-endpoints.ts'
import outsideReport from '../../contract/outside-work.report.ts'

export default reportEndpoints(outsideReport, {
  with: PERSON_REPORT,
  prepare: readOutside('outside_work'),
  from: `outside_work r ${joinPerson('r')} ${JOIN_DEPARTMENT} ${joinRequest('outside_work')}${joinLastDecision('outside_work')}`,
  table: 'r',
  key: ['r.id'],
  where: ['r.company_id = $1', `r.status <> 'draft'`, ofOwnBranches('outside_work')],
  columns: {
    request_id: 'q.id',
    request_version: 'q.version',
    needs_scan: `case when r.needs_scan then 'yes' else 'no' end`,
    decided_by: 'last.actor',
    decided_at: instant('last.at'),
  },
  filters: { status: equals('r.status') },
  period: 'first_day',
  order: '-first_day',
})

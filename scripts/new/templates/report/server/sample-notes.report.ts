import { EMPLOYEES, PERSON_REPORT } from '#features/employees/server/index.ts'
import { reportEndpoints } from '#kit/server/report/report-endpoints.ts'
import sampleNotesReport from '../contract/sample-notes.report.ts'

export default reportEndpoints(sampleNotesReport, {
  with: PERSON_REPORT,
  from: (param, { today }) =>
    `(select *, ${param(today)}::date - start_date as days from ${EMPLOYEES} p where company_id = $1) as e ${PERSON_REPORT.joinDepartment}`,
  table: 'e',
  key: ['e.id'],
  period: 'start_date',
  order: 'emp_number',
})

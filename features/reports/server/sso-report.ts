import { reportEndpoints } from '#kit/server/report/report-endpoints.ts'
import { ssoReport } from '../contract.ts'
import { OF_RUN, PERSON_OF_PAYSLIP } from './report-runs.ts'

/** The day, if it is within the run. */
const inRun = (day: string) =>
  `case when (p.person ->> '${day}')::date between r.from_date and r.to_date then p.person ->> '${day}' end`

export const ssoReportEndpoints = reportEndpoints(ssoReport, {
  ...OF_RUN,
  where: ['p.company_id = $1', `p.person ->> 'is_sso' = 'true'`],
  columns: {
    ...PERSON_OF_PAYSLIP,
    sso_number: `p.person ->> 'sso_number'`,
    gender: `p.person ->> 'gender'`,
    birth_date: `p.person ->> 'birth_date'`,
    insurable_wage: 'p.sso_base',
    employee: 'p.employee_share',
    employer: 'p.employer_share',
    total: 'p.sso + p.company_sso',
    joined: inRun('start_date'),
    left: inRun('end_date'),
  },
})

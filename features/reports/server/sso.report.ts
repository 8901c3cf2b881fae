import { reportEndpoints } from '#kit/server/report/report-endpoints.ts'
import ssoReport from '../contract/sso.report.ts'
import { reportTo, SOCIAL_SECURITY } from './authority-report.ts'
import { PERSON_OF_PAYSLIP } from './report-runs.ts'

/** The day, if it is within the run. */
const inRun = (day: string) =>
  `case when (p.person ->> '${day}')::date between r.from_date and r.to_date then p.person ->> '${day}' end`

export default reportEndpoints(ssoReport, {
  ...reportTo(SOCIAL_SECURITY),
  columns: {
    ...PERSON_OF_PAYSLIP,
    sso_number: SOCIAL_SECURITY.number,
    gender: `p.person ->> 'gender'`,
    birth_date: `p.person ->> 'birth_date'`,
    insurable_wage: 'p.sso_base',
    employee: 'p.employee_share',
    employer: 'p.employer_share',
    total: 'p.sso + p.company_sso',
    movement: `case when ${inRun('end_date')} is not null then 'left' when ${inRun('start_date')} is not null then 'joined' else 'stays' end`,
    joined: inRun('start_date'),
    left: inRun('end_date'),
  },
})

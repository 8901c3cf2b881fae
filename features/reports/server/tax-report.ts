import { reportEndpoints } from '#kit/server/report/report-endpoints.ts'
import { taxReport } from '../contract.ts'
import { OF_RUN, PERSON_OF_PAYSLIP } from './report-runs.ts'

export const taxReportEndpoints = reportEndpoints(taxReport, {
  ...OF_RUN,
  where: ['p.company_id = $1', `p.person ->> 'include_salary_tax' = 'true'`],
  columns: {
    ...PERSON_OF_PAYSLIP,
    gross: 'p.gross',
    sso: 'p.sso',
    taxable: 'p.taxable',
    tax: 'p.tax',
    company_tax: 'p.company_tax',
    net: 'p.net',
  },
})

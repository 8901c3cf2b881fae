import { reportEndpoints } from '#kit/server/report/report-endpoints.ts'
import { registerReport } from '../contract.ts'
import { OF_RUN, PERSON_OF_PAYSLIP } from './report-runs.ts'

export const registerReportEndpoints = reportEndpoints(registerReport, {
  ...OF_RUN,
  where: ['p.company_id = $1'],
  columns: {
    ...PERSON_OF_PAYSLIP,
    base: 'p.base',
    overtime: 'p.overtime',
    additions: 'p.seniority + p.benefits + p.night + p.other_income',
    deductions: 'p.absence + p.absence_rule + p.late + p.early + p.deductions_before',
    gross: 'p.gross',
    sso: 'p.sso',
    tax: 'p.tax',
    deductions_after: 'p.deductions_after',
    net: 'p.net',
    company: 'p.cost - p.gross',
    cost: 'p.cost',
  },
})

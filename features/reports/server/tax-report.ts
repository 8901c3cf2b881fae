import { reportEndpoints } from '#kit/server/report/report-endpoints.ts'
import { taxReport } from '../contract.ts'
import { reportTo, TAX_DEPARTMENT } from './authority-report.ts'
import { PERSON_OF_PAYSLIP } from './report-runs.ts'

export const taxReportEndpoints = reportEndpoints(taxReport, {
  ...reportTo(TAX_DEPARTMENT),
  columns: {
    ...PERSON_OF_PAYSLIP,
    tax_number: TAX_DEPARTMENT.number,
    gross: 'p.gross',
    sso: 'p.sso',
    taxable: 'p.taxable',
    tax: 'p.tax',
    company_tax: 'p.company_tax',
    net: 'p.net',
  },
})

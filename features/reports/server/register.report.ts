import type { LineCode } from '#engines/payroll/explanation.ts'
import { codesOf, LINE_KINDS } from '#features/payroll/domain/line-kinds.ts'
import { ALLOWANCES } from '#features/payroll/domain/shown-sums.ts'
import { reportEndpoints } from '#kit/server/report/report-endpoints.ts'
import registerReport from '../contract/register.report.ts'
import { JOIN_PERSON_OF_PAYSLIP, OF_RUN, PERSON_OF_PAYSLIP } from './report-runs.ts'

/** The sum of the lines with these codes. */
const sumSql = (codes: readonly LineCode[]) => codes.map((code) => `p.${LINE_KINDS[code].sum}`).join(' + ')

export default reportEndpoints(registerReport, {
  ...OF_RUN,
  joins: JOIN_PERSON_OF_PAYSLIP,
  where: ['p.company_id = $1'],
  columns: {
    ...PERSON_OF_PAYSLIP,
    base: 'p.base',
    overtime: 'p.overtime',
    additions: sumSql(ALLOWANCES),
    deductions: sumSql(codesOf('before')),
    gross: 'p.gross',
    sso: 'p.sso',
    tax: 'p.tax',
    deductions_after: 'p.deductions_after',
    net: 'p.net',
    company: 'p.cost - p.gross',
    cost: 'p.cost',
  },
})

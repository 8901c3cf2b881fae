import { column, defineReport } from '#kit/contract/report.ts'
import { reportTexts } from '../locales/reports.ts'
import { RUN_REPORT_TEXTS } from '../locales/run-reports.ts'
import { PERSON, RUN_REPORT, sum } from './run-report.ts'

const { register } = RUN_REPORT_TEXTS

/**
 * Every payslip of a run from base pay to net pay and cost. `gross` = `base` + `overtime` + `additions` −
 * `deductions`; `net` = `gross` − `sso` − `tax` − `deductions_after`; `cost` = `gross` + `company`.
 */
export default defineReport({
  ...RUN_REPORT,
  ...reportTexts['payroll_register.index'],
  path: '/payroll-register',
  summary: 'Every payslip of one payroll run with its amounts and the cost to the company.',
  access: { anyOf: ['view-payroll'], side: 'company' },
  columns: {
    ...PERSON,
    base: column.kip(register.base, sum),
    overtime: column.kip(register.overtime, sum),
    additions: column.kip(register.additions, sum),
    deductions: column.kip(register.deductions, sum),
    gross: column.kip(register.gross, { ...sum, strong: true }),
    sso: column.kip(register.sso, sum),
    tax: column.kip(register.tax, sum),
    deductions_after: column.kip(register.deductionsAfter, { ...sum, hidden: true }),
    net: column.kip(register.net, { ...sum, strong: true }),
    company: column.kip(register.company, { ...sum, hidden: true }),
    cost: column.kip(register.cost, sum),
  },
})

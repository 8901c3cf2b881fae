import { column, defineReport } from '#kit/contract/report.ts'
import { RUN_REPORT_TEXTS } from '../locales/run-reports.ts'
import { AUTHORITY_REPORT, PERSON, sum } from './run-report.ts'

const { tax, file } = RUN_REPORT_TEXTS

/** All employees of a run whose salary is taxed. `tax` is paid by the employee, `company_tax` by the company for the employee. */
export const taxReport = defineReport({
  ...AUTHORITY_REPORT,
  name: 'emp-tax-report',
  path: '/emp-tax-report',
  summary: 'Income tax on salaries of one payroll run.',
  access: { anyOf: ['view-tax'], side: 'company' },
  title: tax.title,
  text: tax.text,
  columns: {
    ...PERSON,
    tax_number: column.text(tax.number),
    gross: column.kip(tax.gross, sum),
    sso: column.kip(tax.sso, { ...sum, heading: file.sso }),
    taxable: column.kip(tax.taxable, { ...sum, heading: file.taxable }),
    tax: column.kip(tax.tax, { ...sum, heading: file.tax, strong: true }),
    company_tax: column.kip(tax.companyTax, { ...sum, heading: file.companyTax }),
    net: column.kip(tax.net, { ...sum, heading: file.net, hidden: true }),
  },
})

import { column, defineReport } from '#kit/contract/report.ts'
import { RUN_REPORT_TEXTS } from '../locales/run-reports.ts'
import { keys, ofRun, runMeta, sum } from './run-report.ts'

const { tax, column: person, file } = RUN_REPORT_TEXTS

/** Everybody whose salary is taxed in a run. `tax` is what he pays, `company_tax` what the company pays for him. */
export const taxReport = defineReport({
  name: 'emp-tax-report',
  path: '/emp-tax-report',
  summary: 'Income tax on salaries of one payroll run.',
  access: { anyOf: ['view-tax'], side: 'company' },
  title: tax.title,
  text: tax.text,
  numbered: true,
  keys,
  filters: ofRun,
  meta: runMeta,
  columns: {
    emp_number: column.text(person.number, { heading: file.empNumber, sortable: true }),
    name: column.text(person.name, {
      heading: file.name,
      sortable: true,
      primary: true,
      english: 'en_name',
    }),
    department: column.text(person.department, { only: 'screen', hidden: true }),
    position: column.text(person.position, { hidden: true }),
    gross: column.kip(tax.gross, sum),
    sso: column.kip(tax.sso, { ...sum, heading: file.sso }),
    taxable: column.kip(tax.taxable, { ...sum, heading: file.taxable }),
    tax: column.kip(tax.tax, { ...sum, heading: file.tax, strong: true }),
    company_tax: column.kip(tax.companyTax, { ...sum, heading: file.companyTax }),
    net: column.kip(tax.net, { ...sum, heading: file.net, hidden: true }),
  },
})

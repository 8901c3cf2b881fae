import { z } from 'zod'
import { column, defineReport } from '#kit/contract/report.ts'
import { reportTexts } from '../locales/reports.ts'
import { RUN_REPORT_TEXTS } from '../locales/run-reports.ts'
import { PERSON, PERSON_KEYS, sum } from './run-report.ts'
import { Year } from './yearly-pay.ts'

const { yearly, tax, column: person } = RUN_REPORT_TEXTS

/** The sums of the approved and paid payslips of each employee in a year, and of the opening balance. `employee_sso` is the share whoever pays it. */
export default defineReport({
  ...reportTexts['yearly_pay.index'],
  path: '/yearly-pay',
  summary:
    'Pay, social security and income tax of each employee in a year, from approved and paid runs and opening balances.',
  access: { anyOf: ['view-payroll'], side: 'company' },
  numbered: true,
  groups: ['branch', 'department', 'position'],
  keys: { ...PERSON_KEYS, year: z.int() },
  filters: { year: Year.optional() },
  meta: { year: z.int(), years: z.array(z.int()) },
  totals: yearly.totals,
  empty: { title: yearly.none, text: yearly.noneText },
  columns: {
    ...PERSON,
    branch: column.text(person.branch, { hidden: true }),
    tax_number: column.text(tax.number, { hidden: true }),
    months: column.count(yearly.months),
    /** The months of the opening balance that the amounts include, such as '01–09/2026'; '' without one. */
    before: column.text(yearly.before),
    gross: column.kip(tax.gross, sum),
    employee_sso: column.kip(yearly.employeeSso, sum),
    employer_sso: column.kip(yearly.employerSso, { ...sum, hidden: true }),
    taxable: column.kip(tax.taxable, sum),
    tax: column.kip(tax.tax, { ...sum, strong: true }),
    company_tax: column.kip(tax.companyTax, { ...sum, hidden: true }),
    net: column.kip(tax.net, sum),
  },
})

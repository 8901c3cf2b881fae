import { z } from 'zod'
import { column, defineReport } from '#kit/contract/report.ts'
import { reportTexts } from '../locales/reports.ts'
import { RUN_REPORT_TEXTS } from '../locales/run-reports.ts'
import { AUTHORITY_REPORT, PERSON, sum, Untaxed } from './run-report.ts'

const { tax, file } = RUN_REPORT_TEXTS

/** Those with tax, and those without, because their taxable income is not above the exempt amount. */
export const TaxShare = z.enum(['taxed', 'untaxed'])

/** All employees of a run whose salary is taxed. `tax` is paid by the employee, `company_tax` by the company for the employee. */
export default defineReport({
  ...AUTHORITY_REPORT,
  ...reportTexts['emTaxeport.index'],
  path: '/emp-tax-report',
  summary: 'Income tax on salaries of one payroll run.',
  access: { anyOf: ['view-tax'], side: 'company' },
  filters: { ...AUTHORITY_REPORT.filters, tax_share: TaxShare.optional() },
  /** `untaxed` is of the whole report, whatever the filters; null if there is no run. */
  meta: { ...AUTHORITY_REPORT.meta, untaxed: Untaxed.nullable() },
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

import { z } from 'zod'
import { PDF } from '#kit/contract/file-types.ts'
import { dataAnswer } from '#kit/contract/lists.ts'
import { column, defineReport } from '#kit/contract/report.ts'
import { defineRoute } from '#kit/contract/route.ts'
import { Id, IdParam, IsoDate, Kip, Language } from '#kit/contract/scalars.ts'
import { RUN_REPORT_TEXTS } from '../locales/run-reports.ts'
import { PERSON, sum } from './run-report.ts'

const { yearly, tax, column: person } = RUN_REPORT_TEXTS
const access = { anyOf: ['view-payroll'], side: 'company' } as const
const Year = z.coerce.number().int().min(1900).max(9999)
/** A payslip belongs to the year and month of the last day of its run. Default: the latest year with an approved run. */
const OfYear = z.object({ year: Year.optional() })
const InLanguage = OfYear.extend({ language: Language.optional() })

/** The sums of the approved and paid payslips of each employee in a year, and of the opening balance. `employee_sso` is the share whoever pays it. */
export const yearlyReport = defineReport({
  name: 'yearly-pay',
  path: '/yearly-pay',
  summary:
    'Pay, social security and income tax of each employee in a year, from approved and paid runs and opening balances.',
  access,
  title: yearly.title,
  text: yearly.text,
  numbered: true,
  groups: ['branch', 'department', 'position'],
  keys: { employee_id: Id, en_name: z.string(), year: z.int() },
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

const Amounts = z.object({
  gross: Kip,
  employee_sso: Kip,
  employer_sso: Kip,
  taxable: Kip,
  tax: Kip,
  company_tax: Kip,
  net: Kip,
})

/** The pay of one employee in a year: what was paid before Champa, and by month (1 to 12) with approved or paid runs. */
export const YearOfPay = z.object({
  employee_id: Id,
  year: z.int(),
  /** Years with approved or paid runs or an opening balance of this employee, latest first. */
  years: z.array(z.int()),
  emp_number: z.string(),
  name: z.string(),
  en_name: z.string(),
  position: z.string(),
  department: z.string(),
  tax_number: z.string(),
  sso_number: z.string(),
  start_date: IsoDate,
  end_date: IsoDate.nullable(),
  company: z.string(),
  company_address: z.string(),
  company_tax_number: z.string(),
  /** The opening balance, up to and including the month `until_month` (1 to 12). */
  before: Amounts.extend({ until_month: z.int() }).nullable(),
  /** `run_ids`: the runs with a payslip of the month. */
  months: z.array(Amounts.extend({ month: z.int(), run_ids: z.array(Id) })),
  /** With the opening balance. */
  totals: Amounts,
})
export type YearOfPay = z.infer<typeof YearOfPay>

const params = z.object({ employee_id: IdParam })
const stream = { contentTypes: [PDF], entity: 'yearly-pay' }

export const showYear = defineRoute({
  method: 'GET',
  path: '/yearly-pay/:employee_id',
  summary: 'Pay, social security and income tax of one employee by month of a year.',
  access,
  params,
  query: OfYear,
  answer: dataAnswer(YearOfPay),
})

export const downloadCertificate = defineRoute({
  method: 'GET',
  path: '/yearly-pay/:employee_id.pdf',
  summary:
    'The certificate of pay, social security and income tax of one employee in a year, as a PDF in Lao or English.',
  access,
  params,
  query: InLanguage,
  stream,
})

const own = { anyOf: [], side: 'employee' } as const

export const showOwnYear = defineRoute({
  method: 'GET',
  path: '/employee/payslips-of-year',
  summary: 'My own pay, social security and income tax by month of a year.',
  access: own,
  query: OfYear,
  answer: dataAnswer(YearOfPay),
})

export const downloadOwnCertificate = defineRoute({
  method: 'GET',
  path: '/employee/payslips-of-year.pdf',
  summary: 'My own certificate of pay, social security and income tax in a year, as a PDF in Lao or English.',
  access: own,
  query: InLanguage,
  stream: { contentTypes: [PDF] },
})

import { z } from 'zod'
import { PDF } from '#kit/contract/file-types.ts'
import { dataAnswer } from '#kit/contract/lists.ts'
import { defineRoute } from '#kit/contract/route.ts'
import { Id, IdParam, IsoDate, Kip, Language } from '#kit/contract/scalars.ts'

const access = { anyOf: ['view-payroll'], side: 'company' } as const
export const Year = z.coerce.number().int().min(1900).max(9999)
/** A payslip belongs to the year and month of the last day of its run. Default: the latest year with an approved run. */
const OfYear = z.object({ year: Year.optional() })
const InLanguage = OfYear.extend({ language: Language.optional() })

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

import { z } from 'zod'
import { XLSX } from '#kit/contract/file-types.ts'
import { ListMeta, listQuery } from '#kit/contract/lists.ts'
import { defineRoute } from '#kit/contract/route.ts'
import { Id, IdParam, IsoDate, Kip, Language } from '#kit/contract/scalars.ts'

const SSO_ACCESS = { anyOf: ['view-sso'], side: 'company' } as const
const TAX_ACCESS = { anyOf: ['view-tax'], side: 'company' } as const
const WORKBOOK = { contentTypes: [XLSX] }

/** The runs that a report can be made of: calculated, approved or paid. */
export const ReportRun = z.object({
  id: Id,
  title: z.string(),
  from_date: IsoDate,
  to_date: IsoDate,
  status: z.enum(['calculated', 'approved', 'paid']),
})
export type ReportRun = z.infer<typeof ReportRun>

const PersonRow = z.object({
  employee_id: Id,
  emp_number: z.string(),
  name: z.string(),
  en_name: z.string(),
  department: z.string(),
  position: z.string(),
})

/** One insured employee. `employee` and `employer` are the shares by law, whoever pays them. */
export const SsoRow = PersonRow.extend({
  sso_number: z.string(),
  gender: z.enum(['male', 'female']).nullable(),
  birth_date: IsoDate.nullable(),
  insurable_wage: Kip,
  employee: Kip,
  employer: Kip,
  total: Kip,
  /** Joined or left within the run's range. */
  joined: IsoDate.nullable(),
  left: IsoDate.nullable(),
})
export type SsoRow = z.infer<typeof SsoRow>

/** One employee whose salary is taxed. `tax` is what he pays, `company_tax` what the company pays for him. */
export const TaxRow = PersonRow.extend({
  gross: Kip,
  sso: Kip,
  taxable: Kip,
  tax: Kip,
  company_tax: Kip,
  net: Kip,
})
export type TaxRow = z.infer<typeof TaxRow>

const SsoTotals = z.object({ insurable_wage: Kip, employee: Kip, employer: Kip, total: Kip })
const TaxTotals = z.object({ gross: Kip, sso: Kip, taxable: Kip, tax: Kip, company_tax: Kip, net: Kip })

/** Absent `run_id`: the latest run that has payslips. */
const ofRun = { run_id: IdParam.optional() }
const asFile = z.object({ ...ofRun, language: Language.optional() })

/** `run` is null and the list empty where no run has payslips; `runs` are those to choose from, the latest first. */
const meta = <T extends z.ZodType>(totals: T) =>
  ListMeta.extend({ run: ReportRun.nullable(), runs: z.array(ReportRun), totals })

export const ssoReport = defineRoute({
  method: 'GET',
  path: '/sso-report',
  summary: 'Social security contributions of one payroll run.',
  access: SSO_ACCESS,
  query: listQuery(['emp_number', 'name', 'insurable_wage', 'employee', 'employer', 'total'], ofRun),
  answer: z.object({ data: z.array(SsoRow), meta: meta(SsoTotals) }),
})

export const ssoReportFile = defineRoute({
  method: 'GET',
  path: '/sso-report.xlsx',
  summary: 'Social security contributions of one payroll run as a workbook.',
  access: SSO_ACCESS,
  query: asFile,
  stream: WORKBOOK,
})

export const taxReport = defineRoute({
  method: 'GET',
  path: '/emp-tax-report',
  summary: 'Income tax on salaries of one payroll run.',
  access: TAX_ACCESS,
  query: listQuery(['emp_number', 'name', 'gross', 'sso', 'taxable', 'tax', 'company_tax', 'net'], ofRun),
  answer: z.object({ data: z.array(TaxRow), meta: meta(TaxTotals) }),
})

export const taxReportFile = defineRoute({
  method: 'GET',
  path: '/emp-tax-report.xlsx',
  summary: 'Income tax on salaries of one payroll run as a workbook.',
  access: TAX_ACCESS,
  query: asFile,
  stream: WORKBOOK,
})

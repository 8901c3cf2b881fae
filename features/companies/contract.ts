import { z } from 'zod'
import { dataAnswer, listAnswer, listQuery } from '#kit/contract/lists.ts'
import { defineRoute } from '#kit/contract/route.ts'
import { Id, Instant, IsoDate, Version } from '#kit/contract/scalars.ts'
import { lineText } from '#kit/contract/texts.ts'

/** At most two decimals, as stored in the database. */
const hundredths = (min: number, max: number) => z.number().min(min).max(max).multipleOf(0.01)

export const CompanySettingFields = z.object({
  /** Base pay by calendar days of the period, or by the days worked (payroll rules, line 1). */
  payroll_mode: z.enum(['monthly', 'worked-days']),
  days_per_month: hundredths(1, 31),
  hours_per_day: hundredths(1, 24),
  /** Whether overtime counts as scanned, or as approved. */
  overtime_basis: z.enum(['scanned', 'approved']),
  night_premium: z.boolean(),
  sso_payer: z.enum(['employee', 'company']),
  tax_payer: z.enum(['employee', 'company']),
  gross_up: z.boolean(),
  /** Whether severance is part of the taxable income. */
  severance_taxable: z.boolean(),
  /** The company's number at the social security fund, and its taxpayer identification number (TIN); can be empty. */
  sso_enterprise_code: lineText(30),
  tax_number: lineText(25),
  /** A net pay below this percentage of that of the last approved run, or above the inverse, is marked for review. */
  net_review_percent: z.int().min(1).max(99),
  /** Pay differences are looked for in approved runs that end less than this many months before the latest one; 0: in none. */
  difference_months: z.int().min(0).max(13),
  /** The day of the month on which salaries are paid, at the latest the last day of the month; null: not fixed. */
  pay_day: z.int().min(1).max(31).nullable(),
  /** The day whose exchange rates convert salaries to kip: the last day of a run, or the pay day nearest to it. */
  exchange_rate_day: z.enum(['last_day', 'pay_day']),
  two_person_approval: z.boolean(),
  /** The company's staff must sign in with a second factor. */
  require_second_factor: z.boolean(),
  can_edit_scan_times: z.boolean(),
  /** The prefix of the number of every approval request; can be empty. */
  approval_code_prefix: lineText(10),
  /** HR decides overtime after the line manager; otherwise the line manager's decision is final. */
  hr_approves_overtime: z.boolean(),
  /** Days after its date on which an employee can still ask for overtime; 0: on the date itself. */
  overtime_ask_until_days: z.int().min(0).max(62),
  /** Employees must ask for overtime before it starts. */
  overtime_must_be_before: z.boolean(),
  /** The shortest overtime that employees can ask for, in minutes; 0: any. */
  overtime_min_minutes: z.int().min(0).max(480),
  /** Days after the date of overtime until which the time off for it can be taken; null: without an end. */
  comp_expires_days: z.int().min(1).max(1100).nullable(),
  /** Time off for overtime that ends unused is paid in the run of the month in which it ends. */
  comp_pays_out: z.boolean(),
  /** An employee's cancellation of an approved request needs the same approvals as the request. */
  cancel_needs_approval: z.boolean(),
  /** Mails about requests that wait contain a link with which the approver decides without signing in. */
  decide_by_mail: z.boolean(),
  /** Working days without an answer of an approver after which HR is asked too. */
  escalate_after_days: z.int().min(1).max(60),
  /** The hour of working days, in Laos, at which approvers are reminded of what waits for them. */
  remind_hour: z.int().min(0).max(23),
  /** Until when annual leave of the previous year can be taken; null: it is not carried over. */
  carry_over_valid_until: IsoDate.nullable(),
  email_approval: z.boolean(),
  email_meeting: z.boolean(),
  email_leave: z.boolean(),
  email_task: z.boolean(),
  /** Days before an employee's last day on which the company is first notified. */
  contract_notice_days: z.int().min(1).max(365),
  /** The start page shows the first steps of a new company; turned off when all of them are done. */
  show_first_steps: z.boolean(),
  /** The file of the logo, which is shown with the name of the company; null: none. */
  logo: Id.nullable(),
})
export type CompanySettingFields = z.infer<typeof CompanySettingFields>

export const CompanySetting = CompanySettingFields.extend({
  version: Version,
  /** False: the server has no key for second factors, so `require_second_factor` has no effect and cannot be turned on. */
  has_factors: z.boolean(),
  /** The active users who may approve payroll runs: with fewer than two, `two_person_approval` can stop a run. */
  approver_count: z.int(),
  can: z.array(z.enum(['update'])),
})
export type CompanySetting = z.infer<typeof CompanySetting>

export const showCompanySetting = defineRoute({
  method: 'GET',
  path: '/company/setting',
  summary: 'Show the settings of the own company for payroll and attendance.',
  access: { anyOf: ['view-profile', 'view-payroll'], side: 'company' },
  answer: dataAnswer(CompanySetting),
})

export const saveCompanySetting = defineRoute({
  method: 'PUT',
  path: '/company/setting',
  summary: 'Save the settings of the own company; only its administrator can.',
  access: { anyOf: [], side: 'company' },
  body: CompanySettingFields.extend({ version: Version }),
  answer: dataAnswer(CompanySetting),
  errors: ['stale_version', 'second_factor_unavailable', 'file_gone'],
})

const CompanyFields = z.object({
  id: Id,
  name: z.string(),
  phone: z.string(),
  email: z.string(),
  address: z.string(),
  status: z.enum(['active', 'suspended']),
  founding_date: IsoDate.nullable(),
  is_vat_registered: z.boolean(),
  employee_count: z.int(),
})

export const CompanyProfile = CompanyFields
export type CompanyProfile = z.infer<typeof CompanyProfile>

export const showCompanyProfile = defineRoute({
  method: 'GET',
  path: '/company/profile',
  summary: 'Show name, address and contacts of the own company.',
  access: { anyOf: ['view-profile'], side: 'company' },
  answer: dataAnswer(CompanyProfile),
})

export const CompanyRow = CompanyFields.extend({ created_at: Instant })
export type CompanyRow = z.infer<typeof CompanyRow>

export const listCompanies = defineRoute({
  method: 'GET',
  path: '/admin/company',
  summary: 'List the companies that use the product, with their number of employees.',
  access: { anyOf: ['admin-company'], side: 'provider' },
  query: listQuery(['name', 'created_at', 'employee_count', 'status'], {
    status: z.enum(['active', 'suspended']).optional(),
  }),
  answer: listAnswer(CompanyRow),
  list: { excel: true, entity: 'company' },
})

export * from './contract/directory.ts'
export * from './contract/logo.ts'

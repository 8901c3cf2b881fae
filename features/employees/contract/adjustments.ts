import { z } from 'zod'
import { CurrencyCode } from '#kit/contract/currency.ts'
import { dataAnswer, listAnswer, listQuery, severalIds, severalOf } from '#kit/contract/lists.ts'
import { changing, defineRoute } from '#kit/contract/route.ts'
import { Id, IdParam, Instant, IsoDate, Kip, MAX_SALARY, SalaryKip } from '#kit/contract/scalars.ts'
import { lineText, requiredLineText } from '#kit/contract/texts.ts'
import { PERSON_FIELDS } from './person.ts'

const access = { anyOf: ['view-adjustment-item'], alsoNeeds: ['view-salary'], side: 'company' } as const
const change = changing(access, 'view-salary', 'edit-salary')

/** A base salary that is in force from a day on, until the next one. */
export const SalaryAdjustment = z.object({
  id: Id,
  employee_id: Id,
  ...PERSON_FIELDS,
  department: z.string().nullable(),
  effective_date: IsoDate,
  /** The base salary before; null if there was none. */
  previous_salary: Kip.nullable(),
  previous_currency: z.string().nullable(),
  /** In the smallest unit of the currency, as all salaries here. */
  base_salary: Kip,
  currency: z.string(),
  remark: z.string(),
  created_by: z.string(),
  created_at: Instant,
  status: z.enum(['in_force', 'upcoming', 'cancelled']),
  cancelled_by: z.string().nullable(),
  cancelled_at: Instant.nullable(),
  cancel_reason: z.string().nullable(),
})
export type SalaryAdjustment = z.infer<typeof SalaryAdjustment>

/** An approved or paid run that contains days from the effective date on: its payslips stay as they are. */
export const TouchedRun = z.object({
  id: Id,
  title: z.string(),
  from_date: IsoDate,
  to_date: IsoDate,
  status: z.string(),
})
export type TouchedRun = z.infer<typeof TouchedRun>

/** Details of `salary_change_unclear`: what a user needs to know to decide. */
export const SalaryQuestionFacts = z.object({
  current: Kip,
  current_currency: z.string(),
  target: Kip,
  target_currency: z.string(),
  /** Known to be lower; of two currencies by today's rates. */
  is_lower: z.boolean(),
  /** The day from which the present base salary is in force. */
  effective_date: IsoDate,
  minimum_wage: Kip.nullable(),
  is_below_minimum_wage: z.boolean(),
  /** Approved and paid runs from that day on. */
  runs: z.array(TouchedRun),
  /** Runs that are not approved: drafts, and calculated ones, which must be calculated again. */
  open_runs: z.array(TouchedRun),
})
export type SalaryQuestionFacts = z.infer<typeof SalaryQuestionFacts>

/** Details of `benefit_change_unclear`: what a user needs to know to decide. */
export const BenefitQuestionFacts = z.object({
  /** Kip a month; `target` is null if the benefit is removed. */
  changes: z.array(z.object({ name: z.string(), current: Kip, target: Kip.nullable() })),
  /** The first month of the earliest of these benefits; null: there is none. */
  first_month: z.string().nullable(),
  /** Approved and paid runs from that month on. */
  runs: z.array(TouchedRun),
})
export type BenefitQuestionFacts = z.infer<typeof BenefitQuestionFacts>

/** Details of `employment_in_locked_run`: the approved and paid runs with days that the new dates move, latest first. */
export const EmploymentQuestionFacts = z.object({ runs: z.array(TouchedRun) })
export type EmploymentQuestionFacts = z.infer<typeof EmploymentQuestionFacts>

/** Approved leave or overtime that lies at least partly after a new end date. */
export const RequestAfterEnd = z.object({
  kind: z.enum(['leave', 'overtime']),
  /** The leave type; empty for overtime. */
  name: z.string(),
  from_date: IsoDate,
  to_date: IsoDate,
})
export type RequestAfterEnd = z.infer<typeof RequestAfterEnd>

/** Details of `requests_after_end`, earliest first. */
export const RequestsAfterEndFacts = z.object({ requests: z.array(RequestAfterEnd) })
export type RequestsAfterEndFacts = z.infer<typeof RequestsAfterEndFacts>

export const listSalaryAdjustments = defineRoute({
  method: 'GET',
  path: '/adjustments-item',
  summary: 'List the salary adjustments of the company, latest first, also cancelled ones.',
  access,
  query: listQuery(['effective_date', 'emp_number', 'employee_name', 'base_salary', 'created_at'], {
    status: severalOf(z.enum(['in_force', 'upcoming', 'cancelled'])).optional(),
    from: IsoDate.optional(),
    to: IsoDate.optional(),
    employee_id: IdParam.optional(),
    department_id: severalIds.optional(),
    branch_id: severalIds.optional(),
  }),
  answer: listAnswer(SalaryAdjustment),
  list: { excel: true, entity: 'salary_adjustment' },
})

const Raise = z.object({
  kind: z.enum(['to', 'by', 'percent']),
  /** An amount in the smallest unit of the currency, or per cent of the present base salary. */
  value: z.number().min(-MAX_SALARY).max(MAX_SALARY).multipleOf(0.01),
  /** Of an amount; kip if it is missing. `to` can change the currency of a salary; `by` is for salaries of this currency. */
  currency: CurrencyCode.optional(),
  /** A new salary in kip is rounded to a multiple of this; one in another currency to its smallest unit. */
  round_to: z.int().min(1).max(1_000_000).default(1),
})

/** A person's raise before it is stored. */
export const PlannedRaise = z.object({
  employee_id: Id,
  emp_number: z.string(),
  employee_name: z.string(),
  current: Kip,
  current_currency: z.string(),
  target: Kip,
  currency: z.string(),
})
export type PlannedRaise = z.infer<typeof PlannedRaise>

export const RaiseWarning = z.union([
  z.object({ code: z.literal('in_locked_run'), run: TouchedRun }),
  z.object({
    code: z.enum(['lower', 'other_currency', 'below_minimum_wage']),
    emp_number: z.string(),
    employee_name: z.string(),
  }),
])
export type RaiseWarning = z.infer<typeof RaiseWarning>

export const RaiseInput = z.object({
  employee_ids: z.array(Id).min(1).max(2000),
  effective_date: IsoDate,
  raise: Raise,
  remark: lineText(200).default(''),
  /** The user has seen the new salaries and the warnings. */
  confirmed: z.boolean().default(false),
})
export type RaiseInput = z.infer<typeof RaiseInput>

export const raiseSalaries = defineRoute({
  method: 'POST',
  path: '/adjustments-item',
  summary:
    'Adjust the base salary of one or several employees from a day on. Without `confirmed` nothing is stored; the answer has the new salaries and the warnings.',
  access: change,
  body: RaiseInput,
  answer: dataAnswer(
    z.object({ recorded: z.int().nullable(), rows: z.array(PlannedRaise), warnings: z.array(RaiseWarning) }),
  ),
  errors: ['invalid_input', 'own_request', 'other_branch'],
})

/** Most rows of a pasted table. */
export const MAX_PASTED_ADJUSTMENTS = 5000

const AdjustmentRow = z.object({
  emp_number: requiredLineText(50),
  effective_date: IsoDate,
  /** In the smallest unit of the currency. */
  target_salary: SalaryKip,
  /** Missing: kip. */
  currency: CurrencyCode.optional(),
  remark: lineText(200).default(''),
})

export const importSalaryAdjustments = defineRoute({
  method: 'POST',
  path: '/adjustments-item/rows',
  summary:
    'Store salary adjustments of a table, all or none; errors are given by row. With warnings only if `confirmed`.',
  access: change,
  body: z.object({
    rows: z.array(AdjustmentRow).min(1).max(MAX_PASTED_ADJUSTMENTS),
    confirmed: z.boolean().default(false),
  }),
  maxBodyBytes: 1024 * 1024,
  answer: dataAnswer(
    z.object({ recorded: z.int().nullable(), unchanged: z.int(), warnings: z.array(RaiseWarning) }),
  ),
  errors: ['invalid_input', 'own_request', 'other_branch'],
})

export const cancelSalaryAdjustment = defineRoute({
  method: 'POST',
  path: '/adjustments-item/:adjustment_id/cancel',
  summary: 'Cancel a salary adjustment that no approved or paid run has used.',
  access: change,
  params: z.object({ adjustment_id: IdParam }),
  body: z.object({ reason: requiredLineText(200) }),
  answer: dataAnswer(z.object({ cancelled: z.literal(true) })),
  errors: ['not_found', 'own_request', 'other_branch', 'adjustment_used'],
})

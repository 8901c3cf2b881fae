import { z } from 'zod'
import type { PayslipLine as EngineLine } from '#engines/payroll/explanation.ts'
import type { Law } from '#engines/payroll/law/types.ts'
import { PERSON_FIELDS } from '#features/employees/contract/person.ts'
import { dataAnswer, ListMeta, listAnswer, listQuery, severalIds, severalOf } from '#kit/contract/lists.ts'
import { changing, defineRoute } from '#kit/contract/route.ts'
import { Id, IdParam, IsoDate, Kip } from '#kit/contract/scalars.ts'
import { SUM_NAMES } from '../domain/payslip-sums.ts'
import { PayslipCheck } from './checks.ts'
import { Hold } from './holds.ts'
import { Review, ReviewFacts } from './reviews.ts'
import { PAYROLL_ACCESS, RunRef, Sums } from './runs.ts'

/** The employee's data at the time of the calculation. */
export const Person = z.object({
  name: z.string(),
  surname: z.string(),
  en_name: z.string(),
  en_surname: z.string(),
  gender: z.enum(['male', 'female']).nullable(),
  birth_date: IsoDate.nullable(),
  branch: z.string(),
  department: z.string(),
  position: z.string(),
  start_date: IsoDate,
  end_date: IsoDate.nullable(),
  is_sso: z.boolean(),
  sso_number: z.string(),
  include_salary_tax: z.boolean(),
  /** Missing in payslips from before it was stored. */
  does_not_clock_in: z.boolean().optional(),
  /** Days present, including halves, and days of annual leave left on the run's last day; missing if not stored or unlimited. */
  days_worked: z.number().optional(),
  leave_left: z.number().optional(),
  bank: z.string(),
  bank_account_name: z.string(),
  bank_account: z.string(),
})
export type Person = z.infer<typeof Person>

const PayslipFields = z.object({
  employee_id: Id,
  emp_number: z.string(),
  person: Person,
  ...Sums.shape,
  reviews: z.array(Review),
})

const LineSum = z.object({ code: z.custom<EngineLine['code']>(), name: z.string(), amount: Kip })

/** The payslip beside others of the employee: the lines added up by code and name. */
const Beside = {
  /** The last approved regular run before this one; null if it did not pay the employee or there is none. */
  last: z.object({ run: RunRef, lines: z.array(LineSum) }).nullable(),
  /** From January to this run: this payslip and those of the approved runs of the year whose last day is not later. */
  year: z.array(LineSum),
}

/** What was decided about a payslip of a run. */
const PayslipState = {
  review_facts: ReviewFacts,
  hold: Hold.nullable(),
  /** The acceptance of its marks; null if there is none or it no longer counts. */
  check: PayslipCheck.nullable(),
  /** The next calculation leaves the employee out. */
  is_omitted: z.boolean(),
}

export const PayslipRow = PayslipFields.extend({
  ...PayslipState,
  employee_picture: PERSON_FIELDS.employee_picture,
})
export type PayslipRow = z.infer<typeof PayslipRow>

/** One line with the inputs of its explanation; `explainLine` of `domain/explain-line.ts` turns them into sentences. */
export type PayslipLine = EngineLine
const Line = z.custom<EngineLine>()

export const PayslipDetail = PayslipFields.extend({
  run: RunRef,
  /** When and by whom it was paid; null while it is not. */
  payment: z.object({ paid_on: IsoDate, paid_by: z.string() }).nullable(),
  company: z.string(),
  lines: z.array(Line),
  /** The statutory values that the run used, each with its start date and source. */
  law: z.custom<Law>(),
})
export type PayslipDetail = z.infer<typeof PayslipDetail>

/** A payslip without the run that it belongs to. */
export const PayslipContent = PayslipDetail.omit({ run: true, payment: true })
export type PayslipContent = z.infer<typeof PayslipContent>

export const Problem = z.object({
  employee_id: Id,
  emp_number: z.string(),
  name: z.string(),
  /** Also the key of its text in the screens. */
  code: z.string(),
  params: z.record(z.string(), z.union([z.string(), z.number()])),
})
export type Problem = z.infer<typeof Problem>

/** A problem in a list, with the present picture and English name of the employee. */
export const ListedProblem = Problem.extend({
  en_name: z.string(),
  employee_picture: PERSON_FIELDS.employee_picture,
})
export type ListedProblem = z.infer<typeof ListedProblem>

const RunId = z.object({ id: IdParam })
export const PayslipId = z.object({ id: IdParam, employee_id: IdParam })

const payslipFilters = {
  department_id: severalIds.optional(),
  branch_id: severalIds.optional(),
  review: severalOf(Review).optional(),
  /** `true`: only those marked for review. */
  has_review: z.stringbool().optional(),
  /** `true`: only those whose marks nobody has accepted. */
  to_check: z.stringbool().optional(),
  /** `true`: only those whose marks somebody has accepted. */
  accepted: z.stringbool().optional(),
  /** `held`: only those that are held; `paid`: only those that were paid after the run; `any`: both. */
  hold: z.enum(['held', 'paid', 'any']).optional(),
}

export const listPayslips = defineRoute({
  method: 'GET',
  path: '/payrolls-item/:id/payslips',
  summary: 'List the payslips of a run, with the totals of all matching rows.',
  access: PAYROLL_ACCESS,
  params: RunId,
  query: listQuery(['emp_number', 'name', ...SUM_NAMES], payslipFilters),
  answer: z.object({ data: z.array(PayslipRow), meta: ListMeta.extend({ totals: Sums }) }),
  list: { excel: true, entity: 'payslip' },
})

export const showPayslip = defineRoute({
  method: 'GET',
  path: '/payrolls-item/:id/payslips/:employee_id',
  summary: 'Show one payslip, every line with its explanation, and the law that was used.',
  access: PAYROLL_ACCESS,
  params: PayslipId,
  answer: dataAnswer(PayslipDetail.extend({ ...PayslipState, ...Beside })),
})

/** What the calculation of one payslip resulted in. */
export const Recalculated = z.object({
  /** `paid`: there is a payslip. `problem`: the employee cannot be paid. `left_out`: the run does not pay the employee. */
  outcome: z.enum(['paid', 'problem', 'left_out']),
  /** Net pay before and now; null without a payslip. */
  net_before: Kip.nullable(),
  net: Kip.nullable(),
  /** Why the employee cannot be paid. */
  problem: Problem.nullable(),
})
export type Recalculated = z.infer<typeof Recalculated>

export const recalculatePayslip = defineRoute({
  method: 'POST',
  path: '/payrolls-item/:id/payslips/:employee_id/calculate',
  summary:
    'Calculate the payslip of one employee of a calculated run again, with the result that calculating the whole run would have for this employee.',
  access: changing(PAYROLL_ACCESS, 'calculate-payroll'),
  params: PayslipId,
  answer: dataAnswer(Recalculated),
  errors: [
    'run_locked',
    'run_not_calculated',
    'run_calculating',
    'run_of_settlement',
    'run_rules_changed',
    'exchange_rate_missing',
    'days_pending',
  ],
})

export const listProblems = defineRoute({
  method: 'GET',
  path: '/payrolls-item/:id/problems',
  summary: 'List the employees who cannot be paid in this run, with the reason.',
  access: PAYROLL_ACCESS,
  params: RunId,
  query: listQuery(['emp_number', 'name', 'code']),
  answer: listAnswer(ListedProblem),
  list: { excel: true, entity: 'payrolls-item/problems' },
})

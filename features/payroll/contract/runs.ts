import { z } from 'zod'
import { ActorFace } from '#features/employees/contract/person.ts'
import { countDays, isDay } from '#kit/contract/days.ts'
import { dataAnswer, listAnswer, listQuery, severalOf } from '#kit/contract/lists.ts'
import { ownText } from '#kit/contract/own-text.ts'
import { changing, defineRoute } from '#kit/contract/route.ts'
import { Id, IdParam, Instant, IsoDate, Kip, Version } from '#kit/contract/scalars.ts'
import { longText, requiredLineText } from '#kit/contract/texts.ts'
import { SUM_NAMES } from '../domain/payslip-sums.ts'
import { RUN_KINDS } from '../domain/run-states.ts'
import { Omission } from './checks.ts'
import { PaymentInput } from './holds.ts'
import { PAYROLL_ACCESS } from './run-access.ts'

export { PAYROLL_ACCESS }

export const RunStatus = z.enum(['draft', 'calculated', 'approved', 'paid'])
/** What a run pays: a period, chosen items beside it, or people who leave. */
export const RunKind = z.enum(RUN_KINDS)
export const RunAction = z.enum(['edit', 'delete', 'calculate', 'approve', 'pay'])
export const CalculationMode = z.enum(['monthly', 'worked-days'])

/** Every amount of a payslip by its column: whole kip, minutes, days or half days (`absent_halves`, `unpaid_halves`). */
export const Sums = z.object(
  Object.fromEntries(SUM_NAMES.map((name) => [name, Kip])) as Record<(typeof SUM_NAMES)[number], typeof Kip>,
)
export type Sums = z.infer<typeof Sums>

export const RunRef = z.object({
  id: Id,
  title: z.string(),
  kind: RunKind,
  from_date: IsoDate,
  to_date: IsoDate,
  status: RunStatus,
})
export type RunRef = z.infer<typeof RunRef>

/** One attempt to calculate. `stage` goes queued → attendance → reading → computing → writing → done. */
export const Calculation = z.object({
  id: Id,
  run_id: Id,
  status: z.enum(['queued', 'running', 'done', 'failed', 'abandoned']),
  stage: z.enum(['queued', 'attendance', 'reading', 'computing', 'writing', 'done']),
  /** Finished employees (in the stage `attendance`: its own steps). */
  done: z.int(),
  total: z.int(),
  error_code: z.string().nullable(),
  requested_by: z.string(),
  created_at: Instant,
  finished_at: Instant.nullable(),
})
export type Calculation = z.infer<typeof Calculation>

const RunFields = z.object({
  id: Id,
  title: z.string(),
  kind: RunKind,
  from_date: IsoDate,
  to_date: IsoDate,
  mode: CalculationMode,
  days_per_month: z.number(),
  hours_per_day: z.number(),
  status: RunStatus,
  is_calculating: z.boolean(),
  created_by: z.string(),
  created_at: Instant,
  version: Version,
  can: z.array(RunAction),
})

/** A run in the list, with the totals of its last calculation, 0 before the first. */
export const RunRow = RunFields.extend({
  employees: z.int(),
  problems: z.int(),
  reviews: z.int(),
  /** Number of payslips that are held: not paid, also if the run is. */
  held: z.int(),
  gross: Kip,
  net: Kip,
  cost: Kip,
})
export type RunRow = z.infer<typeof RunRow>

export const Decision = z.object({
  verdict: z.enum(['approved', 'rejected', 'paid', 'withdrawn']),
  actor: z.string(),
  actor_face: ActorFace,
  reason: z.string(),
  at: Instant,
})

const Payer = z.enum(['employee', 'company'])
/** The company's settings at the time of the calculation; later changes do not affect the run. */
export const RunRules = z.object({
  sso_payer: Payer,
  tax_payer: Payer,
  gross_up: z.boolean(),
  night_premium: z.boolean(),
})

const HeldSum = z.object({ employees: z.int(), net: Kip })
/** The items that an extra run pays, and the people; without people, everybody who has the items. */
const RunChoice = z.object({
  items: z.array(z.object({ id: Id, name: z.string() })),
  employees: z.array(z.object({ id: Id, emp_number: z.string(), name: z.string(), en_name: z.string() })),
})

export const RunDetail = RunFields.extend({
  /** The day whose exchange rates are used; null: by the company's setting. */
  exchange_rate_date: IsoDate.nullable(),
  /** Null for a regular run, which pays everybody everything. */
  choice: RunChoice.nullable(),
  /** The latest attempt, whatever its outcome. */
  calculation: Calculation.nullable(),
  calculated_by: z.string().nullable(),
  calculated_face: ActorFace,
  created_face: ActorFace,
  calculated_at: Instant.nullable(),
  totals: Sums.nullable(),
  rules: RunRules.nullable(),
  counts: z.object({
    employees: z.int(),
    reviews: z.int(),
    /** Marked payslips whose marks nobody has accepted; 0 after the approval. */
    to_check: z.int(),
    problems: z.int(),
    /** Number of payslips with negative net pay, which prevent approval. */
    unpayable: z.int(),
  }),
  /**
   * Days of the period that were not over at the calculation, which is the same for everybody: their number, the first and
   * the last. With monthly pay they are paid, with pay by days worked they are not. Null if there are none.
   */
  days_ahead: z.object({ days: z.int(), from_date: IsoDate, to_date: IsoDate }).nullable(),
  /** Why this user cannot approve the calculated run. */
  approval_refusal: z
    .enum(['company_decides', 'run_has_unpayable', 'run_second_person', 'run_first_person'])
    .nullable(),
  /**
   * Bank accounts of this run that are new or changed since the last paid run, and how many of them are not
   * confirmed. `must_confirm`: the company requires a second person to confirm them before the payment.
   */
  accounts: z.object({ new: z.int(), changed: z.int(), open: z.int(), must_confirm: z.boolean() }),
  /** Why this user cannot mark the approved run as paid or export its bank list. */
  payment_refusal: z.enum(['company_decides', 'accounts_unconfirmed']).nullable(),
  decisions: z.array(Decision),
  /** Other runs that contain some of the days of this run, while it is not approved. */
  overlaps: z.array(RunRef),
  /** Payslips that are held, and those paid after the run; both are part of `totals`. */
  held: HeldSum,
  paid_later: HeldSum,
  /** Employees whom the run does not pay, although employed in its period. */
  omitted: z.array(Omission),
  /** Whether this user can accept marks of the payslips, and leave employees out or take them in again. */
  may_accept: z.boolean(),
  may_omit: z.boolean(),
  /** Whether this user can hold and release payslips, or pay those that were held. */
  may_hold: z.boolean(),
  /** When and by whom the run was paid; null before, and for runs paid before this was stored. */
  payment: z.object({ paid_on: IsoDate, paid_by: z.string() }).nullable(),
  /** The company's pay day nearest to the end of the run; null if it has none. */
  pay_day: IsoDate.nullable(),
})
export type RunDetail = z.infer<typeof RunDetail>

const Divisor = (most: number) => z.number().min(1).max(most).multipleOf(0.01)

const RunInput = z.object({
  title: requiredLineText(120),
  from_date: IsoDate,
  to_date: IsoDate,
  /** Default: the company's settings. */
  mode: CalculationMode.optional(),
  days_per_month: Divisor(31).optional(),
  hours_per_day: Divisor(24).optional(),
  /** The day whose exchange rates are used; empty: by the company's setting. */
  exchange_rate_date: IsoDate.nullish(),
})

/** Of an extra run. */
const ChoiceInput = {
  /** Items that are paid once, in force on the last day. */
  item_ids: z.array(Id).max(50).optional(),
  /** Empty: everybody who has the items. */
  employee_ids: z.array(Id).max(10_000).optional(),
}

const MAX_DAYS = 366

function checkRange(run: { from_date: string; to_date: string }, context: z.RefinementCtx) {
  // A value that is not a date already has a message.
  if (!isDay(run.from_date) || !isDay(run.to_date)) return
  const issue = (la: string, en: string) =>
    context.addIssue({ code: 'custom', path: ['to_date'], params: ownText(la, en) })
  if (run.to_date < run.from_date)
    issue('ວັນທີສິ້ນສຸດຕ້ອງບໍ່ກ່ອນວັນທີເລີ່ມ', 'The last day must not be before the first day')
  else if (countDays(run.from_date, run.to_date) > MAX_DAYS)
    issue('ຊ່ວງວັນທີຍາວເກີນໜຶ່ງປີ', 'The range is longer than a year')
}

/** The user has seen the other regular runs of these days, which `run_overlaps` names. */
const Confirmed = { confirmed: z.boolean().optional() }

const NO_ITEMS = ownText('ເລືອກລາຍການທີ່ຈະຈ່າຍ', 'Choose the items to pay')

export const CreateRunInput = RunInput.extend({
  /** Default: regular. Final runs are made by settlements. */
  kind: RunKind.exclude(['final']).optional(),
  ...ChoiceInput,
  ...Confirmed,
})
  .superRefine(checkRange)
  .superRefine(({ kind, item_ids }, context) => {
    if (kind === 'extra' && !item_ids?.length)
      context.addIssue({ code: 'custom', path: ['item_ids'], params: NO_ITEMS })
  })
export type CreateRunInput = z.infer<typeof CreateRunInput>
/** Items and people of an extra run stay as they are if they are missing, and are ignored for another; the kind cannot be changed. */
export const UpdateRunInput = RunInput.extend({ version: Version, ...ChoiceInput, ...Confirmed }).superRefine(
  checkRange,
)
const Decided = z.object({ version: Version.optional(), reason: longText(500).optional() })
/** `version`: the version that the user has seen; refused with `stale_version` if the run has changed since. */
export const PayRunInput = Decided.extend(PaymentInput).nullish()
/** A confirmation for each question: one about the marks must not answer the one about days that are paid twice. */
export const ApproveRunInput = Decided.extend({
  /** The user has seen the marks that nobody has accepted, which `run_has_reviews` names. */
  confirmed: z.boolean().optional(),
  /** The user has seen that days of the period are not over, which `run_has_days_ahead` names. */
  confirmed_days_ahead: z.boolean().optional(),
  /** The approved and paid runs of these days that the user has seen; `run_overlaps` names all of them. */
  confirmed_runs: z.array(Id).max(1000).optional(),
}).nullish()

const RunId = z.object({ id: IdParam })

export const listRuns = defineRoute({
  method: 'GET',
  path: '/payrolls-item',
  summary: 'List the payroll runs of the company, latest period first.',
  access: PAYROLL_ACCESS,
  query: listQuery(['title', 'from_date', 'to_date', 'status', 'created_at'], {
    status: severalOf(RunStatus).optional(),
    kind: severalOf(RunKind).optional(),
    year: z.coerce.number().int().min(1900).max(9999).optional(),
  }),
  answer: listAnswer(RunRow),
  list: { excel: true, entity: 'payroll_run' },
})

export const createRun = defineRoute({
  method: 'POST',
  path: '/payrolls-item',
  summary:
    'Create a payroll run as a draft; a regular one, if other regular runs contain some of its days, only with `confirmed`.',
  access: changing(PAYROLL_ACCESS, 'calculate-payroll'),
  body: CreateRunInput,
  answer: dataAnswer(RunDetail),
  errors: ['duplicate', 'run_overlaps'],
})

export const showRun = defineRoute({
  method: 'GET',
  path: '/payrolls-item/:id',
  summary: 'Show one payroll run with its totals, its last calculation and the permitted actions.',
  access: PAYROLL_ACCESS,
  params: RunId,
  answer: dataAnswer(RunDetail),
})

export const updateRun = defineRoute({
  method: 'PUT',
  path: '/payrolls-item/:id',
  summary: 'Change a run that is not approved; unless only the title changes, it becomes a draft again.',
  access: changing(PAYROLL_ACCESS, 'calculate-payroll'),
  params: RunId,
  body: UpdateRunInput,
  answer: dataAnswer(RunDetail),
  errors: [
    'run_locked',
    'run_calculating',
    'stale_version',
    'duplicate',
    'run_overlaps',
    'run_of_settlement',
  ],
})

export const deleteRun = defineRoute({
  method: 'DELETE',
  path: '/payrolls-item/:id',
  summary: 'Delete a run that is not approved, with its payslips.',
  access: changing(PAYROLL_ACCESS, 'calculate-payroll'),
  params: RunId,
  answer: dataAnswer(z.object({ deleted: z.literal(true) })),
  errors: ['run_locked', 'run_calculating', 'run_has_held', 'run_of_settlement'],
})

export const calculateRun = defineRoute({
  method: 'POST',
  path: '/payrolls-item/:id/calculate',
  summary: 'Start calculating a run; while it is being calculated, the running calculation is returned.',
  access: changing(PAYROLL_ACCESS, 'calculate-payroll'),
  params: RunId,
  answer: dataAnswer(Calculation),
  errors: ['run_locked', 'exchange_rate_missing'],
})

export const showProgress = defineRoute({
  method: 'GET',
  path: '/payrolls-item/:id/progress',
  summary: "Show the progress of a run's latest calculation; null before the first.",
  access: PAYROLL_ACCESS,
  params: RunId,
  answer: dataAnswer(Calculation.nullable()),
})

export const approveRun = defineRoute({
  method: 'POST',
  path: '/payrolls-item/:id/approve',
  summary:
    'Approve a calculated run, which locks it; if payslips are marked, only with `confirmed`, if days are not over, only with `confirmed_days_ahead`, and if approved or paid runs contain some of its days, only with their ids in `confirmed_runs`.',
  access: changing(PAYROLL_ACCESS, 'approve-payroll'),
  params: RunId,
  body: ApproveRunInput,
  answer: dataAnswer(RunDetail),
  errors: [
    'run_not_calculated',
    'run_calculating',
    'run_has_unpayable',
    'run_second_person',
    'run_first_person',
    'company_decides',
    'run_outdated',
    'run_overlaps',
    'run_has_reviews',
    'run_has_days_ahead',
    'run_status',
    'stale_version',
  ],
})

export const payRun = defineRoute({
  method: 'POST',
  path: '/payrolls-item/:id/pay',
  summary: 'Mark an approved run as paid, with the date of payment and who paid. Held payslips are not paid.',
  access: changing(PAYROLL_ACCESS, 'pay-payroll'),
  params: RunId,
  body: PayRunInput,
  answer: dataAnswer(RunDetail),
  errors: ['run_status', 'company_decides', 'accounts_unconfirmed', 'stale_version', 'payment_day_outside'],
})

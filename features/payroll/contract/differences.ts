import { z } from 'zod'
import { PERSON_FIELDS } from '#features/employees/contract/person.ts'
import { BulkOutcome, MAX_BULK } from '#kit/contract/bulk.ts'
import { dataAnswer, listAnswer, listQuery, severalIds, severalOf } from '#kit/contract/lists.ts'
import { changing, defineRoute } from '#kit/contract/route.ts'
import { Id, IdParam, Instant, IsoDate, Kip, Version } from '#kit/contract/scalars.ts'
import { requiredLineText } from '#kit/contract/texts.ts'
import type { DifferenceLine as Line } from '../domain/difference-lines.ts'
import { PAYROLL_ACCESS } from './runs.ts'

/** `chosen`: a run that is not approved takes it. `received`, `written_off`: claims of people who have left (`claims.ts`). `void`: it is no longer there. */
export const DifferenceStatus = z.enum([
  'open',
  'chosen',
  'settled',
  'ignored',
  'received',
  'written_off',
  'void',
])
export type DifferenceStatus = z.infer<typeof DifferenceStatus>

/** One line of a payslip with was, now and causes; `causeSentence` of `domain/explain-difference.ts` says a cause in words. */
export type DifferenceLine = Line

/** What a payslip of a locked run would be more or less today, before tax and social security. */
export const PayDifference = z.object({
  id: Id,
  /** The locked run. */
  run_id: Id,
  run_title: z.string(),
  from_date: IsoDate,
  to_date: IsoDate,
  employee_id: Id,
  ...PERSON_FIELDS,
  /** The last day of employment, if there is one. */
  end_date: IsoDate.nullable(),
  /** The employment is over: no later regular run pays the person. */
  has_left: z.boolean(),
  /** Above 0: to pay; below 0: to take back. */
  amount: Kip,
  lines: z.array(z.custom<Line>()),
  /** The payslip is of an earlier version: the comparison is approximate. */
  is_approximate: z.boolean(),
  status: DifferenceStatus,
  /** The run that takes it or has settled it. */
  settled_run_id: Id.nullable(),
  settled_run_title: z.string().nullable(),
  reason: z.string(),
  /** The day on which the employee paid it back. */
  received_on: IsoDate.nullable(),
  decided_by_name: z.string(),
  decided_at: Instant.nullable(),
  found_at: Instant,
  version: Version,
})
export type PayDifference = z.infer<typeof PayDifference>

export const DIFFERENCE_DIRECTIONS = ['up', 'down'] as const

export const listDifferences = defineRoute({
  method: 'GET',
  path: '/payroll-difference',
  summary:
    'What payslips of approved runs would be more or less today: differences to pay and to take back; not those that are void.',
  access: PAYROLL_ACCESS,
  query: listQuery(['emp_number', 'employee_name', 'to_date', 'amount', 'found_at', 'status'], {
    run_id: IdParam.optional(),
    settled_run_id: IdParam.optional(),
    employee_id: IdParam.optional(),
    status: severalOf(DifferenceStatus.exclude(['void'])).optional(),
    direction: z.enum(DIFFERENCE_DIRECTIONS).optional(),
    /** `true`: only of people whose employment is over. */
    has_left: z.stringbool().optional(),
    department_id: severalIds.optional(),
    branch_id: severalIds.optional(),
  }),
  answer: listAnswer(PayDifference),
  list: { excel: true, ids: true, entity: 'pay_difference' },
})

const Scan = z.object({
  run_id: Id,
  run_title: z.string(),
  from_date: IsoDate,
  to_date: IsoDate,
  /** Null: not compared yet. */
  at: Instant.nullable(),
  checked: z.int(),
  found: z.int(),
  /** Payslips that cannot be computed today, such as without a base salary. */
  failed: z.int(),
})

/** Of a comparison in the background. */
export const CHECK_STATES = ['waiting', 'running', 'done', 'failed'] as const

export const DifferenceState = z.object({
  /** The runs that are compared, oldest first, with their last comparison. */
  runs: z.array(Scan),
  /** The comparison that somebody asked for last; runs that were compared, and all of them. Null: nobody asked yet. */
  check: z
    .object({ state: z.enum(CHECK_STATES), asked_at: Instant, done: z.int(), total: z.int() })
    .nullable(),
  /** Differences that wait for a decision, and the kip to pay and to take back. */
  open: z.object({ count: z.int(), up: Kip, down: Kip }),
  /** Of these what people who have left would pay back, in kip above 0. */
  claims: z.object({ count: z.int(), sum: Kip }),
})
export type DifferenceState = z.infer<typeof DifferenceState>

export const showDifferenceState = defineRoute({
  method: 'GET',
  path: '/payroll-difference/state',
  summary: 'Which approved runs are compared with today, when they were last compared, and what is open.',
  access: PAYROLL_ACCESS,
  answer: dataAnswer(DifferenceState),
})

export const checkDifferences = defineRoute({
  method: 'POST',
  path: '/payroll-difference/check',
  summary:
    'Start comparing the last approved runs with today, in the background, as every night; while it runs, its state is returned.',
  access: changing(PAYROLL_ACCESS, 'calculate-payroll'),
  answer: dataAnswer(DifferenceState),
})

/** The differences that a decision is about. */
export const ChosenDifferences = {
  ids: z.array(Id).min(1).max(MAX_BULK),
  /** With one id: the version that the user has seen. */
  version: Version.optional(),
}

const Outcomes = dataAnswer(z.object({ outcomes: z.array(BulkOutcome) }))

export const SettleInput = z.object({ ...ChosenDifferences, run_id: Id })
export const IgnoreInput = z.object({ ...ChosenDifferences, reason: requiredLineText(500) })
export const ReopenInput = z.object(ChosenDifferences)

export const settleDifferences = defineRoute({
  method: 'POST',
  path: '/payroll-difference/settle',
  summary: 'Choose open differences for a run that is not approved: its payslips pay or deduct them.',
  access: changing(PAYROLL_ACCESS, 'calculate-payroll'),
  body: SettleInput,
  answer: Outcomes,
  errors: ['run_locked', 'run_calculating'],
})

export const ignoreDifferences = defineRoute({
  method: 'POST',
  path: '/payroll-difference/ignore',
  summary: 'Ignore open differences with a reason; one that becomes another amount waits again.',
  access: changing(PAYROLL_ACCESS, 'calculate-payroll'),
  body: IgnoreInput,
  answer: Outcomes,
})

export const reopenDifferences = defineRoute({
  method: 'POST',
  path: '/payroll-difference/reopen',
  summary: 'Let ignored differences, or those chosen for a run that is not approved, wait again.',
  access: changing(PAYROLL_ACCESS, 'calculate-payroll'),
  body: ReopenInput,
  answer: Outcomes,
  errors: ['run_calculating'],
})

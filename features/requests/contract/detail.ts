import { z } from 'zod'
import { ActorFace } from '#features/employees/contract/person.ts'
import { dataAnswer } from '#kit/contract/lists.ts'
import { defineRoute } from '#kit/contract/route.ts'
import { Id, IdParam, Instant, IsoDate, Minutes } from '#kit/contract/scalars.ts'
import { ColleagueAway, REQUEST_FIELDS, RequestFacts, StandsInFor } from './facts.ts'
import { member } from './inbox.ts'
import {
  DecisionChannel,
  DecisionVerdict,
  LockedDays,
  RequestAction,
  RequestStatus,
  SkipReason,
  StepRole,
  StepStatus,
  WhyAllHr,
} from './status.ts'

export const RequestStep = z.object({
  no: z.int(),
  role: StepRole,
  status: StepStatus,
  may_be_skipped: z.boolean(),
  skip_reason: SkipReason.nullable(),
  /** Who is asked: the person, or the HR people of the employee's branch; null if everybody with the role can decide. */
  name: z.string().nullable(),
  why_all_hr: WhyAllHr.nullable(),
  face: ActorFace,
  /** Who can decide in that person's place today. */
  deputies: z.array(z.string()),
  opened_at: Instant.nullable(),
  decided_at: Instant.nullable(),
  is_escalated: z.boolean(),
})
export type RequestStep = z.infer<typeof RequestStep>

const Changed = z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()]))

export const RequestDecision = z.object({
  id: Id,
  step_no: z.int().nullable(),
  verdict: DecisionVerdict,
  actor: z.string(),
  actor_face: ActorFace,
  /** The employee for whom the actor has decided. */
  on_behalf_of: z.string().nullable(),
  channel: DecisionChannel,
  reason: z.string(),
  at: Instant,
  /** The changed fields with their values before and after. */
  change: z.object({ before: Changed, after: Changed }).nullable(),
})
export type RequestDecision = z.infer<typeof RequestDecision>

export const RequestComment = z.object({
  id: Id,
  name: z.string(),
  face: ActorFace,
  text: z.string(),
  at: Instant,
})
export type RequestComment = z.infer<typeof RequestComment>

/** Something to check before deciding; it does not prevent a decision. Its text is found by `code`. */
export const RequestWarning = z.object({
  code: z.string(),
  date: IsoDate.nullable(),
  /** Days that are left, with `leave_beyond_balance`. */
  left: z.number().nullable(),
  minutes: Minutes.nullable(),
  limit: Minutes.nullable(),
  /** Consecutive days, with `overtime_days_in_row`. */
  days: z.int().nullish(),
})
export type RequestWarning = z.infer<typeof RequestWarning>

/** The balance of a leave type around a request; days including halves, null means unlimited. */
export const LeaveContext = z.object({
  leave_type: z.string(),
  is_paid: z.boolean(),
  days: z.number(),
  left_before: z.number().nullable(),
  left_after: z.number().nullable(),
  /** Whether the certificate that the leave type asks for is there; null: none is needed. */
  proof: z.enum(['missing', 'added']).nullable(),
})

/** Overtime of the employee with this span, and the limits of the law; null: no limit. */
export const OvertimeContext = z.object({
  day_minutes: Minutes,
  day_limit: Minutes.nullable(),
  week_minutes: Minutes,
  month_minutes: Minutes,
  month_limit: Minutes.nullable(),
  day_kind: z.enum(['work', 'rest', 'holiday']),
})
export type OvertimeContext = z.infer<typeof OvertimeContext>

/** Time off for overtime: what the request takes, and the credit on its date before and after. Minutes; below zero if more is taken than earned. */
export const CreditContext = z.object({ taken: Minutes, before: z.int(), after: z.int() })

/** What helps to decide. Only for those who can decide. */
export const RequestContext = z.object({
  warnings: z.array(RequestWarning),
  locked_runs: z.array(LockedDays),
  away: z.array(ColleagueAway),
  leave: LeaveContext.nullable(),
  overtime: OvertimeContext.nullable(),
  credit: CreditContext.nullable(),
  /** What the approval would change in a record: each field with its text before and after, in the reader's language. */
  changes: z.array(z.object({ field: z.string(), before: z.string(), after: z.string() })),
})
export type RequestContext = z.infer<typeof RequestContext>

export const RequestDetail = z.object({
  ...REQUEST_FIELDS,
  /** The reason or the remark of the requester. */
  detail: z.string(),
  status: RequestStatus,
  is_returned: z.boolean(),
  /** Who has sent it; for entries of HR, who has entered it. */
  requested_by: z.string(),
  requested_by_face: ActorFace,
  submitted_at: Instant.nullable(),
  closed_at: Instant.nullable(),
  version: z.int(),
  stands_in_for: StandsInFor.nullable(),
  steps: z.array(RequestStep),
  decisions: z.array(RequestDecision),
  comments: z.array(RequestComment),
  can: z.array(RequestAction),
  /** When the requester can remind again; null: now, or never. */
  remind_again_at: Instant.nullable(),
  context: RequestContext.nullable(),
})
export type RequestDetail = z.infer<typeof RequestDetail>

export const showRequest = defineRoute({
  method: 'GET',
  path: '/requests/:id',
  summary:
    'Show a request with its steps, decisions and comments, and what helps to decide; for those who it concerns.',
  access: member,
  params: z.object({ id: IdParam }),
  answer: dataAnswer(RequestDetail),
})

/** The facts of a request before and after a change. */
export const FactsChange = z.object({ before: RequestFacts, after: RequestFacts })

import { z } from 'zod'
import { PERSON_FIELDS } from '#features/employees/contract/person.ts'
import { ClockTime, Id, Instant, IsoDate, Minutes } from '#kit/contract/scalars.ts'
import { lineText } from '#kit/contract/texts.ts'
import { StepRole, WhyAllHr } from './status.ts'

/** Times on a day; `to_time` at or before `from_time` is on the next day. */
export const ClockTimes = z.object({ from_time: ClockTime, to_time: ClockTime })
export type ClockTimes = z.infer<typeof ClockTimes>

/** The name of a kind of requests: `leave`, `overtime`. A stored kind that no feature declares any more is still listed. */
export const RequestKindName = lineText(40, z.string().regex(/^[a-z][a-z_]*$/)).meta({ examples: ['leave'] })

/**
 * What one line of a list says about a request of any kind, stored when it is sent. It contains no salary, and no reason
 * of a leave. Kinds leave what they do not have empty: '' or null.
 */
export const RequestFacts = z.object({
  /** The leave type, the subject of an approval: as the company or the requester has typed it. */
  title: z.string(),
  first_day: IsoDate.nullable(),
  last_day: IsoDate.nullable(),
  part: z.enum(['full', 'morning', 'afternoon']).nullable(),
  from_time: ClockTime.nullable(),
  /** At or before `from_time`: on the next day. */
  to_time: ClockTime.nullable(),
  minutes: Minutes.nullable(),
  /** The times that were asked for, if an approver has approved less: `from_time` and `to_time` are what counts. */
  asked_from: ClockTime.nullish(),
  asked_to: ClockTime.nullish(),
  /** Days that it takes, including halves. */
  days: z.number().nullable(),
  /** The request that this one asks to cancel, and its kind. */
  cancels_id: Id.nullable(),
  cancels_kind: z.string().nullable(),
})
export type RequestFacts = z.infer<typeof RequestFacts>

/** The fields with which each list names a request. */
export const REQUEST_FIELDS = {
  id: Id,
  kind: z.string(),
  /** The record of the kind's own feature: the leave, the overtime. */
  subject_id: Id,
  number: z.string().nullable(),
  /** The employee concerned. */
  employee_id: Id,
  ...PERSON_FIELDS,
  department: z.string().nullable(),
  facts: RequestFacts,
}

/** Who has the request now. */
export const WaitsFor = z.object({
  role: StepRole,
  /** Who is asked: the person, or the HR people of the employee's branch; null if everybody with the role can decide. */
  name: z.string().nullable(),
  why_all_hr: WhyAllHr.nullable(),
  since: Instant,
})
export type WaitsFor = z.infer<typeof WaitsFor>

/** An employee for whom the asker decides. */
export const StandsInFor = z.object({ employee_id: Id, name: z.string() })

/** A colleague of the same department who is away on some of the days; the kind of leave is not told. */
export const ColleagueAway = z.object({
  employee_id: Id,
  ...PERSON_FIELDS,
  first_day: IsoDate,
  last_day: IsoDate,
  part: z.enum(['full', 'morning', 'afternoon', 'hours']),
  /** False: asked for and not yet decided. */
  is_approved: z.boolean(),
})
export type ColleagueAway = z.infer<typeof ColleagueAway>

/** Who would be asked, step by step, and why. */
export const PreviewStep = z.object({
  no: z.int(),
  role: StepRole,
  /** Null: everybody with the role, or nobody if it is skipped. */
  name: z.string().nullable(),
  why_all_hr: WhyAllHr.nullable(),
  skip_reason: z.string().nullable(),
})
export type PreviewStep = z.infer<typeof PreviewStep>

/** A rule that refuses an employee's request. */
export const Refusal = z.object({ code: z.string(), field: z.string(), message: z.string() })
export type Refusal = z.infer<typeof Refusal>

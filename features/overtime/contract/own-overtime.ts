import { z } from 'zod'
import { PreviewStep, Refusal } from '#features/requests/contract/facts.ts'
import { OWN_REQUEST_FIELDS } from '#features/requests/contract/own-request.ts'
import { RequestStatus } from '#features/requests/contract/status.ts'
import { dataAnswer, listAnswer, listQuery, severalOf } from '#kit/contract/lists.ts'
import { defineRoute } from '#kit/contract/route.ts'
import { ClockTime, Id, IdParam, IsoDate, Minutes, Version } from '#kit/contract/scalars.ts'
import { longText } from '#kit/contract/texts.ts'
import { OvertimeWarning } from './overtime.ts'

const own = { anyOf: [], side: 'employee' } as const
const params = z.object({ overtime_id: IdParam })

/** Overtime of the signed-in employee. */
export const OwnOvertime = z.object({
  id: Id,
  /** For the calls of requests. */
  request_id: Id,
  work_date: IsoDate,
  from_time: ClockTime,
  /** At or before `from_time`: on the next day. */
  to_time: ClockTime,
  /** What was asked for, if less was approved; `from_time` and `to_time` are what counts. */
  asked_from: ClockTime.nullable(),
  asked_to: ClockTime.nullable(),
  minutes: Minutes,
  remark: z.string(),
  ...OWN_REQUEST_FIELDS,
})
export type OwnOvertime = z.infer<typeof OwnOvertime>

export const listOwnOvertime = defineRoute({
  method: 'GET',
  path: '/employee/overtime-request',
  summary: 'List the own overtime of the signed-in employee, latest first.',
  access: own,
  query: listQuery(['work_date', 'status'], {
    from: IsoDate.optional(),
    to: IsoDate.optional(),
    status: severalOf(RequestStatus).optional(),
  }),
  answer: listAnswer(OwnOvertime),
  list: { entity: 'overtime_request' },
})

export const showOwnOvertime = defineRoute({
  method: 'GET',
  path: '/employee/overtime-request/:overtime_id',
  summary: 'Show own overtime.',
  access: own,
  params,
  answer: dataAnswer(OwnOvertime),
})

/** What the signed-in employee asks for. */
export const OwnOvertimeInput = z.object({
  work_date: IsoDate,
  from_time: ClockTime,
  to_time: ClockTime,
  remark: longText(1000).default(''),
  /** Only kept, not sent. */
  is_draft: z.boolean().default(false),
})
export type OwnOvertimeInput = z.infer<typeof OwnOvertimeInput>

/** What overtime would be and who would be asked; nothing is stored. */
export const OvertimePreview = z.object({
  minutes: Minutes,
  /** Minutes of the span that lie inside the shift; they are not paid as overtime. */
  minutes_in_shift: Minutes,
  day_kind: z.enum(['work', 'rest', 'holiday']),
  /** Minutes of the day and of the month with this span, requests that are not decided included; null: no limit. */
  day_minutes: Minutes,
  day_limit: Minutes.nullable(),
  month_minutes: Minutes,
  month_limit: Minutes.nullable(),
  warnings: z.array(OvertimeWarning),
  /** Rules that refuse it as it is. */
  refusals: z.array(Refusal),
  steps: z.array(PreviewStep),
})
export type OvertimePreview = z.infer<typeof OvertimePreview>

export const previewOwnOvertime = defineRoute({
  method: 'POST',
  path: '/employee/overtime-request/preview',
  summary: 'Show the minutes and limits of own overtime, and who would be asked; nothing is stored.',
  access: own,
  body: OwnOvertimeInput.omit({ is_draft: true }).extend({
    /** The own overtime that is edited. */
    edited_id: Id.optional(),
  }),
  answer: dataAnswer(OvertimePreview),
  errors: ['invalid_input'],
})

export const requestOwnOvertime = defineRoute({
  method: 'POST',
  path: '/employee/overtime-request',
  summary: 'Ask for own overtime. What a rule refuses is told under its field.',
  access: own,
  body: OwnOvertimeInput,
  answer: dataAnswer(OwnOvertime),
  errors: ['invalid_input', 'duplicate'],
})

export const changeOwnOvertime = defineRoute({
  method: 'PUT',
  path: '/employee/overtime-request/:overtime_id',
  summary:
    'Change own overtime while nobody has decided, or after it was returned; it is sent again from its first step.',
  access: own,
  params,
  body: OwnOvertimeInput.extend({ version: Version }),
  answer: dataAnswer(OwnOvertime),
  errors: ['invalid_input', 'not_found', 'duplicate', 'stale_version', 'request_status'],
})

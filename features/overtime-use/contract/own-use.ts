import { z } from 'zod'
import { PreviewStep, Refusal } from '#features/requests/contract/facts.ts'
import { OWN_REQUEST_FIELDS } from '#features/requests/contract/own-request.ts'
import { RequestStatus } from '#features/requests/contract/status.ts'
import { dataAnswer, listAnswer, listQuery, severalOf } from '#kit/contract/lists.ts'
import { defineRoute } from '#kit/contract/route.ts'
import { ClockTime, Id, IdParam, IsoDate, Minutes, Version } from '#kit/contract/scalars.ts'
import { longText } from '#kit/contract/texts.ts'
import { OvertimeCredit, UseWarning } from './overtime-use.ts'

const own = { anyOf: [], side: 'employee' } as const
const params = z.object({ overtime_use_id: IdParam })

/** Overtime that the signed-in employee uses as time off. */
export const OwnUse = z.object({
  id: Id,
  /** For the calls of requests. */
  request_id: Id,
  use_date: IsoDate,
  from_time: ClockTime,
  /** At or before `from_time`: on the next day. */
  to_time: ClockTime,
  minutes: Minutes,
  /** What it takes of the credit today: 0 if the date has become a holiday; null if it is rejected or cancelled. */
  credit_minutes: Minutes.nullable(),
  remark: z.string(),
  ...OWN_REQUEST_FIELDS,
})
export type OwnUse = z.infer<typeof OwnUse>

export const listOwnUses = defineRoute({
  method: 'GET',
  path: '/employee/overtime-use',
  summary: 'List the overtime that the signed-in employee uses as time off, latest first.',
  access: own,
  query: listQuery(['use_date', 'status'], {
    from: IsoDate.optional(),
    to: IsoDate.optional(),
    status: severalOf(RequestStatus).optional(),
  }),
  answer: listAnswer(OwnUse),
  list: { entity: 'overtime_use' },
})

export const showOwnCredit = defineRoute({
  method: 'GET',
  path: '/employee/overtime-use/credit',
  summary: 'Show the time off for overtime that the signed-in employee has on a day, and until when.',
  access: own,
  query: z.object({ on: IsoDate.optional() }),
  answer: dataAnswer(OvertimeCredit),
})

export const showOwnUse = defineRoute({
  method: 'GET',
  path: '/employee/overtime-use/:overtime_use_id',
  summary: 'Show overtime that the employee uses as time off.',
  access: own,
  params,
  answer: dataAnswer(OwnUse),
})

/** What the signed-in employee asks for. */
export const OwnUseInput = z.object({
  use_date: IsoDate,
  from_time: ClockTime,
  to_time: ClockTime,
  remark: longText(1000).default(''),
  /** Only kept, not sent. */
  is_draft: z.boolean().default(false),
})
export type OwnUseInput = z.infer<typeof OwnUseInput>

/** What it would take and who would be asked; nothing is stored. */
export const UsePreview = z.object({
  minutes: Minutes,
  /** The minutes inside the shift, without its break. */
  work_minutes: Minutes,
  /** It is the whole shift: the day is one of leave. */
  is_whole_shift: z.boolean(),
  /** The shift of the date; null without one. */
  shift: z.object({ check_in: ClockTime, check_out: ClockTime }).nullable(),
  credit_minutes: Minutes,
  left_before: z.int(),
  left_after: z.int(),
  warnings: z.array(UseWarning),
  /** Rules that refuse it as it is. */
  refusals: z.array(Refusal),
  steps: z.array(PreviewStep),
})
export type UsePreview = z.infer<typeof UsePreview>

export const previewOwnUse = defineRoute({
  method: 'POST',
  path: '/employee/overtime-use/preview',
  summary:
    'Show what overtime used as time off would take of the credit, and who would be asked; nothing is stored.',
  access: own,
  body: OwnUseInput.omit({ is_draft: true }).extend({
    /** The own record that is edited. */
    edited_id: Id.optional(),
  }),
  answer: dataAnswer(UsePreview),
  errors: ['invalid_input'],
})

export const requestOwnUse = defineRoute({
  method: 'POST',
  path: '/employee/overtime-use',
  summary: 'Ask to use overtime as time off. What a rule refuses is told under its field.',
  access: own,
  body: OwnUseInput,
  answer: dataAnswer(OwnUse),
  errors: ['invalid_input', 'duplicate'],
})

export const changeOwnUse = defineRoute({
  method: 'PUT',
  path: '/employee/overtime-use/:overtime_use_id',
  summary:
    'Change own overtime use while nobody has decided, or after it was returned; it is sent again from its first step.',
  access: own,
  params,
  body: OwnUseInput.extend({ version: Version }),
  answer: dataAnswer(OwnUse),
  errors: ['invalid_input', 'not_found', 'duplicate', 'stale_version', 'request_status'],
})

import { z } from 'zod'
import { PreviewStep, Refusal } from '#features/requests/contract/facts.ts'
import { OWN_REQUEST_FIELDS } from '#features/requests/contract/own-request.ts'
import { LockedDays } from '#features/requests/contract/status.ts'
import { dataAnswer } from '#kit/contract/lists.ts'
import { defineRoute } from '#kit/contract/route.ts'
import { Id, IdParam, IsoDate, Version } from '#kit/contract/scalars.ts'
import { longText, requiredLineText } from '#kit/contract/texts.ts'

const own = { anyOf: [], side: 'employee' } as const

/** Days on which the signed-in employee works at another place. */
export const OutsideWorkInput = z.object({
  first_day: IsoDate,
  last_day: IsoDate,
  place: requiredLineText(200),
  /** False: the days count from check-in to check-out without scans. */
  needs_scan: z.boolean(),
  reason: longText(500).default(''),
})
export type OutsideWorkInput = z.output<typeof OutsideWorkInput>

/** What would be asked; nothing is stored. */
export const OutsideWorkPreview = z.object({
  /** The dates with a shift, on which the request has an effect. */
  shift_days: z.array(IsoDate),
  refusals: z.array(Refusal),
  locked_runs: z.array(LockedDays),
  steps: z.array(PreviewStep),
})

export const previewOutsideWork = defineRoute({
  method: 'POST',
  path: '/employee/outside-work/preview',
  summary:
    'Show on which days work outside has an effect, what refuses it, and who would be asked; nothing is stored.',
  access: own,
  body: OutsideWorkInput.pick({ first_day: true, last_day: true }).extend({
    /** The own work outside that is edited. */
    edited_id: Id.optional(),
  }),
  answer: dataAnswer(OutsideWorkPreview),
  errors: ['invalid_input'],
})

/** Work outside for which the signed-in employee has asked. */
export const OwnOutsideWork = z.object({
  id: Id,
  request_id: Id,
  first_day: IsoDate,
  last_day: IsoDate,
  place: z.string(),
  needs_scan: z.boolean(),
  reason: z.string(),
  ...OWN_REQUEST_FIELDS,
})
export type OwnOutsideWork = z.infer<typeof OwnOutsideWork>

const params = z.object({ outside_work_id: IdParam })

export const showOutsideWork = defineRoute({
  method: 'GET',
  path: '/employee/outside-work/:outside_work_id',
  summary: 'Show work outside for which the signed-in employee has asked.',
  access: own,
  params,
  answer: dataAnswer(OwnOutsideWork),
})

export const changeOutsideWork = defineRoute({
  method: 'PUT',
  path: '/employee/outside-work/:outside_work_id',
  summary:
    'Change own work outside while nobody has decided, or after it was returned; it is sent again from its first step.',
  access: own,
  params,
  body: OutsideWorkInput.extend({ version: Version }),
  answer: dataAnswer(OwnOutsideWork),
  errors: ['invalid_input', 'not_found', 'stale_version', 'request_status'],
})

export const requestOutsideWork = defineRoute({
  method: 'POST',
  path: '/employee/outside-work',
  summary: 'Ask for days of work at another place. What a rule refuses is told under its field.',
  access: own,
  body: OutsideWorkInput,
  answer: dataAnswer(OwnOutsideWork),
  errors: ['invalid_input'],
})

import { z } from 'zod'
import { PreviewStep, Refusal } from '#features/requests/contract/facts.ts'
import { OWN_REQUEST_FIELDS } from '#features/requests/contract/own-request.ts'
import { LockedDays } from '#features/requests/contract/status.ts'
import { dataAnswer } from '#kit/contract/lists.ts'
import { defineRoute } from '#kit/contract/route.ts'
import { ClockTime, Id, IdParam, IsoDate, Version } from '#kit/contract/scalars.ts'
import { requiredLineText } from '#kit/contract/texts.ts'
import { ClockSide } from './corrections.ts'

const own = { anyOf: [], side: 'employee' } as const

/** A forgotten scan for which the signed-in employee asks. */
export const OwnCorrectionInput = z.object({
  /** The date of the shift, also if the scan is on the next day. */
  work_date: IsoDate,
  clock_kind: ClockSide,
  time: ClockTime,
  reason: requiredLineText(500),
})
export type OwnCorrectionInput = z.infer<typeof OwnCorrectionInput>

/** What would be asked; nothing is stored. */
export const CorrectionPreview = z.object({
  /** Null without a shift on the day. */
  shift: z.object({ check_in: ClockTime, check_out: ClockTime }).nullable(),
  /** Forgotten scans of the month of the date that are asked for or approved, without this one, and how many are allowed. */
  month_count: z.int(),
  month_limit: z.int(),
  refusals: z.array(Refusal),
  locked_runs: z.array(LockedDays),
  steps: z.array(PreviewStep),
})
export type CorrectionPreview = z.infer<typeof CorrectionPreview>

export const previewOwnCorrection = defineRoute({
  method: 'POST',
  path: '/employee/scan-correction/preview',
  summary: 'Show the shift of a forgotten scan, what refuses it, and who would be asked; nothing is stored.',
  access: own,
  body: OwnCorrectionInput.omit({ reason: true }).partial({ time: true }).extend({
    /** The own forgotten scan that is edited. */
    edited_id: Id.optional(),
  }),
  answer: dataAnswer(CorrectionPreview),
  errors: ['invalid_input'],
})

/** A forgotten scan for which the signed-in employee has asked. */
export const OwnCorrection = z.object({
  id: Id,
  request_id: Id,
  work_date: IsoDate,
  clock_kind: ClockSide,
  time: ClockTime,
  reason: z.string(),
  ...OWN_REQUEST_FIELDS,
})
export type OwnCorrection = z.infer<typeof OwnCorrection>

const params = z.object({ correction_id: IdParam })

export const showOwnCorrection = defineRoute({
  method: 'GET',
  path: '/employee/scan-correction/:correction_id',
  summary: 'Show a forgotten scan for which the signed-in employee has asked.',
  access: own,
  params,
  answer: dataAnswer(OwnCorrection),
})

export const changeOwnCorrection = defineRoute({
  method: 'PUT',
  path: '/employee/scan-correction/:correction_id',
  summary:
    'Change an own forgotten scan while nobody has decided, or after it was returned; it is sent again from its first step.',
  access: own,
  params,
  body: OwnCorrectionInput.extend({ version: Version }),
  answer: dataAnswer(OwnCorrection),
  errors: ['invalid_input', 'not_found', 'duplicate', 'stale_version', 'request_status'],
})

export const requestOwnCorrection = defineRoute({
  method: 'POST',
  path: '/employee/scan-correction',
  summary: 'Ask for a forgotten scan of the signed-in employee. What a rule refuses is told under its field.',
  access: own,
  body: OwnCorrectionInput,
  answer: dataAnswer(OwnCorrection),
  errors: ['invalid_input', 'duplicate'],
})

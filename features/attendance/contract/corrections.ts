import { z } from 'zod'
import { LockedDays, requestHistory } from '#features/requests/contract/status.ts'
import { CancelAnswer, CancelInput } from '#features/schedules/contract/requests.ts'
import { dataAnswer } from '#kit/contract/lists.ts'
import { ownText } from '#kit/contract/own-text.ts'
import { changing, defineRoute } from '#kit/contract/route.ts'
import { ClockTime, Id, IdParam, Instant, IsoDate } from '#kit/contract/scalars.ts'
import { longText, requiredLineText } from '#kit/contract/texts.ts'
import { ScanSource } from './scan.ts'

export const reading = { anyOf: ['view-clock-in-out-correction'], side: 'company' } as const
const editing = changing(reading, 'correct-scan')

export const ClockSide = z.enum(['in', 'out'])
export type ClockSide = z.infer<typeof ClockSide>
export const CorrectionKind = z.enum(['forgot', 'correction'])

/** A scan of a device, to be left out. */
export const VoidScan = z.object({ scanned_at: Instant, source: ScanSource })

const Reason = requiredLineText(500)
const Confirmed = z.boolean().default(false)

export const CorrectionInput = z
  .object({
    employee_id: Id,
    /** The date of the shift, also if the scan is on the next day. */
    work_date: IsoDate,
    clock_kind: ClockSide,
    /** The clock time that counts, in the part of the shift's window for this side; null: a scan is only left out. */
    time: ClockTime.nullable(),
    void: VoidScan.nullable(),
    reason: Reason,
    remark: longText(1000).default(''),
    /** The correction that this one replaces: it is cancelled. */
    replaces: z
      .object({ id: Id, version: z.int().min(1) })
      .nullable()
      .default(null),
    /** The user has seen the payroll runs of the day. */
    confirmed: Confirmed,
  })
  .refine((input) => input.time !== null || input.void !== null, {
    path: ['time'],
    params: ownText('ໃສ່ເວລາ', 'Enter the time'),
  })
export type CorrectionInput = z.infer<typeof CorrectionInput>

export const correctScan = defineRoute({
  method: 'POST',
  path: '/scan-correction',
  summary:
    'Add a forgotten scan, or leave a wrong one out. The scan itself stays unchanged. If the day is in an approved or paid run and `confirmed` is missing, nothing is stored and `id` is null.',
  access: editing,
  body: CorrectionInput,
  answer: dataAnswer(z.object({ id: Id.nullable(), warnings: z.array(LockedDays) })),
  errors: [
    'invalid_input',
    'not_found',
    'duplicate',
    'scan_edits_off',
    'own_scans',
    'other_branch',
    'stale_version',
  ],
})

export const MAX_CORRECTED_DAYS = 200
/** The two sides of a day that a bulk correction fills in. */
export const CorrectedDay = z.object({ employee_id: Id, work_date: IsoDate, clock_kind: ClockSide })
export type CorrectedDay = z.infer<typeof CorrectedDay>

export const correctByShift = defineRoute({
  method: 'POST',
  path: '/scan-correction/shift-times',
  summary:
    'Add the missing scans of several days at the times of the shifts, with an outcome for each day. If days are in approved or paid runs and `confirmed` is missing, nothing is stored.',
  access: editing,
  body: z.object({
    days: z.array(CorrectedDay).min(1).max(MAX_CORRECTED_DAYS),
    reason: Reason,
    confirmed: Confirmed,
  }),
  answer: dataAnswer(
    z.object({
      is_stored: z.boolean(),
      warnings: z.array(LockedDays),
      /** One for each day, in their order; `error`: why it was refused. */
      outcomes: z.array(CorrectedDay.extend({ error: z.string().nullable() })),
    }),
  ),
  errors: ['not_found', 'scan_edits_off', 'other_branch'],
})

const params = z.object({ id: IdParam })

export const cancelCorrection = defineRoute({
  method: 'POST',
  path: '/scan-correction/:id/cancel',
  summary: 'Cancel a correction: the scans of the day count as they were received.',
  access: editing,
  params,
  body: CancelInput,
  answer: CancelAnswer,
  errors: [
    'invalid_input',
    'not_found',
    'stale_version',
    'request_status',
    'scan_edits_off',
    'own_scans',
    'other_branch',
  ],
})

export const showCorrection = defineRoute({
  method: 'GET',
  path: '/scan-correction/:id',
  summary: 'Show a correction with who entered and cancelled it.',
  access: reading,
  params,
  answer: dataAnswer(
    z.object({
      id: Id,
      employee_id: Id,
      employee_name: z.string(),
      work_date: IsoDate,
      clock_kind: ClockSide,
      at: Instant.nullable(),
      void_scanned_at: Instant.nullable(),
      reason: z.string(),
      history: requestHistory(z.object({})),
    }),
  ),
})

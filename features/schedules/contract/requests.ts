import { z } from 'zod'
import { BulkOutcome, MAX_BULK } from '#kit/contract/bulk.ts'
import { dataAnswer } from '#kit/contract/lists.ts'
import { Id, Instant, IsoDate, Version } from '#kit/contract/scalars.ts'
import { requiredLineText } from '#kit/contract/texts.ts'

/** `approved`: by the line manager; `success`: by HR, the only one that affects days and pay. `rejected` and `cancelled` are final and count nowhere. */
export const RequestStatus = z.enum(['pending', 'approved', 'success', 'rejected', 'cancelled'])
export type RequestStatus = z.infer<typeof RequestStatus>

/** A warning: some of the days are in an approved or paid payroll run, whose payslips do not change. */
export const LockedDays = z.object({
  code: z.literal('in_locked_run'),
  /** The first of these days. */
  date: IsoDate,
  /** The title of the run. */
  run: z.string(),
})
export type LockedDays = z.infer<typeof LockedDays>

export const Cancellation = z.object({
  reason: requiredLineText(500),
  /** The user has seen the warnings and cancels anyway. */
  confirmed: z.boolean().default(false),
})

/** Cancels one request. */
export const CancelInput = Cancellation.extend({ version: Version })
/** Cancels several requests. */
export const CancelManyInput = Cancellation.extend({ ids: z.array(Id).min(1).max(MAX_BULK) })

/** If there are warnings and `confirmed` is missing, nothing is stored. */
export const CancelAnswer = dataAnswer(z.object({ is_stored: z.boolean(), warnings: z.array(LockedDays) }))
export const CancelManyAnswer = dataAnswer(
  z.object({
    is_stored: z.boolean(),
    warnings: z.array(LockedDays),
    /** One for each id, in their order. */
    outcomes: z.array(BulkOutcome),
  }),
)

/** The decisions about a request, earliest first; `values` are the fields that a change shows. */
export const requestHistory = <S extends z.ZodType>(values: S) =>
  z.array(
    z.object({
      verdict: z.enum(['approved', 'rejected', 'changed', 'cancelled']),
      actor: z.string(),
      at: Instant,
      reason: z.string(),
      change: z.object({ before: values, after: values }).nullable(),
    }),
  )

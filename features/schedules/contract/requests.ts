import { z } from 'zod'
import { LockedDays } from '#features/requests/contract/status.ts'
import { BulkOutcome, MAX_BULK } from '#kit/contract/bulk.ts'
import { dataAnswer } from '#kit/contract/lists.ts'
import { Id, Version } from '#kit/contract/scalars.ts'
import { requiredLineText } from '#kit/contract/texts.ts'

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

import { addDays, todayInLaos } from '#kit/contract/days.ts'
import { AppError } from '#kit/contract/errors.ts'
import type { Actor } from '#kit/server/audit.ts'
import type { RunRecord } from '../runs/run-record.ts'

/** A payment is entered at most this long after the run. */
const MAX_DAYS_AFTER = 366

/**
 * Date and person of a payment: as entered, else today in Laos and the user. A date before the run begins, or more
 * than a year after it, is refused as a typing error.
 */
export function paymentOf(
  run: Pick<RunRecord, 'from_date' | 'to_date'>,
  body: { paid_on?: string | undefined; paid_by?: string | undefined } | null | undefined,
  actor: Actor,
): { paid_on: string; paid_by: string } {
  if (
    body?.paid_on !== undefined &&
    (body.paid_on < run.from_date || body.paid_on > addDays(run.to_date, MAX_DAYS_AFTER))
  )
    throw new AppError('payment_day_outside')
  return { paid_on: body?.paid_on ?? todayInLaos(), paid_by: body?.paid_by ?? actor.name }
}

import { z } from 'zod'
import { END_REASONS } from '#engines/payroll/types.ts'
import { IsoDate } from '#kit/contract/scalars.ts'
import { longText, requiredLineText } from '#kit/contract/texts.ts'

export const EndReason = z.enum(END_REASONS)

/** At most 99,999,999,999 kip. */
const Amount = z.int().min(1).max(99_999_999_999)

/** A line that a person enters: what is paid besides, or company property and advances that are deducted. */
export const SettlementItem = z.object({
  kind: z.enum(['income', 'deduction']),
  name: requiredLineText(120),
  amount: Amount,
  /** Of an income. */
  taxable: z.boolean(),
})
export type SettlementItem = z.infer<typeof SettlementItem>

export const SettlementFields = z.object({
  reason: EndReason,
  is_skilled: z.boolean(),
  /** The day of the notice; null if there was none. */
  notice_on: IsoDate.nullable(),
  /** Who pays for the missing days of notice; null: nobody. */
  notice_payer: z.enum(['employee', 'company']).nullable(),
  /** Days of unused leave to pay; null: what is left on the last day. */
  leave_days: z.number().min(-366).max(366).multipleOf(0.5).nullable(),
  items: z.array(SettlementItem).max(30),
  note: longText(1000),
})
export type SettlementFields = z.infer<typeof SettlementFields>

/** As stored with the final run: with the last day of the employment that is settled. */
export const StoredSettlement = SettlementFields.extend({ last_day: IsoDate })
export type StoredSettlement = z.infer<typeof StoredSettlement>

import { z } from 'zod'
import { Id, IsoDate } from '#kit/contract/scalars.ts'
import { LEAVE_TIMES, LeaveBalance } from './leave.ts'

export const StatementLine = z.object({
  /**
   * `amount`: of the company; `agreement`: with the employee; `used_before`: taken before leave was recorded here; `carried`: left of an
   * earlier year; `owed`: taken in earlier years beyond what there was; `expired`: lost unused; `opening`, `adjust`, `encash`, `comp_earn`,
   * `comp_void`: entries of the ledger.
   */
  kind: z.enum([
    'amount',
    'agreement',
    'not_usable',
    'used_before',
    'leave',
    'carried',
    'owed',
    'expired',
    'opening',
    'adjust',
    'encash',
    'comp_earn',
    'comp_void',
  ]),
  /** The days of a leave in the year; when days of the ledger can be taken; of `not_usable` the first day on which the leave can be taken. */
  start_date: IsoDate.nullable(),
  end_date: IsoDate.nullable(),
  /** Of leave by the hour. */
  ...LEAVE_TIMES,
  /** Days with their sign, including parts of a day. */
  days: z.number(),
  leave_id: Id.nullable(),
  status: z.enum(['pending', 'approved', 'success']).nullable(),
  /** Why a user has entered it; ''. */
  note: z.string(),
  /** Of `encash`: the entry, and the payroll run that has paid it; null: the next one pays it. */
  encash: z.object({ entry_id: Id, paid_with: z.string().nullable() }).optional(),
})
export type StatementLine = z.infer<typeof StatementLine>

/** A balance with the lines that add up to `left`; if the leave is unlimited, to minus `used`. */
export const LeaveStatement = LeaveBalance.extend({ leave_type: z.string(), lines: z.array(StatementLine) })
export type LeaveStatement = z.infer<typeof LeaveStatement>

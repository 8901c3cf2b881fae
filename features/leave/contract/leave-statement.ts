import { z } from 'zod'
import { Id, IsoDate } from '#kit/contract/scalars.ts'
import { LeaveBalance } from './leave.ts'

export const StatementLine = z.object({
  /** `amount`: of the company; `agreement`: with the employee; `used_before`: taken before leave was recorded here. */
  kind: z.enum(['amount', 'agreement', 'not_usable', 'used_before', 'leave']),
  /** The days of a leave in the year; of `not_usable` the first day on which the leave can be taken. */
  start_date: IsoDate.nullable(),
  end_date: IsoDate.nullable(),
  /** Days with their sign, including halves. */
  days: z.number(),
  leave_id: Id.nullable(),
  status: z.enum(['pending', 'approved', 'success']).nullable(),
})
export type StatementLine = z.infer<typeof StatementLine>

/** A balance with the lines that add up to `left`; if the leave is unlimited, to minus `used`. */
export const LeaveStatement = LeaveBalance.extend({ leave_type: z.string(), lines: z.array(StatementLine) })
export type LeaveStatement = z.infer<typeof LeaveStatement>

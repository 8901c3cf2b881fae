import { z } from 'zod'
import { PERSON_FIELDS } from '#features/employees/contract/person.ts'
import { LockedDays, RequestStatus } from '#features/requests/contract/status.ts'
import { ClockTime, Id, Instant, IsoDate } from '#kit/contract/scalars.ts'
import { LeaveProof } from './leave-files.ts'

/** `hours`: some hours of one day, of paid leave only. */
export const LeavePart = z.enum(['full', 'morning', 'afternoon', 'hours'])
export type LeavePart = z.infer<typeof LeavePart>

/** The hours of a leave; null for other parts. `to_time` at or before `from_time` is on the next day. */
export const LEAVE_TIMES = { from_time: ClockTime.nullable(), to_time: ClockTime.nullable() }
/** The same in requests. */
export const LEAVE_TIMES_INPUT = {
  from_time: ClockTime.nullable().default(null),
  to_time: ClockTime.nullable().default(null),
}

/** The smallest part of a day that employees can ask for of a leave type. */
export const LeaveSmallest = z.enum(['day', 'half', 'hour'])
export type LeaveSmallest = z.infer<typeof LeaveSmallest>

export const LeaveType = z.object({
  id: Id,
  name: z.string(),
  is_paid: z.boolean(),
  smallest: LeaveSmallest,
})
export type LeaveType = z.infer<typeof LeaveType>

export const Leave = z.object({
  id: Id,
  employee_id: Id,
  ...PERSON_FIELDS,
  department: z.string().nullable(),
  leave_type_id: Id,
  leave_type: z.string(),
  is_paid: z.boolean(),
  start_date: IsoDate,
  end_date: IsoDate,
  part: LeavePart,
  ...LEAVE_TIMES,
  status: RequestStatus,
  detail: z.string(),
  proof: LeaveProof,
  /** Person and time of the last decision; null before any decision. */
  decided_by: z.string().nullable(),
  decided_at: Instant.nullable(),
  /** Why it was rejected or cancelled. */
  decision_reason: z.string(),
  version: z.int(),
})
export type Leave = z.infer<typeof Leave>

/** A reason to check the leave before it is entered; it does not prevent the leave. */
export const LeaveWarning = z
  .object({
    code: z.enum([
      'leave_overlaps',
      'leave_without_shift',
      'leave_on_holiday',
      'leave_outside_employment',
      'leave_too_early',
      'leave_on_other_dates',
      'leave_short_notice',
      'leave_too_long',
      'leave_blocked',
      'leave_beyond_balance',
      'leave_part_too_small',
      'leave_hours_outside_shift',
    ]),
    /** The first day concerned; for `leave_too_early` and `leave_short_notice` the first day on which the leave can be taken. */
    date: IsoDate,
    /** Days of this leave that are left in the year, including halves, with `leave_beyond_balance`; the most in a row with `leave_too_long`. */
    left: z.number().optional(),
    /** Why no leave is given, with `leave_blocked`. */
    note: z.string().optional(),
  })
  .or(LockedDays)
export type LeaveWarning = z.infer<typeof LeaveWarning>

/** An employee's balance of a leave type in the calendar year of a day. Days, including halves; null means unlimited. */
export const LeaveBalance = z.object({
  /** The first day on which this leave can be taken. */
  usable_from: IsoDate,
  earned: z.number().nullable(),
  /** Left of earlier years; below zero if more was taken than there was. */
  carried: z.number(),
  used: z.number(),
  /** Lost unused in the year. */
  expired: z.number(),
  /** earned + carried - used - expired. */
  left: z.number().nullable(),
  /** Days that are lost if nobody takes them, with the last day to take them. */
  expiring: z.array(z.object({ days: z.number(), last_day: IsoDate })),
  /** The leave can only be taken from `first_date` to `last_date`. */
  by_date: z.boolean(),
  first_date: IsoDate.nullable(),
  last_date: IsoDate.nullable(),
})
export type LeaveBalance = z.infer<typeof LeaveBalance>

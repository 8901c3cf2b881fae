import { z } from 'zod'
import { PERSON_FIELDS } from '#features/employees/contract/person.ts'
import { LockedDays, RequestStatus } from '#features/requests/contract/status.ts'
import { ClockTime, Id, Instant, IsoDate, Minutes } from '#kit/contract/scalars.ts'

export const Overtime = z.object({
  id: Id,
  employee_id: Id,
  ...PERSON_FIELDS,
  department: z.string().nullable(),
  work_date: IsoDate,
  from_time: ClockTime,
  /** At or before `from_time`: on the next day. */
  to_time: ClockTime,
  /** What was asked for, if less was approved; `from_time` and `to_time` are what counts. */
  asked_from: ClockTime.nullable(),
  asked_to: ClockTime.nullable(),
  /** Length of the requested span; the paid minutes depend on the scans. */
  minutes: Minutes,
  remark: z.string(),
  status: RequestStatus,
  decided_by: z.string().nullable(),
  decided_at: Instant.nullable(),
  /** Why it was rejected or cancelled. */
  decision_reason: z.string(),
  version: z.int(),
})
export type Overtime = z.infer<typeof Overtime>

/** A reason to check overtime before it is entered; it can still be entered and is paid. */
export const OvertimeWarning = z
  .object({
    code: z.enum([
      'overtime_day_limit',
      'overtime_month_limit',
      'overtime_days_in_row',
      'overtime_below_minimum',
      'overtime_overlaps',
      'overtime_outside_employment',
      'overtime_on_holiday',
    ]),
    /** The day, or the first day of the month, that is concerned. */
    date: IsoDate,
    /** Minutes of that day or month including this span, and the limit; null if there is no limit. */
    minutes: Minutes.nullable(),
    limit: Minutes.nullable(),
    /** With `overtime_days_in_row`: how many dates with overtime follow one another from `date` on. */
    days: z.int().optional(),
  })
  .or(LockedDays)
export type OvertimeWarning = z.infer<typeof OvertimeWarning>

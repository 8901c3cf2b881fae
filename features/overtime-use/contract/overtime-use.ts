import { z } from 'zod'
import { PERSON_FIELDS } from '#features/employees/contract/person.ts'
import { LockedDays, RequestStatus } from '#features/requests/contract/status.ts'
import { ClockTime, Id, Instant, IsoDate, Minutes } from '#kit/contract/scalars.ts'

/** Overtime of an employee that is used as time off. */
export const OvertimeUse = z.object({
  id: Id,
  employee_id: Id,
  ...PERSON_FIELDS,
  department: z.string().nullable(),
  use_date: IsoDate,
  from_time: ClockTime,
  /** At or before `from_time`: on the next day. */
  to_time: ClockTime,
  minutes: Minutes,
  /** What it takes of the credit today: 0 if the date has become a holiday; null if it is rejected or cancelled. */
  credit_minutes: Minutes.nullable(),
  remark: z.string(),
  status: RequestStatus,
  decided_by: z.string().nullable(),
  decided_at: Instant.nullable(),
  /** Why it was rejected or cancelled. */
  decision_reason: z.string(),
  version: z.int(),
})
export type OvertimeUse = z.infer<typeof OvertimeUse>

/** What refuses an employee, and warns HR. */
export const UseFaultCode = z.enum([
  'use_outside_employment',
  'use_without_shift',
  'use_on_holiday',
  'use_outside_shift',
  'use_too_short',
  'use_not_quarter',
  'use_overlaps',
  'use_beyond_credit',
])
export type UseFaultCode = z.infer<typeof UseFaultCode>

export const UseWarning = z
  .object({
    code: UseFaultCode,
    date: IsoDate,
    /** The credit on that day, with `use_beyond_credit`; below zero if more was taken. */
    minutes: z.int().nullable(),
  })
  .or(LockedDays)
export type UseWarning = z.infer<typeof UseWarning>

/** Time off for overtime that an employee has on a day. Minutes; below zero if more was taken than earned. */
export const OvertimeCredit = z.object({
  left_minutes: z.int(),
  /** The part of it that is earned in months that are not closed yet; it can be used at once and can still change. */
  provisional_minutes: z.int(),
  /** Requests that are not decided; they are taken off already. */
  pending_minutes: Minutes,
  /** What is lost if nobody takes it, and the last day to take it. */
  expiring: z.array(z.object({ minutes: Minutes, last_day: IsoDate })),
})
export type OvertimeCredit = z.infer<typeof OvertimeCredit>

import { z } from 'zod'
import { LeavePart } from '#features/leave/contract.ts'
import { DecisionVerdict } from '#features/requests/contract/status.ts'
import { dataAnswer } from '#kit/contract/lists.ts'
import { defineRoute } from '#kit/contract/route.ts'
import { ClockTime, Id, IdParam, Instant, IsoDate, Minutes } from '#kit/contract/scalars.ts'
import { CalendarDay, DayResultCode, EmployeeMonthDays } from '../contract.ts'
import { DayWindow } from './check-scans.ts'

/** How the engine judges a day with a shift. Minutes count from midnight of the date; half days. */
export const JudgedDay = z.object({
  result: DayResultCode,
  in_at: z.int().nullable(),
  out_at: z.int().nullable(),
  late_minutes: Minutes,
  early_minutes: Minutes,
  night_minutes: Minutes,
  present_halves: z.int(),
  absent_halves: z.int(),
  paid_leave_halves: z.int(),
  unpaid_leave_halves: z.int(),
  holiday_halves: z.int(),
  /** A scan can still change it. */
  is_open: z.boolean(),
  window: DayWindow,
  /** The scans and corrections around the window, in order; `counts` is false outside the zones. */
  scans: z.array(z.object({ at: z.int(), counts: z.boolean() })),
})
export type JudgedDay = z.infer<typeof JudgedDay>

export const DayExplanation = z.object({
  employee: EmployeeMonthDays.shape.employee,
  day: CalendarDay,
  /** Null without a shift. */
  judged: JudgedDay.nullable(),
  does_not_clock_in: z.boolean(),
  /** The approved leave of the date. */
  leave: z.array(
    z.object({
      part: LeavePart,
      is_paid: z.boolean(),
      /** With `hours`. */
      from_time: ClockTime.nullable(),
      to_time: ClockTime.nullable(),
    }),
  ),
  /** Approved work at another place. Null: none, or it has no effect on this day. */
  outside_work: z.object({ place: z.string(), needs_scan: z.boolean() }).nullable(),
  overtime: z.object({
    /** `scanned`: the approved minutes between in and out. `approved`: the approved time as it is. */
    basis: z.enum(['scanned', 'approved']),
    approved: z.array(z.object({ from_time: ClockTime, to_time: ClockTime })),
    /** What counts, by multiplier in hundredths; with `holiday` it is time off and no money. */
    counted: z.array(
      z.object({ multiplier: z.int(), minutes: Minutes, pay_type: z.enum(['cash', 'holiday']) }),
    ),
  }),
  /** The decisions about leave, overtime and corrections of this day, earliest first; not for the employees themselves. */
  history: z.array(
    z.object({
      id: Id,
      subject: z.enum(['leave_request', 'overtime_request', 'scan_correction']),
      verdict: DecisionVerdict,
      actor: z.string(),
      at: Instant,
      reason: z.string(),
      /** The part of a leave, the times of overtime, the side of a correction. */
      what: z.string(),
    }),
  ),
  /** Why the user cannot correct these scans. */
  correction_refusal: EmployeeMonthDays.shape.correction_refusal,
})
export type DayExplanation = z.infer<typeof DayExplanation>

const query = z.object({ date: IsoDate })

export const explainDay = defineRoute({
  method: 'GET',
  path: '/clock-in/report/:employee_id/day',
  summary:
    'Explain the result of a day: the shift and its rules, the scans, leave and overtime as the engine judges them, and what counts for pay.',
  access: { anyOf: ['view-clock-in-out'], side: 'company' },
  params: z.object({ employee_id: IdParam }),
  query,
  answer: dataAnswer(DayExplanation),
})

export const explainMyDay = defineRoute({
  method: 'GET',
  path: '/employee/my-days/day',
  summary: 'Explain the result of one of my own days.',
  access: { anyOf: [], side: 'employee' },
  query,
  answer: dataAnswer(DayExplanation),
})

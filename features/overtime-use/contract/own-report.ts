import { z } from 'zod'
import { RequestStatus } from '#features/requests/contract/status.ts'
import { dataAnswer } from '#kit/contract/lists.ts'
import { defineRoute } from '#kit/contract/route.ts'
import { ClockTime, Id, IsoDate, IsoMonth, Minutes } from '#kit/contract/scalars.ts'
import { OvertimeCredit } from './overtime-use.ts'

/** Why fewer minutes count than were approved; `at` in minutes from midnight of the date. */
export const CountedBecause = z.union([
  z.object({ code: z.enum(['leave', 'no_scans', 'no_in', 'no_out', 'in_shift', 'fewer_scanned']) }),
  z.object({ code: z.enum(['out_at', 'in_at']), at: z.int() }),
])

/** A date with own overtime. */
export const OvertimeOfDay = z.object({
  date: IsoDate,
  /** What was asked for, as it counts; `asked_from` and `asked_to` if less was approved. */
  spans: z.array(
    z.object({
      id: Id,
      from_time: ClockTime,
      /** At or before `from_time`: on the next day. */
      to_time: ClockTime,
      asked_minutes: Minutes,
      minutes: Minutes,
      status: RequestStatus,
    }),
  ),
  asked_minutes: Minutes,
  approved_minutes: Minutes,
  /** The minutes that count, by multiplier in hundredths; with `holiday` they are time off and no money. */
  counted: z.array(
    z.object({ multiplier: z.int(), minutes: Minutes, pay_type: z.enum(['cash', 'holiday']) }),
  ),
  counted_minutes: Minutes,
  /** A scan can still change it. */
  is_open: z.boolean(),
  because: CountedBecause.nullable(),
  /** The time off that it gives. */
  credit_minutes: Minutes,
})
export type OvertimeOfDay = z.infer<typeof OvertimeOfDay>

export const OvertimeMonth = z.object({
  days: z.array(OvertimeOfDay),
  totals: z.object({
    asked_minutes: Minutes,
    approved_minutes: Minutes,
    counted_minutes: Minutes,
    /** Of the counted minutes: those that are paid. */
    cash_minutes: Minutes,
    credit_minutes: Minutes,
  }),
  /** What is left of the time off today. */
  credit: OvertimeCredit,
})
export type OvertimeMonth = z.infer<typeof OvertimeMonth>

export const showOvertimeMonth = defineRoute({
  method: 'GET',
  path: '/employee/overtime-report',
  summary:
    'Show the own overtime of a month: asked, approved and counted by date, why they differ, whether it is paid or time off, and the time off that is left.',
  access: { anyOf: [], side: 'employee' },
  query: z.object({ month: IsoMonth }),
  answer: dataAnswer(OvertimeMonth),
})

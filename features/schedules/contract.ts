import { z } from 'zod'
import { listAnswer, listQuery } from '#kit/contract/lists.ts'
import { defineRoute } from '#kit/contract/route.ts'
import { ClockTime, Id, IsoDate, Minutes } from '#kit/contract/scalars.ts'

/** The shift of one weekday; a check-out at or before the check-in is on the next day. */
export const ScheduleDay = z.object({
  /** Monday is 1, Sunday is 7. */
  weekday: z.int().min(1).max(7),
  check_in: ClockTime,
  check_out: ClockTime,
  earliest_in: ClockTime,
  earliest_out: ClockTime,
  /** Start of an afternoon leave. */
  half_from: ClockTime,
  /** End of a morning leave. */
  half_to: ClockTime,
  allowed_late: Minutes,
  absence_minutes: z.int().min(1),
})
export type ScheduleDay = z.infer<typeof ScheduleDay>

/** `roster`: its employees get their shifts day by day. */
export const SchedulePurpose = z.enum(['normal', 'roster'])
export type SchedulePurpose = z.infer<typeof SchedulePurpose>

export const Schedule = z.object({
  id: Id,
  name: z.string(),
  purpose: SchedulePurpose,
  start_date: IsoDate.nullable(),
  end_date: IsoDate.nullable(),
  /** By weekday; a missing weekday is a rest day. */
  days: z.array(ScheduleDay),
  /** Employees on the schedule today. */
  employee_count: z.int(),
  version: z.int(),
})
export type Schedule = z.infer<typeof Schedule>

export const listSchedules = defineRoute({
  method: 'GET',
  path: '/schedule',
  summary: 'List the clock-in schedules of the company with their shifts by weekday.',
  access: { anyOf: ['view-schedule', 'view-clock-in-schedule'], side: 'company' },
  query: listQuery(['name', 'employee_count']),
  answer: listAnswer(Schedule),
  list: { excel: true },
})

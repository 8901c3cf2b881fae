import { z } from 'zod'
import { dataAnswer } from '#kit/contract/lists.ts'
import { defineRoute } from '#kit/contract/route.ts'
import { ClockTime, IsoDate, Minutes } from '#kit/contract/scalars.ts'

/** Time beyond the shifts of a date for which no overtime was asked. */
export const StayedLonger = z.object({
  work_date: IsoDate,
  from_time: ClockTime,
  /** At or before `from_time`: on the next day. */
  to_time: ClockTime,
  minutes: Minutes,
})
export type StayedLonger = z.infer<typeof StayedLonger>

export const listStayedLonger = defineRoute({
  method: 'GET',
  path: '/employee/overtime-request/stayed',
  summary:
    'List the last days on which I stayed at least 30 minutes longer, or worked on a rest day or holiday, without asking for overtime; latest first.',
  access: { anyOf: [], side: 'employee' },
  answer: dataAnswer(z.array(StayedLonger)),
})

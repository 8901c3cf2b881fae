import { z } from 'zod'
import { dataAnswer } from '#kit/contract/lists.ts'
import { defineRoute } from '#kit/contract/route.ts'
import { ClockTime, IsoDate } from '#kit/contract/scalars.ts'
import { RosterRange, refuseFaultyRange } from './roster.ts'

/** One day of the own roster. */
export const MyRosterDay = z.object({
  date: IsoDate,
  /** Null: no shift on this day. */
  shift: z
    .object({
      name: z.string(),
      code: z.string(),
      colour: z.string(),
      check_in: ClockTime,
      /** At or before the check-in: on the next day. */
      check_out: ClockTime,
      work_minutes: z.int(),
    })
    .nullable(),
  /** From the published roster, not from the schedule. */
  is_rostered: z.boolean(),
  /** Days off of the company. */
  days_off: z.array(
    z.object({ name_la: z.string(), name_en: z.string(), counts_as: z.enum(['holiday', 'rest']) }),
  ),
  /** Approved leave. */
  leave: z.enum(['full', 'morning', 'afternoon']).nullable(),
})
export type MyRosterDay = z.infer<typeof MyRosterDay>

export const showMyRoster = defineRoute({
  method: 'GET',
  path: '/employee/roster',
  summary:
    'The own shifts, days off and leave of the signed-in employee. Drafts of the roster are not in it.',
  access: { anyOf: [], side: 'employee' },
  query: z.object(RosterRange).superRefine(refuseFaultyRange),
  answer: dataAnswer(z.array(MyRosterDay)),
})

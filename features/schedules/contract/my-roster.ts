import { z } from 'zod'
import { dataAnswer } from '#kit/contract/lists.ts'
import { defineRoute } from '#kit/contract/route.ts'
import { ClockTime, Id, Instant, IsoDate } from '#kit/contract/scalars.ts'
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
  leave: z.enum(['full', 'morning', 'afternoon', 'hours']).nullable(),
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

/** What a published roster has changed for the employee. */
export const RosterNotice = z.object({
  id: Id,
  /** The changed days, earliest first. */
  days: z.array(IsoDate),
  published_by: z.string(),
  published_at: Instant,
})
export type RosterNotice = z.infer<typeof RosterNotice>

export const listRosterNotices = defineRoute({
  method: 'GET',
  path: '/employee/roster/notice',
  summary:
    'List what published rosters have changed for the signed-in employee since the employee last looked, latest first.',
  access: { anyOf: [], side: 'employee' },
  answer: dataAnswer(z.array(RosterNotice)),
})

export const seeRosterNotices = defineRoute({
  method: 'POST',
  path: '/employee/roster/notice/seen',
  summary: 'Mark the own notices up to and including this one as seen; later ones stay.',
  access: { anyOf: [], side: 'employee' },
  body: z.object({ up_to: Id }),
  answer: dataAnswer(z.object({ seen: z.int() })),
})

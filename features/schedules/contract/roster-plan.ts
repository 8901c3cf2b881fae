import { z } from 'zod'
import { dataAnswer } from '#kit/contract/lists.ts'
import { defineRoute } from '#kit/contract/route.ts'
import { Id, IsoDate } from '#kit/contract/scalars.ts'
import { WARNING_CODES } from '../domain/roster-warnings.ts'
import { LockedRun } from './rest-day.ts'
import { editingRoster, MAX_ROSTER_PEOPLE, RosterRange, refuseFaultyRange } from './roster.ts'
import { Confirmed } from './schedules.ts'

/** Only these people; null: everybody. */
const People = z.array(Id).min(1).max(MAX_ROSTER_PEOPLE).nullable().default(null)
const RosterPart = z.object({ ...RosterRange, employee_ids: People })

/** Something to know before the drafts are published. */
export const RosterWarning = z.object({
  code: z.enum(WARNING_CODES),
  employee_id: Id,
  emp_number: z.string(),
  employee_name: z.string(),
  date: IsoDate,
  /** Minutes of the week or between two shifts, days in a row; null where it means nothing. */
  amount: z.int().nullable(),
})
export type RosterWarning = z.infer<typeof RosterWarning>

/** The most warnings that are listed; the counts are complete. */
export const MAX_WARNINGS = 200

/** What publishing changes. */
export const RosterDrafts = z.object({
  cells: z.int(),
  people: z.int(),
  /** Changes with every change of the drafts. */
  version: z.int(),
  /** The approved and paid runs that contain some of the days; their payslips do not change. */
  runs: z.array(LockedRun),
  warnings: z.array(RosterWarning),
  counts: z.array(z.object({ code: z.enum(WARNING_CODES), count: z.int() })),
})
export type RosterDrafts = z.infer<typeof RosterDrafts>

export const checkRosterDrafts = defineRoute({
  method: 'POST',
  path: '/employee-roster/check',
  summary: 'What publishing the drafts of these days would change, with warnings; nothing is stored.',
  access: editingRoster,
  body: RosterPart.superRefine(refuseFaultyRange),
  maxBodyBytes: 256 * 1024,
  answer: dataAnswer(RosterDrafts),
})

export const publishRoster = defineRoute({
  method: 'POST',
  path: '/employee-roster/publish',
  summary:
    'Publish the drafts of these days: they count for attendance and pay, and employees see them. With warnings or locked runs it is stored only if `confirmed`.',
  access: editingRoster,
  body: RosterPart.extend({
    /** The `version` of the drafts that the user has seen. */
    seen: z.int().min(0),
    confirmed: Confirmed,
  }).superRefine(refuseFaultyRange),
  answer: dataAnswer(RosterDrafts.extend({ is_stored: z.boolean() })),
  errors: ['stale_version'],
})

const Changed = z.object({ cells: z.int() })

export const discardRosterDrafts = defineRoute({
  method: 'POST',
  path: '/employee-roster/discard',
  summary: 'Discard the drafts of these days. What is published stays.',
  access: editingRoster,
  body: RosterPart.superRefine(refuseFaultyRange),
  answer: dataAnswer(Changed),
})

/** The most weeks that one copy fills. */
export const MAX_COPIED_WEEKS = 8

/** `cells`: drafts stored; `kept`: cells that were there and stay. */
const Filled = z.object({ cells: z.int(), kept: z.int() })

export const copyRosterWeek = defineRoute({
  method: 'POST',
  path: '/employee-roster/copy',
  summary: 'Copy the cells of the seven days from `from` on, drafts included, as drafts to the weeks after.',
  access: editingRoster,
  body: z.object({
    from: IsoDate,
    weeks: z.int().min(1).max(MAX_COPIED_WEEKS),
    employee_ids: People,
    /** Also over cells that are there. */
    replace: z.boolean().default(false),
  }),
  answer: dataAnswer(Filled),
})

export const addToRoster = defineRoute({
  method: 'POST',
  path: '/employee-roster/add/employee',
  summary:
    'Put employees on the roster: drafts for each day of a range by weekday. Cells that are there stay.',
  access: editingRoster,
  body: z
    .object({
      ...RosterRange,
      employee_ids: z.array(Id).min(1).max(MAX_ROSTER_PEOPLE),
      /** Monday first; null is a day off. */
      shift_ids: z.array(Id.nullable()).length(7),
    })
    .superRefine(refuseFaultyRange),
  answer: dataAnswer(Filled),
})

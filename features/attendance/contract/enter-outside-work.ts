import { z } from 'zod'
import { LockedDays } from '#features/requests/contract/status.ts'
import { dataAnswer } from '#kit/contract/lists.ts'
import { changing, defineRoute } from '#kit/contract/route.ts'
import { Id, IsoDate } from '#kit/contract/scalars.ts'
import { longText, requiredLineText } from '#kit/contract/texts.ts'

export const readingOutside = { anyOf: ['view-scan-in-out-outside'], side: 'company' } as const
const entering = changing(readingOutside, 'correct-scan')

/** The same days of work at another place for one employee or several. */
export const OutsideEntry = z.object({
  employee_ids: z.array(Id).min(1).max(500),
  first_day: IsoDate,
  last_day: IsoDate,
  place: requiredLineText(200),
  /** False: the days count from check-in to check-out without scans. */
  needs_scan: z.boolean(),
  reason: longText(500).default(''),
  /** The user has seen the warnings. */
  confirmed: z.boolean().default(false),
})

/** What HR should know of an employee: on leave on some of the days, without a shift on all of them, or not clocking in at all. */
export const OutsideWarning = z.object({
  code: z.enum(['on_leave', 'no_shift', 'does_not_clock_in']),
  emp_number: z.string(),
  employee_name: z.string(),
})
export type OutsideWarning = z.infer<typeof OutsideWarning>

export const enterOutsideWork = defineRoute({
  method: 'POST',
  path: '/outside-work',
  summary:
    'Enter work outside for employees, approved at once. With warnings and without `confirmed`, nothing is stored and `entered` is null.',
  access: entering,
  body: OutsideEntry,
  answer: dataAnswer(
    z.object({ entered: z.int().nullable(), warnings: z.array(z.union([OutsideWarning, LockedDays])) }),
  ),
  errors: ['invalid_input', 'own_request', 'other_branch', 'not_found'],
})

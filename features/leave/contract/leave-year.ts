import { z } from 'zod'
import { dataAnswer } from '#kit/contract/lists.ts'
import { changing, defineRoute } from '#kit/contract/route.ts'
import { Id, Instant, IsoDate } from '#kit/contract/scalars.ts'
import { lineText, requiredLineText } from '#kit/contract/texts.ts'
import { viewEntitlements } from './entitlements.ts'

/** A calendar year of leave. `open`: it can be closed; `later`: not before `closable_from`, or earlier years are open. */
export const LeaveYear = z.object({
  year: z.int(),
  state: z.enum(['closed', 'open', 'later']),
  /** The day after the last day on which leave of the year can be taken. */
  closable_from: IsoDate,
  closed_at: Instant.nullable(),
  closed_by: z.string().nullable(),
})
export type LeaveYear = z.infer<typeof LeaveYear>

export const listLeaveYears = defineRoute({
  method: 'GET',
  path: '/leave-year',
  summary: 'List the years of the ledger of leave, latest first: which are closed and which can be closed.',
  access: viewEntitlements,
  answer: dataAnswer(z.array(LeaveYear)),
})

const params = z.object({ leave_year: z.coerce.number().int().min(2000).max(2100) })

/** What an employee's account of a leave type brings into the next year. Days, including parts of a day. */
export const BroughtForward = z.object({
  employee_id: Id,
  emp_number: z.string(),
  employee_name: z.string(),
  leave_type_id: Id,
  leave_type: z.string(),
  /** Below zero: taken beyond what there was. */
  days: z.number(),
})
export type BroughtForward = z.infer<typeof BroughtForward>

/** At most this many accounts are listed. */
export const MAX_SHOWN_ACCOUNTS = 200

export const previewLeaveYear = defineRoute({
  method: 'GET',
  path: '/leave-year/:leave_year',
  summary: 'Show what closing a year would bring into the next one; nothing is stored.',
  access: viewEntitlements,
  params,
  answer: dataAnswer(
    z.object({
      year: z.int(),
      /** For the confirmation: it changes if the accounts change. */
      digest: z.string(),
      types: z.array(
        z.object({
          leave_type_id: Id,
          leave_type: z.string(),
          /** Employees with days left or owed. */
          people: z.int(),
          carried: z.number(),
          owed: z.number(),
        }),
      ),
      /** The first accounts with days left or owed, by employee. */
      accounts: z.array(BroughtForward),
      /** How many further accounts there are. */
      more: z.int(),
    }),
  ),
})

export const closeLeaveYear = defineRoute({
  method: 'POST',
  path: '/leave-year/:leave_year/close',
  summary:
    'Close a year of leave: the next one begins with what it brought forward. It cannot be opened again.',
  access: changing(viewEntitlements, 'approve-leave'),
  params,
  /** `digest` of the preview. */
  body: z.object({ digest: lineText(64) }),
  answer: dataAnswer(z.object({ stored: z.int() })),
  errors: ['invalid_input', 'leave_year_closed', 'leave_year_runs', 'stale_version'],
})

export const listLateChanges = defineRoute({
  method: 'GET',
  path: '/leave-year/:leave_year/late',
  summary:
    'List the accounts of which a closed year would bring forward something else today: leave was cancelled, changed or approved later.',
  access: viewEntitlements,
  params,
  answer: dataAnswer(z.array(BroughtForward)),
})

export const adjustLateChanges = defineRoute({
  method: 'POST',
  path: '/leave-year/:leave_year/late',
  summary: 'Give or take the days that late changes of a closed year have made more or fewer.',
  access: changing(viewEntitlements, 'approve-leave'),
  params,
  body: z.object({
    items: z
      .array(z.object({ employee_id: Id, leave_type_id: Id, days: z.number().min(-1000).max(1000) }))
      .min(1)
      .max(500),
    note: requiredLineText(500),
  }),
  answer: dataAnswer(z.object({ stored: z.int() })),
  errors: ['invalid_input', 'not_found', 'own_request', 'stale_version'],
})

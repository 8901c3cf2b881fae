import { z } from 'zod'
import { ColleagueAway, PreviewStep, Refusal } from '#features/requests/contract/facts.ts'
import { OWN_REQUEST_FIELDS } from '#features/requests/contract/own-request.ts'
import { RequestStatus } from '#features/requests/contract/status.ts'
import { dataAnswer, listAnswer, listQuery, severalIds, severalOf } from '#kit/contract/lists.ts'
import { defineRoute } from '#kit/contract/route.ts'
import { Id, IdParam, IsoDate, Version } from '#kit/contract/scalars.ts'
import { StoredFile } from '#kit/contract/stored-files.ts'
import { longText } from '#kit/contract/texts.ts'
import {
  LEAVE_TIMES,
  LEAVE_TIMES_INPUT,
  LeaveBalance,
  LeavePart,
  LeaveSmallest,
  LeaveWarning,
} from './leave.ts'
import { LeaveProof, MAX_LEAVE_FILES } from './leave-files.ts'

const own = { anyOf: [], side: 'employee' } as const
const params = z.object({ leave_id: IdParam })

/** Leave of the signed-in employee. */
export const OwnLeave = z.object({
  id: Id,
  /** For the calls of requests. */
  request_id: Id,
  leave_type_id: Id,
  leave_type: z.string(),
  is_paid: z.boolean(),
  start_date: IsoDate,
  end_date: IsoDate,
  part: LeavePart,
  ...LEAVE_TIMES,
  /** Days that it took from the balance when it was sent; null for entries of HR. */
  days: z.number().nullable(),
  detail: z.string(),
  files: z.array(StoredFile),
  proof: LeaveProof,
  ...OWN_REQUEST_FIELDS,
})
export type OwnLeave = z.infer<typeof OwnLeave>

export const listOwnLeave = defineRoute({
  method: 'GET',
  path: '/employee/leave',
  summary: 'List the own leave of the signed-in employee, latest first.',
  access: own,
  query: listQuery(['start_date', 'status'], {
    from: IsoDate.optional(),
    to: IsoDate.optional(),
    status: severalOf(RequestStatus).optional(),
    leave_type_id: severalIds.optional(),
  }),
  answer: listAnswer(OwnLeave),
  list: { entity: 'leave_request' },
})

export const showOwnLeave = defineRoute({
  method: 'GET',
  path: '/employee/leave/:leave_id',
  summary: 'Show an own leave.',
  access: own,
  params,
  answer: dataAnswer(OwnLeave),
})

/** What the signed-in employee asks for. */
export const OwnLeaveInput = z.object({
  leave_type_id: Id,
  start_date: IsoDate,
  end_date: IsoDate,
  part: LeavePart,
  ...LEAVE_TIMES_INPUT,
  detail: longText(1000).default(''),
  /** Uploaded files, such as a medical certificate; if it is missing, the files stay as they are. */
  file_ids: z.array(Id).max(MAX_LEAVE_FILES).optional(),
  /** Only kept, not sent. */
  is_draft: z.boolean().default(false),
  /** The colleague who decides in the own place during the leave, if the employee decides requests. */
  deputy_id: Id.nullable().default(null),
})
export type OwnLeaveInput = z.infer<typeof OwnLeaveInput>

/** A date of a leave and what it takes. */
export const LeaveDate = z.object({
  date: IsoDate,
  /** Days, including parts of a day. */
  counts: z.number(),
  why: z.enum(['work', 'holiday', 'no_shift', 'not_employed', 'taken_before']),
  /** The name of the holiday; ''. */
  name_la: z.string(),
  name_en: z.string(),
})
export type LeaveDate = z.infer<typeof LeaveDate>

/** What a leave would cost and who would be asked; nothing is stored. */
export const LeavePreview = z.object({
  days: z.number(),
  dates: z.array(LeaveDate),
  balance: LeaveBalance,
  /** Null: unlimited. */
  left_after: z.number().nullable(),
  warnings: z.array(LeaveWarning),
  /** The leave type asks for a certificate of a leave of this length. */
  needs_file: z.boolean(),
  /** Rules that refuse it as it is. */
  refusals: z.array(Refusal),
  away: z.array(ColleagueAway),
  steps: z.array(PreviewStep),
  /** The employee decides requests of others, so the form asks for a deputy. */
  is_approver: z.boolean(),
})
export type LeavePreview = z.infer<typeof LeavePreview>

export const previewOwnLeave = defineRoute({
  method: 'POST',
  path: '/employee/leave/preview',
  summary:
    'Show which days an own leave takes, the balance afterwards, who is away, and who would be asked; nothing is stored.',
  access: own,
  body: OwnLeaveInput.omit({ is_draft: true, deputy_id: true, file_ids: true }).extend({
    /** The own leave that is edited; its days do not count. */
    edited_id: Id.optional(),
  }),
  answer: dataAnswer(LeavePreview),
  errors: ['invalid_input', 'not_found'],
})

export const requestOwnLeave = defineRoute({
  method: 'POST',
  path: '/employee/leave',
  summary: 'Ask for own leave. What a rule refuses is told under its field.',
  access: own,
  body: OwnLeaveInput,
  answer: dataAnswer(OwnLeave),
  errors: ['invalid_input', 'not_found', 'duplicate', 'file_gone'],
})

export const changeOwnLeave = defineRoute({
  method: 'PUT',
  path: '/employee/leave/:leave_id',
  summary:
    'Change an own leave while nobody has decided, or after it was returned; it is sent again from its first step.',
  access: own,
  params,
  body: OwnLeaveInput.extend({ version: Version }),
  answer: dataAnswer(OwnLeave),
  errors: ['invalid_input', 'not_found', 'duplicate', 'file_gone', 'stale_version', 'request_status'],
})

/** The balance of a leave type that the employee can take. */
export const OwnLeaveBalance = LeaveBalance.extend({
  leave_type_id: Id,
  leave_type: z.string(),
  is_paid: z.boolean(),
  category: z.string(),
  smallest: LeaveSmallest,
  /** Days of requests that are not decided; they are in `used`. */
  pending: z.number(),
})
export type OwnLeaveBalance = z.infer<typeof OwnLeaveBalance>

export const listOwnBalances = defineRoute({
  method: 'GET',
  path: '/employee/leave/balances',
  summary: 'List the leave types that the signed-in employee can take, with their balances on a day.',
  access: own,
  query: z.object({ on: IsoDate.optional() }),
  answer: dataAnswer(z.array(OwnLeaveBalance)),
})

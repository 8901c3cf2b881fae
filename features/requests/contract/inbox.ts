import { z } from 'zod'
import { dataAnswer, listAnswer, listQuery, severalIds, severalOf } from '#kit/contract/lists.ts'
import { defineRoute } from '#kit/contract/route.ts'
import { IdParam, Instant } from '#kit/contract/scalars.ts'
import { REQUEST_FIELDS, RequestKindName, StandsInFor, WaitsFor } from './facts.ts'
import { RequestAction, RequestStatus, StepRole } from './status.ts'

/** Every user of a company, employees and staff; the answer contains only what concerns the user. */
export const member = { anyOf: [], side: 'member' } as const

/** A request that waits for the asker. */
export const InboxRow = z.object({
  ...REQUEST_FIELDS,
  status: RequestStatus,
  step_no: z.int(),
  step: StepRole,
  waits_since: Instant,
  /** The asker decides for this employee, who has given the right; null: in the own name. */
  stands_in_for: StandsInFor.nullable(),
  /** The line manager is away or has not decided for days, so HR is asked too. */
  is_escalated: z.boolean(),
  /** The person who has sent it, if that is not the employee. */
  requested_by: z.string().nullable(),
  /** How many things there are to check; the details name them. */
  warnings: z.int(),
  version: z.int(),
  can: z.array(RequestAction),
})
export type InboxRow = z.infer<typeof InboxRow>

export const listInbox = defineRoute({
  method: 'GET',
  path: '/requests/inbox',
  summary: 'List the requests that wait for the user, earliest first.',
  access: member,
  query: listQuery(['waits_since', 'first_day', 'kind', 'emp_number', 'employee_name'], {
    kind: severalOf(RequestKindName).optional(),
    step: severalOf(StepRole).optional(),
    department_id: severalIds.optional(),
    employee_id: IdParam.optional(),
    /** `early`: those that HR can decide before the line manager has. */
    scope: z.enum(['waiting', 'early']).optional(),
  }),
  answer: listAnswer(InboxRow),
  list: { ids: true, entity: 'request' },
})

export const countInbox = defineRoute({
  method: 'GET',
  path: '/requests/inbox/count',
  summary: 'Count the requests that wait for the user, in total and by kind.',
  access: member,
  answer: dataAnswer(
    z.object({ total: z.int(), kinds: z.array(z.object({ kind: z.string(), count: z.int() })) }),
  ),
})

/** A request that the asker has sent, or that is about the asker. */
export const MyRequest = z.object({
  ...REQUEST_FIELDS,
  status: RequestStatus,
  /** A draft that an approver has returned. */
  is_returned: z.boolean(),
  waits_for: WaitsFor.nullable(),
  submitted_at: Instant.nullable(),
  closed_at: Instant.nullable(),
  version: z.int(),
  can: z.array(RequestAction),
})
export type MyRequest = z.infer<typeof MyRequest>

export const listMyRequests = defineRoute({
  method: 'GET',
  path: '/requests/mine',
  summary: 'List the own requests and those that the user has entered for others, latest first.',
  access: member,
  query: listQuery(['submitted_at', 'first_day', 'kind', 'status'], {
    kind: severalOf(RequestKindName).optional(),
    status: severalOf(RequestStatus).optional(),
  }),
  answer: listAnswer(MyRequest),
  list: { entity: 'request' },
})

import { z } from 'zod'
import { BulkOutcome } from '#kit/contract/bulk.ts'
import { dataAnswer } from '#kit/contract/lists.ts'
import { defineRoute } from '#kit/contract/route.ts'
import { Id, IdParam, Instant, IsoDate, Version } from '#kit/contract/scalars.ts'
import { longText, requiredLineText } from '#kit/contract/texts.ts'
import { RequestComment } from './detail.ts'
import { ClockTimes } from './facts.ts'
import { member } from './inbox.ts'
import { RequestStatus } from './status.ts'

/** The most requests that one call decides. */
export const MAX_DECISIONS = 200
/** The fewest letters of a reason to reject or return. */
export const MIN_REASON = 5

/** The outcome for one request. With `already_decided`: who has decided it and when. */
export const DecisionOutcome = BulkOutcome.extend({
  /** The status after the decision; null if it was not stored. */
  status: RequestStatus.nullable(),
  by: z.string().nullable(),
  at: Instant.nullable(),
})
export type DecisionOutcome = z.infer<typeof DecisionOutcome>

export const decideRequests = defineRoute({
  method: 'POST',
  path: '/requests/decide',
  summary:
    'Approve, reject or return several requests, with an outcome for each in the order of the ids; or approve less of one request.',
  access: member,
  body: z.object({
    ids: z.array(Id).min(1).max(MAX_DECISIONS),
    verdict: z.enum(['approved', 'rejected', 'returned']),
    /** Required to reject and to return: at least 5 letters. */
    reason: longText(500).default(''),
    /** Approves only these times, inside those that were asked for: for one request of a kind that has times, such as overtime. */
    less: ClockTimes.optional(),
    /** The versions that the user has seen, in the order of the ids; a request with another version is not decided. */
    versions: z.array(Version).max(MAX_DECISIONS).optional(),
    channel: z.enum(['web', 'phone']).default('web'),
  }),
  answer: dataAnswer(z.array(DecisionOutcome)),
  errors: ['invalid_input', 'reason_needed'],
})

const params = z.object({ id: IdParam })
const Acted = dataAnswer(z.object({ status: RequestStatus, version: z.int() }))

export const submitRequest = defineRoute({
  method: 'POST',
  path: '/requests/:id/submit',
  summary: 'Send a draft to its first step.',
  access: member,
  params,
  body: z.object({ version: Version }),
  answer: Acted,
  errors: ['not_found', 'stale_version', 'request_status', 'invalid_input'],
})

export const withdrawRequest = defineRoute({
  method: 'POST',
  path: '/requests/:id/withdraw',
  summary: 'Withdraw an own request that is not finally approved; HR can withdraw it too.',
  access: member,
  params,
  body: z.object({ version: Version, reason: longText(500).default('') }),
  answer: Acted,
  errors: ['not_found', 'stale_version', 'request_status', 'not_your_turn'],
})

export const cancelRequest = defineRoute({
  method: 'POST',
  path: '/requests/:id/cancel',
  summary:
    'Cancel an own approved request. If the company wants to agree, or some of its days are over, the approvers are asked; until then it holds.',
  access: member,
  params,
  body: z.object({
    version: Version,
    reason: requiredLineText(500),
    /** Of leave that has begun: the first day that is given back. Default: today. */
    from_day: IsoDate.optional(),
  }),
  answer: dataAnswer(
    z.object({
      status: RequestStatus,
      version: z.int(),
      /** The request of the cancellation, if the approvers are asked. */
      cancellation_id: Id.nullable(),
    }),
  ),
  errors: ['not_found', 'stale_version', 'request_status', 'not_your_turn', 'too_late'],
})

export const revokeRequest = defineRoute({
  method: 'POST',
  path: '/requests/:id/revoke',
  summary: 'Cancel an approved request of an employee, as HR; the employee and the deciders are told.',
  access: member,
  params,
  body: z.object({ version: Version, reason: requiredLineText(500) }),
  answer: Acted,
  errors: ['not_found', 'stale_version', 'request_status', 'not_your_turn', 'own_request'],
})

export const remindApprover = defineRoute({
  method: 'POST',
  path: '/requests/:id/remind',
  summary: 'Remind the person or the role that the own request waits for; once in 24 hours.',
  access: member,
  params,
  body: z.object({}),
  answer: dataAnswer(z.object({ again_at: Instant })),
  errors: ['not_found', 'request_status', 'not_your_turn', 'reminded_already'],
})

export const commentRequest = defineRoute({
  method: 'POST',
  path: '/requests/:id/comment',
  summary: 'Add a comment to a request, for everybody who can see it.',
  access: member,
  params,
  body: z.object({ text: longText(1000).min(1) }),
  answer: dataAnswer(RequestComment),
  errors: ['not_found'],
})

import { z } from 'zod'
import { dataAnswer } from '#kit/contract/lists.ts'
import { defineRoute } from '#kit/contract/route.ts'
import { Instant } from '#kit/contract/scalars.ts'
import { longText, secretText } from '#kit/contract/texts.ts'
import { RequestStatus } from './status.ts'

/** A text in both languages. */
const Words = z.object({ la: z.string(), en: z.string() })

/**
 * What can be done with a link. `decided`: the step, or the whole request, has been decided. `changed`: it waits for somebody else, or
 * was changed, or the company has turned the links off. `sign_in`: the account decides only after signing in.
 */
export const DecisionLinkState = z.enum(['open', 'decided', 'expired', 'changed', 'sign_in'])
export type DecisionLinkState = z.infer<typeof DecisionLinkState>

/** What a mail may say about a request: no type or reason of a leave, and no amount. */
export const LinkedRequest = z.object({ kind: Words, name: Words, when: Words })

export const DecisionLink = z.object({
  state: DecisionLinkState,
  company: z.string(),
  /** Whose link it is. */
  approver: z.string(),
  /** An employee, or staff of the company: decides which inbox is offered. */
  is_staff: z.boolean(),
  /** Null unless it is open. */
  request: LinkedRequest.nullable(),
  /** With `decided`: by whom and when. */
  decided_by: z.string().nullable(),
  decided_at: Instant.nullable(),
  expires_at: Instant,
})
export type DecisionLink = z.infer<typeof DecisionLink>

/** From the part of the address after '#', which browsers do not send and servers do not log. */
const token = secretText(100).min(1)

export const showDecisionLink = defineRoute({
  method: 'POST',
  path: '/decision-link/show',
  summary:
    'Show what a link of a mail decides. Nothing is changed. Unknown links are void; guesses are limited.',
  access: 'public',
  body: z.object({ token }),
  answer: dataAnswer(DecisionLink),
  errors: ['link_void', 'too_many_requests'],
})

export const decideByLink = defineRoute({
  method: 'POST',
  path: '/decision-link/decide',
  summary:
    'Approve or reject a request with the link of a mail, once, by the same rules as after signing in. The history names the mail.',
  access: 'public',
  body: z.object({
    token,
    verdict: z.enum(['approved', 'rejected']),
    /** Required to reject: at least 5 letters. */
    reason: longText(500).default(''),
  }),
  answer: dataAnswer(z.object({ status: RequestStatus })),
  errors: [
    ...(['link_void', 'link_expired', 'link_changed', 'sign_in_needed', 'too_many_requests'] as const),
    ...(['already_decided', 'reason_needed', 'own_request', 'not_your_turn', 'request_status'] as const),
  ],
})

import { z } from 'zod'
import { ENTER_PERMISSION } from '#kit/contract/access-rules.ts'
import { dataAnswer } from '#kit/contract/lists.ts'
import { defineRoute } from '#kit/contract/route.ts'
import { CompanyIdParam } from '#kit/contract/scalars.ts'
import { lineText } from '#kit/contract/texts.ts'
import { AuthUser } from './sign-in.ts'

/** Duration of an entry; extending it restarts the time. */
export const ENTRY_MINUTES = 60
/** An entry cannot be extended beyond this time after it began. A longer stay needs a new entry with a reason. */
export const LONGEST_ENTRY_HOURS = 4
export const MIN_REASON = 10
export const MAX_REASON = 300

export const enterCompany = defineRoute({
  method: 'POST',
  path: '/admin/company/:id/enter',
  summary:
    'Enter a company, also a suspended one, for 60 minutes with the rights of its administrator; the reason is recorded in both logs.',
  access: { anyOf: [ENTER_PERMISSION], side: 'provider' },
  params: z.object({ id: CompanyIdParam }),
  body: z.object({
    reason: lineText(MAX_REASON).min(MIN_REASON),
    /** From the app, or a recovery code; required if the account has a second factor. */
    code: lineText(20).default(''),
  }),
  answer: dataAnswer(AuthUser),
  errors: ['conflict', 'too_many_requests'],
  idempotent: false,
})

export const extendEntry = defineRoute({
  method: 'POST',
  path: '/auth/entered/extend',
  summary:
    'Stay another 60 minutes in the entered company, for the same reason, up to 4 hours after entering; recorded in both logs.',
  access: 'session',
  answer: dataAnswer(AuthUser),
  errors: ['conflict', 'entry_too_long'],
  idempotent: false,
})

export const leaveCompany = defineRoute({
  method: 'POST',
  path: '/auth/entered/leave',
  summary: 'Leave the entered company; recorded in both logs. Outside a company it changes nothing.',
  access: 'session',
  answer: dataAnswer(AuthUser),
  idempotent: false,
})

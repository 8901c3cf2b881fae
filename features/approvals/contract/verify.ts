import { z } from 'zod'
import { dataAnswer } from '#kit/contract/lists.ts'
import { defineRoute } from '#kit/contract/route.ts'
import { Instant } from '#kit/contract/scalars.ts'
import { lineText } from '#kit/contract/texts.ts'

/** What anybody with a printed document can check. */
export const VerifiedApproval = z.object({
  number: z.string(),
  title: z.string(),
  company: z.string(),
  status: z.enum(['success', 'cancelled']),
  approved_at: Instant,
  /** Null while it holds. */
  cancelled_at: Instant.nullable(),
})
export type VerifiedApproval = z.infer<typeof VerifiedApproval>

export const verifyApproval = defineRoute({
  method: 'GET',
  path: '/verify/:code',
  summary: 'Confirm a printed document by its code. Unknown codes are not found; guesses are limited.',
  access: 'public',
  params: z.object({ code: lineText(60) }),
  answer: dataAnswer(VerifiedApproval),
  errors: ['not_found', 'too_many_requests'],
})

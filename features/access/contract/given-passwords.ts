import { z } from 'zod'
import { dataAnswer } from '#kit/contract/lists.ts'
import { defineRoute } from '#kit/contract/route.ts'
import { Instant } from '#kit/contract/scalars.ts'

/** A password that another person set for the owner of the account. */
export const GivenPassword = z.object({
  by: z.string(),
  given_at: Instant,
  /** The first sign-in with it; null: it was not used. */
  used: z.object({ at: Instant, address: z.string(), user_agent: z.string() }).nullable(),
})
export type GivenPassword = z.infer<typeof GivenPassword>

export const listGivenPasswords = defineRoute({
  method: 'GET',
  path: '/auth/given-passwords',
  summary:
    'List the passwords that others set for the own account in the last year, and the first sign-in with each, the latest first.',
  access: 'session',
  answer: dataAnswer(z.array(GivenPassword)),
})

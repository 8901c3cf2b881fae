import { z } from 'zod'
import { dataAnswer } from '#kit/contract/lists.ts'
import { defineRoute } from '#kit/contract/route.ts'
import { requiredLineText, secretText } from '#kit/contract/texts.ts'

const password = secretText(200).min(1)
const code = requiredLineText(20)

export const showSecondFactor = defineRoute({
  method: 'GET',
  path: '/auth/second-factor',
  summary: 'Show whether the own account requires a second factor, and how many recovery codes are left.',
  access: 'session',
  answer: dataAnswer(
    z.object({ is_on: z.boolean(), recovery_codes_left: z.int(), can: z.array(z.enum(['start', 'remove'])) }),
  ),
})

export const startSecondFactor = defineRoute({
  method: 'POST',
  path: '/auth/second-factor/start',
  summary: 'Create a secret for the authenticator app; it is not required until its first code is confirmed.',
  access: 'session',
  body: z.object({ password }),
  answer: dataAnswer(z.object({ secret: z.string(), uri: z.string() })),
  errors: ['conflict', 'too_many_requests'],
  idempotent: false,
})

export const confirmSecondFactor = defineRoute({
  method: 'POST',
  path: '/auth/second-factor/confirm',
  summary: 'Turn the second factor on with a first code; the recovery codes are shown only once.',
  access: 'session',
  body: z.object({ code }),
  answer: dataAnswer(z.object({ recovery_codes: z.array(z.string()) })),
  errors: ['conflict', 'too_many_requests'],
  idempotent: false,
})

export const removeSecondFactor = defineRoute({
  method: 'POST',
  path: '/auth/second-factor/remove',
  summary: 'Turn the second factor off, with the password and a code.',
  access: 'session',
  body: z.object({ password, code }),
  answer: dataAnswer(z.object({ removed: z.literal(true) })),
  errors: ['conflict', 'too_many_requests'],
  idempotent: false,
})

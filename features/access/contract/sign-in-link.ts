import { z } from 'zod'
import { defineRoute } from '#kit/contract/route.ts'
import { lineText, secretText } from '#kit/contract/texts.ts'
import { checkPasswords } from './passwords.ts'
import { SecondFactorRequired, SignedIn } from './sign-in.ts'

/** The link is valid and remains so: its owner has no password of their own yet and chooses one with the next call. */
export const PasswordRequired = z.object({
  password_asked: z.object({ name: z.string(), email: z.string() }),
})

const Opened = z.object({
  /** From the mail: random, works once. */
  token: secretText(100).min(1),
  /** The account of the link. */
  user_id: lineText(30),
  /** Both together, if the answer asked for a new password. */
  new_password: secretText(200).optional(),
  confirm_password: secretText(200).optional(),
})

export const signInByLink = defineRoute({
  method: 'POST',
  path: '/auth/link',
  summary:
    'Sign in with a mailed link, once; the answer contains the bearer token, or asks for a new password or the second factor.',
  access: 'public',
  body: Opened.superRefine(({ new_password, confirm_password }, context) => {
    if (new_password === undefined && confirm_password === undefined) return
    checkPasswords({ new_password: new_password ?? '', confirm_password: confirm_password ?? '' }, context)
  }),
  answer: z.union([SignedIn, SecondFactorRequired, PasswordRequired]),
  errors: ['link_void', 'too_many_requests'],
})

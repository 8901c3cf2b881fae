import { z } from 'zod'
import { defineRoute } from '#kit/contract/route.ts'
import { lineText, secretText } from '#kit/contract/texts.ts'
import { checkPasswords } from './passwords.ts'
import { SecondFactorAsked, SignedIn } from './sign-in.ts'

/** The link is good and still is: its owner has no password of their own yet and chooses one with the next call. */
export const PasswordAsked = z.object({
  password_asked: z.object({ name: z.string(), email: z.string() }),
})

const Opened = z.object({
  /** From the mail: random, good once. */
  token: secretText(100).min(1),
  /** The account that the link was made for. */
  user_id: lineText(30),
  /** Given together, by whoever was asked to choose one. */
  new_password: secretText(200).optional(),
  confirm_password: secretText(200).optional(),
})

export const signInByLink = defineRoute({
  method: 'POST',
  path: '/auth/link',
  summary:
    'Sign in by a mailed link, once; the answer holds the bearer token, or asks for a password to be chosen or for the second factor.',
  access: 'public',
  body: Opened.superRefine(({ new_password, confirm_password }, context) => {
    if (new_password === undefined && confirm_password === undefined) return
    checkPasswords({ new_password: new_password ?? '', confirm_password: confirm_password ?? '' }, context)
  }),
  answer: z.union([SignedIn, SecondFactorAsked, PasswordAsked]),
  errors: ['link_void', 'too_many_requests'],
})

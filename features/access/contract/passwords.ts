import { z } from 'zod'
import { dataAnswer } from '#kit/contract/lists.ts'
import { ownText } from '#kit/contract/own-text.ts'
import { defineRoute } from '#kit/contract/route.ts'
import { lineText, secretText } from '#kit/contract/texts.ts'
import { AccountEmail } from './account-email.ts'

export const MIN_PASSWORD = 8

/** Minutes after a sign-in with a password of another person in which the own one is chosen without entering it again. */
export const FIRST_CHOICE_MINUTES = 15

/** A password that an administrator typed expires after this number of days. */
export const TYPED_PASSWORD_DAYS = 7

/** The exact words of specification 5. */
const PASSWORD_REQUIRED = ownText('ຕ້ອງປ້ອນລະຫັດຜ່ານ', 'Password required')
const CONFIRM = ownText('ຢືນຢັນລະຫັດຜ່ານ', 'Confirm password')
const NO_MATCH = ownText('ລະຫັດຜ່ານບໍ່ກົງກັນ', 'Passwords do not match')
const TOO_SHORT = ownText(
  `ລະຫັດຜ່ານຕ້ອງມີຢ່າງໜ້ອຍ ${MIN_PASSWORD} ຕົວອັກສອນ`,
  `The password needs at least ${MIN_PASSWORD} characters`,
)
const SAME = ownText('ລະຫັດຜ່ານໃໝ່ຕ້ອງຕ່າງຈາກລະຫັດຜ່ານປັດຈຸບັນ', 'The new password must differ from the current one')

type Text = ReturnType<typeof ownText>
interface Given {
  current_password?: string
  first_choice?: boolean
  new_password: string
  confirm_password: string
}

/** Checks passwords as far as possible without the account, for the form and for the server. */
export function checkPasswords(values: Given, context: z.RefinementCtx): void {
  const refuse = (field: keyof Given, params: Text) =>
    context.addIssue({ code: 'custom', path: [field], params })
  const {
    current_password: current,
    new_password: wanted,
    confirm_password: confirmed,
    first_choice,
  } = values
  if (current === '' && !first_choice) refuse('current_password', PASSWORD_REQUIRED)
  if (wanted === '') refuse('new_password', PASSWORD_REQUIRED)
  else if (wanted.length < MIN_PASSWORD) refuse('new_password', TOO_SHORT)
  else if (wanted === current) refuse('new_password', SAME)
  if (confirmed === '') refuse('confirm_password', CONFIRM)
  else if (wanted !== '' && confirmed !== wanted) refuse('confirm_password', NO_MATCH)
}

/** The same check unless the user is invited by mail and chooses the password. */
export function checkUnlessInvited(values: Given & { invite: boolean }, context: z.RefinementCtx): void {
  if (!values.invite) checkPasswords(values, context)
}

/** A typed password; a missing one is treated like an empty one. */
export const Password = secretText(200).default('')
export const NewPassword = { new_password: Password, confirm_password: Password }
/** A first password, or a mail with a link to choose one. */
export const PasswordOrInvitation = { ...NewPassword, invite: z.boolean().default(false) }

export const changePassword = defineRoute({
  method: 'POST',
  path: '/user/change/password',
  summary: 'Change the own password; all sessions of the account end, including this one.',
  access: 'session',
  body: z
    .object({
      current_password: Password,
      ...NewPassword,
      /** True: the session has just begun with a password that another person gave; the current one is not needed. */
      first_choice: z.boolean().default(false),
    })
    .superRefine(checkPasswords),
  answer: dataAnswer(z.object({ changed: z.literal(true) })),
  errors: ['too_many_requests'],
  // The key would be stored next to a hash of the passwords.
  idempotent: false,
})

export const requestVerificationCode = defineRoute({
  method: 'POST',
  path: '/send-request-verification-code',
  summary:
    'Reset 1: mail a code to this address if it has an account; the answer does not tell whether it does.',
  access: 'public',
  body: z.object({
    email: AccountEmail,
    edit: z.boolean().optional(),
  }),
  answer: dataAnswer(z.object({ sent: z.literal(true) })),
  errors: ['too_many_requests'],
})

export const verifyCode = defineRoute({
  method: 'POST',
  path: '/verify-code',
  summary:
    'Reset 2: the mailed code, from the browser that requested it; the id is a handle for the last step, not an account.',
  access: 'public',
  body: z.object({ verify_code: lineText(200) }),
  answer: dataAnswer(z.object({ id: z.string() })),
  errors: ['invalid_input', 'too_many_requests'],
})

/** As in the specification. The screens send the code in the body, because addresses are stored in histories and proxy logs. */
export const verifyCodeInAddress = defineRoute({
  method: 'GET',
  path: '/verify-code/:verify_code',
  summary: 'Reset 2 with the code in the address, for programs; browsers send it in the body.',
  access: 'public',
  params: z.object({ verify_code: lineText(200) }),
  answer: dataAnswer(z.object({ id: z.string() })),
  errors: ['invalid_input', 'too_many_requests'],
})

export const resetMyPassword = defineRoute({
  method: 'POST',
  path: '/reset-my-password',
  summary: 'Reset 3: set the new password with the handle and the code; all sessions of the account end.',
  access: 'public',
  body: z
    .object({ user_id: secretText(200), verify_code: lineText(200), ...NewPassword })
    .superRefine(checkPasswords),
  answer: dataAnswer(z.object({ changed: z.literal(true) })),
  errors: ['too_many_requests'],
})

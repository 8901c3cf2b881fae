import { z } from 'zod'
import { dataAnswer } from '#kit/contract/lists.ts'
import { defineRoute } from '#kit/contract/route.ts'
import { Id, Instant } from '#kit/contract/scalars.ts'
import { lineText, requiredLineText, secretText } from '#kit/contract/texts.ts'

/** The company that the provider's user has entered; user, roles and permissions are then those of its administrator. */
export const Entered = z.object({
  company_name: z.string(),
  reason: z.string(),
  until: Instant,
  /** For a device whose clock is wrong; 0 when the time is over. */
  seconds_left: z.int(),
})
export type Entered = z.infer<typeof Entered>

export const AuthUser = z.object({
  session_id: Id,
  user: z.object({
    id: Id,
    name: z.string(),
    email: z.string(),
    company_id: z.int().nullable(),
    company_name: z.string().nullable(),
    employee_id: Id.nullable(),
    /** The company has free clock-in and promotions (specification 6, company 12). */
    special_menus: z.boolean(),
    status_change_password: z.boolean(),
    /** The account must have a second factor and has none: until it is turned on, all other calls are refused. */
    must_set_up_factor: z.boolean(),
  }),
  /** Role names, the main role first. */
  roleUser: z.array(z.string()),
  permissionUsers: z.array(z.string()),
  entered: Entered.nullable(),
})
export type AuthUser = z.infer<typeof AuthUser>

export const SignedIn = z.object({
  /** The bearer token. Missing if the call names a session in `x-champa-session`: a browser gets a cookie instead. */
  access_token: z.string().optional(),
  authUser: AuthUser,
})
export type SignedIn = z.infer<typeof SignedIn>
/** The password was correct and a second factor is turned on: `second_factor` is valid for one sign-in within five minutes. */
export const SecondFactorRequired = z.object({ second_factor: z.string() })

export const showPreparation = defineRoute({
  method: 'GET',
  path: '/auth/preparation',
  summary:
    'Show the progress of creating the demo at the first start; null when it is complete, or without a demo.',
  access: 'public',
  answer: dataAnswer(z.object({ demo: z.object({ done: z.int(), total: z.int() }).nullable() })),
})

export const login = defineRoute({
  method: 'POST',
  path: '/auth/login',
  summary:
    'Sign in with an email address, or with the code of a company and an employee number or phone number; the answer contains the bearer token of the new session, or asks for the second factor.',
  access: 'public',
  body: z
    .object({
      email: lineText(200).toLowerCase().default(''),
      /** The sign-in code of the company, for a sign-in with `number`. */
      company: lineText(40).toLowerCase().default(''),
      /** An employee number, or the phone number of one employee of the company. */
      number: lineText(60).default(''),
      password: secretText(200).default(''),
    })
    .superRefine(({ email, company, number, password }, context) => {
      const require = (field: string, value: string) => {
        if (!value)
          context.addIssue({ code: 'too_small', origin: 'string', minimum: 1, input: value, path: [field] })
      }
      require('password', password)
      if (!company && !number) return require('email', email)
      require('company', company)
      require('number', number)
    }),
  answer: z.union([SignedIn, SecondFactorRequired]),
  errors: [
    'invalid_credentials',
    'too_many_requests',
    'account_disabled',
    'company_suspended',
    'password_expired',
    'demo_not_complete',
  ],
})

export const loginWithSecondFactor = defineRoute({
  method: 'POST',
  path: '/auth/second-factor/login',
  summary: 'The second step of signing in: a code of the authenticator app or a recovery code.',
  access: 'public',
  body: z.object({ second_factor: secretText(100).min(1), code: requiredLineText(20) }),
  answer: SignedIn,
  errors: [
    'invalid_credentials',
    'too_many_requests',
    'account_disabled',
    'company_suspended',
    'demo_not_complete',
  ],
})

export const logout = defineRoute({
  method: 'POST',
  path: '/auth/logout',
  summary: 'End the session of the bearer token or the cookie.',
  access: 'session',
  answer: dataAnswer(z.object({ signed_out: z.literal(true) })),
  idempotent: false,
})

export const me = defineRoute({
  method: 'GET',
  path: '/auth/me',
  summary: 'Show the signed-in user with current roles and permissions.',
  access: 'session',
  answer: dataAnswer(
    AuthUser.extend({
      /** The display names of the roles, in the order of `roleUser`. */
      role_names: z.array(z.object({ name: z.string(), la: z.string(), en: z.string() })),
      /** The last time another person set the password; null if never. */
      password_reset: z.object({ by: z.string(), at: Instant }).nullable(),
    }),
  ),
})

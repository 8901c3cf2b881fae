import { z } from 'zod'
import { dataAnswer } from '#kit/contract/lists.ts'
import { changing, defineRoute } from '#kit/contract/route.ts'
import { Id, IdParam, Instant, Language } from '#kit/contract/scalars.ts'
import { secretText } from '#kit/contract/texts.ts'

const access = changing({ anyOf: ['view-password'], side: 'company' }, 'edit-password')

/** Most employees of one batch. */
export const MAX_SLIPS = 2000
/** A one-time password expires after this number of days. */
export const ONE_TIME_DAYS = 14

/** What an employee needs to sign in for the first time. The password is never shown again. */
export const SignInSlip = z.object({
  emp_number: z.string(),
  name: z.string(),
  company_name: z.string(),
  company_code: z.string(),
  password: z.string(),
  valid_until: Instant,
  /** The sign-in page with the company's code; null if the address of the installation is unknown. */
  page_address: z.string().nullable(),
})
export type SignInSlip = z.infer<typeof SignInSlip>

export const giveOneTimePassword = defineRoute({
  method: 'POST',
  path: '/company/employee-account/:employee_id/one-time-password',
  summary:
    'Give an employee a new one-time password, which ends all sessions of the account and must be changed at the next sign-in; creates the account if there is none. The answer is the only place that shows the password.',
  access,
  params: z.object({ employee_id: IdParam }),
  answer: dataAnswer(SignInSlip),
  errors: [
    ...(['role_too_high', 'password_chosen', 'password_in_use', 'administrator_only'] as const),
    ...(['account_disabled', 'company_accounts', 'too_many_requests'] as const),
  ],
  // The answer contains a password: it is not stored for repeated requests.
  idempotent: false,
})

export const makeSlips = defineRoute({
  method: 'POST',
  path: '/company/sign-in-slip',
  summary:
    'Start making accounts with one-time passwords for employees who have none, and new passwords for those who have not used theirs. The key opens the slips.',
  access,
  body: z.object({
    employee_ids: z.array(Id).min(1).max(MAX_SLIPS),
    /** Also a new password for employees who have not used theirs; the previous one stops working. */
    renew: z.boolean().default(false),
  }),
  answer: dataAnswer(z.object({ id: Id, key: z.string() })),
  errors: ['company_accounts'],
  // The answer contains the key: it is not stored for repeated requests.
  idempotent: false,
})

export const SlipBatch = z.object({
  id: Id,
  status: z.enum(['making', 'done', 'failed']),
  total: z.int(),
  done: z.int(),
  created: z.int(),
  renewed: z.int(),
  /** Employees who already have an account, have left, or are hidden. */
  skipped: z.int(),
  can: z.array(z.enum(['download'])),
})
export type SlipBatch = z.infer<typeof SlipBatch>

const params = z.object({ slip_batch_id: IdParam })

export const showSlips = defineRoute({
  method: 'GET',
  path: '/company/sign-in-slip/:slip_batch_id',
  summary: 'Show the progress of a batch of slips that the caller started.',
  access,
  params,
  answer: dataAnswer(SlipBatch),
})

export const downloadSlips = defineRoute({
  method: 'POST',
  path: '/company/sign-in-slip/:slip_batch_id/slips.pdf',
  summary: 'Download the slips as a PDF with eight on a page, once: afterwards the passwords are deleted.',
  access,
  params,
  body: z.object({ key: secretText(200).min(1), language: Language.default('la') }),
  stream: { contentTypes: ['application/pdf'], entity: 'account' },
  errors: ['conflict'],
  idempotent: false,
})

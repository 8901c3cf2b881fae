import { z } from 'zod'
import { dataAnswer, listAnswer, listQuery, severalOf } from '#kit/contract/lists.ts'
import { changing, defineRoute } from '#kit/contract/route.ts'
import { Id, IdParam, Instant } from '#kit/contract/scalars.ts'
import { AccountEmail } from './account-email.ts'
import { checkUnlessInvited, PasswordOrInvitation } from './passwords.ts'

const passwords = { anyOf: ['view-password'], side: 'company' } as const
const params = z.object({ employee_id: IdParam })
const done = dataAnswer(z.object({ id: Id }))

/** `unused`: set by somebody else and not changed yet; `expired`: the same, too late; `none`: invited, not chosen yet. */
export const PasswordState = z.enum(['chosen', 'unused', 'expired', 'none'])
export type PasswordState = z.infer<typeof PasswordState>

export const EmployeeAccountRow = z.object({
  /** The employee's id. */
  id: Id,
  emp_number: z.string(),
  name: z.string(),
  surname: z.string(),
  /** The email of the employee's record, as a suggestion for the account. */
  email: z.string(),
  account: z
    .object({
      /** '' for an employee who signs in with the employee number. */
      email: z.string(),
      status: z.enum(['active', 'disabled']),
      password: PasswordState,
      /** When a password that is not used yet expires. */
      valid_until: Instant.nullable(),
    })
    .nullable(),
  /**
   * `set-password`: a password can be typed; `invite`: a link to choose one can be mailed; `one-time`: a one-time
   * password can be given, also to an employee without an account.
   */
  can: z.array(z.enum(['create', 'set-password', 'invite', 'one-time'])),
})
export type EmployeeAccountRow = z.infer<typeof EmployeeAccountRow>

export const listEmployeeAccounts = defineRoute({
  method: 'GET',
  path: '/company/employee-account',
  summary: 'List the employees of the own company and whether each can sign in.',
  access: passwords,
  query: listQuery(['emp_number', 'name'], {
    has_account: z.enum(['yes', 'no']).optional(),
    password: severalOf(PasswordState).optional(),
  }),
  answer: listAnswer(EmployeeAccountRow),
  list: { excel: true, ids: true, entity: 'account' },
})

export const EmployeeAccount = z
  .object({ email: AccountEmail, ...PasswordOrInvitation })
  .superRefine(checkUnlessInvited)

export const addEmployeeAccount = defineRoute({
  method: 'POST',
  path: '/company/employee-account/:employee_id',
  summary:
    'Create an account for an employee. A typed password must be changed at the first sign-in; an invited employee chooses one.',
  access: changing(passwords, 'edit-password'),
  params,
  body: EmployeeAccount,
  answer: done,
  errors: ['duplicate', 'too_many_requests', 'company_accounts'],
  idempotent: false,
})

export const setEmployeePassword = defineRoute({
  method: 'PUT',
  path: '/company/employee-account/:employee_id/password',
  summary:
    "Set a new password for an employee's account, which ends its sessions and must be changed; or mail the employee a link to choose one.",
  access: changing(passwords, 'edit-password'),
  params,
  body: z.object(PasswordOrInvitation).superRefine(checkUnlessInvited),
  answer: done,
  errors: [
    'role_too_high',
    'password_chosen',
    'account_disabled',
    'company_accounts',
    'too_many_requests',
    'no_email',
  ],
  idempotent: false,
})

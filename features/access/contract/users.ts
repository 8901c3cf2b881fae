import { z } from 'zod'
import { dataAnswer, listAnswer, listQuery, severalOf } from '#kit/contract/lists.ts'
import { ownText } from '#kit/contract/own-text.ts'
import { changing, defineRoute } from '#kit/contract/route.ts'
import { Id, IdParam, Instant, Version } from '#kit/contract/scalars.ts'
import { lineText, requiredLineText } from '#kit/contract/texts.ts'
import { AccountEmail } from './account-email.ts'
import { checkUnlessInvited, Password, PasswordOrInvitation } from './passwords.ts'

const providers = { anyOf: ['admin-user', 'managesynergyuser'], side: 'provider' } as const
const companies = { anyOf: ['view-company-user'], side: 'company' } as const
const companyChanges = changing(companies, 'edit-company-user')

export const UserStatus = z.enum(['active', 'disabled'])

export const UserRow = z.object({
  id: Id,
  name: z.string(),
  email: z.string(),
  /** Role names, the main role first. */
  roles: z.array(z.string()),
  /** The display names of the roles, in their order. */
  role_names: z.array(z.object({ la: z.string(), en: z.string() })),
  status: UserStatus,
  has_second_factor: z.boolean(),
  is_employee: z.boolean(),
  last_seen_at: Instant.nullable(),
  version: Version,
  /** False for an account with more permissions than the caller's. */
  can: z.array(z.enum(['update', 'send-link', 'send-sign-in-link', 'remove-second-factor'])),
})
export type UserRow = z.infer<typeof UserRow>

const NOT_A_NAME = ownText('ຊື່ຕ້ອງຢູ່ໃນແຖວດຽວ ແລະ ບໍ່ມີ “(provider)”', 'A name is one line, without “(provider)”')
/** Line breaks in a name could insert text into our mail; the word in brackets would look like the provider's mark. */
const IMPOSING = /[\n-\r\u0085\u2028\u2029]|\(\s*(provider|ຜູ້ໃຫ້ບໍລິການ)\s*\)/iu
const typedName = z
  .string()
  .trim()
  .refine((name) => !IMPOSING.test(name), { params: NOT_A_NAME })

/** The name of an account's user: one line, as shown in mails and the log. */
export const AccountName = requiredLineText(100, typedName)

const Fields = z.object({
  name: AccountName,
  email: AccountEmail,
  /** Role names, the main role first. */
  roles: z.array(lineText(100)).min(1).max(10),
})
export const NewUser = Fields.extend(PasswordOrInvitation).superRefine(checkUnlessInvited)
export const UserChange = Fields.extend({
  /** '' only for an employee, who signs in with the employee number. */
  email: z.union([AccountEmail, z.literal('')]),
  status: UserStatus,
  version: Version,
  /** Required if users change their own email; with a second factor, also a code. */
  current_password: Password,
  code: lineText(20).default(''),
})

export const GivableRole = z.object({
  name: z.string(),
  display_name_la: z.string(),
  display_name_en: z.string(),
  side: z.enum(['provider', 'company', 'employee']),
  /** False for a role with more permissions than the caller's. */
  can: z.array(z.enum(['give'])),
})
export type GivableRole = z.infer<typeof GivableRole>

const query = listQuery(['name', 'email', 'status', 'last_seen_at'], {
  status: severalOf(UserStatus).optional(),
  role: severalOf(lineText(100)).optional(),
})
const params = z.object({ id: IdParam })
const done = dataAnswer(z.object({ id: Id }))
const errors = [
  'no_email',
  'duplicate',
  'stale_version',
  'last_admin',
  'too_many_requests',
  'role_too_high',
  'own_role',
  'company_accounts',
] as const

export const listAdminUsers = defineRoute({
  method: 'GET',
  path: '/admin/user',
  summary: "List the provider's users with their roles.",
  access: providers,
  query,
  answer: listAnswer(UserRow),
  list: { excel: true, entity: 'account' },
})
export const listCompanyUsers = defineRoute({
  ...listAdminUsers,
  path: '/company/user',
  summary: "List the own company's users with their roles.",
  access: companies,
})

export const listAdminUserRoles = defineRoute({
  method: 'GET',
  path: '/admin/user/roles',
  summary: "List the roles of the provider's side, and whether the caller can give them.",
  access: providers,
  answer: dataAnswer(z.array(GivableRole)),
})
export const listCompanyUserRoles = defineRoute({
  ...listAdminUserRoles,
  path: '/company/user/roles',
  summary: "List the roles of a company's side, and whether the caller can give them.",
  access: companies,
})

export const addAdminUser = defineRoute({
  method: 'POST',
  path: '/admin/user',
  summary:
    'Add a user of the provider. A typed password must be changed at the first sign-in; an invited user chooses one.',
  access: providers,
  body: NewUser,
  answer: done,
  errors,
  idempotent: false,
})
export const addCompanyUser = defineRoute({
  ...addAdminUser,
  path: '/company/user',
  summary:
    'Add a user of the own company. A typed password must be changed at the first sign-in; an invited user chooses one.',
  access: companyChanges,
})

export const updateAdminUser = defineRoute({
  method: 'PUT',
  path: '/admin/user/:id',
  summary:
    'Change, disable or enable a user of the provider; disabling ends their sessions, and the previous address is notified of a new email.',
  access: providers,
  params,
  body: UserChange,
  answer: done,
  errors,
  // The key would be stored next to a hash of the password.
  idempotent: false,
})
export const updateCompanyUser = defineRoute({
  ...updateAdminUser,
  path: '/company/user/:id',
  summary:
    'Change, disable or enable a user of the own company; disabling ends their sessions, and the previous address is notified of a new email.',
  access: companyChanges,
})

export const sendAdminUserLink = defineRoute({
  method: 'POST',
  path: '/admin/user/:id/password-link',
  summary: 'Mail a user of the provider instructions to choose a new password.',
  access: providers,
  params,
  answer: done,
  errors: ['too_many_requests', 'role_too_high', 'company_accounts', 'no_email'],
})
export const sendCompanyUserLink = defineRoute({
  ...sendAdminUserLink,
  path: '/company/user/:id/password-link',
  summary: 'Mail a user of the own company instructions to choose a new password.',
  access: companyChanges,
})

export const sendAdminUserSignInLink = defineRoute({
  ...sendAdminUserLink,
  path: '/admin/user/:id/sign-in-link',
  summary: 'Mail a user of the provider a link that signs them in once, within a day.',
})
export const sendCompanyUserSignInLink = defineRoute({
  ...sendCompanyUserLink,
  path: '/company/user/:id/sign-in-link',
  summary: 'Mail a user of the own company a link that signs them in once, within a day.',
})

export const removeAdminUserFactor = defineRoute({
  method: 'DELETE',
  path: '/admin/user/:id/second-factor',
  summary: 'Turn off the second factor of a user of the provider who has lost it.',
  access: providers,
  params,
  answer: done,
  errors: ['role_too_high', 'company_accounts'],
})
export const removeCompanyUserFactor = defineRoute({
  ...removeAdminUserFactor,
  path: '/company/user/:id/second-factor',
  summary: 'Turn off the second factor of a user of the own company who has lost it.',
  access: companyChanges,
})

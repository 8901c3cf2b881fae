import { z } from 'zod'
import { AccountEmail, AccountName } from '#features/access/contract.ts'
import { dataAnswer, listAnswer, listQuery } from '#kit/contract/lists.ts'
import { ownText } from '#kit/contract/own-text.ts'
import { defineRoute } from '#kit/contract/route.ts'
import { CompanyIdParam, Id, Instant, IsoDate, Version } from '#kit/contract/scalars.ts'
import { lineText, longText, requiredLineText } from '#kit/contract/texts.ts'

const access = { anyOf: ['admin-company'], side: 'provider' } as const
const params = z.object({ id: CompanyIdParam })
const optionalEmail = z
  .string()
  .trim()
  .toLowerCase()
  .max(200)
  .pipe(z.union([z.literal(''), z.email()]))

/** The contacts of a company, which it can change itself. */
export const CompanyContacts = z.object({
  phone: lineText(60),
  email: optionalEmail,
  address: longText(500),
})

const CompanyFields = CompanyContacts.extend({
  name: requiredLineText(200),
  founding_date: IsoDate.nullable(),
  is_vat_registered: z.boolean(),
  business_type_id: Id.nullable(),
})

export const CompanyRecord = CompanyFields.extend({
  id: Id,
  email: z.string(),
  status: z.enum(['active', 'suspended']),
  /** Free clock-in and promotions in the menus of its users; always on for company 12. */
  special_menus: z.boolean(),
  employee_count: z.int(),
  created_at: Instant,
  version: Version,
})
export type CompanyRecord = z.infer<typeof CompanyRecord>

export const showCompany = defineRoute({
  method: 'GET',
  path: '/admin/company/:id',
  summary: 'Show one company with its contacts and its status.',
  access,
  params,
  answer: dataAnswer(CompanyRecord),
})

export const listCompanyBusinessTypes = defineRoute({
  method: 'GET',
  path: '/admin/company/business-types',
  summary: 'List the lines of business that a company can have.',
  access,
  answer: dataAnswer(z.array(z.object({ id: Id, name: z.string() }))),
})

export const addCompany = defineRoute({
  method: 'POST',
  path: '/admin/company',
  summary:
    'Add a company with its default lists and its first administrator, who is invited by mail or gets a password that is shown once.',
  access,
  body: CompanyFields.extend({
    admin_name: AccountName,
    admin_email: AccountEmail,
    /** A mail with a link to choose a password. */
    invite: z.boolean().default(false),
  }),
  /** The password is null if the administrator chooses one. */
  answer: dataAnswer(z.object({ id: Id, admin_email: z.string(), admin_password: z.string().nullable() })),
  errors: ['duplicate', 'no_public_address'],
  // The answer contains a password: it is not stored for repeated requests.
  idempotent: false,
})

export const updateCompany = defineRoute({
  method: 'PUT',
  path: '/admin/company/:id',
  summary: 'Save a whole company; suspending it ends the sessions of its users.',
  access,
  params,
  body: CompanyFields.extend({
    status: z.enum(['active', 'suspended']),
    special_menus: z.boolean(),
    version: Version,
  }),
  answer: dataAnswer(CompanyRecord),
  errors: ['duplicate', 'stale_version'],
})

export const CompanyUser = z.object({
  id: Id,
  name: z.string(),
  email: z.string(),
  roles: z.array(z.object({ name: z.string(), la: z.string(), en: z.string() })),
  status: z.enum(['active', 'disabled']),
  last_seen_at: Instant.nullable(),
})
export type CompanyUser = z.infer<typeof CompanyUser>

export const listUsersOfCompany = defineRoute({
  method: 'GET',
  path: '/admin/company/:id/user',
  summary: "List a company's own staff accounts; its employees are not shown to the provider.",
  access,
  params,
  query: listQuery(['name', 'email', 'status', 'last_seen_at']),
  answer: listAnswer(CompanyUser),
  list: { excel: true, entity: 'account' },
})

const BAD_CODE = ownText('ໃຊ້ຕົວອັກສອນ a–z ແລະ ຕົວເລກ 2 ຫາ 20 ຕົວ', 'Use 2 to 20 letters a–z and digits')

/** The code that employees type to sign in with their number: unique over all companies, in lower case. */
export const SignInCode = lineText(40)
  .toLowerCase()
  .refine((code) => /^[a-z0-9]{2,20}$/.test(code), { params: BAD_CODE })

export const OwnCompany = CompanyContacts.extend({
  email: z.string(),
  sign_in_code: z.string(),
  version: Version,
})

export const showOwnContacts = defineRoute({
  method: 'GET',
  path: '/company/profile/contacts',
  summary: 'Show the contacts and the sign-in code of the own company, with the version for a change.',
  access: { anyOf: ['view-profile'], side: 'company' },
  answer: dataAnswer(OwnCompany.extend({ can: z.array(z.enum(['update'])) })),
})

export const saveOwnContacts = defineRoute({
  method: 'PUT',
  path: '/company/profile/contacts',
  summary:
    'Save the contacts and the sign-in code of the own company; only its administrator can. The previous code stops working.',
  access: { anyOf: ['view-profile'], side: 'company' },
  /** A missing code is not changed. */
  body: CompanyContacts.extend({ sign_in_code: SignInCode.optional(), version: Version }),
  answer: dataAnswer(OwnCompany),
  errors: ['stale_version', 'duplicate'],
})

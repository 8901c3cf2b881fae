import { z } from 'zod'
import { dataAnswer, listAnswer, listQuery } from '#kit/contract/lists.ts'
import { changing, defineRoute } from '#kit/contract/route.ts'
import { Id, IdParam } from '#kit/contract/scalars.ts'
import { PermissionRow, RoleChange, RoleRow, roleTexts } from './roles.ts'

const access = { anyOf: ['view-company-role'], side: 'company' } as const
const changes = changing(access, 'edit-company-role')

/** A role that users of the company can have. */
export const CompanyRoleRow = RoleRow.omit({ side: true, is_template: true }).extend({
  /** True: made by the company; false: a role of the product, the same for all companies. */
  is_own: z.boolean(),
})
export type CompanyRoleRow = z.infer<typeof CompanyRoleRow>

const params = z.object({ id: IdParam })
const done = dataAnswer(z.object({ id: Id }))
const errors = ['duplicate', 'role_too_high', 'company_accounts'] as const

export const listCompanyRoles = defineRoute({
  method: 'GET',
  path: '/company/role',
  summary:
    'List the roles of the own company and those of the product, with the number of its users who have them.',
  access,
  query: listQuery(['name', 'user_count'], { is_own: z.enum(['true', 'false']).optional() }),
  answer: listAnswer(CompanyRoleRow),
  list: {},
})

/** A permission of a company's side. */
export const PermissionChoice = PermissionRow.pick({
  name: true,
  display_name_la: true,
  display_name_en: true,
  description_la: true,
  description_en: true,
}).extend({
  /** Empty for a permission that the caller does not have. */
  can: z.array(z.enum(['give'])),
})
export type PermissionChoice = z.infer<typeof PermissionChoice>

export const RoleTemplate = RoleRow.pick({
  name: true,
  display_name_la: true,
  display_name_en: true,
  description_la: true,
  description_en: true,
  permissions: true,
})
export type RoleTemplate = z.infer<typeof RoleTemplate>

export const showRoleChoices = defineRoute({
  method: 'GET',
  path: '/company/role/choices',
  summary: 'List the permissions that a role of the company can contain, and templates for a new role.',
  access,
  answer: dataAnswer(z.object({ permissions: z.array(PermissionChoice), templates: z.array(RoleTemplate) })),
})

export const addCompanyRole = defineRoute({
  method: 'POST',
  path: '/company/role',
  summary: 'Add a role of the own company; it can only contain permissions that the caller has.',
  access: changes,
  body: z.object(roleTexts),
  answer: done,
  errors,
})

export const updateCompanyRole = defineRoute({
  method: 'PUT',
  path: '/company/role/:id',
  summary:
    'Rename a role of the own company or change its permissions; users cannot change the permissions of a role they have.',
  access: changes,
  params,
  body: RoleChange,
  answer: done,
  errors: [...errors, 'stale_version', 'own_role'],
})

export const deleteCompanyRole = defineRoute({
  method: 'DELETE',
  path: '/company/role/:id',
  summary: 'Delete a role of the own company that has no users.',
  access: changes,
  params,
  answer: done,
  errors: ['in_use', 'role_too_high', 'company_accounts'],
})

import { z } from 'zod'
import { dataAnswer, listAnswer, listQuery } from '#kit/contract/lists.ts'
import { defineRoute } from '#kit/contract/route.ts'
import { Id, IdParam, Version } from '#kit/contract/scalars.ts'
import { lineText, longText, requiredLineText } from '#kit/contract/texts.ts'

const roles = { anyOf: ['admin-role'], side: 'provider' } as const
const permissions = { anyOf: ['admin-permission'], side: 'provider' } as const

export const RoleRow = z.object({
  id: Id,
  name: z.string(),
  display_name_la: z.string(),
  display_name_en: z.string(),
  description_la: z.string(),
  description_en: z.string(),
  side: z.enum(['provider', 'company', 'employee']),
  permissions: z.array(z.string()),
  /** A template: companies create their own roles from it, and it has no users. */
  is_template: z.boolean(),
  user_count: z.int(),
  version: Version,
  /**
   * `rename`: the texts; `grant`: the permissions. Roles of the product keep their name and cannot be deleted; others
   * can be deleted if they have no users.
   */
  can: z.array(z.enum(['rename', 'grant', 'delete'])),
})
export type RoleRow = z.infer<typeof RoleRow>

export const roleTexts = {
  display_name_la: requiredLineText(100),
  display_name_en: requiredLineText(100),
  description_la: longText(500).default(''),
  description_en: longText(500).default(''),
  permissions: z.array(lineText(100)).max(200),
}
export const NewRole = z.object({
  name: z
    .string()
    .trim()
    .toLowerCase()
    .min(1)
    .max(50)
    // The names of companies' own roles start with own-.
    .regex(/^(?!own-)[a-z][a-z0-9 _-]*$/),
  side: z.enum(['provider', 'company']),
  ...roleTexts,
})
export const RoleChange = z.object({ ...roleTexts, version: Version })

const params = z.object({ id: IdParam })
const done = dataAnswer(z.object({ id: Id }))

export const listRoles = defineRoute({
  method: 'GET',
  path: '/admin/role',
  summary: 'List the roles with their permissions and number of users.',
  access: roles,
  query: listQuery(['name', 'side', 'user_count'], {
    side: z.enum(['provider', 'company', 'employee']).optional(),
  }),
  answer: listAnswer(RoleRow),
  list: { excel: true, entity: 'role' },
})

export const addRole = defineRoute({
  method: 'POST',
  path: '/admin/role',
  summary: 'Add a role with permissions of its side; for the provider only permissions that the caller has.',
  access: roles,
  body: NewRole,
  answer: done,
  errors: ['duplicate', 'role_too_high'],
})

export const updateRole = defineRoute({
  method: 'PUT',
  path: '/admin/role/:id',
  summary:
    'Change the texts and permissions of a role; users cannot change the permissions of a role they have.',
  access: roles,
  params,
  body: RoleChange,
  answer: done,
  errors: ['stale_version', 'role_too_high', 'own_role'],
})

export const deleteRole = defineRoute({
  method: 'DELETE',
  path: '/admin/role/:id',
  summary: 'Delete a role that has no users and is not a role of the product.',
  access: roles,
  params,
  answer: done,
  errors: ['in_use', 'role_too_high'],
})

export const PermissionRow = z.object({
  id: Id,
  name: z.string(),
  display_name_la: z.string(),
  display_name_en: z.string(),
  description_la: z.string(),
  description_en: z.string(),
  side: z.enum(['provider', 'company']),
  /** The names of the roles that contain it. */
  roles: z.array(z.string()),
  version: Version,
})
export type PermissionRow = z.infer<typeof PermissionRow>

export const listPermissions = defineRoute({
  method: 'GET',
  path: '/admin/permission',
  summary: 'List the permissions that calls and screens require.',
  access: { anyOf: ['admin-permission', 'admin-role'], side: 'provider' },
  query: listQuery(['name', 'side'], { side: z.enum(['provider', 'company']).optional() }),
  answer: listAnswer(PermissionRow),
  list: { excel: true, entity: 'permission' },
})

export const PermissionChange = z.object({
  display_name_la: lineText(100).default(''),
  display_name_en: lineText(100).default(''),
  description_la: longText(500).default(''),
  description_en: longText(500).default(''),
  version: Version,
})
export const updatePermission = defineRoute({
  method: 'PUT',
  path: '/admin/permission/:id',
  summary: 'Give a permission a display name and a description in both languages.',
  access: permissions,
  params,
  body: PermissionChange,
  answer: done,
  errors: ['stale_version'],
})

import type { z } from 'zod'
import type { ListDeclaration } from '#kit/server/list/list-declaration.ts'
import { equals, foldedText, selected } from '#kit/server/list/list-sql.ts'
import { codesOf, wordsOf } from '#kit/server/list/list-words.ts'
import { type listPermissions, type listRoles, RoleRow } from '../../contract/roles.ts'
import en from '../../locales/account-en.ts'
import la from '../../locales/account-la.ts'
import { capabilities } from './role-rules.ts'

const word = wordsOf(la.role, en.role)
const permissionWord = wordsOf(la.permission, en.permission)
const side = { key: 'side', heading: word('side'), words: codesOf(la.role.sides, en.role.sides) }
const names = [
  { key: 'display_name_la', heading: word('la') },
  { key: 'display_name_en', heading: word('en') },
]
const descriptions = [
  { key: 'description_la', heading: word('descriptionLa') },
  { key: 'description_en', heading: word('descriptionEn') },
]

const StoredRole = RoleRow.omit({ can: true })

const texts = (table: string) => ({
  id: `${table}.id`,
  name: `${table}.name`,
  display_name_la: `${table}.display_name_la`,
  display_name_en: `${table}.display_name_en`,
  description_la: `${table}.description_la`,
  description_en: `${table}.description_en`,
  side: `${table}.side`,
  version: `${table}.version`,
})

export const USER_COUNT = '(select count(*) from account_role ar where ar.role_id = r.id)'
export const ROLE_VALUES = {
  ...texts('r'),
  permissions: `array(select p.name from role_permission rp join permission p on p.id = rp.permission_id
    where rp.role_id = r.id order by p.id)`,
  is_template: 'r.is_template',
  user_count: USER_COUNT,
}
export const ROLE_COLUMNS = selected(ROLE_VALUES)

export const roleList: ListDeclaration<typeof listRoles, z.infer<typeof StoredRole>> = {
  from: 'role r',
  key: ['r.id'],
  where: ['r.company_id is null'],
  row: StoredRole,
  columns: ROLE_VALUES,
  filters: { side: equals('r.side') },
  search: foldedText('r.name', 'r.display_name_la', 'r.display_name_en'),
  sorts: {
    name: 'r.name',
    side: "array_position(array['provider', 'company', 'employee'], r.side)",
    user_count: USER_COUNT,
  },
  order: 'side',
  sheet: {
    title: word('title'),
    columns: [
      { key: 'name', heading: word('name') },
      ...names,
      side,
      { key: 'permissions', heading: word('permissions'), value: (row) => row.permissions.join(', ') },
      { key: 'user_count', heading: word('users'), type: 'number' },
      ...descriptions,
    ],
  },
  finish: (row, { session }) => ({ ...row, can: capabilities(session, row) }),
}

export const permissionList: ListDeclaration<typeof listPermissions> = {
  from: 'permission p',
  key: ['p.id'],
  where: ['true'],
  columns: {
    ...texts('p'),
    roles: `array(select r.name from role_permission rp join role r on r.id = rp.role_id
      where rp.permission_id = p.id and r.company_id is null and not r.is_template order by r.id)`,
  },
  filters: { side: equals('p.side') },
  search: foldedText(
    ...['p.name', 'p.display_name_la', 'p.display_name_en', 'p.description_la', 'p.description_en'],
  ),
  sorts: { name: 'p.name', side: 'p.side' },
  order: 'side',
  sheet: {
    title: permissionWord('title'),
    columns: [
      { key: 'name', heading: permissionWord('name') },
      ...names,
      side,
      { key: 'roles', heading: permissionWord('roles'), value: (row) => row.roles.join(', ') },
      ...descriptions,
    ],
  },
}

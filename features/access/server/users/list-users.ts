import { z } from 'zod'
import { YES_NO_WORDS } from '#kit/contract/yes-no.ts'
import type { Context } from '#kit/server/handler.ts'
import { type Endpoint, handle } from '#kit/server/handler.ts'
import type { ListDeclaration } from '#kit/server/list/list-declaration.ts'
import { listEndpoints } from '#kit/server/list/list-endpoints.ts'
import { equals, foldedText, instant, selected } from '#kit/server/list/list-sql.ts'
import { wordsOf } from '#kit/server/list/list-words.ts'
import { isPermitted } from '#kit/server/permit.ts'
import type { Session } from '#kit/server/session.ts'
import {
  listAdminUserRoles,
  listAdminUsers,
  listCompanyUserRoles,
  listCompanyUsers,
  UserRow,
  updateAdminUser,
  updateCompanyUser,
} from '../../contract/users.ts'
import en from '../../locales/account-en.ts'
import la from '../../locales/account-la.ts'
import { mayGive, reachesAccount, rolesOf } from './rank.ts'
import { inScope, type Scope } from './scope.ts'

const word = wordsOf(la.user, en.user)
const STATUSES = { active: word('active'), disabled: word('disabled') }

/** A user with the permissions of all roles, which determine who can change the account. */
const StoredUser = UserRow.omit({ can: true }).extend({ permissions: z.array(z.string()) })
type StoredUser = z.infer<typeof StoredUser>

const COLUMNS = {
  id: 'a.id',
  name: 'a.name',
  email: 'a.email',
  status: 'a.status',
  version: 'a.version',
  is_employee: 'a.employee_id is not null',
  has_second_factor:
    'exists (select from second_factor f where f.account_id = a.id and f.confirmed_at is not null)',
  roles: `array(select r.name from account_role ar join role r on r.id = ar.role_id
    where ar.account_id = a.id order by ar.is_main desc, r.id)`,
  role_names: `coalesce((select json_agg(json_build_object('la', r.display_name_la, 'en', r.display_name_en) order by ar.is_main desc, r.id)
    from account_role ar join role r on r.id = ar.role_id where ar.account_id = a.id), '[]')`,
  permissions: `array(select distinct p.name from account_role ar join role_permission rp on rp.role_id = ar.role_id
    join permission p on p.id = rp.permission_id where ar.account_id = a.id)`,
}
export const USER_COLUMNS = selected(COLUMNS)

const LAST_SEEN = '(select max(s.last_seen_at) from session s where s.account_id = a.id)'

function shown({ permissions, ...row }: StoredUser, asker: Session, scope: Scope): UserRow {
  const can: UserRow['can'] = []
  const { access } = scope === 'provider' ? updateAdminUser : updateCompanyUser
  if (!isPermitted(asker, access)) return { ...row, can }
  if (!asker.entered && reachesAccount(asker, { id: row.id, roles: row.roles, permissions }, scope)) {
    can.push('update')
    if (row.status === 'active' && row.email !== '') can.push('send-link', 'send-sign-in-link')
    if (row.has_second_factor && row.id !== asker.accountId) can.push('remove-second-factor')
  }
  return { ...row, can }
}

const listOf = (scope: Scope): ListDeclaration<typeof listAdminUsers, StoredUser> => ({
  from: 'account a',
  key: ['a.id'],
  where: [scope === 'provider' ? 'a.company_id is null' : 'a.company_id = $1'],
  row: StoredUser,
  columns: { ...COLUMNS, last_seen_at: instant(LAST_SEEN) },
  filters: {
    status: equals('a.status'),
    role: (value, param) => `exists (select from account_role ar join role r on r.id = ar.role_id
      where ar.account_id = a.id and r.name = any(${param(value)}))`,
  },
  search: foldedText('a.name', 'a.email'),
  sorts: { name: 'a.name collate lao', email: 'a.email', status: 'a.status', last_seen_at: LAST_SEEN },
  order: 'name',
  finish: (row, { session }) => shown(row, session, scope),
  sheet: {
    title: scope === 'provider' ? word('adminTitle') : word('companyTitle'),
    columns: [
      { key: 'name', heading: word('name') },
      { key: 'email', heading: word('email') },
      {
        key: 'roles',
        heading: word('roles'),
        value: ({ role_names }, language) => role_names.map((name) => name[language]).join(', '),
      },
      { key: 'status', heading: word('status'), words: STATUSES },
      { key: 'has_second_factor', heading: word('factor'), words: YES_NO_WORDS },
      { key: 'last_seen_at', heading: word('lastSeen'), type: 'instant' },
    ],
  },
})

const givable = (scope: Scope) => async (context: Context<typeof listAdminUserRoles>) => ({
  data: (await inScope(scope, context, (tx) => rolesOf(tx, scope))).map((role) => ({
    ...role,
    can: !context.session.entered && mayGive(context.session, role, scope) ? (['give'] as const).slice() : [],
  })),
})

export const userLists: Endpoint[] = [
  ...listEndpoints(listAdminUsers, listOf('provider')),
  ...listEndpoints(
    listCompanyUsers,
    listOf('company') as ListDeclaration<typeof listCompanyUsers, StoredUser>,
  ),
  handle(listAdminUserRoles, givable('provider')),
  handle(listCompanyUserRoles, givable('company') as never),
]

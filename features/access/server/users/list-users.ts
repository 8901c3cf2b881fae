import type { Context } from '#kit/server/handler.ts'
import { type Endpoint, handle } from '#kit/server/handler.ts'
import type { Session } from '#kit/server/session.ts'
import {
  listAdminUserRoles,
  listAdminUsers,
  listCompanyUserRoles,
  listCompanyUsers,
  type UserRow,
} from '../../contract/users.ts'
import { mayGive, reaches, rolesOf } from './rank.ts'
import { companyIn, inScope, type Scope, SEARCH } from './scope.ts'

type Row = Omit<UserRow, 'last_seen_at' | 'can'> & { last_seen_at: Date | null; permissions: string[] }

export const USER_COLUMNS = `
  a.id, a.name, a.email, a.status, a.version, a.employee_id is not null as is_employee,
  exists (select from second_factor f where f.account_id = a.id and f.confirmed_at is not null) as has_second_factor,
  array(select r.name from account_role ar join role r on r.id = ar.role_id
        where ar.account_id = a.id order by ar.is_main desc, r.id) as roles,
  array(select distinct p.name from account_role ar join role_permission rp on rp.role_id = ar.role_id
        join permission p on p.id = rp.permission_id where ar.account_id = a.id) as permissions`

const FROM = `
  from account a left join lateral (select max(s.last_seen_at) as at from session s where s.account_id = a.id) seen on true
  where a.company_id is not distinct from $1::int and ($2::text is null or a.status = $2)
    and ($3::text is null or exists (select from account_role ar join role r on r.id = ar.role_id
                                     where ar.account_id = a.id and r.name = $3))
    and ${SEARCH(`a.name || ' ' || a.email`, '$4')}`

const ORDERS = { name: 'a.name collate lao', email: 'a.email', status: 'a.status', last_seen_at: 'seen.at' }

function shown({ permissions, last_seen_at, ...row }: Row, asker: Session, scope: Scope): UserRow {
  const can: UserRow['can'] = []
  if (reaches(asker, { roles: row.roles, permissions }, scope)) {
    can.push('update')
    if (row.status === 'active') can.push('send-link', 'send-sign-in-link')
    if (row.has_second_factor && row.id !== asker.accountId) can.push('remove-second-factor')
  }
  return { ...row, last_seen_at: last_seen_at?.toISOString() ?? null, can }
}

const listOf = (scope: Scope) => async (context: Context<typeof listAdminUsers>) => {
  const { query, session } = context
  const given = [companyIn(scope, context), query.status ?? null, query.role ?? null, query.search ?? '']
  const sort = query.sort ?? 'name'
  const order = ORDERS[sort.replace(/^-/, '') as keyof typeof ORDERS]
  return inScope(scope, context, async (tx) => {
    const rows = await tx.query<Row>(
      `select ${USER_COLUMNS}, seen.at as last_seen_at ${FROM}
       order by ${order} ${sort.startsWith('-') ? 'desc' : 'asc'} nulls last, a.id limit $5 offset $6`,
      [...given, query.per_page, (query.page - 1) * query.per_page],
    )
    const { total } = await tx.one<{ total: number }>(`select count(*) as total ${FROM}`, given)
    const data = rows.map((row) => shown(row, session, scope))
    return { data, meta: { total, page: query.page, per_page: query.per_page } }
  })
}

const givable = (scope: Scope) => async (context: Context<typeof listAdminUserRoles>) => ({
  data: (await inScope(scope, context, (tx) => rolesOf(tx, scope))).map((role) => ({
    ...role,
    can: mayGive(context.session, role, scope) ? (['give'] as const).slice() : [],
  })),
})

export const userLists: Endpoint[] = [
  handle(listAdminUsers, listOf('provider')),
  handle(listCompanyUsers, listOf('company') as never),
  handle(listAdminUserRoles, givable('provider')),
  handle(listCompanyUserRoles, givable('company') as never),
]

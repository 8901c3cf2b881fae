import { handle } from '#kit/server/handler.ts'
import type { Session } from '#kit/server/session.ts'
import { listPermissions, listRoles, type PermissionRow, type RoleRow } from '../../contract/roles.ts'
import { SEARCH } from '../users/scope.ts'
import { capabilities } from './role-rules.ts'

type Row = Omit<RoleRow, 'can'>

export const ROLE_COLUMNS = `
  r.id, r.name, r.display_name_la, r.display_name_en, r.description_la, r.description_en, r.side, r.version,
  array(select p.name from role_permission rp join permission p on p.id = rp.permission_id
        where rp.role_id = r.id order by p.id) as permissions,
  (select count(*) from account_role ar where ar.role_id = r.id) as user_count`

const paging = (query: { page: number; per_page: number }) => [
  query.per_page,
  (query.page - 1) * query.per_page,
]
const direction = (sort: string | undefined) => (sort?.startsWith('-') ? 'desc' : 'asc')
const SIDE_ORDER = `array_position(array['provider', 'company', 'employee'], side)`

const ROLES_WHERE = `
  ($1::text is null or r.side = $1)
  and ${SEARCH(`r.name || ' ' || r.display_name_la || ' ' || r.display_name_en`, '$2')}`
const ROLE_ORDERS = { name: 'name', side: SIDE_ORDER, user_count: 'user_count' }

const shown = (row: Row, asker: Session): RoleRow => ({ ...row, can: capabilities(asker, row) })

export const listAllRoles = handle(listRoles, async ({ db, query, session }) => {
  const given = [query.side ?? null, query.search ?? '']
  const order = ROLE_ORDERS[(query.sort ?? 'side').replace(/^-/, '') as keyof typeof ROLE_ORDERS]
  const [rows, total] = await db.asProvider(async (tx) => [
    await tx.query<Row>(
      `select * from (select ${ROLE_COLUMNS} from role r where ${ROLES_WHERE}) r
       order by ${order} ${direction(query.sort)}, id limit $3 offset $4`,
      [...given, ...paging(query)],
    ),
    (await tx.one<{ n: number }>(`select count(*) as n from role r where ${ROLES_WHERE}`, given)).n,
  ])
  const data = rows.map((row) => shown(row, session))
  return { data, meta: { total, page: query.page, per_page: query.per_page } }
})

const PERMISSION_WORDS = `concat_ws(' ', p.name, p.display_name_la, p.display_name_en, p.description_la, p.description_en)`
const PERMISSIONS_WHERE = `
  ($1::text is null or p.side = $1) and ${SEARCH(PERMISSION_WORDS, '$2')}`

export const listAllPermissions = handle(listPermissions, async ({ db, query }) => {
  const given = [query.side ?? null, query.search ?? '']
  const order = query.sort?.endsWith('name') ? 'p.name' : 'p.side'
  const [data, total] = await db.asProvider(async (tx) => [
    await tx.query<PermissionRow>(
      `select p.id, p.name, p.display_name_la, p.display_name_en, p.description_la, p.description_en, p.side, p.version,
         array(select r.name from role_permission rp join role r on r.id = rp.role_id where rp.permission_id = p.id order by r.id) as roles
       from permission p where ${PERMISSIONS_WHERE} order by ${order} ${direction(query.sort)}, p.id limit $3 offset $4`,
      [...given, ...paging(query)],
    ),
    (await tx.one<{ n: number }>(`select count(*) as n from permission p where ${PERMISSIONS_WHERE}`, given))
      .n,
  ])
  return { data, meta: { total, page: query.page, per_page: query.per_page } }
})

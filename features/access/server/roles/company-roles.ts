import { randomBytes } from 'node:crypto'
import type { z } from 'zod'
import { AppError } from '#kit/contract/errors.ts'
import { IdRow } from '#kit/database/row-types.ts'
import { audit } from '#kit/server/audit.ts'
import { actorOf, companyOf, type Endpoint, handle, inCompany } from '#kit/server/handler.ts'
import type { ListDeclaration } from '#kit/server/list/list-declaration.ts'
import { listEndpoints } from '#kit/server/list/list-endpoints.ts'
import { foldedText } from '#kit/server/list/list-sql.ts'
import {
  addCompanyRole,
  CompanyRoleRow,
  deleteCompanyRole,
  listCompanyRoles,
  PermissionChoice,
  RoleTemplate,
  showRoleChoices,
  updateCompanyRole,
} from '../../contract/company-roles.ts'
import { companyPeopleOnly } from '../entering/company-people-only.ts'
import { ROLE_VALUES, USER_COUNT } from './list-roles.ts'
import { companyCapabilities, mayGrant, requireGrantable } from './role-rules.ts'
import { duplicateOf, lockRole, logged, writePermissions, writeTexts } from './stored-role.ts'

const StoredRole = CompanyRoleRow.omit({ can: true })
const { side: _, is_template: __, ...COLUMNS } = ROLE_VALUES

const companyRoleList: ListDeclaration<typeof listCompanyRoles, z.infer<typeof StoredRole>> = {
  from: 'role r',
  key: ['r.id'],
  where: [`(r.company_id = $1 or r.company_id is null and r.side = 'company' and not r.is_template)`],
  row: StoredRole,
  columns: { ...COLUMNS, is_own: 'r.company_id is not null' },
  filters: { is_own: (value, param) => `(r.company_id is not null) = (${param(value)} = 'true')` },
  search: foldedText('r.display_name_la', 'r.display_name_en'),
  sorts: { name: 'r.display_name_la collate lao', user_count: USER_COUNT },
  order: ['(r.company_id is not null)', 'r.id'],
  finish: (row, { session }) => ({ ...row, can: companyCapabilities(session, { ...row, side: 'company' }) }),
}

const StoredPermission = PermissionChoice.omit({ can: true })

const showChoices = handle(showRoleChoices, async (context) => {
  const { session } = context
  const canGive = (name: string): PermissionChoice['can'] =>
    mayGrant(session, 'company', [name]) ? ['give'] : []
  return inCompany(context, async (tx) => {
    const permissions = await tx.query(
      StoredPermission,
      `select name, display_name_la, display_name_en, description_la, description_en from permission
       where side = 'company' order by id`,
    )
    const templates = await tx.query(
      RoleTemplate,
      `select r.name, r.display_name_la, r.display_name_en, r.description_la, r.description_en, ${ROLE_VALUES.permissions} as permissions
       from role r where r.is_template and r.side = 'company' order by r.id`,
    )
    return {
      data: { permissions: permissions.map((row) => ({ ...row, can: canGive(row.name) })), templates },
    }
  })
})

/** The internal name of the role in sessions and accounts. Roles of the product have other names, and no rules depend on it. */
const ownName = () => `own-${randomBytes(6).toString('hex')}`

const addRole = handle(addCompanyRole, async (context) => {
  const { session, body } = context
  const companyId = companyOf(context)
  if (!mayGrant(session, 'company', body.permissions)) throw new AppError('role_too_high')
  const data = await inCompany(context, async (tx) => {
    const { display_name_la, display_name_en, description_la, description_en } = body
    const row = await tx
      .one(
        IdRow,
        `insert into role (company_id, name, display_name_la, display_name_en, description_la, description_en, side)
         values ($1, $2, $3, $4, $5, $6, 'company') returning id`,
        [companyId, ownName(), display_name_la, display_name_en, description_la, description_en],
      )
      .catch((error: unknown) => {
        throw duplicateOf(error, body)
      })
    await writePermissions(tx, { id: row.id, side: 'company' }, body.permissions)
    const change = { action: 'create', entity: 'role', entityId: row.id, after: body } as const
    await audit(tx, companyId, actorOf(context), change)
    return { id: row.id }
  })
  return { data }
})

const updateRole = handle(updateCompanyRole, async (context) => {
  const { session, params } = context
  const { version, ...wanted } = context.body
  const data = await inCompany(context, async (tx) => {
    const role = await lockRole(tx, params.id)
    if (role.version !== version) throw new AppError('stale_version', { details: { current: role } })
    const can = companyCapabilities(session, { ...role, is_own: true })
    requireGrantable(session, role, wanted.permissions, can)
    if (!can.includes('rename')) throw new AppError('role_too_high')
    await writeTexts(tx, role.id, wanted)
    if (can.includes('grant')) await writePermissions(tx, role, wanted.permissions)
    const change = { action: 'update', entity: 'role', entityId: role.id } as const
    await audit(tx, companyOf(context), actorOf(context), { ...change, before: logged(role), after: wanted })
    return { id: params.id }
  })
  return { data }
})

const deleteRole = handle(deleteCompanyRole, async (context) => {
  const { session, params } = context
  const data = await inCompany(context, async (tx) => {
    const role = await lockRole(tx, params.id)
    const can = companyCapabilities(session, { ...role, is_own: true })
    if (!can.includes('delete')) throw new AppError('role_too_high')
    if (role.user_count > 0) throw new AppError('in_use', { details: { users: role.user_count } })
    await tx.execute('delete from role where company_id = $1 and id = $2', [companyOf(context), role.id])
    const change = { action: 'delete', entity: 'role', entityId: role.id, before: logged(role) } as const
    await audit(tx, companyOf(context), actorOf(context), change)
    return { id: params.id }
  })
  return { data }
})

/** The roles that a company makes from the permissions of its side; the provider's user inside a company cannot make any. */
export const companyRoles: Endpoint[] = [
  ...listEndpoints(listCompanyRoles, companyRoleList),
  showChoices,
  ...[addRole, updateRole, deleteRole].map(companyPeopleOnly),
]

import { AppError } from '#kit/contract/errors.ts'
import { IdRow } from '#kit/database/row-types.ts'
import { audit } from '#kit/server/audit.ts'
import { actorOf, handle } from '#kit/server/handler.ts'
import { addRole, deleteRole, PermissionRow, updatePermission, updateRole } from '../../contract/roles.ts'
import { capabilities, mayGrant, requireGrantable } from './role-rules.ts'
import { lockRole, logged, writePermissions, writeTexts } from './stored-role.ts'

export const addNewRole = handle(addRole, async (context) => {
  const { db, session, body } = context
  if (!mayGrant(session, body.side, body.permissions)) throw new AppError('role_too_high')
  const data = await db.asProvider(async (tx) => {
    const row = await tx.maybeOne(
      IdRow,
      `insert into role (name, display_name_la, display_name_en, description_la, description_en, side)
       values ($1, $2, $3, $4, $5, $6)
       on conflict (name) do nothing returning id`,
      [
        body.name,
        body.display_name_la,
        body.display_name_en,
        body.description_la,
        body.description_en,
        body.side,
      ],
    )
    if (!row) throw new AppError('duplicate', { fields: { name: [body.name] } })
    await writePermissions(tx, { id: row.id, side: body.side }, body.permissions)
    const change = { action: 'create', entity: 'role', entityId: row.id, after: body } as const
    await audit(tx, null, actorOf(context), change)
    return { id: row.id }
  })
  return { data }
})

export const updateOneRole = handle(updateRole, async (context) => {
  const { db, session, params } = context
  const { version, ...wanted } = context.body
  const data = await db.asProvider(async (tx) => {
    const role = await lockRole(tx, params.id)
    if (role.version !== version) throw new AppError('stale_version', { details: { current: role } })
    const can = capabilities(session, role)
    requireGrantable(session, role, wanted.permissions, can)
    if (!can.includes('rename')) throw new AppError('role_too_high')
    await writeTexts(tx, role.id, wanted)
    // Roles of employees and the full roles have the permissions defined by the product.
    if (can.includes('grant')) await writePermissions(tx, role, wanted.permissions)
    const change = { action: 'update', entity: 'role', entityId: role.id } as const
    await audit(tx, null, actorOf(context), { ...change, before: logged(role), after: wanted })
    return { id: params.id }
  })
  return { data }
})

export const deleteOneRole = handle(deleteRole, async (context) => {
  const { db, session, params } = context
  const data = await db.asProvider(async (tx) => {
    const role = await lockRole(tx, params.id)
    if (!capabilities(session, role).includes('delete')) throw new AppError('role_too_high')
    if (role.user_count > 0) throw new AppError('in_use', { details: { users: role.user_count } })
    await tx.execute('delete from role where id = $1', [role.id])
    const before = { name: role.name, side: role.side, ...logged(role) }
    const change = { action: 'delete', entity: 'role', entityId: role.id, before } as const
    await audit(tx, null, actorOf(context), change)
    return { id: params.id }
  })
  return { data }
})

const StoredPermission = PermissionRow.pick({
  display_name_la: true,
  display_name_en: true,
  description_la: true,
  description_en: true,
  version: true,
})

export const updateOnePermission = handle(updatePermission, async (context) => {
  const { db, params } = context
  const { version, ...after } = context.body
  const data = await db.asProvider(async (tx) => {
    const before = await tx.maybeOne(
      StoredPermission,
      'select display_name_la, display_name_en, description_la, description_en, version from permission where id = $1 for update',
      [params.id],
    )
    if (!before) throw new AppError('not_found')
    if (before.version !== version) throw new AppError('stale_version', { details: { current: before } })
    await tx.execute(
      `update permission set display_name_la = $2, display_name_en = $3, description_la = $4, description_en = $5,
         version = version + 1 where id = $1`,
      [params.id, after.display_name_la, after.display_name_en, after.description_la, after.description_en],
    )
    const change = { action: 'update', entity: 'permission', entityId: params.id } as const
    await audit(tx, null, actorOf(context), { ...change, before, after })
    return { id: params.id }
  })
  return { data }
})

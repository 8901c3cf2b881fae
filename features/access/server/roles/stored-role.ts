import type { z } from 'zod'
import { AppError } from '#kit/contract/errors.ts'
import type { Tx } from '#kit/database/database.ts'
import { RoleRow } from '../../contract/roles.ts'
import { ROLE_COLUMNS } from './list-roles.ts'

export const StoredRole = RoleRow.omit({ can: true })
export type StoredRole = z.infer<typeof StoredRole>

/** A role of the transaction's company, or of the provider, locked. Throws `not_found`. */
export async function lockRole(tx: Tx, id: number): Promise<StoredRole> {
  const isOwner = 'company_id is not distinct from $2::int'
  await tx.execute(`select from role where id = $1 and ${isOwner} for update`, [id, tx.companyId])
  const role = await tx.maybeOne(
    StoredRole,
    `select ${ROLE_COLUMNS} from role r where r.id = $1 and r.${isOwner}`,
    [id, tx.companyId],
  )
  if (!role) throw new AppError('not_found')
  return role
}

/** Replaces the permissions of a role. Throws a 422 for names that this side does not have. */
export async function writePermissions(
  tx: Tx,
  role: { id: number; side: string },
  names: readonly string[],
): Promise<void> {
  await tx.execute('delete from role_permission where role_id = $1', [role.id])
  const insertedPermissions = await tx.execute(
    `insert into role_permission (role_id, permission_id, company_id)
     select $1, p.id, $4 from permission p where p.name = any($2) and p.side = $3`,
    [role.id, [...names], role.side, tx.companyId],
  )
  if (insertedPermissions !== new Set(names).size)
    throw new AppError('invalid_input', { fields: { permissions: [names.join(', ')] } })
}

/** Replaces the texts of a role. Throws `duplicate` for a name that another role of the company has. */
export async function writeTexts(
  tx: Tx,
  id: number,
  texts: Pick<StoredRole, 'display_name_la' | 'display_name_en' | 'description_la' | 'description_en'>,
): Promise<void> {
  const { display_name_la, display_name_en, description_la, description_en } = texts
  try {
    await tx.execute(
      `update role set display_name_la = $2, display_name_en = $3, description_la = $4, description_en = $5,
         version = version + 1 where id = $1`,
      [id, display_name_la, display_name_en, description_la, description_en],
    )
  } catch (error) {
    throw duplicateOf(error, texts)
  }
}

/** The error for a name that another role of the company has; other errors are returned unchanged. */
export function duplicateOf(
  error: unknown,
  { display_name_la, display_name_en }: Pick<StoredRole, 'display_name_la' | 'display_name_en'>,
): unknown {
  const { code, constraint } = error as { code?: string; constraint?: string }
  if (code !== '23505') return error
  if (constraint === 'role_company_la') return duplicate({ display_name_la: [display_name_la] })
  return constraint === 'role_company_en' ? duplicate({ display_name_en: [display_name_en] }) : error
}

const duplicate = (fields: Record<string, string[]>) => new AppError('duplicate', { fields })

/** The logged values of a role. */
export const logged = (role: StoredRole) => {
  const { display_name_la, display_name_en, description_la, description_en, permissions } = role
  return { display_name_la, display_name_en, description_la, description_en, permissions }
}

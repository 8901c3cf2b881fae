import type { Tx } from '#kit/database/database.ts'
import { COMPANY_PERMISSIONS, PROVIDER_PERMISSIONS, ROLES } from '../permissions.ts'

const ADD_PERMISSION = `
  insert into permission (name, side) select unnest($1::text[]), $2 on conflict (name) do nothing`
const ADD_ROLE = `
  insert into role (name, display_name_la, display_name_en, side) values ($1, $2, $3, $4) on conflict (name) do nothing`
const GRANT = `
  insert into role_permission (role_id, permission_id)
  select r.id, p.id from role r, permission p where r.name = $1 and p.name = any($2) on conflict do nothing`

/** Adds the roles and permissions that are missing; what someone has renamed or granted stays. Roles that exist keep their grants. */
export async function seedAccess(tx: Tx): Promise<void> {
  await tx.execute(ADD_PERMISSION, [[...PROVIDER_PERMISSIONS], 'provider'])
  await tx.execute(ADD_PERMISSION, [[...COMPANY_PERMISSIONS], 'company'])
  for (const role of ROLES) {
    const added = await tx.execute(ADD_ROLE, [role.name, role.la, role.en, role.side])
    if (added > 0) await tx.execute(GRANT, [role.name, [...role.permissions]])
  }
}

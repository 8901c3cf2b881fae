import type { Tx } from '#kit/database/database.ts'
import { ROLE_TEMPLATES, ROLES, type RoleDeclaration } from '../roles.ts'
import { COMPANY_PERMISSIONS, PERMISSIONS, PROVIDER_PERMISSIONS } from './permissions.ts'

const ADD_PERMISSION = `
  insert into permission (name, side) select unnest($1::text[]), $2 on conflict (name) do nothing`
/** Texts that were never changed; those that an earlier version left empty are filled in. */
const NAME_PERMISSIONS = `
  update permission p set display_name_la = t.la, display_name_en = t.en, description_la = t.what_la, description_en = t.what_en
    from unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::text[]) as t (name, la, en, what_la, what_en)
   where p.name = t.name and p.version = 1
     and (p.display_name_la, p.display_name_en, p.description_la, p.description_en) is distinct from (t.la, t.en, t.what_la, t.what_en)`
const ADD_ROLE = `
  insert into role (name, display_name_la, display_name_en, side, is_template) values ($1, $2, $3, $4, $5) on conflict (name) do nothing`
const DESCRIBE_ROLE = `
  update role set description_la = $2, description_en = $3
   where name = $1 and version = 1 and (description_la, description_en) is distinct from ($2, $3)`
const GRANT = `
  insert into role_permission (role_id, permission_id)
  select r.id, p.id from role r, permission p where r.name = $1 and p.name = any($2) on conflict do nothing`

function permissionsOf({ side, permissions }: RoleDeclaration): string[] {
  if (permissions !== 'all') return [...permissions]
  return [...(side === 'provider' ? PROVIDER_PERMISSIONS : COMPANY_PERMISSIONS)]
}

/** Adds missing roles and permissions; changed names and permissions are kept. Existing roles keep their permissions. */
export async function seedAccess(tx: Tx): Promise<void> {
  await tx.execute(ADD_PERMISSION, [[...PROVIDER_PERMISSIONS], 'provider'])
  await tx.execute(ADD_PERMISSION, [[...COMPANY_PERMISSIONS], 'company'])
  const texts = Object.entries(PERMISSIONS).map(([name, { la, en, whatLa, whatEn }]) => [
    name,
    la,
    en,
    whatLa,
    whatEn,
  ])
  await tx.execute(
    NAME_PERMISSIONS,
    [0, 1, 2, 3, 4].map((at) => texts.map((words) => words[at])),
  )
  for (const role of [...ROLES, ...ROLE_TEMPLATES]) {
    const added = await tx.execute(ADD_ROLE, [
      role.name,
      role.la,
      role.en,
      role.side,
      role.isTemplate ?? false,
    ])
    if (added > 0) await tx.execute(GRANT, [role.name, permissionsOf(role)])
    await tx.execute(DESCRIBE_ROLE, [role.name, role.whatLa, role.whatEn])
  }
}

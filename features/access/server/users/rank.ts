import { FULL_ROLES } from '#kit/contract/access-rules.ts'
import { AppError } from '#kit/contract/errors.ts'
import type { Tx } from '#kit/database/database.ts'
import type { Session } from '#kit/server/session.ts'
import type { Scope } from './scope.ts'

/** What somebody, or a role, may do. */
export interface Rank {
  roles: readonly string[]
  permissions: readonly string[]
}

/** True when the asker may do all that the other may: nobody touches an account or gives a role above their own. */
export function reaches(asker: Session, other: Rank, scope: Scope): boolean {
  const full = FULL_ROLES[scope]
  if (asker.roles.includes(full)) return true
  return !other.roles.includes(full) && other.permissions.every((name) => asker.permissions.has(name))
}

export interface StoredRole {
  name: string
  side: 'provider' | 'company' | 'employee'
  display_name_la: string
  display_name_en: string
  permissions: string[]
}

/** The roles that accounts of the scope may hold. */
export function rolesOf(tx: Tx, scope: Scope): Promise<StoredRole[]> {
  const sides = scope === 'provider' ? ['provider'] : ['company', 'employee']
  return tx.query<StoredRole>(
    `select r.name, r.side, r.display_name_la, r.display_name_en,
       array(select p.name from role_permission rp join permission p on p.id = rp.permission_id where rp.role_id = r.id) as permissions
     from role r where r.side = any($1) order by array_position($1, r.side), r.id`,
    [sides],
  )
}

/** Approval by HR or a director is more than any permission of a list: only the full role gives it. */
export function mayGive(asker: Session, role: StoredRole, scope: Scope): boolean {
  if (asker.roles.includes(FULL_ROLES[scope])) return true
  if (role.side === 'employee') return role.name === 'employee'
  return reaches(asker, { roles: [role.name], permissions: role.permissions }, scope)
}

interface Wanted {
  before: readonly string[]
  after: readonly string[]
  isEmployee: boolean
}

/** Throws unless every role that comes or goes exists on this side and is the asker's to give. */
export async function requireGivable(tx: Tx, asker: Session, scope: Scope, wanted: Wanted): Promise<void> {
  const known = new Map((await rolesOf(tx, scope)).map((role) => [role.name, role]))
  const { before, after, isEmployee } = wanted
  const wrong = after.filter(
    (name) => !known.has(name) || (known.get(name)?.side === 'employee' && !isEmployee),
  )
  if (wrong.length > 0) throw new AppError('invalid_input', { fields: { roles: [wrong.join(', ')] } })
  const changed = [
    ...after.filter((name) => !before.includes(name)),
    ...before.filter((name) => !after.includes(name)),
  ]
  for (const name of changed) {
    const role = known.get(name)
    if (role && !mayGive(asker, role, scope)) throw new AppError('role_too_high')
  }
}

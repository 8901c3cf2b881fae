import { z } from 'zod'
import { EMPLOYEE_ROLES, FULL_ROLES } from '#kit/contract/access-rules.ts'
import { AppError } from '#kit/contract/errors.ts'
import type { Tx } from '#kit/database/database.ts'
import type { Session } from '#kit/server/session.ts'
import type { Scope } from './scope.ts'

/** The permissions of a user or a role. */
export interface Rank {
  roles: readonly string[]
  permissions: readonly string[]
}

/** Roles that approve; they have no permissions, so a comparison of permissions would rank them below all others. */
const isApprover = (role: string): boolean => EMPLOYEE_ROLES.includes(role) && role !== 'employee'

/**
 * Whether the caller has all permissions of the other: users cannot change an account or give a role with more
 * permissions. Accounts of line managers, HR managers and directors can only be changed by the full role.
 */
export function reaches(asker: Session, other: Rank, scope: Scope): boolean {
  const full = FULL_ROLES[scope]
  if (asker.roles.includes(full)) return true
  if (other.roles.includes(full) || other.roles.some(isApprover)) return false
  return other.permissions.every((name) => asker.permissions.has(name))
}

/** The same for an account; users always reach their own. */
export const reachesAccount = (asker: Session, other: Rank & { id: number }, scope: Scope): boolean =>
  other.id === asker.accountId || reaches(asker, other, scope)

export const StoredRole = z.object({
  name: z.string(),
  side: z.enum(['provider', 'company', 'employee']),
  display_name_la: z.string(),
  display_name_en: z.string(),
  permissions: z.array(z.string()),
})
export type StoredRole = z.infer<typeof StoredRole>

/** The roles that accounts of the scope can have. */
export function rolesOf(tx: Tx, scope: Scope): Promise<StoredRole[]> {
  const sides = scope === 'provider' ? ['provider'] : ['company', 'employee']
  return tx.query(
    StoredRole,
    `select r.name, r.side, r.display_name_la, r.display_name_en,
       array(select p.name from role_permission rp join permission p on p.id = rp.permission_id where rp.role_id = r.id) as permissions
     from role r where r.side = any($1) and not r.is_template and (r.company_id is null or r.company_id = $2)
     order by array_position($1, r.side), r.company_id nulls first, r.id`,
    [sides, tx.companyId],
  )
}

/** Approval by HR or a director is more than any permission: only the full role can give it. */
export function mayGive(asker: Session, role: StoredRole, scope: Scope): boolean {
  if (asker.roles.includes(FULL_ROLES[scope])) return true
  if (isApprover(role.name)) return false
  return reaches(asker, { roles: [role.name], permissions: role.permissions }, scope)
}

interface Wanted {
  before: readonly string[]
  after: readonly string[]
  isEmployee: boolean
}

/** Throws unless every added or removed role exists on this side and the caller can give it. */
export async function requireGivable(tx: Tx, asker: Session, scope: Scope, change: Wanted): Promise<void> {
  // A role that is given here cannot be deleted or extended until this transaction ends.
  if (scope === 'company')
    await tx.execute('select from role where company_id = $1 and name = any($2) for share', [
      tx.companyId,
      change.after,
    ])
  const rolesByName = new Map((await rolesOf(tx, scope)).map((role) => [role.name, role]))
  const { before, after, isEmployee } = change
  const wrong = after.filter(
    (name) => !rolesByName.has(name) || (rolesByName.get(name)?.side === 'employee' && !isEmployee),
  )
  if (wrong.length > 0) throw new AppError('invalid_input', { fields: { roles: [wrong.join(', ')] } })
  const changed = [
    ...after.filter((name) => !before.includes(name)),
    ...before.filter((name) => !after.includes(name)),
  ]
  for (const name of changed) {
    const role = rolesByName.get(name)
    if (role && !mayGive(asker, role, scope)) throw new AppError('role_too_high')
  }
}

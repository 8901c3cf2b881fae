import { FULL_ROLES } from '#kit/contract/access-rules.ts'
import { AppError } from '#kit/contract/errors.ts'
import { isPermitted } from '#kit/server/permit.ts'
import type { Session } from '#kit/server/session.ts'
import { updateCompanyRole } from '../../contract/company-roles.ts'
import type { RoleRow } from '../../contract/roles.ts'
import { ROLE_TEMPLATES, ROLES } from '../../roles.ts'

type Role = Pick<RoleRow, 'name' | 'side' | 'permissions'>
type Can = RoleRow['can']

const isOfProduct = (name: string) => [...ROLES, ...ROLE_TEMPLATES].some((role) => role.name === name)
const isFull = (name: string) => Object.values<string>(FULL_ROLES).includes(name)

/**
 * Users can grant permissions that they have. Users of the provider have no permissions of companies, but their staff
 * define the roles of the product.
 */
export function mayGrant(asker: Session, side: Role['side'], permissions: readonly string[]): boolean {
  const own = asker.companyId === null ? 'provider' : 'company'
  if (asker.roles.includes(FULL_ROLES[own])) return true
  if (own === 'provider' && side !== 'provider') return true
  return permissions.every((name) => asker.permissions.has(name))
}

/** What a user of the provider can do with a role. The full roles pass every check by name, so they need no permissions. */
export function capabilities(asker: Session, role: Role): Can {
  if (isFull(role.name) && !asker.roles.includes(FULL_ROLES.provider)) return []
  if (!mayGrant(asker, role.side, role.permissions)) return []
  const can: Can = ['rename']
  const isOwn = asker.roles.includes(role.name)
  if (role.side !== 'employee' && !isFull(role.name) && !isOwn) can.push('grant')
  if (!isOfProduct(role.name)) can.push('delete')
  return can
}

/** What a user of a company can do with a role: nothing with roles of the product, or with a role with more permissions than the user's. */
export function companyCapabilities(asker: Session, role: Role & { is_own: boolean }): Can {
  if (!role.is_own || asker.entered || !isPermitted(asker, updateCompanyRole.access)) return []
  if (!mayGrant(asker, 'company', role.permissions)) return []
  return asker.roles.includes(role.name) ? ['rename', 'delete'] : ['rename', 'grant', 'delete']
}

/** Throws unless the permissions of `role` can be changed to `after`. `can`: what the caller can do with the role. */
export function requireGrantable(asker: Session, role: Role, after: readonly string[], can: Can): void {
  const isSame = [...role.permissions].sort().join() === [...after].sort().join()
  if (isSame) return
  if (asker.roles.includes(role.name)) throw new AppError('own_role')
  if (!can.includes('grant')) throw new AppError('role_too_high')
  if (!mayGrant(asker, role.side, after)) throw new AppError('role_too_high')
}

import { FULL_ROLES } from '#kit/contract/access-rules.ts'
import { AppError } from '#kit/contract/errors.ts'
import type { Session } from '#kit/server/session.ts'
import type { RoleRow } from '../../contract/roles.ts'
import { ROLES } from '../../permissions.ts'

type Role = Pick<RoleRow, 'name' | 'side' | 'permissions'>

const isOfProduct = (name: string) => ROLES.some((role) => role.name === name)
const isFull = (name: string) => Object.values<string>(FULL_ROLES).includes(name)

/** Permissions of the provider's side are given on by who has them; those of a company are nobody's of the provider. */
export function mayGrant(asker: Session, side: Role['side'], permissions: readonly string[]): boolean {
  if (side !== 'provider' || asker.roles.includes(FULL_ROLES.provider)) return true
  return permissions.every((name) => asker.permissions.has(name))
}

/** What the asker may do with a role. The full roles pass everything by their name: there is nothing to grant them. */
export function capabilities(asker: Session, role: Role): RoleRow['can'] {
  if (isFull(role.name) && !asker.roles.includes(FULL_ROLES.provider)) return []
  if (!mayGrant(asker, role.side, role.permissions)) return []
  const can: RoleRow['can'] = ['rename']
  const isOwn = asker.roles.includes(role.name)
  if (role.side !== 'employee' && !isFull(role.name) && !isOwn) can.push('grant')
  if (!isOfProduct(role.name)) can.push('delete')
  return can
}

/** Throws unless the permissions may go from `before` to `after`. */
export function requireGrantable(asker: Session, role: Role, after: readonly string[]): void {
  const isSame = [...role.permissions].sort().join() === [...after].sort().join()
  if (isSame) return
  if (asker.roles.includes(role.name)) throw new AppError('own_role')
  if (!capabilities(asker, role).includes('grant')) throw new AppError('role_too_high')
  if (!mayGrant(asker, role.side, after)) throw new AppError('role_too_high')
}

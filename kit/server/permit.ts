import { type Holder, hasPermission, isStaffOf, passesSpecial } from '#kit/contract/access-rules.ts'
import { AppError } from '#kit/contract/errors.ts'
import type { Access } from '#kit/contract/route.ts'
import type { Session } from './session.ts'

const holderOf = (session: Session): Holder => ({
  companyId: session.companyId,
  roles: session.roles,
  mayDo: (permission) => session.permissions.has(permission),
  specialMenus: session.specialMenus,
})

/**
 * True when the session may use a call or a screen with this access. An empty `anyOf` asks for the side alone.
 * For an employee `anyOf` names roles, for the others permissions.
 */
export function isPermitted(session: Session, access: Access): boolean {
  if (access === 'public' || access === 'session') return true
  const holder = holderOf(session)
  if (!passesSpecial(holder, access.special)) return false
  if (access.side === 'employee') {
    const isEmployee = session.companyId !== null && session.employeeId !== null
    return (
      isEmployee && (access.anyOf.length === 0 || access.anyOf.some((role) => session.roles.includes(role)))
    )
  }
  if (!isStaffOf(holder, access.side)) return false
  return access.anyOf.length === 0 || hasPermission(holder, access.anyOf)
}

/**
 * Throws `not_signed_in` without a session, `entry_over` where the provider's time inside a company is, and `forbidden` where the
 * session does not reach.
 */
export function requirePermission(session: Session | null, access: Access): void {
  if (access === 'public') return
  if (!session) throw new AppError('not_signed_in')
  if (session.entered?.isOver && access !== 'session') throw new AppError('entry_over')
  if (!isPermitted(session, access)) throw new AppError('forbidden')
}

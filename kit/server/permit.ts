import { AppError } from '#kit/contract/errors.ts'
import type { Access, Side } from '#kit/contract/route.ts'
import { COMPANY_ROLES, PROVIDER_ROLES, type Session } from './session.ts'

const hasRole = (session: Session, names: readonly string[]) =>
  session.roles.some((role) => names.includes(role))

function isOnSide(session: Session, side: Side): boolean {
  if (side === 'provider') return session.companyId === null && hasRole(session, PROVIDER_ROLES)
  if (side === 'company') return session.companyId !== null && hasRole(session, COMPANY_ROLES)
  return session.companyId !== null && session.employeeId !== null
}

/** The role that passes every permission of its side (specification 6: "superadmin or companyadmin, otherwise…"). */
const FULL_ROLE: Record<Side, string | null> = {
  provider: 'superadmin',
  company: 'companyadmin',
  employee: null,
}

/**
 * True when the session may use a call or a screen with this access. An empty `anyOf` asks for the side alone.
 * For an employee `anyOf` names roles, for the others permissions.
 */
export function isPermitted(session: Session, access: Access): boolean {
  if (access === 'public' || access === 'session') return true
  if (!isOnSide(session, access.side)) return false
  if (access.anyOf.length === 0) return true
  if (access.side === 'employee') return hasRole(session, access.anyOf)
  const full = FULL_ROLE[access.side]
  if (full && session.roles.includes(full)) return true
  return access.anyOf.some((name) => session.permissions.has(name))
}

/** Throws `not_signed_in` without a session and `forbidden` where the session does not reach. */
export function requirePermission(session: Session | null, access: Access): void {
  if (access === 'public') return
  if (!session) throw new AppError('not_signed_in')
  if (!isPermitted(session, access)) throw new AppError('forbidden')
}

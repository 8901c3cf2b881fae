import { type Session, useSession } from './session.ts'

export const PROVIDER_ROLES = ['superadmin', 'synergyadmin', 'synergyuser']
export const COMPANY_ROLES = ['companyadmin', 'companyuser']

/** What an entry or a screen needs; with nothing named, a session is enough. */
export interface Needs {
  /** Any one of these; superadmin and companyadmin pass them all (specification 6). */
  permissions?: readonly string[]
  /** Any one of these roles. */
  roles?: readonly string[]
  /** Only users of this company, administrators included (specification 6, company 12). */
  onlyCompany?: number
}

/** May this session see what has these needs? What it may do is decided by the server with every call. */
export function mayUse(session: Session | null, needs: Needs): boolean {
  if (!session) return false
  if (needs.onlyCompany !== undefined && session.user.company_id !== needs.onlyCompany) return false
  if (needs.roles && !needs.roles.some((role) => session.roles.includes(role))) return false
  if (!needs.permissions) return true
  if (session.roles.includes('superadmin') || session.roles.includes('companyadmin')) return true
  return needs.permissions.some((permission) => session.permissions.includes(permission))
}

/** For buttons and parts inside a screen: `const may = useMay(); may('view-employee')`. */
export function useMay(): (...permissions: string[]) => boolean {
  const session = useSession()
  return (...permissions) => mayUse(session, { permissions })
}

import { type Session, useSession } from './session.ts'

export const PROVIDER_ROLES = ['superadmin', 'synergyadmin', 'synergyuser']
/** Roles that open nothing of the administration by themselves. */
const EMPLOYEE_ROLES = ['employee', 'linemanager', 'hrmanager', 'director']

/** What an entry or a screen needs; with nothing named, a session is enough. */
export interface Needs {
  /** Whose screen it is: the provider's, a company's, or either one's staff. Employees alone are none of these. */
  side?: 'provider' | 'company' | 'staff'
  /** Any one of these; superadmin and companyadmin pass all of their own side (specification 6). */
  permissions?: readonly string[]
  /** Any one of these roles. */
  roles?: readonly string[]
  /** Only users of this company, administrators included (specification 6, company 12). */
  onlyCompany?: number
}

function isOnSide(session: Session, needs: Needs): boolean {
  const provider = session.roles.some((role) => PROVIDER_ROLES.includes(role))
  if (needs.side === 'provider') return provider
  if (needs.side === 'company' && session.user.company_id === null) return false
  // Where a permission is named it decides, so that an employee to whom it was given may come in.
  return (
    provider ||
    needs.permissions !== undefined ||
    session.roles.some((role) => !EMPLOYEE_ROLES.includes(role))
  )
}

/** May this session see what has these needs? What it may do is decided by the server with every call. */
export function mayUse(session: Session | null, needs: Needs): boolean {
  if (!session) return false
  if (needs.side && !isOnSide(session, needs)) return false
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

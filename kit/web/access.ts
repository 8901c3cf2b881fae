import {
  type Holder,
  hasPermission,
  isStaffOf,
  isStaffRole,
  mayCall,
  passesSpecial,
} from '#kit/contract/access-rules.ts'
import type { RouteSpec } from '#kit/contract/route.ts'
import type { Needs } from './needs.ts'
import { type Session, useSession } from './session.ts'

const holderOf = ({ user, roles, permissions }: Session): Holder => ({
  companyId: user.company_id,
  isEmployee: user.employee_id !== null,
  roles,
  mayDo: (permission) => permissions.includes(permission),
  specialMenus: user.special_menus ?? false,
})

function isOnSide(holder: Holder, side: NonNullable<Needs['side']>): boolean {
  return side === 'staff' ? holder.roles.some(isStaffRole) : isStaffOf(holder, side)
}

/** Whether the session may see a screen or entry with this access. The server checks every call again. */
export function mayUse(session: Session | null, needs: Needs): boolean {
  if (!session) return false
  const holder = holderOf(session)
  if (needs.side && !isOnSide(holder, needs.side)) return false
  if (!passesSpecial(holder, needs.special)) return false
  if (needs.roles && !needs.roles.some((role) => session.roles.includes(role))) return false
  if (needs.permissions && !hasPermission(holder, needs.permissions)) return false
  return (needs.alsoNeeds ?? []).every((permission) => hasPermission(holder, [permission]))
}

/** For buttons and parts inside a screen: `const may = useMay(); may('view-employee')`. */
export function useMay(): (...permissions: string[]) => boolean {
  const session = useSession()
  return (...permissions) => mayUse(session, { permissions })
}

/**
 * For buttons with a call: `const mayCall = useMayCall(); mayCall(deleteEmployee)`. Uses the same access
 * declaration as the server.
 */
export function useMayCall(): (route: Pick<RouteSpec, 'access'>) => boolean {
  const session = useSession()
  return ({ access }) => session !== null && mayCall(holderOf(session), access)
}

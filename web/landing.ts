import { isStaffRole } from '#kit/contract/access-rules.ts'
import { mayUse } from '#kit/web/access.ts'
import { returnPath } from '#kit/web/drafts.ts'
import { href, type RouteName } from '#kit/web/navigation.ts'
import type { Session } from '#kit/web/session.ts'
import { routes } from './routes.ts'

type Start = Extract<RouteName, 'Dashboard' | 'CompanyDashboard' | 'EmployeeDashboard'>

/** Specification 2, "Landing after login": the main role decides. A role of one's own making lands by its company. */
function startOf(session: Session): Start {
  if (!isStaffRole(session.roles[0] ?? 'employee')) return 'EmployeeDashboard'
  return session.user.company_id === null ? 'Dashboard' : 'CompanyDashboard'
}

/**
 * Where a session begins: with the change of a password that somebody else has set or the second factor that the account must have, else where the former session of the same
 * account ended with something typed, else with the own start page. Company staff without the dashboard's permission begin with
 * their profile.
 */
export function landingPath(session: Session): string {
  if (session.user.status_change_password) return href('changePassword')
  if (session.user.must_set_up_factor) return href('second.factor')
  const back = returnPath(session)
  if (back) return back
  const start = startOf(session)
  return mayUse(session, routes[start].needs) ? href(start) : href('profile')
}

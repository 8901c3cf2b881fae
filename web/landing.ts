import { mayUse, PROVIDER_ROLES } from '#kit/web/access.ts'
import { href, type RouteName } from '#kit/web/navigation.ts'
import type { Session } from '#kit/web/session.ts'
import { routes } from './routes.ts'

type Start = Extract<RouteName, 'Dashboard' | 'CompanyDashboard' | 'EmployeeDashboard'>

/** Specification 2, "Landing after login": the main role decides. A role of one's own making lands by its company. */
function startOf(session: Session): Start {
  const main = session.roles[0] ?? ''
  if (PROVIDER_ROLES.includes(main)) return 'Dashboard'
  if (main === 'employee') return 'EmployeeDashboard'
  if (session.user.company_id !== null && main) return 'CompanyDashboard'
  return session.roles.some((role) => PROVIDER_ROLES.includes(role)) ? 'Dashboard' : 'EmployeeDashboard'
}

/** Where a session begins. Company staff without the dashboard's permission begin with their profile. */
export function landingPath(session: Session): string {
  const start = startOf(session)
  return mayUse(session, routes[start].needs) ? href(start) : href('profile')
}

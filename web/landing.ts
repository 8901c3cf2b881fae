import { isStaffRole } from '#kit/contract/access-rules.ts'
import { mayUse } from '#kit/web/access.ts'
import { returnPath } from '#kit/web/drafts.ts'
import { href, type RouteName } from '#kit/web/navigation.ts'
import type { Session } from '#kit/web/session.ts'
import { routes } from './routes.ts'

type Start = Extract<RouteName, 'Dashboard' | 'CompanyDashboard' | 'EmployeeDashboard'>

/** The main role is one of an employee. */
export const isEmployeeSide = ({ roles }: Session): boolean => !isStaffRole(roles[0] ?? 'employee')

/** Specification 2, "Landing after login": the main role decides. A company's own role uses the start page of the company side. */
function startOf(session: Session): Start {
  if (isEmployeeSide(session)) return 'EmployeeDashboard'
  return session.user.company_id === null ? 'Dashboard' : 'CompanyDashboard'
}

/**
 * The first page of a session: the change of a password that an administrator set, or the required setup of the
 * second factor; otherwise the page where the account's previous session ended without a sign-out; otherwise the own start
 * page. Company staff without the dashboard's permission start with their profile.
 */
export function landingPath(session: Session): string {
  if (session.user.status_change_password) return href('changePassword')
  if (session.user.must_set_up_factor) return href('second.factor')
  const back = returnPath(session)
  if (back) return back
  const start = startOf(session)
  return mayUse(session, routes[start].needs) ? href(start) : href('profile')
}

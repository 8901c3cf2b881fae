import type { RouteName } from '#kit/web/navigation.ts'
import { routes } from '../routes.ts'

const tab = <Name extends string>(name: Name, route: RouteName) => ({ name, route, to: routes[route].path })

/** The tabs of an employee's phone: only pages that exist. */
export const TABS = [
  tab('home', 'EmployeeDashboard'),
  tab('roster', 'employee_roster.index'),
  tab('payslip', 'employee_payslip.index'),
  tab('soFar', 'employee_payslip.so_far'),
] as const

/** The tab of an address: the one whose address it starts with, the longest first. One payslip belongs to the payslips. */
export function tabOf(pathname: string): (typeof TABS)[number]['name'] | undefined {
  return TABS.filter(({ to }) => `${pathname}/`.startsWith(`${to}/`)).toSorted(
    (one, other) => other.to.length - one.to.length,
  )[0]?.name
}

import type { RouteName } from '#kit/web/navigation.ts'
import { routes } from '../routes.ts'

interface Tab<Name extends string> {
  name: Name
  route: RouteName
  to: string
  /** Addresses of other pages that belong to it. */
  also: readonly string[]
  /** Only in the menu of a desk; a phone has it behind "more". */
  isDesk: boolean
}

const tab = <Name extends string>(
  name: Name,
  route: RouteName,
  { also = [], isDesk = false }: { also?: readonly RouteName[]; isDesk?: boolean } = {},
): Tab<Name> => ({ name, route, to: routes[route].path, also: also.map(pathOf), isDesk })

/** Of a page that adds one: also the page that changes it. */
const pathOf = (route: RouteName) => routes[route].path.replace(/\/add$/, '')

/** The pages on which employees ask for something that they can change. */
const ASKED = (Object.keys(routes) as RouteName[]).filter(
  (name) => /^\/employee\/.*\/add$/.test(routes[name].path) && name.replace(/\.add$/, '.edit') in routes,
)

/** The tabs of an employee's phone and desk: only pages that exist. */
export const TABS = [
  tab('home', 'EmployeeDashboard'),
  tab('roster', 'employee_roster.index'),
  tab('requests', 'requests.mine', {
    also: [
      'requests.inbox',
      'requests.delegation',
      ...ASKED,
      'employee_leave.index',
      'employee_ot_request.index',
      'employee_approve_ot.index',
      'employee_use_ot.index',
      'employee_e_approve.index',
    ],
  }),
  tab('payslip', 'employee_payslip.index', { isDesk: true }),
  tab('soFar', 'employee_payslip.so_far', { isDesk: true }),
] as const

/** The tab of an address: the one whose address it starts with, the longest first. One payslip belongs to the payslips. */
export function tabOf(pathname: string): (typeof TABS)[number]['name'] | undefined {
  return TABS.flatMap(({ name, to, also }) => [to, ...also].map((path) => ({ name, path })))
    .filter(({ path }) => `${pathname}/`.startsWith(`${path}/`))
    .toSorted((one, other) => other.path.length - one.path.length)[0]?.name
}

/** The roles for which requests usually wait. */
const DECIDING = new Set(['linemanager', 'hrmanager', 'director'])

/** Where the tab of requests leads: who decides, or for whom something waits, to the inbox; others to their own requests. */
export const requestsPath = (roles: readonly string[], waiting: number): string =>
  routes[waiting > 0 || roles.some((role) => DECIDING.has(role)) ? 'requests.inbox' : 'requests.mine'].path

import { expect, test, vi } from 'vitest'
import type { Route } from '../route.ts'
import { routes } from '../routes.ts'
import { expectedMenu } from '../testing/expected.ts'
import { sessionOf } from '../testing/sessions.ts'

vi.stubGlobal('window', new EventTarget())
const { companyMenu } = await import('./company-menu.ts')
const { employeeMenu } = await import('./employee-menu.ts')
const { menuFor } = await import('./menu.ts')
const { providerMenu } = await import('./provider-menu.ts')

const menus = { provider: providerMenu, company: companyMenu, reports: companyMenu, employee: employeeMenu }
const ADMINS = { provider: 'superadmin', company: 'companyadmin', reports: 'companyadmin' }
const USERS = { provider: 'synergyuser', company: 'companyuser', reports: 'companyuser' }

type Side = keyof typeof menus
type Staff = Exclude<Side, 'employee'>
type Person = Parameters<typeof sessionOf>[0]

const entriesOf = (side: Side, person: Person): string[] =>
  menuFor(sessionOf(person), menus[side]).flatMap(({ entries }) => entries.map(({ route }) => route))

test.each(expectedMenu)('$menu: $route', ({ menu, route, permissions, roles, special }) => {
  const side = menu as Side
  const all = menus[side].flatMap(({ entries }) => entries.map((entry): string => entry.route))
  expect(all.filter((one) => one === route)).toHaveLength(1)
  if (side === 'employee') expectByRole(route, roles)
  else expectByPermission(side, route, permissions, special)
})

/** A staff entry: visible for administrators, and for others with any of its permissions. */
function expectByPermission(side: Staff, route: string, permissions: string[], special: boolean): void {
  const company = side === 'provider' ? null : special ? 12 : 3
  expect(entriesOf(side, { roles: [ADMINS[side]], company, special })).toContain(route)
  const person = { roles: [USERS[side]], company, special }
  // A screen that changes something is hidden from users who can only see.
  const { alsoNeeds = [] } = (routes as Record<string, Route>)[route]?.needs ?? {}
  for (const permission of permissions) {
    expect(entriesOf(side, { ...person, permissions: [permission, ...alsoNeeds] })).toContain(route)
    if (alsoNeeds.length > 0)
      expect(entriesOf(side, { ...person, permissions: [permission] })).not.toContain(route)
  }
  if (permissions.length > 0)
    expect(entriesOf(side, { ...person, permissions: ['some-other'] })).not.toContain(route)
  if (!special) return
  // Only company 12 and companies with the switch, even for administrators.
  expect(entriesOf(side, { roles: [ADMINS[side]], company: 3 })).not.toContain(route)
  expect(entriesOf(side, { roles: [USERS[side]], permissions, company: 3 })).not.toContain(route)
}

function expectByRole(route: string, roles: string[]): void {
  expect(roles).not.toEqual([])
  for (const role of roles) expect(entriesOf('employee', { roles: [role] })).toContain(route)
  expect(entriesOf('employee', { roles: ['someother'] })).not.toContain(route)
}

test('every role of the provider without permissions has its start page, and nothing else', () => {
  for (const role of ['synergyadmin', 'synergyuser'])
    expect(entriesOf('provider', { roles: [role], company: null })).toEqual(['Dashboard'])
})

test('a company user without a permission has no entry', () => {
  expect(entriesOf('company', { roles: ['companyuser'], company: 12, special: true })).toEqual([])
})

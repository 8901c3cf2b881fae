import { expect, test, vi } from 'vitest'
import { hasScreen } from '../find-screen.ts'
import { coming } from '../locales/coming.ts'
import type { Route } from '../route.ts'
import { routes } from '../routes.ts'
import { expectedMenu } from '../testing/expected.ts'
import { sessionOf } from '../testing/sessions.ts'

vi.stubGlobal('window', new EventTarget())
const { companyMenu } = await import('./company-menu.ts')
const { employeeMenu } = await import('./employee-menu.ts')
const { entryOf, menuFor } = await import('./menu.ts')
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

test('an entry whose page does not exist yet says in one sentence what it will do, in both languages', async () => {
  const entries = Object.values(menus).flatMap((menu) => menu.flatMap(({ entries }) => entries))
  for (const { route } of entries) {
    if (await hasScreen(route)) continue
    const ends = [coming[route]?.la, coming[route]?.en].map((text) => text?.at(-1))
    expect([route, ...ends]).toEqual([route, '.', '.'])
  }
})

test('the page of a record belongs to the entry of its list', () => {
  expect(entryOf(companyMenu, '/payrolls/3/26/8')).toBe('payrolls-item.index')
  expect(entryOf(companyMenu, '/employee/edit/7')).toBe('employee.index')
  expect(entryOf(companyMenu, '/schedule_detail/7/create')).toBe('schedule.index')
  expect(entryOf(companyMenu, '/profile')).toBeUndefined()
})

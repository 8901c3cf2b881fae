import { type LoaderFunctionArgs, matchRoutes } from 'react-router'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { hasScreen } from './find-screen.ts'
import { guard } from './guards.ts'
import type { Route } from './route.ts'
import { expectedRoutes } from './testing/expected.ts'
import { COMPANY, EMPLOYEE, PROVIDER, signInAs } from './testing/sessions.ts'

// Sessions use the window; here it only has to exist.
vi.stubGlobal('window', new EventTarget())
const { routeTable } = await import('./route-table.tsx')

afterEach(() => signInAs(null))

const rows = expectedRoutes.filter(({ path }) => path !== '/*')
const addressOf = (path: string) => path.replace(/:\w+/g, '7')

/** The layout and the route of an address. */
function resolve(address: string) {
  const matches = matchRoutes(routeTable, address) ?? []
  const [layout, route] = matches.slice(-2).map((match) => match.route)
  return { layout: layout?.id, route }
}

/** Where the guard of an address redirects the signed-in user; null if it allows the address. */
function sentTo(address: string): string | null {
  const { route } = resolve(address)
  try {
    guard(route?.handle as Route)
    return null
  } catch (thrown) {
    if (thrown instanceof Response) return thrown.headers.get('location')
    throw thrown
  }
}

test('there are as many as agreed, each name and path once', () => {
  expect(rows).toHaveLength(211)
  for (const key of ['name', 'path'] as const) expect(new Set(rows.map((row) => row[key])).size).toBe(211)
})

describe.each(rows)('$path', ({ path, layout, guard: needs, name }) => {
  const address = addressOf(path)

  test('opens its screen in its layout', () => {
    const { layout: found, route } = resolve(address)
    expect([route?.id, route?.path, found]).toEqual([name, path, `layout:${layout}`])
  })

  test(`has the right guard (${needs})`, () => {
    expect(sentTo(address)).toBe(needs === 'auth' ? '/' : null)
    const visits = []
    for (const [session, start] of [
      [PROVIDER, '/dashboard'],
      [COMPANY, '/company-dashboard'],
      [EMPLOYEE, '/employee-dashboard'],
    ] as const) {
      signInAs(session)
      const sent = sentTo(address)
      if (needs === 'guest') expect(sent).toBe(start)
      if (needs === 'public') expect(sent).toBeNull()
      visits.push(sent)
    }
    // With a session: at least one side can open it, and employees can open an employee page.
    if (needs === 'auth') expect(visits).toContain(null)
    const isForEmployees = layout === 'employee' || layout === 'own'
    if (needs === 'auth') expect(visits[2]).toBe(isForEmployees ? null : '/403/access-denied')
  })
})

/** Where an unknown address leads; undefined if it says that the page does not exist. */
async function unknownLeadsTo(address: string): Promise<string | null | undefined> {
  const loader = resolve(address).route?.loader
  const request = new Request(`http://localhost${address}`)
  const answer = typeof loader === 'function' && (await loader({ request } as LoaderFunctionArgs, undefined))
  return answer instanceof Response ? answer.headers.get('location') : undefined
}

test('an address that is none of ours leads to the root, with its query', async () => {
  for (const session of [null, COMPANY, EMPLOYEE]) {
    signInAs(session)
    for (const address of ['/nowhere', '/assets', '/nowhere/7', '/login', '/403/other', '/Employees'])
      expect(await unknownLeadsTo(`${address}?company=MEKONG`)).toBe('/?company=MEKONG')
  }
})

test('an unknown address below one of ours says so to those who are signed in, and leads others to the sign-in', async () => {
  for (const address of ['/employee/7/nowhere', '/payrolls/9', '/bank/nowhere/at/all']) {
    signInAs(null)
    expect(await unknownLeadsTo(address)).toBe('/')
    signInAs({ ...COMPANY, user: { ...COMPANY.user, status_change_password: true } })
    expect(await unknownLeadsTo(address)).toBe('/')
    for (const session of [PROVIDER, COMPANY, EMPLOYEE]) {
      signInAs(session)
      expect(await unknownLeadsTo(address)).toBeUndefined()
    }
  }
})

test('lists the addresses that have no screen yet', async () => {
  const have = await Promise.all(rows.map(({ name }) => hasScreen(name)))
  const missing = rows.filter((_, at) => !have[at])
  const lines = missing.map(({ name, path }) => `  ${name.padEnd(40)} ${path}`)
  console.info(`${missing.length} of ${rows.length} addresses show "not available yet":\n${lines.join('\n')}`)
  expect(missing.map(({ name }) => name)).not.toContain('Login')
})

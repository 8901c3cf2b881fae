import { afterAll, beforeAll, expect, test } from 'vitest'
import { COMPANY_PERMISSIONS } from '#features/access/server/permissions.ts'
import type { RouteSpec } from '#kit/contract/route.ts'
import { allEndpoints } from '../compose.ts'
import { holderOf, type RoleHolder } from './every-role.test-data.ts'
import { openCompanies } from './shared-worlds.test-data.ts'
import type { TwoCompanies } from './two-companies.test-data.ts'

const ACTION = /^(edit|import|delete|calculate|approve|pay|correct|settle)-/
const READING = COMPANY_PERMISSIONS.filter((name) => !ACTION.test(name))
/** These two guard fields of a call that other users can also make, see guarded-fields.test.ts and salary-adjustments.test.ts. */
const OF_FIELDS: readonly string[] = ['edit-salary', 'edit-bank-account']
const ACTIONS = COMPANY_PERMISSIONS.filter((name) => ACTION.test(name) && !OF_FIELDS.includes(name))

let world: TwoCompanies
let changes: RouteSpec[]

/** Calls with a body that only read: a file of payslips is created from data that the run displays. */
const READS = ['POST /payrolls-item/:id/payslips.pdf']
const nameOf = ({ method, path }: RouteSpec) => `${method} ${path}`
const neededBy = ({ access }: RouteSpec) =>
  (typeof access === 'object' ? (access.alsoNeeds ?? []) : []).filter(
    (name) => ACTION.test(name) && !OF_FIELDS.includes(name),
  )

beforeAll(async () => {
  world = await openCompanies()
  changes = allEndpoints(world.db)
    .map(({ route }): RouteSpec => route)
    .filter(
      ({ access, method }) => typeof access === 'object' && access.side === 'company' && method !== 'GET',
    )
    .filter((route) => !READS.includes(nameOf(route)))
})
afterAll(() => world?.close())

/** The calls that do not answer 403; the permission is checked before anything is read, so any id and no body can be sent. */
async function openTo(holder: RoleHolder, routes: readonly RouteSpec[]): Promise<string[]> {
  const answers = await Promise.all(
    routes.map(async (route) => {
      const url = `/api${route.path.replace(/:\w+/g, '0')}`
      return { route, status: (await holder.as({ method: route.method, url })).statusCode }
    }),
  )
  return answers.filter(({ status }) => status !== 403).map(({ route }) => nameOf(route))
}

test('a user who can see everything of a company can change, approve, pay and delete nothing', async () => {
  expect(changes.length).toBeGreaterThan(150)
  const reader = await holderOf(world, 0, 'sees everything', READING)
  expect((await reader.as({ method: 'GET', url: '/api/employee' })).statusCode).toBe(200)
  // The settings are saved by users with the administrator's role, whatever else it permits; without a body the role is not checked.
  const settings = ['PUT /company/setting', 'PUT /company/profile/contacts']
  expect(
    await openTo(
      reader,
      changes.filter((route) => !settings.includes(nameOf(route))),
    ),
  ).toEqual([])
  const setting = (await reader.as({ method: 'GET', url: '/api/company/setting' })).json().data
  const contacts = (await reader.as({ method: 'GET', url: '/api/company/profile/contacts' })).json().data
  for (const [url, payload] of [
    ['/api/company/setting', setting],
    ['/api/company/profile/contacts', contacts],
  ])
    expect((await reader.as({ method: 'PUT', url, payload })).statusCode).toBe(403)
})

test('the permission to change has no effect without the permission to see', async () => {
  const blind = await holderOf(world, 0, 'changes blindly', ACTIONS)
  expect(
    await openTo(
      blind,
      changes.filter((route) => neededBy(route).length > 0),
    ),
  ).toEqual([])
})

test('every permission to change opens a call, and each call requires all of its permissions', async () => {
  const used = [...new Set(changes.flatMap(neededBy))].sort()
  expect(used).toEqual([...ACTIONS].sort())
  for (const missing of ACTIONS) {
    const holder = await holderOf(world, 0, `lacks ${missing}`, [
      ...READING,
      ...ACTIONS.filter((name) => name !== missing),
    ])
    const guarded = changes.filter((route) => neededBy(route).includes(missing))
    const others = changes.filter((route) => neededBy(route).length > 0 && !neededBy(route).includes(missing))
    expect(await openTo(holder, guarded)).toEqual([])
    expect(await openTo(holder, others)).toEqual(others.map(nameOf))
  }
})

import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Access, RouteSpec } from '#kit/contract/route.ts'
import { until } from '#kit/database/until.test-support.ts'
import { allEndpoints } from '../compose.ts'
import { openCompanies } from './shared-worlds.test-data.ts'
import type { Asker, Call, TwoCompanies } from './two-companies.test-data.ts'

let world: TwoCompanies
let routes: RouteSpec[]
let ownId: number

beforeAll(async () => {
  world = await openCompanies()
  routes = allEndpoints(world.db).map(({ route }) => route)
  const me = await world.as('employee', { method: 'GET', url: '/api/auth/me' })
  ownId = me.json().data.user.employee_id
})
afterAll(() => world?.close())

const sideOf = (access: Access) => (typeof access === 'object' ? access.side : access)
const PAYROLL = /^\/(payrolls-item|sso-report|emp-tax-report)/

/** Statuses other than 403, by route; permissions are checked before anything is read, so any id and no body can be sent. */
async function notForbidden(asker: Asker, isMeant: (route: RouteSpec) => boolean): Promise<string[]> {
  const meant = routes.filter(isMeant)
  expect(meant.length).toBeGreaterThan(0)
  const answers = await Promise.all(
    meant.map(async ({ method, path }) => {
      const url = `/api${path.replace(/:\w+/g, '1')}`
      return `${(await world.as(asker, { method, url })).statusCode} ${method} ${path}`
    }),
  )
  return answers.filter((answer) => !answer.startsWith('403'))
}

test('a user of the company without the permission gets nothing of payroll', async () => {
  expect(await notForbidden('user', ({ path }) => PAYROLL.test(path))).toEqual([])
})

test('an employee cannot make calls of the company and the provider', async () => {
  const isOthers = ({ access }: RouteSpec) => ['company', 'provider'].includes(sideOf(access))
  expect(await notForbidden('employee', isOthers)).toEqual([])
})

test('a user who is not an employee has no own payslips and days', async () => {
  const isOwn = ({ access }: RouteSpec) => sideOf(access) === 'employee'
  expect(await notForbidden('admin', isOwn)).toEqual([])
  expect(await notForbidden('superadmin', isOwn)).toEqual([])
})

test('the provider cannot make calls of a company, and a company none of the provider', async () => {
  expect(await notForbidden('superadmin', ({ access }) => sideOf(access) === 'company')).toEqual([])
  expect(await notForbidden('admin', ({ access }) => sideOf(access) === 'provider')).toEqual([])
})

test('a user inside a company cannot make calls of the provider and of employees', async () => {
  const isOthers = ({ access }: RouteSpec) => ['provider', 'employee'].includes(sideOf(access))
  expect(await notForbidden('inside', isOthers)).toEqual([])
  const me = await world.as('inside', { method: 'GET', url: '/api/company/profile' })
  expect([me.statusCode, me.json().data.id]).toEqual([200, world.companies[1]])
})

/** Signing in, and resetting a forgotten password. */
const OPEN = [
  ...['POST /auth/login', 'POST /auth/second-factor/login', 'POST /auth/link', 'GET /auth/preparation'],
  ...[
    'POST /send-request-verification-code',
    'POST /verify-code',
    'GET /verify-code/:verify_code',
    'POST /reset-my-password',
  ],
  // Confirms a printed document by its code.
  'GET /verify/:code',
  // Decides a request with the link of a mail.
  ...['POST /decision-link/show', 'POST /decision-link/decide'],
]

test('without a session every call except those of signing in, of checking a document and of links in mails is refused', async () => {
  const closed = routes.filter(({ access }) => access !== 'public')
  const open = routes.filter(({ access }) => access === 'public')
  expect(open.map(({ method, path }) => `${method} ${path}`).sort()).toEqual([...OPEN].sort())
  for (const { method, path } of closed) {
    const answer = await world.as('nobody', { method, url: `/api${path.replace(/:\w+/g, '1')}` })
    expect([method, path, answer.statusCode]).toEqual([method, path, 401])
  }
})

async function answered(asker: Asker, method: Call['method'], url: string, payload?: object) {
  const answer = await world.as(asker, { method, url, ...(payload ? { payload } : {}) })
  expect([url, answer.statusCode]).toEqual([url, 200])
  return answer.json()
}

test('employees read their own payslips and days, once approved, and no others', async () => {
  const [run] = world.runs
  const slip = `/api/employee/payslips/${run}`
  const mine = await answered('admin', 'GET', `/api/payrolls-item/${run}/payslips/${ownId}`)
  expect((await world.as('employee', { method: 'GET', url: slip })).statusCode).toBe(404)
  await answered('admin', 'POST', `/api/payrolls-item/${run}/approve`, { confirmed: true })
  await until(async () => (await answered('employee', 'GET', '/api/employee/payslips')).data.length === 1)
  const shown = (await answered('employee', 'GET', `${slip}?employee_id=${ownId + 1}`)).data
  expect([shown.employee_id, shown.net]).toEqual([ownId, mine.data.net])
  const days = '/api/employee/my-days?month=2026-04'
  const { employee } = (await answered('employee', 'GET', `${days}&employee_id=${ownId + 1}`)).data
  expect(employee.id).toBe(ownId)
  expect((await world.as('foreignEmployee', { method: 'GET', url: slip })).statusCode).toBe(404)
})

import { TOTP } from 'otpauth'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { PASSWORD, SECRET_KEY, withAccess } from '../access-world.test-data.ts'
import { prepareFactors } from '../index.ts'

/* A password alone must not be enough if a second factor is required. */

const world = withAccess()
const IdRow = z.object({ id: z.int() })
const asDatabase = (sql: string) => world().db.asProvider((tx) => tx.execute(sql))

/** A session with its calls; `setUp` turns the factor on and returns codes of the app, by their step of 30 seconds from then. */
async function signedIn(email: string) {
  const { access_token: token, authUser } = (await world().signIn(email)).json()
  const call = (method: 'GET' | 'POST', path: string, body?: object) =>
    world().call(method, path, body, { authorization: `Bearer ${token}` })
  async function setUp() {
    const { secret } = (await call('POST', '/auth/second-factor/start', { password: PASSWORD })).json().data
    const start = Date.now()
    const code = (step: number) => new TOTP({ secret }).generate({ timestamp: start + step * 30_000 })
    const confirmed = await call('POST', '/auth/second-factor/confirm', { code: code(-1) })
    expect(confirmed.statusCode).toBe(200)
    return code
  }
  return { call, setUp, mustSetUp: authUser.user.must_set_up_factor }
}
const required = { code: 'second_factor_required' }

test('the provider’s staff can do nothing before they have a second factor, and enter a code to enter a company', async () => {
  await prepareFactors(world().db, SECRET_KEY)
  const { call, setUp, mustSetUp } = await signedIn('super@champa.test')
  expect(mustSetUp).toBe(true)
  const refused = await call('GET', '/admin/user')
  expect([refused.statusCode, refused.json()]).toMatchObject([403, required])
  const enter = (code?: string) =>
    call('POST', '/admin/company/1/enter', { reason: 'helping with the payroll', ...(code && { code }) })
  expect((await enter()).json()).toMatchObject(required)
  const code = await setUp()
  expect((await call('GET', '/admin/user')).statusCode).toBe(200)
  expect((await call('GET', '/auth/me')).json().data.user.must_set_up_factor).toBe(false)
  for (const wrong of [undefined, '000000', code(-1)]) {
    const answer = await enter(wrong)
    expect([answer.statusCode, answer.json().errors]).toEqual([422, { code: expect.any(Array) }])
  }
  expect((await enter(code(0))).statusCode).toBe(200)
})

test('a company requires it of its staff, not of its employees, and not of other companies', async () => {
  await prepareFactors(world().db, SECRET_KEY)
  await asDatabase('update company set requires_second_factor = true where company_id = 1')
  const { id } = await world().db.inCompany(1, (tx) =>
    tx.one(
      IdRow,
      `insert into employee (company_id, emp_number, name, start_date) values (1, 'F1', 'F', '2026-01-01') returning id`,
    ),
  )
  await world().account('employee@champa.test', { employeeId: id, roles: ['employee'] })
  const admin = await signedIn('admin@champa.test')
  expect((await admin.call('GET', '/company/user')).json()).toMatchObject(required)
  for (const email of ['employee@champa.test', 'other@champa.test'])
    expect((await signedIn(email)).mustSetUp).toBe(false)
  await admin.setUp()
  expect((await admin.call('GET', '/company/user')).statusCode).toBe(200)
})

test('nobody is locked out in a demo, or if the installation has no key for the secrets', async () => {
  await asDatabase('delete from second_factor')
  await prepareFactors(world().db, null)
  expect((await signedIn('synergy@champa.test')).mustSetUp).toBe(false)
  await prepareFactors(world().db, SECRET_KEY)
  expect((await signedIn('synergy@champa.test')).mustSetUp).toBe(true)
  await asDatabase(`insert into installation_fact (key, value) values ('demo', '"made"')`)
  expect((await signedIn('synergy@champa.test')).mustSetUp).toBe(false)
})

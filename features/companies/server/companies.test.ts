import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  accessEndpoints,
  authenticate,
  createAccount,
  prepareFactors,
  seedAccess,
} from '#features/access/server/index.ts'
import { withTestDatabase } from '#kit/database/testing.ts'
import { markDaysChanged } from '#kit/server/mark-days-changed.ts'
import { createTestHttpServer } from '#kit/server/testing.ts'
import { companiesEndpoints, createCompany, findCompany } from './index.ts'

const ACTOR = { accountId: null, name: 'test' }
const PASSWORD = 'Champa-2026!'
const database = withTestDatabase()
let app: FastifyInstance
let mekong = 0

beforeAll(async () => {
  const db = database()
  mekong = await db.asProvider(async (tx) => {
    await seedAccess(tx)
    const id = await createCompany(tx, { name: 'ບໍລິສັດ ແມ່ຂອງ' }, ACTOR)
    const account = { name: 'A', password: PASSWORD, companyId: id }
    await createAccount(tx, { ...account, email: 'admin@champa.test', roles: ['companyadmin'] })
    await createAccount(tx, { ...account, email: 'user@champa.test', roles: ['companyuser'] })
    await createAccount(tx, {
      ...account,
      email: 'super@champa.test',
      companyId: null,
      roles: ['superadmin'],
    })
    return id
  })
  await db.asProvider((tx) => createCompany(tx, { name: 'Nam Ngum', phone: '021 213 200' }, ACTOR))
  const endpoints = [...accessEndpoints(db), ...companiesEndpoints]
  app = await createTestHttpServer({ db, endpoints, authenticate: (token) => authenticate(db, token) })
})
afterAll(() => app.close())

const tokens = new Map<string, string>()
async function call(who: string, method: 'GET' | 'PUT', path: string, payload?: object) {
  const email = `${who}@champa.test`
  if (!tokens.has(who)) {
    const answer = await app.inject({
      method: 'POST',
      url: '/api/auth/login',
      payload: { email, password: PASSWORD },
    })
    tokens.set(who, answer.json().access_token)
  }
  const headers = { authorization: `Bearer ${tokens.get(who)}` }
  return app.inject({ method, url: `/api${path}`, headers, ...(payload ? { payload } : {}) })
}

test('a new company has default settings and a unique name', async () => {
  const setting = (await call('admin', 'GET', '/company/setting')).json().data
  expect(setting).toMatchObject({
    payroll_mode: 'monthly',
    days_per_month: 26,
    hours_per_day: 8,
    can: ['update'],
  })
  const again = database().asProvider((tx) => createCompany(tx, { name: 'Nam Ngum' }, ACTOR))
  await expect(again).rejects.toMatchObject({ code: 'duplicate' })
  expect(await database().asProvider((tx) => findCompany(tx, 'ບໍລິສັດ ແມ່ຂອງ'))).toBe(mekong)
})

test('only the administrator saves settings, once for each version, and the change is logged', async () => {
  const { can: _, ...setting } = (await call('admin', 'GET', '/company/setting')).json().data
  const wanted = { ...setting, two_person_approval: true, days_per_month: 25.5 }
  expect((await call('user', 'PUT', '/company/setting', wanted)).statusCode).toBe(403)
  const saved = (await call('admin', 'PUT', '/company/setting', wanted)).json().data
  expect(saved).toMatchObject({
    two_person_approval: true,
    days_per_month: 25.5,
    version: setting.version + 1,
  })
  expect((await call('admin', 'PUT', '/company/setting', wanted)).statusCode).toBe(409)
  const wrong = await call('admin', 'PUT', '/company/setting', {
    ...saved,
    hours_per_day: 30,
    tax_payer: 'nobody',
  })
  expect(Object.keys(wrong.json().errors).sort()).toEqual(['hours_per_day', 'tax_payer'])
  const log = await database().inCompany(mekong, (tx) =>
    tx.unknownRows(
      `select before, after from audit_entry where company_id = $1 and entity = 'company_setting'`,
      [mekong],
    ),
  )
  expect(log).toEqual([
    {
      before: { two_person_approval: false, days_per_month: 26 },
      after: { two_person_approval: true, days_per_month: 25.5 },
    },
  ])
})

test('the settings tell how many active users may approve payroll', async () => {
  const count = async () => (await call('admin', 'GET', '/company/setting')).json().data.approver_count
  expect(await count()).toBe(1)
  const second = await database().asProvider((tx) =>
    createAccount(tx, {
      ...{ name: 'B', email: 'second@champa.test', password: PASSWORD, companyId: mekong },
      roles: ['companyadmin'],
    }),
  )
  expect(await count()).toBe(2)
  await database().asProvider((tx) =>
    tx.execute("update account set status = 'disabled' where id = $1", [second]),
  )
  expect(await count()).toBe(1)
})

test('the sign-in sees that a company requires the second factor of its staff', async () => {
  const isRequired = () =>
    database().asProvider((tx) =>
      tx.exists('select from company where company_id = $1 and requires_second_factor', [mekong]),
    )
  const present = async () => (await call('admin', 'GET', '/company/setting')).json().data
  const require = async (require_second_factor: boolean) => {
    const { can: _, has_factors: __, approver_count: ___, ...setting } = await present()
    return call('admin', 'PUT', '/company/setting', { ...setting, require_second_factor })
  }
  // Without a key nobody could set up a second factor: the switch would have no effect.
  expect((await present()).has_factors).toBe(false)
  const refused = await require(true)
  expect([refused.statusCode, refused.json().code]).toEqual([503, 'second_factor_unavailable'])
  expect(await isRequired()).toBe(false)

  await prepareFactors(database(), Buffer.alloc(32))
  expect((await present()).has_factors).toBe(true)
  expect((await require(true)).json().data).toMatchObject({ require_second_factor: true })
  expect(await isRequired()).toBe(true)

  // Without the key, the switch can still be turned off.
  await prepareFactors(database(), null)
  expect(await present()).toMatchObject({ require_second_factor: true, has_factors: false })
  expect((await require(false)).json().data).toMatchObject({ require_second_factor: false })
  expect(await isRequired()).toBe(false)
})

test("the provider's list finds companies; a company sees only its own profile", async () => {
  const list = (await call('super', 'GET', '/admin/company?search=ngum')).json()
  expect(list).toMatchObject({ data: [{ name: 'Nam Ngum', employee_count: 0 }], meta: { total: 1 } })
  expect((await call('super', 'GET', '/admin/company?search=100%25_')).json().data).toEqual([])
  expect((await call('super', 'GET', '/admin/company?sort=-name&per_page=1')).json().data).toHaveLength(1)
  expect((await call('admin', 'GET', '/admin/company')).statusCode).toBe(403)
  expect((await call('user', 'GET', '/company/profile')).json().data).toMatchObject({ name: 'ບໍລິສັດ ແມ່ຂອງ' })
})

test('days are marked for one employee or for all', async () => {
  const days = { firstDay: '2026-04-01', lastDay: '2026-04-30' }
  await database().inCompany(mekong, async (tx) => {
    await markDaysChanged(tx, { companyId: mekong, employeeId: null, ...days })
    await markDaysChanged(tx, [])
    await markDaysChanged(tx, [{ companyId: mekong, employeeId: 5, ...days }])
  })
  const marks = await database().inCompany(mekong, (tx) =>
    tx.unknownRows('select employee_id from attendance_change where company_id = $1 order by id', [mekong]),
  )
  expect(marks).toEqual([{ employee_id: null }, { employee_id: 5 }])
})

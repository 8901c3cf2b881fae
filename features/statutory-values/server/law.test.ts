import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { accessEndpoints, authenticate, createAccount, seedAccess } from '#features/access/server/index.ts'
import { withTestDatabase } from '#kit/database/testing.ts'
import { createTestHttpServer } from '#kit/server/testing.ts'
import { seedStatutoryValues, statutoryValueEndpoints } from './index.ts'
import { readLaw } from './law-values.ts'

const PASSWORD = 'Champa-2026!'
const SOURCE = 'Amended Income Tax Law 99/NA, https://na.gov.la'
const TABLE = {
  first_day: '2027-01-01',
  source: SOURCE,
  bands: [
    { above: 0, percent: 0 },
    { above: 2_500_000, percent: 5 },
    { above: 15_000_000, percent: 12.5 },
  ],
}
const database = withTestDatabase()
let app: FastifyInstance
let token = ''

beforeAll(async () => {
  const db = database()
  await db.asProvider(async (tx) => {
    await seedAccess(tx)
    await seedStatutoryValues(tx)
    const account = { name: 'Super', email: 'super@champa.test', password: PASSWORD, companyId: null }
    await createAccount(tx, { ...account, roles: ['superadmin'] })
  })
  const endpoints = [...accessEndpoints(db), ...statutoryValueEndpoints]
  app = await createTestHttpServer({ db, endpoints, authenticate: (given) => authenticate(db, given) })
  const payload = { email: 'super@champa.test', password: PASSWORD }
  token = (await app.inject({ method: 'POST', url: '/api/auth/login', payload })).json().access_token
})
afterAll(() => app.close())

const call = (method: 'GET' | 'POST', path: string, payload?: object, language = 'la') =>
  app.inject({
    method,
    url: `/api/admin${path}`,
    headers: { authorization: `Bearer ${token}`, 'accept-language': language },
    ...(payload ? { payload } : {}),
  })

test('a table is previewed, added with start date and source, and valid from then on', async () => {
  const effects = (await call('POST', '/tax/preview', TABLE)).json().data
  // 3.7 million at 5 per cent before; from 2,500,000 after. At 25 million: 185,000 + 1,000,000 + 1,500,000.
  expect(effects).toContainEqual({ income: 5_000_000, before: 185_000, after: 125_000 })
  expect(effects).toContainEqual({ income: 25_000_000, before: 2_685_000, after: 1_875_000 })
  expect((await call('GET', '/tax')).json().data).toHaveLength(1)
  expect((await call('POST', '/tax', TABLE)).statusCode).toBe(200)
  expect((await call('GET', '/tax')).json().data).toMatchObject([
    { ...TABLE, state: 'coming' },
    { first_day: '2020-01-01', state: 'current' },
  ])
  const law = (day: string) => database().asProvider((tx) => readLaw(tx, day))
  expect((await law('2026-12-31')).incomeTax.from).toBe('2020-01-01')
  expect((await law('2027-01-31')).incomeTax).toMatchObject({ from: '2027-01-01', source: { title: SOURCE } })
})

test('values cannot be changed: the same start date again, unordered bands and a missing source are refused', async () => {
  expect((await call('POST', '/tax', TABLE)).statusCode).toBe(409)
  const wrong = { ...TABLE, first_day: '2028-01-01', bands: [{ above: 5, percent: 1 }] }
  expect(Object.keys((await call('POST', '/tax', wrong)).json().errors)).toEqual(['bands'])
  expect((await call('POST', '/tax', { ...TABLE, source: 'heard it' })).statusCode).toBe(422)
  const early = { ...TABLE, first_day: '1999-01-01' }
  expect((await call('POST', '/tax/preview', early)).statusCode).toBe(422)
})

test("an error in the bands is reported in the user's language", async () => {
  const late = { ...TABLE, first_day: '2028-01-01', bands: [{ above: 5, percent: 1 }] }
  const falling = { ...late, bands: [...TABLE.bands, { above: 2_000_000, percent: 20 }] }
  const messages = async (table: object, language: string) =>
    (await call('POST', '/tax/preview', table, language)).json().errors
  expect(await messages(late, 'la')).toEqual({ bands: ['ຂັ້ນທຳອິດຕ້ອງເລີ່ມຈາກ 0 ກີບ'] })
  expect(await messages(late, 'en')).toEqual({ bands: ['The first band must begin at 0 kip'] })
  expect(await messages(falling, 'la')).toEqual({ bands: ['ແຕ່ລະຂັ້ນຕ້ອງເລີ່ມສູງກວ່າຂັ້ນກ່ອນໜ້າ'] })
  expect(await messages(falling, 'en')).toEqual({ bands: ['Each band must begin above the one before it'] })
})

test('ceiling and rates of social security have their own start dates', async () => {
  const ceiling = {
    kind: 'social_security_ceiling',
    first_day: '2026-10-01',
    source: SOURCE,
    ceiling: 6_000_000,
  }
  const effects = (await call('POST', '/social-security/preview', ceiling)).json().data
  expect(effects.at(-1)).toEqual({
    income: 100_000_000,
    ...{
      employee_before: 247_500,
      employee_after: 330_000,
      employer_before: 270_000,
      employer_after: 360_000,
    },
  })
  expect((await call('POST', '/social-security', ceiling)).statusCode).toBe(200)
  const rates = { kind: 'social_security_rates', first_day: '2027-01-01', source: SOURCE }
  const body = { ...rates, employee_percent: 6, employer_percent: 6.5 }
  expect((await call('POST', '/social-security', body)).statusCode).toBe(200)
  const listed = (await call('GET', '/social-security')).json().data
  expect(
    listed.map((row: { kind: string; first_day: string }) => [row.kind.slice(16), row.first_day]),
  ).toEqual([
    ['ceiling', '2026-10-01'],
    ['ceiling', '2017-01-01'],
    ['rates', '2027-01-01'],
    ['rates', '2014-01-01'],
  ])
})

import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { accessEndpoints, authenticate, createAccount, seedAccess } from '#features/access/server/index.ts'
import { createCompany } from '#features/companies/server/index.ts'
import { IdRow } from '#kit/database/row-types.ts'
import { withTestDatabase } from '#kit/database/testing.ts'
import { audit } from '#kit/server/audit.ts'
import { createTestHttpServer } from '#kit/server/testing.ts'
import { featureRecords } from '#server/feature-records.ts'
import type { ExportRow, LogEntry } from '../contract.ts'
import { activityLogEndpoints } from './index.ts'

const ACTOR = { accountId: null, name: 'test' }
const PASSWORD = 'Champa-2026!'
const COMPANIES = ['Mekong', 'Ngum']
const database = withTestDatabase()
let app: FastifyInstance
const companies: Record<string, number> = {}
const departments: Record<string, number> = {}

beforeAll(async () => {
  const db = database()
  await db.asProvider(async (tx) => {
    await seedAccess(tx)
    const boss = { companyId: null, password: PASSWORD, roles: ['superadmin'] }
    await createAccount(tx, { ...boss, name: 'Provider', email: 'provider@champa.test' })
    for (const name of COMPANIES) {
      companies[name] = await createCompany(tx, { name }, ACTOR)
      const account = { password: PASSWORD, companyId: companies[name], roles: ['companyadmin'] }
      await createAccount(tx, { ...account, name: `${name} boss`, email: `${name}@champa.test` })
    }
  })
  for (const name of COMPANIES)
    await db.inCompany(companies[name] as number, async (tx) => {
      const added = await tx.one(
        IdRow,
        `insert into department (company_id, name, deleted_at) values ($1, $2, now()) returning id`,
        [tx.companyId, `Kitchen of ${name}`],
      )
      departments[name] = added.id
    })
  const endpoints = [...accessEndpoints(db), ...activityLogEndpoints({ words: [], records: featureRecords })]
  app = await createTestHttpServer({ db, endpoints, authenticate: (token) => authenticate(db, token) })
})
afterAll(() => app.close())

async function get<T>(who: string, path: string): Promise<T[]> {
  const payload = { email: `${who}@champa.test`, password: PASSWORD }
  const signedIn = await app.inject({ method: 'POST', url: '/api/auth/login', payload })
  const headers = { authorization: `Bearer ${signedIn.json().access_token}` }
  return (await app.inject({ url: `/api${path}`, headers })).json().data
}

type Change = Parameters<typeof audit>[3]
const logIn = (name: string, change: Change) =>
  database().inCompany(companies[name] as number, (tx) => audit(tx, tx.companyId, ACTOR, change))
const newest = async (who: string, path: string) =>
  (await get<LogEntry>(who, `${path}?per_page=1&entity=department`))[0]

const both = (name: string) => ({ la: name, en: name })

test('an entry contains the names of the records behind its numbers and codes, including deleted ones', async () => {
  const id = departments.Mekong as number
  const before = { department_id: null, district_id: '0101', roles: ['companyuser'] }
  const after = { department_id: id, nested: [{ company_department_id: id }], bank_id: 1 }
  await logIn('Mekong', { action: 'update', entity: 'department', entityId: id, before, after })
  const entry = await newest('mekong', '/company/log')
  expect(entry?.record).toEqual(both('Kitchen of Mekong'))
  expect(entry?.names).toMatchObject({
    department_id: { [id]: both('Kitchen of Mekong') },
    company_department_id: { [id]: both('Kitchen of Mekong') },
    roles: { companyuser: { en: expect.any(String), la: expect.any(String) } },
  })
})

test('no entry contains a name of another company, and neither does the log of the provider', async () => {
  const theirs = departments.Ngum as number
  const after = { department_id: theirs, company_id: companies.Ngum, account_id: 3 }
  await logIn('Mekong', { action: 'update', entity: 'department', entityId: theirs, after })
  const entry = await newest('mekong', '/company/log')
  expect(entry?.record).toBeNull()
  expect(JSON.stringify(entry)).not.toContain('Ngum')

  await database().asProvider((tx) =>
    tx.execute(
      `insert into audit_entry (entered_company_id, actor, action, entity, entity_id, after)
       values ($1, 'Provider', 'update', 'department', $2, $3)`,
      [companies.Ngum, theirs, { department_id: theirs }],
    ),
  )
  const copy = await newest('provider', '/admin/log')
  expect(copy).toMatchObject({ company: 'Ngum', record: null, names: {} })
})

test('an export contains the names of its filters', async () => {
  const filters = { department_id: departments.Mekong, status: 'active' }
  const after = { file: 'People.xlsx', rows: 1, filters }
  await logIn('Mekong', { action: 'export', entity: 'employee', after })
  const [row] = await get<ExportRow>('mekong', '/company/export-excel')
  expect(row?.names.department_id?.[String(departments.Mekong)]).toEqual(both('Kitchen of Mekong'))
})

test('every kind of record can be requested', async () => {
  for (const { from, fields, isKeyed } of featureRecords) {
    const values = fields.map((field) => [field, isKeyed ? { 1: 5 } : [1, 'x']])
    await logIn('Ngum', { action: 'update', entity: from, entityId: 1, after: Object.fromEntries(values) })
  }
  expect(await get('ngum', '/company/log?per_page=100')).toHaveLength(featureRecords.length + 2)
})

test('sign-ins can be left out, but neither refused ones nor those with a password of somebody else', async () => {
  const session = (action: Change['action'], after?: object) =>
    logIn('Mekong', { action, entity: 'session', ...(after && { after }) })
  await session('sign-in', { address: '10.0.0.1' })
  await session('sign-out')
  await session('refuse', { address: '10.0.0.2', refusal: 'password', times: 10 })
  await session('sign-in', { address: '10.0.0.3', by: 'one_time_password' })
  const entries = await get<LogEntry>('mekong', '/company/log?per_page=100&sessions=hidden')
  const shown = entries.filter(({ entity }) => entity === 'session')
  expect(shown.map(({ action, after }) => [action, (after as { address: string }).address])).toEqual([
    ['sign-in', '10.0.0.3'],
    ['refuse', '10.0.0.2'],
  ])
  const all = await get<LogEntry>('mekong', '/company/log?per_page=100')
  expect(all.map(({ action }) => action)).toContain('sign-out')
})

test('an entry names the device of the change, and none for other work', async () => {
  const password = 'Champa-2026!'
  const headers = {
    'user-agent': 'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/140.0 Safari/537.36',
  }
  const payload = { email: 'mekong@champa.test', password }
  await app.inject({ method: 'POST', url: '/api/auth/login', payload, headers })
  const [entry] = await get<LogEntry>('mekong', '/company/log?entity=session&per_page=2&sort=at')
  const devices = (await get<LogEntry>('mekong', '/company/log?entity=session&per_page=100')).map(
    ({ device }) => device,
  )
  expect(devices).toContain('Chrome, Windows')
  // The other sign-ins of this file come from no browser.
  expect(entry?.device).toBeNull()
})

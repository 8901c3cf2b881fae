import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { accessEndpoints, authenticate, createAccount, seedAccess } from '#features/access/server/index.ts'
import { activityLogEndpoints } from '#features/activity-log/server/index.ts'
import { HIDDEN_CHARACTER } from '#kit/contract/texts.ts'
import { withTestDatabase } from '#kit/database/testing.ts'
import { createTestHttpServer } from '#kit/server/testing.ts'
import { featureRecords } from '#server/feature-records.ts'
import { addCompanyWith, companiesEndpoints } from './index.ts'

const PASSWORD = 'Champa-2026!'
const NEW = {
  ...{ name: 'ບໍລິສັດ ນ້ຳງື່ມ', phone: '021 213 200', email: 'office@namngum.test', address: 'ວຽງຈັນ' },
  ...{ founding_date: '2001-05-01', is_vat_registered: true, business_type_id: null },
  ...{ admin_name: 'Keo', admin_email: 'keo@namngum.test' },
}
const database = withTestDatabase()
let app: FastifyInstance
const tokens = new Map<string, string>()

beforeAll(async () => {
  const db = database()
  await db.asProvider(async (tx) => {
    await seedAccess(tx)
    const account = { name: 'Super', password: PASSWORD, companyId: null, email: 'super@champa.test' }
    await createAccount(tx, { ...account, roles: ['superadmin'] })
  })
  const seedLists = async (
    tx: { execute: (sql: string, params: unknown[]) => Promise<number> },
    id: number,
  ) => {
    await tx.execute(`insert into branch (company_id, name) values ($1, 'First')`, [id])
  }
  const logEndpoints = activityLogEndpoints({ words: [], records: featureRecords })
  const endpoints = [
    ...accessEndpoints(db),
    ...companiesEndpoints,
    ...logEndpoints,
    addCompanyWith(seedLists),
  ]
  app = await createTestHttpServer({ db, endpoints, authenticate: (token) => authenticate(db, token) })
  await signIn('super@champa.test', PASSWORD)
})
afterAll(() => app.close())

async function signIn(email: string, password: string) {
  const answer = await app.inject({ method: 'POST', url: '/api/auth/login', payload: { email, password } })
  if (answer.statusCode === 200) tokens.set(email, answer.json().access_token)
  return answer.statusCode
}
function call(email: string, method: 'GET' | 'PUT' | 'POST', path: string, payload?: object) {
  const headers = { authorization: `Bearer ${tokens.get(email)}` }
  return app.inject({ method, url: `/api${path}`, headers, ...(payload ? { payload } : {}) })
}
const superadmin = (method: 'GET' | 'PUT' | 'POST', path: string, payload?: object) =>
  call('super@champa.test', method, path, payload)

test('a company has its lists and an administrator, who signs in with the password that is shown once', async () => {
  const made = await superadmin('POST', '/admin/company', NEW)
  expect(made.statusCode).toBe(200)
  const { id, admin_password } = made.json().data
  expect(await signIn(NEW.admin_email, admin_password)).toBe(200)
  const me = (await call(NEW.admin_email, 'GET', '/auth/me')).json().data
  expect(me).toMatchObject({
    user: { company_id: id, status_change_password: true },
    roleUser: ['companyadmin'],
  })
  const branches = await database().inCompany(id, (tx) =>
    tx.unknownRows('select name from branch where company_id = $1', [id]),
  )
  expect(branches).toEqual([{ name: 'First' }])
  const users = (await superadmin('GET', `/admin/company/${id}/user`)).json()
  expect(users).toMatchObject({ data: [{ email: NEW.admin_email, roles: [{ name: 'companyadmin' }] }] })
  const kept = await database().asProvider((tx) =>
    tx.unknownRows('select from audit_entry where after::text like $1', [`%${admin_password}%`]),
  )
  expect(kept).toEqual([])
})

test('a taken name or address stores nothing', async () => {
  const sameName = await superadmin('POST', '/admin/company', { ...NEW, admin_email: 'other@namngum.test' })
  expect([sameName.statusCode, Object.keys(sameName.json().errors)]).toEqual([409, ['name']])
  const sameMail = await superadmin('POST', '/admin/company', { ...NEW, name: 'Other' })
  expect([sameMail.statusCode, Object.keys(sameMail.json().errors)]).toEqual([409, ['admin_email']])
  expect((await superadmin('GET', '/admin/company')).json().meta.total).toBe(1)
})

test('the whole record is saved once for each version; users of a suspended company cannot sign in until it is active again', async () => {
  const id = (await superadmin('GET', '/admin/company')).json().data[0].id
  const {
    id: _,
    employee_count,
    created_at,
    ...record
  } = (await superadmin('GET', `/admin/company/${id}`)).json().data
  expect([employee_count, typeof created_at]).toEqual([0, 'string'])
  const suspended = { ...record, status: 'suspended', phone: '021 999' }
  const saved = await superadmin('PUT', `/admin/company/${id}`, suspended)
  expect(saved.json().data).toMatchObject({
    status: 'suspended',
    phone: '021 999',
    version: record.version + 1,
  })
  expect((await call(NEW.admin_email, 'GET', '/auth/me')).statusCode).toBe(401)
  expect((await superadmin('PUT', `/admin/company/${id}`, suspended)).statusCode).toBe(409)
  const unknown = { ...suspended, version: record.version + 1, business_type_id: 99 }
  expect((await superadmin('PUT', `/admin/company/${id}`, unknown)).statusCode).toBe(422)
  const active = { ...suspended, status: 'active', version: record.version + 1 }
  expect((await superadmin('PUT', `/admin/company/${id}`, active)).statusCode).toBe(200)
  expect((await superadmin('PUT', '/admin/company/999', active)).statusCode).toBe(404)
})

test('the company changes its own contacts; both logs contain who changed what', async () => {
  const id = (await superadmin('GET', '/admin/company')).json().data[0].id
  await database().asProvider((tx) =>
    createAccount(tx, {
      name: 'Noy',
      password: PASSWORD,
      companyId: id,
      email: 'noy@a.test',
      roles: ['companyadmin'],
    }),
  )
  await signIn('noy@a.test', PASSWORD)
  const contacts = (await call('noy@a.test', 'GET', '/company/profile/contacts')).json().data
  expect(contacts.can).toEqual(['update'])
  const { can: _, ...mine } = { ...contacts, address: 'ໂພນໂຮງ' }
  expect((await call('noy@a.test', 'PUT', '/company/profile/contacts', mine)).statusCode).toBe(200)
  expect((await call('noy@a.test', 'PUT', '/company/profile/contacts', mine)).statusCode).toBe(409)
  const own = (await call('noy@a.test', 'GET', '/company/log?entity=company&search=no')).json()
  expect(own.data).toMatchObject([
    { actor: 'Noy', action: 'update', before: { address: 'ວຽງຈັນ' }, after: { address: 'ໂພນໂຮງ' } },
  ])
  const theirs = (await superadmin('GET', `/admin/log?entity=company&record=${id}&action=update`)).json()
  expect(theirs.data.map((entry: { after: object }) => entry.after)).toEqual([
    { status: 'active' },
    { status: 'suspended', phone: '021 999' },
  ])
  expect((await superadmin('GET', '/admin/log?from=2000-01-01&to=2000-12-31')).json().meta.total).toBe(0)
  expect((await superadmin('GET', '/admin/log/kinds')).json().data.entities).toEqual([
    'account',
    'company',
    'session',
  ])
  expect((await call('noy@a.test', 'GET', '/admin/log')).statusCode).toBe(403)
})

test('the administrator changes the sign-in code to a free one; the previous one is free again', async () => {
  const contacts = (await call('noy@a.test', 'GET', '/company/profile/contacts')).json().data
  const { can: _, sign_in_code: first, ...mine } = contacts
  expect(first).toMatch(/^[a-z]+\d+$/)
  const save = (sign_in_code: string, version: number) =>
    call('noy@a.test', 'PUT', '/company/profile/contacts', { ...mine, sign_in_code, version })
  const added = { name: 'Nam Ngum', phone: '', email: '', address: '', founding_date: null }
  const admin = { admin_name: 'Kham', admin_email: 'kham@ngum.test' }
  const other = { ...added, ...admin, is_vat_registered: false, business_type_id: null }
  const { id } = (await superadmin('POST', '/admin/company', other)).json().data
  const taken = await save(`namngum${id}`, mine.version)
  expect([taken.statusCode, taken.json().errors]).toEqual([409, { sign_in_code: [`namngum${id}`] }])
  for (const bad of ['ຈຳປາ', 'a', 'with space', 'x'.repeat(21)])
    expect([bad, (await save(bad, mine.version)).statusCode]).toEqual([bad, 422])
  const saved = await save(' Champa-1'.replace('-', ''), mine.version)
  expect(saved.json().data.sign_in_code).toBe('champa1')
  expect((await save(first, saved.json().data.version)).json().data.sign_in_code).toBe(first)
})

test('a stored line break is displayed and becomes a space with the next edit; invisible characters are refused by name', async () => {
  const id = (await superadmin('GET', '/admin/company')).json().data[0].id
  await database().asProvider((tx) =>
    tx.execute('update company set phone = $2, address = $3 where company_id = $1', [
      id,
      '021 1\n021 2',
      'ໂພນໂຮງ\nວຽງຈັນ',
    ]),
  )
  const {
    id: _,
    employee_count,
    created_at,
    ...record
  } = (await superadmin('GET', `/admin/company/${id}`)).json().data
  expect(record).toMatchObject({ phone: '021 1\n021 2', address: 'ໂພນໂຮງ\nວຽງຈັນ' })
  const saved = await superadmin('PUT', `/admin/company/${id}`, { ...record, is_vat_registered: true })
  expect(saved.json().data).toMatchObject({ phone: '021 1 021 2', address: 'ໂພນໂຮງ\nວຽງຈັນ' })
  const hidden = { ...saved.json().data, name: 'Mekong \u202eknab', address: 'a\u0007' }
  const refused = await superadmin('PUT', `/admin/company/${id}`, hidden)
  expect(refused.statusCode).toBe(422)
  const reasons = [HIDDEN_CHARACTER.la]
  expect(refused.json().errors).toEqual({ name: reasons, address: reasons })
})

test('an invited administrator chooses a password with the mailed link, and no password is shown', async () => {
  const email = 'invited@mekong.test'
  const made = await superadmin('POST', '/admin/company', {
    ...{ ...NEW, name: 'Invited', admin_email: email, invite: true },
  })
  expect(made.json().data).toMatchObject({ admin_email: email, admin_password: null })
  const { body } = await database().asProvider((tx) =>
    tx.one(z.object({ body: z.string() }), 'select body from mail where to_address = $1 and opens_account', [
      email,
    ]),
  )
  const [, token, user_id] = /\/auth\/([\w-]{43})\/(\d+)/.exec(body) ?? []
  const chosen = { new_password: 'ເຂົ້າໜຽວໝາກມ່ວງ', confirm_password: 'ເຂົ້າໜຽວໝາກມ່ວງ' }
  const opened = await app.inject({
    method: 'POST',
    url: '/api/auth/link',
    payload: { token, user_id, ...chosen },
  })
  expect(opened.json().authUser).toMatchObject({
    user: { company_id: made.json().data.id, status_change_password: false },
    roleUser: ['companyadmin'],
  })
})

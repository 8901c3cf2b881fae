import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { accessEndpoints, authenticate, createAccount, seedAccess } from '#features/access/server/index.ts'
import { createCompany } from '#features/companies/server/index.ts'
import { withTestDatabase } from '#kit/database/testing.ts'
import { readWorkbook } from '#kit/server/excel/read-workbook.ts'
import { createTestHttpServer } from '#kit/server/testing.ts'
import { documentsEndpoints } from './index.ts'

const PASSWORD = 'Champa-2026!'
const URL = '/api/company/document-user'
const database = withTestDatabase()

let app: Awaited<ReturnType<typeof createTestHttpServer>>
const ids: Record<string, number> = {}
const tokens: Record<string, string> = {}
let companyId = 0

beforeAll(async () => {
  const db = database()
  await db.asProvider(async (tx) => {
    await seedAccess(tx)
    const actor = { accountId: null, name: 'test' }
    const add = async (who: string, company: number, role: string, name: string) => {
      const account = { email: `${who}@champa.test`, name, password: PASSWORD, companyId: company }
      ids[who] = await createAccount(tx, { ...account, employeeId: null, roles: [role] })
    }
    companyId = await createCompany(tx, { name: 'A' } as never, actor)
    const other = await createCompany(tx, { name: 'B' } as never, actor)
    await add('admin', companyId, 'companyadmin', 'ບຸນມີ')
    await add('clerk', companyId, 'companyuser', 'Clerk')
    await add('staff', companyId, 'employee', 'ໜູແພງ')
    await add('other', other, 'companyadmin', 'Stranger')
  })
  app = await createTestHttpServer({
    db,
    endpoints: [...accessEndpoints(db), ...documentsEndpoints],
    authenticate: (token) => authenticate(db, token),
  })
  for (const who of Object.keys(ids)) {
    const payload = { email: `${who}@champa.test`, password: PASSWORD }
    tokens[who] = (await app.inject({ method: 'POST', url: '/api/auth/login', payload })).json().access_token
  }
})
afterAll(() => app.close())

async function call(who: string, method: 'GET' | 'POST' | 'DELETE', path = '', payload?: object) {
  const headers = { authorization: `Bearer ${tokens[who]}` }
  const answer = await app.inject({ method, url: `${URL}${path}`, headers, ...(payload && { payload }) })
  return { status: answer.statusCode, body: answer.rawPayload, json: () => answer.json() }
}

const authorise = (who: string, person: string) =>
  call(who, 'POST', '', { account_id: ids[person], since: '2026-11-01', remark: 'Archive' })
const names = async (path = '') =>
  (await call('admin', 'GET', path)).json().data.map(({ name }: { name: string }) => name)

test('a user is authorized, removed and restored; the log has each step', async () => {
  const { data } = (await authorise('admin', 'staff')).json()
  expect(data).toMatchObject({
    ...{ account_id: ids.staff, name: 'ໜູແພງ', email: 'staff@champa.test', is_active: true },
    ...{ since: '2026-11-01', authorized_by: 'ບຸນມີ', remark: 'Archive' },
  })
  expect((await authorise('admin', 'staff')).json().code).toBe('duplicate')
  expect(await names()).toEqual(['ໜູແພງ'])
  expect(await names('/people')).toEqual(['ບຸນມີ', 'Clerk'])
  expect((await call('admin', 'DELETE', `/${data.id}`)).status).toBe(200)
  expect((await call('admin', 'DELETE', `/${data.id}`)).status).toBe(200)
  expect(await names()).toEqual([])
  expect((await call('admin', 'POST', `/${data.id}/recover`)).json().data.version).toBe(3)
  expect(await names()).toEqual(['ໜູແພງ'])
  const log = await database().inCompany(companyId, (tx) =>
    tx.query(
      z.object({ action: z.string() }),
      `select action from audit_entry where company_id = $1 and entity = 'document_user' and entity_id = $2 order by id`,
      [companyId, data.id],
    ),
  )
  expect(log.map(({ action }) => action)).toEqual(['create', 'delete', 'recover'])
})

test('a removed authorization cannot be restored while a new one exists', async () => {
  const first = (await authorise('admin', 'clerk')).json().data.id
  await call('admin', 'DELETE', `/${first}`)
  const second = (await authorise('admin', 'clerk')).json().data.id
  expect((await call('admin', 'POST', `/${first}/recover`)).json().code).toBe('duplicate')
  expect(second).not.toBe(first)
})

test('the list has a search that ignores Lao spelling variants, sorts, and an Excel export', async () => {
  expect(await names('?search=%E0%BA%AB%E0%BA%99%E0%BA%B9')).toEqual(['ໜູແພງ'])
  expect(await names('?search=CLERK@')).toEqual(['Clerk'])
  expect(await names('?search=nobody')).toEqual([])
  expect(await names('?sort=-email')).toEqual(['ໜູແພງ', 'Clerk'])
  const { status, body } = await call('admin', 'GET', '.xlsx?language=en&search=clerk')
  expect(status).toBe(200)
  const { rows } = await readWorkbook(body)
  expect(rows.map(({ cells }) => Object.values(cells).map(({ value }) => value))).toMatchObject([
    expect.arrayContaining(['Clerk', 'clerk@champa.test', 'ບຸນມີ', 'Archive']),
  ])
})

test('without the permission, and from another company, nothing is visible', async () => {
  for (const who of ['clerk', 'staff']) expect((await call(who, 'GET')).status).toBe(403)
  const { data } = (await call('admin', 'GET')).json()
  expect((await call('other', 'GET')).json().data).toEqual([])
  expect((await call('other', 'DELETE', `/${data[0].id}`)).status).toBe(404)
  expect((await authorise('other', 'admin')).status).toBe(404)
  expect((await call('other', 'GET', '/people')).json().data).toMatchObject([{ name: 'Stranger' }])
})

test('a disabled account is not offered, and is marked in the list', async () => {
  await database().asProvider((tx) =>
    tx.execute(`update account set status = 'disabled' where id = any($1::bigint[])`, [[ids.staff]]),
  )
  const { data } = (await call('admin', 'GET', '?search=staff')).json()
  expect(data).toMatchObject([{ is_active: false }])
  await call('admin', 'DELETE', `/${data[0].id}`)
  expect(await names('/people')).toEqual(['ບຸນມີ'])
  expect((await authorise('admin', 'staff')).status).toBe(404)
})

import { expect, test } from 'vitest'
import { z } from 'zod'
import { IdRow } from '#kit/database/row-types.ts'
import { withAccess } from '../access-world.test-data.ts'
import { NEW } from '../reset/reset-steps.test-data.ts'

const world = withAccess()
const [SUPER, SYNERGY, ADMIN, OTHER] = [
  'super@champa.test',
  'synergy@champa.test',
  'admin@champa.test',
  'other@champa.test',
]
const passwords = { new_password: NEW, confirm_password: NEW }
const texts = { display_name_la: 'ທົດລອງ', display_name_en: 'Trial' }
const rolesOf = async (email: string) =>
  (await world().as(email, 'GET', '/auth/me')).json().data.roleUser as string[]
const idOf = (email: string) =>
  world().db.asProvider(
    async (tx) => (await tx.one(IdRow, 'select id from account where email = $1', [email])).id,
  )

test('fields that a form does not have are ignored: company, number, hash, permissions, side', async () => {
  const extra = {
    id: 1,
    company_id: 2,
    companyId: null,
    password_hash: 'x',
    must_change_password: false,
    employee_id: 1,
    permissions: ['admin-user'],
    is_main: true,
    special_menus: true,
  }
  const body = { name: 'Extra', email: 'extra@champa.test', roles: ['companyuser'], ...passwords, ...extra }
  expect((await world().as(ADMIN, 'POST', '/company/user', body)).statusCode).toBe(200)
  const [row] = await world().db.asProvider((tx) =>
    tx.unknownRows(
      'select company_id, employee_id, must_change_password, password_hash from account where email = $1',
      ['extra@champa.test'],
    ),
  )
  expect(row).toMatchObject({ company_id: 1, employee_id: null, must_change_password: true })
  expect((row as { password_hash: string }).password_hash).toMatch(/^\$argon2id\$/)
})

test.each([
  '{"__proto__":{"roles":["superadmin"]}}',
  '{"constructor":{"prototype":{"roles":["superadmin"]}}}',
])('a body that tries to change the object prototype is refused: %s', async (payload) => {
  const token = (await world().signIn(ADMIN)).json().access_token
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  const answer = await world().app.inject({ method: 'POST', url: '/api/company/user', payload, headers })
  expect(answer.statusCode).toBe(422)
  expect(({} as { roles?: unknown }).roles).toBeUndefined()
})

test('an administrator of a company cannot create users of the provider with any call', async () => {
  const body = { name: 'Riser', email: 'riser@champa.test', ...passwords }
  for (const roles of [['superadmin'], ['companyuser', 'synergyuser'], ['employee'], ['no-such-role'], []]) {
    const answer = await world().as(ADMIN, 'POST', '/company/user', { ...body, roles })
    expect([403, 422]).toContain(answer.statusCode)
  }
  for (const path of ['/admin/user', '/admin/role', '/admin/permission'])
    expect((await world().as(ADMIN, 'GET', path)).statusCode).toBe(403)
  expect(
    (await world().as(ADMIN, 'POST', '/admin/user', { ...body, roles: ['superadmin'] })).statusCode,
  ).toBe(403)
})

test('users cannot give themselves more permissions, with their own account or another one', async () => {
  const id = await idOf(ADMIN)
  const own = { name: 'Me', email: ADMIN, status: 'active', version: 1 }
  for (const roles of [['superadmin'], ['companyadmin', 'hrmanager'], ['companyuser']])
    expect((await world().as(ADMIN, 'PUT', `/company/user/${id}`, { ...own, roles })).statusCode).not.toBe(
      200,
    )
  expect(await rolesOf(ADMIN)).toEqual(['companyadmin'])
  const synergy = await idOf(SYNERGY)
  const raised = { name: 'Me', email: SYNERGY, status: 'active', version: 1, roles: ['superadmin'] }
  expect((await world().as(SYNERGY, 'PUT', `/admin/user/${synergy}`, raised)).statusCode).not.toBe(200)
  expect(await rolesOf(SYNERGY)).toEqual(['synergyadmin'])
})

test('accounts of another company and of the provider are not found', async () => {
  const change = {
    name: 'Mine',
    email: 'mine@champa.test',
    status: 'active',
    version: 1,
    roles: ['companyuser'],
  }
  for (const email of [OTHER, SUPER, SYNERGY]) {
    const id = await idOf(email)
    expect((await world().as(ADMIN, 'PUT', `/company/user/${id}`, change)).statusCode).toBe(404)
    expect((await world().as(ADMIN, 'POST', `/company/user/${id}/password-link`)).statusCode).toBe(404)
    expect((await world().as(ADMIN, 'DELETE', `/company/user/${id}/second-factor`)).statusCode).toBe(404)
  }
  const id = await idOf(ADMIN)
  expect((await world().as(SUPER, 'PUT', `/admin/user/${id}`, change)).statusCode).toBe(404)
})

test('a role can contain existing permissions of its own side, each once', async () => {
  const add = (name: string, side: string, permissions: string[]) =>
    world().as(SUPER, 'POST', '/admin/role', { name, side, ...texts, permissions })
  expect((await add('trial-1', 'company', ['view-everything'])).statusCode).toBe(422)
  expect((await add('trial-2', 'company', ['admin-user'])).statusCode).toBe(422)
  expect((await add('trial-3', 'employee', [])).statusCode).toBe(422)
  expect((await add('superadmin', 'company', [])).statusCode).toBe(409)
  expect((await add(' SuperAdmin ', 'company', [])).statusCode).toBe(409)
  expect((await add("x'; drop table role; --", 'company', [])).statusCode).toBe(422)
  expect((await add('trial-4', 'company', ['view-late', 'view-late'])).statusCode).toBe(200)
})

test('when a role loses its permissions, all its users lose them immediately, in open sessions', async () => {
  const body = { name: 'reader', side: 'company', ...texts, permissions: ['view-company-user'] }
  const { id } = (await world().as(SUPER, 'POST', '/admin/role', body)).json().data
  await world().account('reader@champa.test', { roles: ['reader'] })
  expect((await world().as('reader@champa.test', 'GET', '/company/user')).statusCode).toBe(200)
  await world().as(SUPER, 'PUT', `/admin/role/${id}`, { ...texts, permissions: [], version: 1 })
  expect((await world().as('reader@champa.test', 'GET', '/company/user')).statusCode).toBe(403)
})

test('a role of the product or with users cannot be deleted, and the answer says how many users it has', async () => {
  const roles = (await world().as(SUPER, 'GET', '/admin/role?per_page=100')).json().data
  for (const { id, name, can } of roles as { id: number; name: string; can: string[] }[])
    if (['superadmin', 'companyadmin', 'companyuser', 'employee', 'director'].includes(name)) {
      expect(can).not.toContain('delete')
      expect((await world().as(SUPER, 'DELETE', `/admin/role/${id}`)).json().code).toBe('role_too_high')
    }
  const body = { name: 'held', side: 'company', ...texts, permissions: [] }
  const { id } = (await world().as(SUPER, 'POST', '/admin/role', body)).json().data
  await world().account('holder@champa.test', { roles: ['held'] })
  const refused = await world().as(SUPER, 'DELETE', `/admin/role/${id}`)
  expect(refused.json()).toMatchObject({ code: 'in_use', details: { users: 1 } })
})

test('a name with markup is stored, searched and returned as JSON, never as HTML', async () => {
  const name = `<img src=x onerror="alert(1)">' or 1=1 --`
  const body = { name, email: 'markup@champa.test', roles: ['companyuser'], ...passwords }
  expect((await world().as(ADMIN, 'POST', '/company/user', body)).statusCode).toBe(200)
  const found = await world().as(ADMIN, 'GET', `/company/user?search=${encodeURIComponent(name)}`)
  expect(found.json().data.map((row: { name: string }) => row.name)).toEqual([name])
  expect(found.headers['content-type']).toMatch(/^application\/json/)
  expect(found.headers['x-content-type-options']).toBe('nosniff')
  expect(found.headers['cache-control']).toBe('no-store')
})

test('a forged Host does not put a link into our mail', async () => {
  await world().account('lured@champa.test')
  const token = (await world().signIn(ADMIN)).json().access_token
  const headers = {
    authorization: `Bearer ${token}`,
    host: 'evil.example',
    'x-forwarded-host': 'evil.example',
  }
  const path = `/company/user/${await idOf('lured@champa.test')}/password-link`
  expect((await world().call('POST', path, undefined, headers)).statusCode).toBe(200)
  const { body } = await world().db.asProvider((tx) =>
    tx.one(z.object({ body: z.string() }), `select body from mail where to_address = 'lured@champa.test'`),
  )
  expect(body).not.toContain('evil.example')
  expect(body).toContain('Forgot password?')
})

test.each([
  'Security team\n\nYour account is locked. Go to http://evil.example',
  'Noy\u2028http://evil.example',
  'Super Admin · super@champa.test (provider)',
  'Noy (ຜູ້ໃຫ້ບໍລິການ)',
])('a name that would be misleading in mail or the log is refused: %j', async (name) => {
  const body = { name, email: 'imposing@champa.test', roles: ['companyuser'], ...passwords }
  expect(Object.keys((await world().as(ADMIN, 'POST', '/company/user', body)).json().errors)).toEqual([
    'name',
  ])
})

import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { withTestDatabase } from '#kit/database/testing.ts'
import { createTestHttpServer } from '#kit/server/testing.ts'
import { accessEndpoints, authenticate, createAccount, seedAccess } from './index.ts'

const PASSWORD = 'Champa-2026!'
const database = withTestDatabase(async (db) => {
  await db.asProvider(async (tx) => {
    await seedAccess(tx)
    await tx.execute(`insert into company (company_id, name) values (1, 'Mekong'), (2, 'Nam Ngum')`)
    const admin = { name: 'Admin', password: PASSWORD, roles: ['companyadmin'] }
    await createAccount(tx, { ...admin, email: 'one@champa.test', companyId: 1 })
    await createAccount(tx, { ...admin, email: 'two@champa.test', companyId: 2 })
    await createAccount(tx, { ...admin, email: 'limited@champa.test', companyId: 2 })
    await createAccount(tx, { ...admin, email: 'super@champa.test', companyId: null, roles: ['superadmin'] })
  })
})

let app: FastifyInstance
beforeAll(async () => {
  const db = database()
  app = await createTestHttpServer({
    db,

    endpoints: accessEndpoints(db),
    authenticate: (token) => authenticate(db, token),
  })
})
afterAll(() => app.close())

const signIn = (email: string, password = PASSWORD, language = 'la') =>
  app.inject({
    method: 'POST',
    url: '/api/auth/login',
    payload: { email, password },
    headers: { 'accept-language': language },
  })
const askMe = (token: string) =>
  app.inject({ url: '/api/auth/me', headers: { authorization: `Bearer ${token}` } })

describe('signing in', () => {
  test('is retried if PostgreSQL aborts it because of a deadlock', async () => {
    await database().asOwner((client) =>
      client.query(`
        create sequence deadlocks;
        grant usage on sequence deadlocks to champa_app;
        create function fail_once() returns trigger language plpgsql as $$ begin
          if nextval('deadlocks') = 1 then raise deadlock_detected; end if; return new; end $$;
        grant execute on function fail_once() to champa_app;
        create trigger fail_once before insert on session for each row execute function fail_once()`),
    )
    expect((await signIn('one@champa.test')).statusCode).toBe(200)
    await database().asOwner((client) =>
      client.query('drop trigger fail_once on session; drop function fail_once(); drop sequence deadlocks'),
    )
  })

  test('returns the token, the user, the role names and the permission names', async () => {
    const answer = (await signIn('One@Champa.test')).json()
    expect(answer.access_token).toMatch(/^[\w-]{43}$/)
    expect(answer.authUser).toMatchObject({
      user: { email: 'one@champa.test', company_id: 1 },
      roleUser: ['companyadmin'],
    })
    expect(answer.authUser.permissionUsers).toContain('view-deparment')
    const { role_names, password_reset, ...me } = (await askMe(answer.access_token)).json().data
    expect(me).toEqual(answer.authUser)
    expect(password_reset).toBeNull()
    expect(role_names).toMatchObject([{ name: 'companyadmin', en: 'Company administrator' }])
  })

  test('a wrong password and an unknown address have the same message, in the requested language', async () => {
    const wrong = await signIn('one@champa.test', 'not the password', 'en')
    const unknown = await signIn('nobody@champa.test', PASSWORD, 'en')
    expect(wrong.statusCode).toBe(401)
    expect(wrong.json()).toEqual({
      message: 'Username or password is incorrect',
      code: 'invalid_credentials',
    })
    expect(unknown.json()).toEqual(wrong.json())
    expect((await signIn('nobody@champa.test')).json().message).toMatch(/[\u0E80-\u0EFF]/)
  })

  test('missing fields are a 422 with their names', async () => {
    const answer = await app.inject({ method: 'POST', url: '/api/auth/login', payload: { email: '' } })
    expect(answer.statusCode).toBe(422)
    expect(Object.keys(answer.json().errors).sort()).toEqual(['email', 'password'])
  })

  test('ten failures lock the account for this address, even with the right password', async () => {
    for (let tries = 0; tries < 10; tries += 1) await signIn('limited@champa.test', 'wrong')
    expect((await signIn('limited@champa.test')).statusCode).toBe(429)
    expect((await signIn('two@champa.test')).statusCode).toBe(200)
  })
})

describe('a session', () => {
  test('ends when signing out', async () => {
    const { access_token: token } = (await signIn('one@champa.test')).json()
    const headers = { authorization: `Bearer ${token}` }
    expect((await app.inject({ method: 'POST', url: '/api/auth/logout', headers })).statusCode).toBe(200)
    expect((await askMe(token)).statusCode).toBe(401)
  })

  test('is stored only as a hash', async () => {
    const { access_token: token } = (await signIn('one@champa.test')).json()
    const rows = await database().asProvider((tx) =>
      tx.unknownRows('select row_to_json(session)::text as text from session'),
    )
    expect(rows.length).toBeGreaterThan(0)
    expect(JSON.stringify(rows)).not.toContain(token)
  })

  test('of a suspended company or a disabled account is invalid', async () => {
    const { access_token: token } = (await signIn('two@champa.test')).json()
    await database().asProvider((tx) =>
      tx.execute(`update company set status = 'suspended' where company_id = 2`),
    )
    expect((await askMe(token)).statusCode).toBe(401)
    expect((await signIn('two@champa.test')).json().code).toBe('company_suspended')
    await database().asProvider((tx) =>
      tx.execute(`update company set status = 'active' where company_id = 2`),
    )
    await database().asProvider((tx) =>
      tx.execute(`update account set status = 'disabled' where email = 'two@champa.test'`),
    )
    expect((await askMe(token)).statusCode).toBe(401)
    expect((await signIn('two@champa.test')).json().code).toBe('account_disabled')
  })

  test('an invented token is a 401', async () => {
    expect((await askMe('x'.repeat(43))).statusCode).toBe(401)
  })
})

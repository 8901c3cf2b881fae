import { TOTP } from 'otpauth'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { CountRow } from '#kit/database/row-types.ts'
import { PASSWORD, withAccess } from '../access-world.test-data.ts'
import { NEW } from '../reset/reset-steps.test-data.ts'

const world = withAccess()
const bearer = (token: string) => ({ authorization: `Bearer ${token}` })
const me = (token: string) => world().call('GET', '/auth/me', undefined, bearer(token))
const tokenOf = async (email: string, password = PASSWORD) =>
  (await world().signIn(email, password)).json().access_token as string
const asDatabase = (sql: string, values: unknown[] = []) =>
  world().db.asProvider((tx) => tx.execute(sql, values))

test('a token chosen by the client never becomes a session', async () => {
  const planted = 'A'.repeat(43)
  const answer = await world().call(
    'POST',
    '/auth/login',
    { email: 'user@champa.test', password: PASSWORD, access_token: planted },
    { ...bearer(planted), cookie: `token=${planted}` },
  )
  expect(answer.statusCode).toBe(200)
  expect(answer.json().access_token).not.toBe(planted)
  expect((await me(planted)).statusCode).toBe(401)
})

test('every sign-in has its own token', async () => {
  const tokens = await Promise.all(Array.from({ length: 5 }, () => tokenOf('user@champa.test')))
  expect(new Set(tokens).size).toBe(5)
})

test('a token is accepted only in its header: not in the address, in another cookie, or in part', async () => {
  const token = await tokenOf('user@champa.test')
  const ways = [
    world().call('GET', `/auth/me?token=${token}&access_token=${token}`),
    world().call('GET', '/auth/me', undefined, { cookie: `token=${token}` }),
    world().call('GET', '/auth/me', undefined, { authorization: token }),
    world().call('GET', '/auth/me', undefined, { authorization: `Basic ${token}` }),
    me(token.slice(0, -1)),
    me(token.toLowerCase()),
    me(`${token}'--`),
  ]
  for (const way of ways) expect((await way).statusCode).toBe(401)
  expect((await me(token)).statusCode).toBe(200)
})

test('signing out with an invalid token has no effect; a second time with a valid one is a 401', async () => {
  const token = await tokenOf('user@champa.test')
  const leave = (with_: string) => world().call('POST', '/auth/logout', undefined, bearer(with_))
  expect((await leave('x'.repeat(43))).statusCode).toBe(401)
  expect((await leave('')).statusCode).toBe(401)
  expect((await me(token)).statusCode).toBe(200)
  expect((await leave(token)).statusCode).toBe(200)
  expect((await leave(token)).statusCode).toBe(401)
  expect((await me(token)).statusCode).toBe(401)
})

test('a session that its owner has ended is invalid immediately', async () => {
  const [stolen, own] = [await tokenOf('admin@champa.test'), await tokenOf('admin@champa.test')]
  const list = (await world().call('GET', '/auth/sessions', undefined, bearer(own))).json().data
  for (const { id, is_current } of list as { id: number; is_current: boolean }[])
    if (!is_current) await world().call('DELETE', `/auth/sessions/${id}`, undefined, bearer(own))
  expect((await me(stolen)).statusCode).toBe(401)
  expect((await me(own)).statusCode).toBe(200)
})

test('an expired session is invalid, and is deleted at the next sign-in', async () => {
  const id = await world().account('old@champa.test')
  const token = await tokenOf('old@champa.test')
  await asDatabase('update session set expires_at = now() where account_id = $1', [id])
  expect((await me(token)).statusCode).toBe(401)
  await tokenOf('old@champa.test')
  const { count } = await world().db.asProvider((tx) =>
    tx.one(CountRow, 'select count(*) as count from session where account_id = $1', [id]),
  )
  expect(count).toBe(1)
})

test('a changed password, a disabled account and a suspended company end every session', async () => {
  await world().account('ended@champa.test', { companyId: 2 })
  const thief = await tokenOf('ended@champa.test')
  const passwords = { current_password: PASSWORD, new_password: NEW, confirm_password: NEW }
  const own = bearer(await tokenOf('ended@champa.test'))
  expect((await world().call('POST', '/user/change/password', passwords, own)).statusCode).toBe(200)
  expect((await me(thief)).statusCode).toBe(401)

  const [before, after] = [await tokenOf('ended@champa.test', NEW), await tokenOf('other@champa.test')]
  await asDatabase(`update account set status = 'disabled' where email = 'ended@champa.test'`)
  expect((await me(before)).statusCode).toBe(401)
  await asDatabase(`update company set status = 'suspended' where company_id = 2`)
  expect((await me(after)).statusCode).toBe(401)
})

test('a sign-in and a password change at the same time leave no session with the old password', async () => {
  await world().account('racing@champa.test')
  const own = bearer(await tokenOf('racing@champa.test'))
  const passwords = { current_password: PASSWORD, new_password: NEW, confirm_password: NEW }
  const [changed, ...entered] = await Promise.all([
    world().call('POST', '/user/change/password', passwords, own),
    ...Array.from({ length: 6 }, () => world().signIn('racing@champa.test')),
  ])
  expect(changed.statusCode).toBe(200)
  for (const answer of entered) {
    const token = answer.json().access_token
    if (token) expect((await me(token)).statusCode).toBe(401)
  }
})

test('a session in use also ends: after seven days in an office, ninety on an employee’s phone', async () => {
  const { id } = await world().db.inCompany(1, (tx) =>
    tx.one(
      z.object({ id: z.int() }),
      `insert into employee (company_id, emp_number, name, start_date) values (1, 'S1', 'S', '2026-01-01') returning id`,
    ),
  )
  await world().account('office-session@champa.test')
  await world().account('phone-session@champa.test', { employeeId: id, roles: ['employee'] })
  const office = await tokenOf('office-session@champa.test')
  const phone = await tokenOf('phone-session@champa.test')
  const age = (days: number) => asDatabase(`update session set created_at = now() - interval '${days} days'`)
  const both = async () => [(await me(office)).statusCode, (await me(phone)).statusCode]
  await age(6)
  expect(await both()).toEqual([200, 200])
  await age(8)
  expect(await both()).toEqual([401, 200])
  await age(91)
  expect(await both()).toEqual([401, 401])
})

test('turning the second factor on ends the sessions that were opened without it', async () => {
  await world().account('factoring@champa.test')
  const thief = await tokenOf('factoring@champa.test')
  const own = bearer(await tokenOf('factoring@champa.test'))
  const call = (step: string, body: object) => world().call('POST', `/auth/second-factor/${step}`, body, own)
  const { secret } = (await call('start', { password: PASSWORD })).json().data
  expect((await me(thief)).statusCode).toBe(200)
  const code = new TOTP({ secret }).generate()
  expect((await call('confirm', { code })).statusCode).toBe(200)
  expect((await me(thief)).statusCode).toBe(401)
  expect((await world().call('GET', '/auth/me', undefined, own)).statusCode).toBe(200)
})

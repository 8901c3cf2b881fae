import { verify as checkHash } from '@node-rs/argon2'
import { expect, test, vi } from 'vitest'
import { statementsOf } from '#kit/database/statements.test-support.ts'
import { PASSWORD, withAccess } from '../access-world.test-data.ts'
import { networkOf } from '../network-of.ts'
import { NEW, resetSteps } from '../reset/reset-steps.test-data.ts'

// Calls the original function and records its arguments.
vi.mock('@node-rs/argon2', { spy: true })

const world = withAccess()
const { ask, mailedCode, verify, reset } = resetSteps(world)
const from = (address: string) => ({ 'x-forwarded-for': address })
const tryAs = (email: string, password: string, address: string) =>
  world().call('POST', '/auth/login', { email, password }, from(address))
const statuses = async (tries: Promise<{ statusCode: number }>[]) =>
  (await Promise.all(tries)).map(({ statusCode }) => statusCode)
const count = (list: number[], status: number) => list.filter((one) => one === status).length
const many = <T>(length: number, make: (at: number) => T) => Array.from({ length }, (_, at) => make(at))

test('of two hundred simultaneous guesses from as many addresses fifty are checked, and the owner can sign in', async () => {
  await world().account('hunted@champa.test')
  expect((await tryAs('hunted@champa.test', PASSWORD, '198.51.100.7')).statusCode).toBe(200)
  const answers = await statuses(
    many(200, (at) => tryAs('hunted@champa.test', `guess ${at}`, `203.0.113.${at}`)),
  )
  expect([count(answers, 401), count(answers, 429)]).toEqual([50, 150])
  // Another person could not sign in even with the correct password; the owner can, from a known network.
  expect((await tryAs('hunted@champa.test', PASSWORD, '203.0.113.250')).statusCode).toBe(429)
  expect((await tryAs('hunted@champa.test', PASSWORD, '198.51.100.7')).statusCode).toBe(200)
})

test('an owner in a new place signs in with a mailed code while the guessing continues', async () => {
  await world().account('travelling@champa.test')
  await statuses(many(60, (at) => tryAs('travelling@champa.test', 'guess', `203.0.113.${at}`)))
  expect((await world().signIn('travelling@champa.test')).statusCode).toBe(429)
  const { cookie } = await ask('travelling@champa.test')
  const code = await mailedCode('travelling@champa.test')
  const id = (await verify(code, cookie)).json().data.id
  expect((await reset(id, code, cookie)).statusCode).toBe(200)
  expect((await world().signIn('travelling@champa.test', NEW)).statusCode).toBe(200)
})

test('the limit ends automatically', async () => {
  await world().account('waiting@champa.test')
  await statuses(many(12, () => world().signIn('waiting@champa.test', 'guess')))
  expect((await world().signIn('waiting@champa.test')).statusCode).toBe(429)
  await world().db.asProvider((tx) => tx.execute(`update rate_limit set expire = expire - 15 * 60 * 1000`))
  expect((await world().signIn('waiting@champa.test')).statusCode).toBe(200)
})

test('one address is limited over all accounts, and correct passwords of an office do not count', async () => {
  const office = '192.0.2.44'
  for (const _ of many(25, String))
    expect((await tryAs('user@champa.test', PASSWORD, office)).statusCode).toBe(200)
  const answers = await statuses(many(230, (at) => tryAs(`person${at}@champa.test`, 'Champa2026', office)))
  expect([count(answers, 401), count(answers, 429)]).toEqual([200, 30])
})

test('X-Forwarded-For is ignored except from our own proxy, whose last value counts', async () => {
  const guess = (remoteAddress: string, forwarded: string) =>
    world().app.inject({
      method: 'POST',
      url: '/api/auth/login',
      payload: { email: 'admin@champa.test', password: 'guess' },
      remoteAddress,
      headers: from(forwarded),
    })
  const direct = await statuses(many(15, (at) => guess('198.51.100.20', `10.0.0.${at}`)))
  expect([count(direct, 401), count(direct, 429)]).toEqual([10, 5])
  const proxied = await statuses(many(15, (at) => guess('127.0.0.1', `10.0.1.${at}, 198.51.100.21`)))
  expect([count(proxied, 401), count(proxied, 429)]).toEqual([10, 5])
})

test('all addresses of one IPv6 network count together', async () => {
  const answers = await statuses(
    many(15, (at) => tryAs('other@champa.test', 'guess', `2001:db8:1:2::${(at + 1).toString(16)}`)),
  )
  expect([count(answers, 401), count(answers, 429)]).toEqual([10, 5])
  expect(networkOf('2001:DB8:0001:2:ffff::1')).toBe('2001:db8:1:2::/64')
  expect(networkOf('::1')).toBe('0:0:0:0::/64')
  expect(networkOf('::ffff:192.0.2.1')).toBe('192.0.2.1')
})

test('a guess for an address without an account costs the same: the same statements and one password check', async () => {
  await world().account('costly@champa.test')
  const costOf = async (email: string, address: string) => {
    vi.mocked(checkHash).mockClear()
    const statements = await statementsOf(() => tryAs(email, 'guess', address))
    const parameters = vi.mocked(checkHash).mock.calls.map(([hash]) => String(hash).split('$').slice(0, 4))
    return { statements, parameters }
  }
  const known = await costOf('costly@champa.test', '192.0.2.61')
  expect(known.parameters).toEqual([['', 'argon2id', 'v=19', 'm=19456,t=2,p=1']])
  expect(known.statements.join()).toMatch(/from account/)
  expect(await costOf('nobody@champa.test', '192.0.2.62')).toEqual(known)
})

import { TOTP } from 'otpauth'
import pino from 'pino'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { CountRow } from '#kit/database/row-types.ts'
import { eventCounters } from '#kit/server/event-counters.ts'
import { PASSWORD, withAccess } from '../access-world.test-data.ts'
import { countWrongCode } from '../security-log/watch-codes.ts'

const world = withAccess()
const from = (address: string) => ({ 'x-forwarded-for': address })
const many = <T>(length: number, make: (at: number) => T) => Array.from({ length }, (_, at) => make(at))
const wrongly = (email: string, address: string) =>
  world().call('POST', '/auth/login', { email, password: 'not-the-password' }, from(address))

const Row = z.object({
  actor: z.string(),
  action: z.string(),
  after: z.object({ address: z.string(), refusal: z.string(), times: z.int() }),
})
const rowsOf = (accountId: number) =>
  world().db.asProvider((tx) =>
    tx.query(
      Row,
      `select actor, action, after from audit_entry where entity = 'session' and action = 'refuse' and (after ->> 'account_id')::bigint = $1
        order by id`,
      [accountId],
    ),
  )
/** The rows, once this number exists: they are written after the answer. */
async function written(accountId: number, count: number) {
  const deadline = Date.now() + 40_000
  for (;;) {
    const rows = await rowsOf(accountId)
    if (rows.length >= count) return rows
    if (Date.now() > deadline) throw new Error(`${rows.length} rows of ${count}: ${JSON.stringify(rows)}`)
    await new Promise((resolve) => setImmediate(resolve))
  }
}

test('failed sign-ins and the lock-out that follows are in the log of the company, but not each of them', async () => {
  const id = await world().account('guessed@champa.test')
  for (let at = 0; at < 12; at += 1) await wrongly('guessed@champa.test', '203.0.113.5')
  const rows = await written(id, 3)
  expect(rows.map(({ actor, after }) => [actor, after.refusal, after.times]).sort()).toEqual([
    ['203.0.113.5', 'invalid_credentials', 1],
    ['203.0.113.5', 'invalid_credentials', 10],
    ['203.0.113.5', 'too_many_requests', 1],
  ])
  const log = await world().as('admin@champa.test', 'GET', '/company/user?search=guessed')
  expect(log.statusCode).toBe(200)
})

test('a wrong sign-in link is logged with the account that it names', async () => {
  const id = await world().account('linked@champa.test')
  const body = { user_id: String(id), token: 'x'.repeat(43) }
  const answer = await world().call('POST', '/auth/link', body, from('203.0.113.9'))
  expect(answer.json().code).toBe('link_void')
  expect(await written(id, 1)).toMatchObject([{ after: { refusal: 'link_void', times: 1 } }])
})

test('an address without an account writes nothing; attempts from many networks cannot fill a log', async () => {
  const id = await world().account('flooded-log@champa.test')
  const before = await countRows()
  await wrongly('nobody-there@champa.test', '203.0.113.6')
  await Promise.all(many(40, (at) => wrongly('flooded-log@champa.test', `198.51.100.${at}`)))
  await written(id, 20)
  expect(await countRows()).toBe(before + 20)
})
const countRows = async () =>
  (
    await world().db.asProvider((tx) =>
      tx.one(CountRow, `select count(*)::int as count from audit_entry where action = 'refuse'`),
    )
  ).count

test('a wrong second factor is logged with its account; so is signing out', async () => {
  const { account, as, call, signIn, db } = world()
  const id = await account('two-steps@champa.test')
  const started = await as('two-steps@champa.test', 'POST', '/auth/second-factor/start', {
    password: PASSWORD,
  })
  const totp = new TOTP({ secret: started.json().data.secret })
  const code = totp.generate({ timestamp: Date.now() - 30_000 })
  await as('two-steps@champa.test', 'POST', '/auth/second-factor/confirm', { code })
  const step = (await signIn('two-steps@champa.test')).json()
  const wrong = await call('POST', '/auth/second-factor/login', { ...step, code: 'aaaaa-aaaaa' })
  expect(wrong.statusCode).toBe(401)
  expect(await written(id, 1)).toMatchObject([{ after: { refusal: 'invalid_credentials', times: 1 } }])
  expect((await as('two-steps@champa.test', 'POST', '/auth/logout')).statusCode).toBe(200)
  const out = await db.asProvider((tx) =>
    tx.unknownRows(
      `select company_id, actor from audit_entry where action = 'sign-out' and account_id = $1`,
      [id],
    ),
  )
  expect(out).toEqual([{ company_id: 1, actor: 'two-steps' }])
})

test('wrong codes for a new password are counted over all accounts; a hundred in an hour write a warning', async () => {
  const counted = () =>
    eventCounters().find(({ name }) => name === 'champa_wrong_reset_codes_total')?.count ?? 0
  const before = counted()
  const headers = { cookie: 'champa_reset=x' }
  await Promise.all(many(3, () => world().call('GET', '/verify-code/aaaa-aaaa', undefined, headers)))
  expect(counted()).toBe(before + 3)
  const lines: string[] = []
  const log = pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) })
  await world().db.asProvider(async (tx) => {
    for (let at = 3; at < 99; at += 1) await countWrongCode(tx, log)
    expect(lines).toEqual([])
    for (let at = 99; at < 105; at += 1) await countWrongCode(tx, log)
  })
  expect(lines.map((line) => JSON.parse(line).wrongCodes)).toEqual([100])
})

test('a company can learn thirty times a day that an address is taken, over all its users and simultaneous calls', async () => {
  const { as, account } = world()
  await account('clerk-a@champa.test', { roles: ['companyadmin'] })
  await account('taken@champa.test', { companyId: 2 })
  const ask = (asker: string, email = 'taken@champa.test') =>
    as(asker, 'POST', '/company/user', { name: 'Noy', email, roles: ['companyuser'], invite: true })
  await ask('admin@champa.test', 'free-1@champa.test')
  await ask('clerk-a@champa.test', 'free-2@champa.test')
  const answers = await Promise.all(
    many(44, (at) => ask(at % 2 ? 'admin@champa.test' : 'clerk-a@champa.test')),
  )
  const statuses = answers.map(({ statusCode }) => statusCode)
  expect(statuses.filter((status) => status === 409)).toHaveLength(30)
  expect(statuses.filter((status) => status === 429)).toHaveLength(14)
  expect((await ask('other@champa.test', 'free-3@champa.test')).statusCode).toBe(200)
})

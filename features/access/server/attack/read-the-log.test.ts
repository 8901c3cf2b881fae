import { Writable } from 'node:stream'
import { TOTP } from 'otpauth'
import pino from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { withTestDatabase } from '#kit/database/testing.ts'
import { until } from '#kit/database/until.test-support.ts'
import { type Jobs, startJobs } from '#kit/server/jobs.ts'
import { mailJobs } from '#kit/server/mail/queue-mail.ts'
import { createTestHttpServer } from '#kit/server/testing.ts'
import { SECRET_KEY } from '../access-world.test-data.ts'
import { accessEndpoints, accessJobs, authenticate, createAccount, seedAccess } from '../index.ts'

const PASSWORD = 'Champa-2026!'
const EMAIL = 'logged@champa.test'
const database = withTestDatabase(async (db) => {
  await db.asProvider(async (tx) => {
    await seedAccess(tx)
    await tx.execute(`insert into company (company_id, name) values (1, 'Mekong')`)
    await createAccount(tx, {
      email: EMAIL,
      name: 'Log',
      password: PASSWORD,
      companyId: 1,
      roles: ['companyadmin'],
    })
  })
})

let written = ''
let jobs: Jobs
let app: Awaited<ReturnType<typeof createTestHttpServer>>
beforeAll(async () => {
  const db = database()
  const into = new Writable({
    write(chunk, _encoding, done) {
      written += chunk
      done()
    },
  })
  const log = pino({ level: 'trace' }, into)
  jobs = await startJobs(db, [...accessJobs, ...mailJobs({ smtpUrl: undefined, from: '' })], log)
  const endpoints = accessEndpoints(db, SECRET_KEY)
  app = await createTestHttpServer({
    db,
    jobs,
    endpoints,
    log,
    authenticate: (token) => authenticate(db, token),
  })
})
afterAll(async () => {
  await app.close()
  await jobs.stop()
})

async function codeFor(email: string): Promise<string> {
  const find = async () => {
    const mail = await database().asProvider((tx) =>
      tx.maybeOne(
        z.object({ body: z.string() }),
        `select body from mail where to_address = $1 and status = 'kept'`,
        [email],
      ),
    )
    return mail?.body.match(/[a-z2-9]{4}-[a-z2-9]{4}/)?.[0] ?? ''
  }
  await until(
    async () => (await find()) !== '',
    () => `a code for ${email}`,
  )
  return find()
}

test('at the most detailed log level, neither the process log nor the activity log contains anything that permits a sign-in', async () => {
  const call = async (method: 'GET' | 'POST', url: string, payload?: object, headers = {}) =>
    app.inject({ method, url: `/api${url}`, headers, ...(payload && { payload }) })
  const { access_token: token } = (
    await call('POST', '/auth/login', { email: EMAIL, password: PASSWORD })
  ).json()
  const own = { authorization: `Bearer ${token}` }
  await call('POST', '/auth/login', { email: EMAIL, password: 'wrong-password-1' })
  const { secret } = (await call('POST', '/auth/second-factor/start', { password: PASSWORD }, own)).json()
    .data
  const first = new TOTP({ secret }).generate()
  const codes = (await call('POST', '/auth/second-factor/confirm', { code: first }, own)).json().data
    .recovery_codes
  const again = { ...own, 'idempotency-key': 'a key of a client' }
  const { second_factor: step } = (
    await call('POST', '/auth/login', { email: EMAIL, password: PASSWORD }, again)
  ).json()
  const twice = { second_factor: step, code: codes[0] }
  const entered = await call('POST', '/auth/second-factor/login', twice, again)
  expect(entered.statusCode).toBe(200)
  const asked = await call('POST', '/send-request-verification-code', { email: EMAIL, edit: true })
  const cookie = String(asked.headers['set-cookie']).split(';')[0] ?? ''
  const code = await codeFor(EMAIL)
  const handle = (await call('GET', `/verify-code/${code}`, undefined, { cookie })).json().data.id
  const wanted = 'ເຂົ້າໜຽວໝາກມ່ວງ'
  const passwords = { new_password: wanted, confirm_password: wanted }
  const reset = { user_id: handle, verify_code: code, ...passwords }
  expect((await call('POST', '/reset-my-password', reset, { cookie })).statusCode).toBe(200)
  // An internal error during the sign-in is logged with its cause.
  await database().asOwner((client) => client.query('alter table session rename to session_gone'))
  const failed = await call('GET', '/auth/me', undefined, own)
  await database().asOwner((client) => client.query('alter table session_gone rename to session'))
  expect(failed.statusCode).toBe(500)

  const kept = await database().asOwner(async (client) => {
    const { rows } = await client.query(
      `select concat((select json_agg(e) from audit_entry e), (select json_agg(k) from idempotency_key k)) as text`,
    )
    return String(rows[0]?.text)
  })
  expect(written).toContain('request failed')
  const { access_token: later } = entered.json()
  const secrets = [
    token,
    later,
    PASSWORD,
    'wrong-password-1',
    secret,
    first,
    ...codes,
    step,
    cookie.split('=')[1],
  ]
  for (const one of [...secrets, code, handle, wanted]) {
    expect(written.includes(String(one))).toBe(false)
    expect(kept.includes(String(one))).toBe(false)
  }
})

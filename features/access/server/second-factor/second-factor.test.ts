import { TOTP } from 'otpauth'
import { expect, test } from 'vitest'
import { PASSWORD, withAccess } from '../access-world.test-data.ts'

const world = withAccess()
/** The current code, or the code a number of half minutes later. */
const codeOf = (secret: string, later = 0) =>
  new TOTP({ secret }).generate({ timestamp: Date.now() + later * 30_000 })
const wrongFor = (secret: string) => {
  const near = [-2, -1, 0, 1, 2].map((later) => codeOf(secret, later))
  return (
    ['000000', '111111', '222222', '333333', '444444', '555555'].find((code) => !near.includes(code)) ?? ''
  )
}

async function enrol(email: string) {
  const { account, as } = world()
  const id = await account(email)
  const started = await as(email, 'POST', '/auth/second-factor/start', { password: PASSWORD })
  const { secret, uri } = started.json().data
  const confirmed = await as(email, 'POST', '/auth/second-factor/confirm', { code: codeOf(secret, -1) })
  return { id, secret, uri, codes: confirmed.json().data.recovery_codes as string[] }
}
const step = async (email: string) => (await world().signIn(email)).json().second_factor as string
const give = (second_factor: string, code: string) =>
  world().call('POST', '/auth/second-factor/login', { second_factor, code })

test('the second factor is turned on with a code, required at the sign-in, and each code works once', async () => {
  const { secret, uri, codes } = await enrol('two@champa.test')
  expect(uri).toMatch(/^otpauth:\/\/totp\/Champa:two%40champa.test\?/)
  expect(new Set(codes).size).toBe(10)
  const answer = (await world().signIn('two@champa.test')).json()
  expect(Object.keys(answer)).toEqual(['second_factor'])
  const code = codeOf(secret)
  const opened = await give(answer.second_factor, code)
  expect(opened.json().authUser.user.email).toBe('two@champa.test')
  expect((await give(answer.second_factor, codeOf(secret, 1))).statusCode).toBe(401)
  expect((await give(await step('two@champa.test'), code)).statusCode).toBe(401)
})

test('a recovery code works once, and is stored as a hash', async () => {
  const { codes } = await enrol('lost@champa.test')
  const [code = ''] = codes
  expect((await give(await step('lost@champa.test'), code.toUpperCase())).statusCode).toBe(200)
  expect((await give(await step('lost@champa.test'), code)).statusCode).toBe(401)
  const rows = await world().db.asProvider((tx) =>
    tx.unknownRows('select row_to_json(recovery_code)::text from recovery_code'),
  )
  expect(JSON.stringify(rows)).not.toContain(code.slice(0, 5))
  const shown = (await world().as('user@champa.test', 'GET', '/auth/second-factor')).json().data
  expect(shown).toEqual({ is_on: false, recovery_codes_left: 0, can: ['start'] })
})

test('five wrong codes end the step, ten over the account block it for a while', async () => {
  const { secret } = await enrol('guessed@champa.test')
  const first = await step('guessed@champa.test')
  await Promise.all(Array.from({ length: 8 }, () => give(first, wrongFor(secret))))
  expect((await give(first, codeOf(secret))).statusCode).toBe(401)
  const second = await step('guessed@champa.test')
  for (let tries = 0; tries < 5; tries += 1) await give(second, wrongFor(secret))
  expect((await give(await step('guessed@champa.test'), codeOf(secret))).statusCode).toBe(429)
})

test('a password change ends a half-finished sign-in', async () => {
  const { secret } = await enrol('half@champa.test')
  const handle = await step('half@champa.test')
  const passwords = { new_password: 'ເຂົ້າໜຽວໝາກມ່ວງ', confirm_password: 'ເຂົ້າໜຽວໝາກມ່ວງ' }
  const change = { current_password: PASSWORD, ...passwords }
  expect((await world().as('half@champa.test', 'POST', '/user/change/password', change)).statusCode).toBe(200)
  expect((await give(handle, codeOf(secret))).statusCode).toBe(401)
})

test('it is turned off only with password and code; accounts that are only employees have none', async () => {
  const { secret } = await enrol('off@champa.test')
  const off = (payload: object) =>
    world().as('off@champa.test', 'POST', '/auth/second-factor/remove', payload)
  await world().db.asProvider((tx) => tx.execute('update second_factor set last_step = 0'))
  expect((await off({ password: 'wrong', code: codeOf(secret) })).statusCode).toBe(422)
  expect((await off({ password: PASSWORD, code: wrongFor(secret) })).statusCode).toBe(422)
  expect((await off({ password: PASSWORD, code: codeOf(secret) })).statusCode).toBe(200)
  expect((await world().signIn('off@champa.test')).json().access_token).toBeDefined()
  await world().account('employee@champa.test', { roles: ['employee'] })
  const start = await world().as('employee@champa.test', 'POST', '/auth/second-factor/start', {
    password: PASSWORD,
  })
  expect(start.statusCode).toBe(403)
})

test('users list and end their own sessions; those of others are not found', async () => {
  const { as, signIn, call } = world()
  const token = (await signIn('admin@champa.test')).json().access_token
  const list = (await as('admin@champa.test', 'GET', '/auth/sessions')).json().data
  expect(list.filter((row: { is_current: boolean }) => row.is_current)).toHaveLength(1)
  const other = list.find((row: { is_current: boolean }) => !row.is_current)
  expect((await as('other@champa.test', 'DELETE', `/auth/sessions/${other.id}`)).statusCode).toBe(404)
  expect((await as('admin@champa.test', 'DELETE', `/auth/sessions/${other.id}`)).statusCode).toBe(200)
  expect((await call('GET', '/auth/me', undefined, { authorization: `Bearer ${token}` })).statusCode).toBe(
    401,
  )
})

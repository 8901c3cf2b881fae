import { TOTP } from 'otpauth'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { createSecretBox, isSealed } from '#kit/server/secret-box.ts'
import { PASSWORD, SECRET_KEY, withAccess } from '../access-world.test-data.ts'
import { prepareFactors } from '../index.ts'
import { openSecret } from '../second-factor/sealed-secret.ts'

const world = withAccess()
const many = <T>(length: number, make: (at: number) => T) => Array.from({ length }, (_, at) => make(at))
const codeOf = (secret: string, later = 0) =>
  new TOTP({ secret }).generate({ timestamp: Date.now() + later * 30_000 })

async function enrol(email: string) {
  const { account, as } = world()
  const id = await account(email)
  const { secret } = (await as(email, 'POST', '/auth/second-factor/start', { password: PASSWORD })).json()
    .data
  const confirmed = await as(email, 'POST', '/auth/second-factor/confirm', { code: codeOf(secret, -1) })
  return { id, secret: secret as string, codes: confirmed.json().data.recovery_codes as string[] }
}
const step = async (email: string) => (await world().signIn(email)).json().second_factor as string
const give = (second_factor: string, code: string) =>
  world().call('POST', '/auth/second-factor/login', { second_factor, code })
const open = (answers: { statusCode: number }[]) => answers.filter(({ statusCode }) => statusCode === 200)
const secretOf = (id: number) =>
  world().db.asProvider((tx) =>
    tx.one(z.object({ secret: z.string() }), 'select secret from second_factor where account_id = $1', [id]),
  )

test('a code sent ten times at once, in separate steps, opens one session', async () => {
  const { secret } = await enrol('seen@champa.test')
  const steps = [await step('seen@champa.test'), await step('seen@champa.test')]
  const code = codeOf(secret)
  expect(open(await Promise.all(many(10, (at) => give(steps[at % 2] ?? '', code))))).toHaveLength(1)
})

test('a recovery code sent ten times at once opens one session', async () => {
  const { codes } = await enrol('spare@champa.test')
  const steps = [await step('spare@champa.test'), await step('spare@champa.test')]
  expect(open(await Promise.all(many(10, (at) => give(steps[at % 2] ?? '', codes[0] ?? ''))))).toHaveLength(1)
})

test('the six digits of the app cannot be found by many attempts at once over many sign-ins', async () => {
  const { secret } = await enrol('brute@champa.test')
  const near = many(5, (at) => codeOf(secret, at - 2))
  const guesses = many(60, (at) => String(100_000 + at)).filter((guess) => !near.includes(guess))
  const steps: string[] = []
  for (const _ of many(6, String)) steps.push(await step('brute@champa.test'))
  const answers = await Promise.all(guesses.map((guess, at) => give(steps[at % 6] ?? '', guess)))
  expect(open(answers)).toEqual([])
  const left = await give(await step('brute@champa.test'), codeOf(secret))
  expect(left.statusCode).toBe(429)
})

test('the password alone, an old step, and the step of another user do not open a session', async () => {
  const { id, secret } = await enrol('stepped@champa.test')
  const { second_factor: handle, access_token: token } = (await world().signIn('stepped@champa.test')).json()
  expect(token).toBeUndefined()
  const asBearer = { authorization: `Bearer ${handle}` }
  expect((await world().call('GET', '/auth/me', undefined, asBearer)).statusCode).toBe(401)
  const other = await enrol('neighbour@champa.test')
  expect((await give(handle, codeOf(other.secret))).statusCode).toBe(401)
  await world().db.asProvider((tx) =>
    tx.execute('update sign_in_step set expires_at = now() where account_id = $1', [id]),
  )
  expect((await give(handle, codeOf(secret))).statusCode).toBe(401)
})

test('a person who finds a signed-in phone can neither replace nor remove the second factor', async () => {
  await enrol('open@champa.test')
  const ask = (path: string, body: object) =>
    world().as('open@champa.test', 'POST', `/auth/second-factor/${path}`, body)
  expect((await ask('start', { password: 'guess' })).statusCode).toBe(422)
  expect((await ask('start', { password: PASSWORD })).statusCode).toBe(409)
  expect((await ask('remove', { password: PASSWORD, code: '000000' })).statusCode).toBe(422)
})

test('the database does not contain readable secrets of an app: they are encrypted for one account', async () => {
  const { id, secret } = await enrol('sealed@champa.test')
  const kept = (await secretOf(id)).secret
  expect(kept).not.toContain(secret)
  const box = createSecretBox(SECRET_KEY)
  expect(openSecret(box, id, kept)).toBe(secret)
  expect(() => openSecret(box, id + 1, kept)).toThrow()
  expect(() => openSecret(createSecretBox(Buffer.alloc(32)), id, kept)).toThrow()
  const changed = `${kept.slice(0, -2)}${kept.endsWith('AA') ? 'BB' : 'AA'}`
  expect(() => openSecret(box, id, changed)).toThrow()
})

test('secrets that an earlier version stored in plain text are encrypted at the start; another key is refused', async () => {
  const { id, secret } = await enrol('plain@champa.test')
  const { db } = world()
  await db.asProvider((tx) =>
    tx.execute('update second_factor set secret = $2, last_step = 0 where account_id = $1', [id, secret]),
  )
  await expect(prepareFactors(db, null)).rejects.toThrow('SECRET_KEY')
  await expect(prepareFactors(db, Buffer.alloc(32))).rejects.toThrow('cannot decrypt')
  expect((await secretOf(id)).secret).toBe(secret)
  await Promise.all([prepareFactors(db, SECRET_KEY), prepareFactors(db, SECRET_KEY)])
  expect(isSealed((await secretOf(id)).secret)).toBe(true)
  expect((await give(await step('plain@champa.test'), codeOf(secret))).statusCode).toBe(200)
})

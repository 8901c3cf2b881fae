import { expect, test } from 'vitest'
import { z } from 'zod'
import { PASSWORD, withAccess } from '../access-world.test-data.ts'
import { cookieOf, NEW, resetSteps, WRONG, wrongOf } from './reset-steps.test-data.ts'

const world = withAccess()
const { ask, mailedCode, verify, reset } = resetSteps(world)

test('email, code, new password: the new one works, sessions end, the code is invalid afterwards', async () => {
  const { account, signIn, call } = world()
  const accountId = await account('noy@champa.test')
  const token = (await signIn('noy@champa.test')).json().access_token
  const { answer, cookie } = await ask('Noy@Champa.test')
  expect(answer.statusCode).toBe(200)
  expect(cookieOf(answer)).toMatch(/HttpOnly; SameSite=Strict/)
  const code = await mailedCode('noy@champa.test')
  const handle = (await verify(code, cookie)).json().data.id
  expect(handle).toMatch(/^[\w-]{43}$/)
  expect(handle).not.toBe(String(accountId))
  expect((await reset(handle, code, cookie, 'password')).json().errors.new_password[0]).toMatch(
    /easy to guess/,
  )
  expect((await reset(handle, code, cookie)).statusCode).toBe(200)
  expect((await call('GET', '/auth/me', undefined, { authorization: `Bearer ${token}` })).statusCode).toBe(
    401,
  )
  expect((await signIn('noy@champa.test')).statusCode).toBe(401)
  expect((await signIn('noy@champa.test', NEW)).statusCode).toBe(200)
  expect((await reset(handle, code, cookie, 'ເຂົ້າຈີ່ປາເຕ໌')).json().errors).toEqual(WRONG)
  expect((await verify(code, cookie)).json().errors).toEqual(WRONG)
})

test('an unknown address has the same answer and gets no mail', async () => {
  await world().account('known@champa.test')
  const [known, unknown] = [await ask('known@champa.test'), await ask('nobody@champa.test')]
  expect(unknown.answer.json()).toEqual(known.answer.json())
  expect(unknown.answer.statusCode).toBe(known.answer.statusCode)
  expect(unknown.cookie.length).toBe(known.cookie.length)
  await mailedCode('known@champa.test')
  const mails = await world().db.asProvider((tx) =>
    tx.unknownRows(`select from mail where to_address = 'nobody@champa.test'`),
  )
  expect(mails).toEqual([])
  expect((await verify('123456', unknown.cookie)).json().errors).toEqual(WRONG)
})

test('the code is invalid in another browser, and so is its handle', async () => {
  await world().account('bound@champa.test')
  const { cookie } = await ask('bound@champa.test')
  const code = await mailedCode('bound@champa.test')
  const thief = (await ask('bound@champa.test')).cookie
  expect((await verify(code, '')).json().errors).toEqual(WRONG)
  await mailedCode('bound@champa.test', 1)
  expect((await verify(code, thief)).json().errors).toEqual(WRONG)
  const handle = (await verify(code, cookie)).json().data.id
  expect((await reset(handle, code, thief)).json().errors).toEqual(WRONG)
  expect((await reset(handle, wrongOf(code), cookie)).json().errors).toEqual(WRONG)
  expect((await reset(handle, code, cookie)).statusCode).toBe(200)
})

test('of twenty simultaneous guesses five are checked; then the correct code is invalid', async () => {
  await world().account('raced@champa.test')
  const { cookie } = await ask('raced@champa.test')
  const code = await mailedCode('raced@champa.test')
  await Promise.all(Array.from({ length: 20 }, () => verify(wrongOf(code), cookie)))
  expect((await verify(code, cookie)).json().errors).toEqual(WRONG)
  const { tries } = await world().db.asProvider((tx) =>
    tx.one(
      z.object({ tries: z.int() }),
      `select tries from password_reset where email = 'raced@champa.test'`,
    ),
  )
  expect(tries).toBe(5)
})

test('of two simultaneous resets with one code one succeeds', async () => {
  await world().account('twice@champa.test')
  const { cookie } = await ask('twice@champa.test')
  const code = await mailedCode('twice@champa.test')
  const handle = (await verify(code, cookie)).json().data.id
  const answers = await Promise.all([reset(handle, code, cookie), reset(handle, code, cookie, `${NEW}ໆ`)])
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422])
})

test('a code expires after ten minutes', async () => {
  await world().account('late@champa.test')
  const { cookie } = await ask('late@champa.test')
  const code = await mailedCode('late@champa.test')
  await world().db.asProvider((tx) =>
    tx.execute(
      `update password_reset set expires_at = expires_at - interval '10 minutes' where email = 'late@champa.test'`,
    ),
  )
  expect((await verify(code, cookie)).json().errors).toEqual(WRONG)
})

test('a disabled account gets no mail; a code requested earlier is invalid', async () => {
  await world().account('gone@champa.test')
  const { cookie } = await ask('gone@champa.test')
  const code = await mailedCode('gone@champa.test')
  const handle = (await verify(code, cookie)).json().data.id
  await world().db.asProvider((tx) =>
    tx.execute(`update account set status = 'disabled' where email = 'gone@champa.test'`),
  )
  expect((await reset(handle, code, cookie)).json().errors).toEqual(WRONG)
})

test('codes for an address, known or not, can be requested five times in 15 minutes', async () => {
  for (const email of ['flood@champa.test', PASSWORD.toLowerCase().replace('!', '@champa.test')]) {
    for (let asked = 0; asked < 5; asked += 1) expect((await ask(email)).answer.statusCode).toBe(200)
    expect((await ask(email)).answer.statusCode).toBe(429)
  }
})

test('a value that is not an address or a code is a 422 on its field', async () => {
  const answer = await world().call('POST', '/send-request-verification-code', { email: 'noy' })
  expect(answer.json().errors).toEqual({ email: ['Not a valid email address'] })
  expect((await verify('x', '')).json().errors).toEqual(WRONG)
  expect(Object.keys((await reset('', '', '', '')).json().errors).sort()).toEqual([
    'confirm_password',
    'new_password',
  ])
})

import { expect, test } from 'vitest'
import { statementsOf } from '#kit/database/statements.test-support.ts'
import { withAccess } from '../access-world.test-data.ts'
import { cookieOf, NEW, resetSteps, WRONG } from '../reset/reset-steps.test-data.ts'

const world = withAccess()
const { ask, mailedCode, verify, reset } = resetSteps(world)
const from = (address: string) => ({ 'x-forwarded-for': address })
const many = <T>(length: number, make: (at: number) => T) => Array.from({ length }, (_, at) => make(at))
const expire = (email: string) =>
  world().db.asProvider((tx) =>
    tx.execute('update password_reset set expires_at = now() where email = $1', [email]),
  )

test('a code cannot be found by many simultaneous attempts from any networks', async () => {
  await world().account('digits@champa.test')
  const { cookie } = await ask('digits@champa.test')
  const code = await mailedCode('digits@champa.test')
  const guesses = many(60, (at) => `${code.slice(0, 7)}${'abcdefghjkmnpqrstuvwxyz23456789'[at % 31]}x`)
  await Promise.all(guesses.map((guess, at) => verify(guess, cookie, from(`203.0.113.${at}`))))
  expect((await verify(code, cookie)).json().errors).toEqual(WRONG)
})

test('unknown networks can request twenty codes a day; the owner still can from known networks', async () => {
  await world().account('flooded@champa.test')
  const home = from('198.51.100.9')
  const password = { email: 'flooded@champa.test', password: 'Champa-2026!' }
  expect((await world().call('POST', '/auth/login', password, home)).statusCode).toBe(200)
  const asked = await Promise.all(many(40, (at) => ask('flooded@champa.test', from(`203.0.113.${at}`))))
  expect(asked.filter(({ answer }) => answer.statusCode === 200)).toHaveLength(20)
  expect((await ask('flooded@champa.test', home)).answer.statusCode).toBe(200)
})

test('guesses for one address over many requests are also limited', async () => {
  const here = from('198.51.100.77')
  const answers = await Promise.all(many(80, (at) => verify(`00000${at % 10}`, `champa_reset=x${at}`, here)))
  expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(20)
})

test('a code used twice at the same time gives one handle; the previous one is invalid', async () => {
  await world().account('double@champa.test')
  const { cookie } = await ask('double@champa.test')
  const code = await mailedCode('double@champa.test')
  const answers = await Promise.all(many(8, () => verify(code, cookie)))
  const handles = answers.flatMap((answer) => answer.json().data?.id ?? [])
  expect(handles).toHaveLength(1)
  expect((await reset(handles[0], code, cookie)).statusCode).toBe(200)
  expect((await reset(handles[0], code, cookie, `${NEW}ໆ`)).json().errors).toEqual(WRONG)
})

test('a handle belongs to its request: not to another account, another request, or a later time', async () => {
  const victim = await world().account('victim@champa.test')
  await world().account('thief@champa.test')
  const own = await ask('thief@champa.test')
  const code = await mailedCode('thief@champa.test')
  const handle = (await verify(code, own.cookie)).json().data.id
  const other = await ask('victim@champa.test')
  await mailedCode('victim@champa.test')
  for (const id of [String(victim), '1', `${handle}x`, ''])
    expect((await reset(id, code, own.cookie)).statusCode).toBe(422)
  expect((await reset(handle, code, other.cookie)).json().errors).toEqual(WRONG)
  await expire('thief@champa.test')
  expect((await reset(handle, code, own.cookie)).json().errors).toEqual(WRONG)
  expect((await world().signIn('victim@champa.test')).statusCode).toBe(200)
})

test('a code requested for an old address is invalid after the address belongs to another account', async () => {
  const id = await world().account('moved@champa.test')
  const { cookie } = await ask('moved@champa.test')
  const code = await mailedCode('moved@champa.test')
  const handle = (await verify(code, cookie)).json().data.id
  await world().db.asProvider((tx) =>
    tx.execute(`update account set email = 'new@champa.test' where id = $1`, [id]),
  )
  expect((await reset(handle, code, cookie)).json().errors).toEqual(WRONG)
})

test('the cookie is valid for this browser and this site only, and over https only for the host', async () => {
  const plain = cookieOf((await ask('cookie@champa.test')).answer)
  expect(plain).toMatch(/^champa_reset=[\w-]{43}; Path=\/api; Max-Age=1800; HttpOnly; SameSite=Strict$/)
  const secure = cookieOf((await ask('cookie@champa.test', { 'x-forwarded-proto': 'https' })).answer)
  expect(secure).toMatch(/; Secure$/)
  // No other call sets or reads the cookie: a page of another site cannot use it.
  expect(cookieOf(await world().signIn('user@champa.test'))).toBe('')
})

test('requesting a code sends the same statements whether or not the address has an account', async () => {
  await world().account('steps@champa.test')
  const known = await statementsOf(() => ask('steps@champa.test'))
  const unknown = await statementsOf(() => ask('nobody@champa.test'))
  expect(known.join()).toMatch(/insert into password_reset/)
  expect(unknown).toEqual(known)
})

test('codes have eight letters and digits without similar characters, and are accepted with spaces and capitals', async () => {
  await world().account('typist@champa.test')
  const { cookie } = await ask('typist@champa.test')
  const code = await mailedCode('typist@champa.test')
  expect(code).toMatch(/^[a-hj-km-np-z2-9]{4}-[a-hj-km-np-z2-9]{4}$/)
  expect((await verify(` ${code.toUpperCase().replace('-', ' ')}`, cookie)).statusCode).toBe(200)
})

test("codes are also limited on the owner's network", async () => {
  await world().account('homely@champa.test')
  const home = from('198.51.100.200')
  const body = { email: 'homely@champa.test', password: 'Champa-2026!' }
  expect((await world().call('POST', '/auth/login', body, home)).statusCode).toBe(200)
  let sent = 0
  for (const _ of many(25, Number)) {
    await world().db.asProvider((tx) => tx.execute(`delete from rate_limit where key like 'reset-here%'`))
    if ((await ask('homely@champa.test', home)).answer.statusCode === 200) sent += 1
  }
  expect(sent).toBe(20)
})

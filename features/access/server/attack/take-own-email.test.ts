import { TOTP } from 'otpauth'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { PASSWORD, withAccess } from '../access-world.test-data.ts'

const world = withAccess()
const ADMIN = 'admin@champa.test'

async function recordOf(email: string) {
  const { data } = (await world().as(ADMIN, 'GET', `/company/user?search=${email}`)).json()
  const { id, name, roles, status, version } = data[0]
  return { id, body: { name, email, roles, status, version } }
}
async function change(asker: string, email: string, more: object) {
  const { id, body } = await recordOf(email)
  return world().as(asker, 'PUT', `/company/user/${id}`, { ...body, ...more })
}
const mailTo = (email: string) =>
  world().db.asProvider((tx) =>
    tx.query(
      z.object({ subject: z.string(), body: z.string() }),
      'select subject, body from mail where to_address = $1',
      [email],
    ),
  )

const CHANGED = 'ອີເມວຂອງບັນຊີທ່ານປ່ຽນແລ້ວ / The email address of your account has been changed'

test('changing the own email requires the own password, and the previous address is notified', async () => {
  await world().account('chief@champa.test', { roles: ['companyadmin'] })
  const thief = (more: object) =>
    change('chief@champa.test', 'chief@champa.test', { email: 'thief@champa.test', ...more })
  for (const proof of [{}, { current_password: '' }, { current_password: 'a-wrong-one' }]) {
    const answer = await thief(proof)
    expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([422, ['current_password']])
  }
  expect(await mailTo('chief@champa.test')).toEqual([])
  expect((await change('chief@champa.test', 'chief@champa.test', { name: 'Chief' })).statusCode).toBe(200)
  expect((await thief({ current_password: PASSWORD })).statusCode).toBe(200)
  const [notice, ...more] = await mailTo('chief@champa.test')
  expect([notice?.subject, more]).toEqual([CHANGED, []])
  expect(notice?.body).toContain('“Chief”')
  expect((await world().signIn('chief@champa.test')).statusCode).toBe(401)
  expect((await world().signIn('thief@champa.test')).statusCode).toBe(200)
})

test('with a second factor it also requires a code; attempts are limited', async () => {
  const { account, as } = world()
  await account('careful@champa.test', { roles: ['companyadmin'] })
  const started = await as('careful@champa.test', 'POST', '/auth/second-factor/start', { password: PASSWORD })
  const totp = new TOTP({ secret: started.json().data.secret })
  const at = (seconds: number) => totp.generate({ timestamp: Date.now() + seconds * 1000 })
  await as('careful@champa.test', 'POST', '/auth/second-factor/confirm', { code: at(-30) })
  const move = (code: string) =>
    change('careful@champa.test', 'careful@champa.test', {
      email: 'moved@champa.test',
      current_password: PASSWORD,
      code,
    })
  for (const code of ['', 'aaaaa-aaaaa'])
    expect(Object.keys((await move(code)).json().errors)).toEqual(['code'])
  expect((await move(at(0))).statusCode).toBe(200)
  const { id, body } = await recordOf('moved@champa.test')
  const changeMoved = (more: object) =>
    as('careful@champa.test', 'PUT', `/company/user/${id}`, { ...body, ...more })
  const guesses = await Promise.all(
    Array.from({ length: 14 }, (_, index) =>
      changeMoved({
        email: `x${index}@champa.test`,
        current_password: `wrong-${index}`,
      }),
    ),
  )
  expect(guesses.some(({ statusCode }) => statusCode === 429)).toBe(true)
})

test('if an administrator changes a user’s address, the previous address is notified', async () => {
  await world().account('renamed@champa.test')
  expect((await change(ADMIN, 'renamed@champa.test', { email: 'married@champa.test' })).statusCode).toBe(200)
  expect(await mailTo('renamed@champa.test')).toMatchObject([{ subject: CHANGED }])
  expect(await mailTo('married@champa.test')).toEqual([])
})

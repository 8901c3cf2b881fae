import { expect, test } from 'vitest'
import { PASSWORD, withAccess } from '../access-world.test-data.ts'

const world = withAccess()
const PATH = '/user/change/password'
const NEW = 'ຂ້ອຍມັກກິນເຂົ້າປຽກ'
const change = (email: string, payload: object) => world().as(email, 'POST', PATH, payload)
const given = (wanted: string, more = {}) => ({
  current_password: PASSWORD,
  new_password: wanted,
  confirm_password: wanted,
  ...more,
})

test('empty fields have their own messages in both languages', async () => {
  const { signIn, call } = world()
  const token = (await signIn('user@champa.test')).json().access_token
  const ask = async (language: string) => {
    const headers = { authorization: `Bearer ${token}`, 'accept-language': language }
    return (await call('POST', PATH, {}, headers)).json().errors
  }
  expect(await ask('en')).toEqual({
    current_password: ['Password required'],
    new_password: ['Password required'],
    confirm_password: ['Confirm password'],
  })
  expect(await ask('la')).toEqual({
    current_password: ['ຕ້ອງປ້ອນລະຫັດຜ່ານ'],
    new_password: ['ຕ້ອງປ້ອນລະຫັດຜ່ານ'],
    confirm_password: ['ຢືນຢັນລະຫັດຜ່ານ'],
  })
})

test.each([
  ['short', given('Ab1!xyz'), { new_password: ['The password needs at least 8 characters'] }],
  [
    'unlike its confirmation',
    given(NEW, { confirm_password: 'x' }),
    { confirm_password: ['Passwords do not match'] },
  ],
  ['the same', given(PASSWORD), { new_password: ['The new password must differ from the current one'] }],
])('a password that is %s is refused on its field', async (_, payload, errors) => {
  const answer = await change('user@champa.test', payload)
  expect(answer.statusCode).toBe(422)
  expect(answer.json().errors).toEqual(errors)
})

test.each(['Password123', 'qwertyuiop', '12345678', 'sabaidee123', 'user@champa.test'])(
  '%s is too common',
  async (common) => {
    const answer = await change('user@champa.test', given(common))
    expect(answer.json().errors.new_password[0]).toMatch(/easy to guess/)
  },
)

test('a wrong current password is reported on its field; after ten the call is blocked for a while', async () => {
  await world().account('guesser@champa.test')
  const wrong = given(NEW, { current_password: 'not it' })
  for (let tries = 0; tries < 10; tries += 1) {
    const answer = await change('guesser@champa.test', wrong)
    expect(answer.json().errors).toEqual({ current_password: ['The current password is incorrect'] })
  }
  expect((await change('guesser@champa.test', given(NEW))).statusCode).toBe(429)
})

test('a change ends all sessions of the account, including this one, and only the new password works', async () => {
  const { account, signIn, call, db } = world()
  const id = await account('changer@champa.test', { mustChangePassword: true })
  const tokens = [await signIn('changer@champa.test'), await signIn('changer@champa.test')].map(
    (answer) => answer.json().access_token,
  )
  const answer = await call('POST', PATH, given(NEW), { authorization: `Bearer ${tokens[0]}` })
  expect(answer.statusCode).toBe(200)
  for (const token of tokens)
    expect((await call('GET', '/auth/me', undefined, { authorization: `Bearer ${token}` })).statusCode).toBe(
      401,
    )
  expect((await signIn('changer@champa.test')).statusCode).toBe(401)
  const again = await signIn('changer@champa.test', NEW)
  expect(again.json().authUser.user.status_change_password).toBe(false)
  const stored = await db.asProvider((tx) =>
    tx.unknownRows(
      `select before, after, action from audit_entry where entity = 'password' and entity_id = $1`,
      [id],
    ),
  )
  expect(stored).toEqual([{ action: 'update', before: null, after: null }])
})

test('without a session no password can be changed', async () => {
  expect((await world().call('POST', PATH, given(NEW))).statusCode).toBe(401)
})

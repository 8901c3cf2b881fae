import { expect, test } from 'vitest'
import { PASSWORD, withAccess } from '../access-world.test-data.ts'
import { setPassword } from '../password/set-password.ts'
import { NEW } from '../reset/reset-steps.test-data.ts'

const world = withAccess()
const EMAIL = 'typed@champa.test'
const change = { current_password: PASSWORD, new_password: NEW, confirm_password: NEW }

test('a user whose password was typed by an administrator must change it before any other call', async () => {
  const { account, as, signIn } = world()
  await account(EMAIL, { roles: ['companyadmin'], mustChangePassword: true })
  for (const path of ['/company/user', '/company/employee-account', '/company/user/roles']) {
    const answer = await as(EMAIL, 'GET', path)
    expect([path, answer.statusCode, answer.json().code]).toEqual([path, 403, 'password_change_required'])
  }
  const invited = { name: 'X', email: 'x@champa.test', roles: ['companyuser'], invite: true }
  expect((await as(EMAIL, 'POST', '/company/user', invited)).json().code).toBe('password_change_required')
  expect((await as(EMAIL, 'GET', '/auth/me')).json().data.user.status_change_password).toBe(true)
  expect((await as(EMAIL, 'GET', '/auth/sessions')).statusCode).toBe(200)
  expect((await as(EMAIL, 'POST', '/user/change/password', change)).statusCode).toBe(200)
  const { access_token: token } = (await signIn(EMAIL, NEW)).json()
  const headers = { authorization: `Bearer ${token}` }
  expect((await world().call('GET', '/company/user', undefined, headers)).statusCode).toBe(200)
})

test('a typed password is valid for seven days; a password chosen by the user stays valid', async () => {
  const { account, signIn, db } = world()
  const typed = await account('late@champa.test', { mustChangePassword: true })
  const own = await account('own@champa.test')
  const age = (days: number) =>
    db.asProvider((tx) =>
      tx.execute(
        `update account set password_set_at = now() - make_interval(days => $2) where id = any($1)`,
        [[typed, own], days],
      ),
    )
  await age(6)
  expect((await signIn('late@champa.test')).statusCode).toBe(200)
  await age(8)
  expect((await signIn('late@champa.test')).json().code).toBe('password_expired')
  expect((await signIn('late@champa.test', 'wrong')).json().code).toBe('invalid_credentials')
  expect((await signIn('own@champa.test')).statusCode).toBe(200)
})

const choice = (password: string) => ({
  first_choice: true,
  new_password: password,
  confirm_password: password,
})

test('right after the sign-in with a given password the user only chooses another one', async () => {
  const { account, call, signIn } = world()
  await account('first@champa.test', { mustChangePassword: true })
  const { access_token: token } = (await signIn('first@champa.test')).json()
  const choose = (password: string) =>
    call('POST', '/user/change/password', choice(password), { authorization: `Bearer ${token}` })
  expect(Object.keys((await choose(PASSWORD)).json().errors)).toEqual(['new_password'])
  expect((await choose(NEW)).statusCode).toBe(200)
  expect((await choose('ອີກຄຳໜຶ່ງທີ່ຍາວ')).statusCode).toBe(401)
  expect((await signIn('first@champa.test')).json().code).toBe('invalid_credentials')
  expect((await signIn('first@champa.test', NEW)).statusCode).toBe(200)
})

test('an old session, one with an own password, and one that a newly given password ended need the current one', async () => {
  const { account, as, call, db, signIn } = world()
  const id = await account('lying@champa.test', { mustChangePassword: true })
  const { access_token: token } = (await signIn('lying@champa.test')).json()
  const choose = () =>
    call('POST', '/user/change/password', choice(NEW), { authorization: `Bearer ${token}` })
  const age = (minutes: number) =>
    db.asProvider((tx) =>
      tx.execute('update session set created_at = now() - make_interval(mins => $2) where account_id = $1', [
        id,
        minutes,
      ]),
    )
  await age(16)
  const late = await choose()
  expect([late.statusCode, Object.keys(late.json().errors)]).toEqual([422, ['current_password']])
  await account('settled@champa.test')
  const settled = await as('settled@champa.test', 'POST', '/user/change/password', choice(NEW))
  expect([settled.statusCode, Object.keys(settled.json().errors)]).toEqual([422, ['current_password']])
  await age(1)
  await db.asProvider((tx) => setPassword(tx, id, 'ລະຫັດໃໝ່ທີ່ໃຫ້', { mustChange: true, by: 'HR' }))
  expect((await choose()).statusCode).toBe(401)
})

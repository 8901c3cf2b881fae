import { TOTP } from 'otpauth'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { IdRow } from '#kit/database/row-types.ts'
import type { UserRow } from '../../contract/users.ts'
import { PASSWORD, withAccess } from '../access-world.test-data.ts'

const world = withAccess()
const ADMIN = 'admin@champa.test'
const SUPER = 'super@champa.test'
const NEW = 'ເຂົ້າໜຽວໝາກມ່ວງ'
const chosen = { new_password: NEW, confirm_password: NEW }

const invite = (email: string, asker = ADMIN, more: object = {}) =>
  world().as(asker, 'POST', asker === SUPER ? '/admin/user' : '/company/user', {
    ...{ name: 'Noy', email, roles: [asker === SUPER ? 'synergyuser' : 'companyuser'], invite: true },
    ...more,
  })
/** Token and account of the newest mailed link. */
async function mailed(email: string) {
  const { body } = await world().db.asProvider((tx) =>
    tx.one(
      z.object({ body: z.string() }),
      'select body from mail where to_address = $1 order by id desc limit 1',
      [email],
    ),
  )
  const [, token = '', user_id = ''] = /\/auth\/([\w-]{43})\/(\d+)/.exec(body) ?? []
  return { token, user_id }
}
const open = (link: { token: string; user_id: string }, more: object = {}) =>
  world().call('POST', '/auth/link', { ...link, ...more })
const sendLink = async (email: string, asker = ADMIN) => {
  const side = asker === SUPER ? 'admin' : 'company'
  const users = (await world().as(asker, 'GET', `/${side}/user?per_page=100`)).json().data as UserRow[]
  const id = users.find((user) => user.email === email)?.id
  return world().as(asker, 'POST', `/${side}/user/${id}/sign-in-link`)
}
const VOID = { code: 'link_void', message: 'This link is no longer valid' }

test('an invitation asks for a new password, accepts it once, and signs in', async () => {
  expect((await invite('noy@champa.test')).statusCode).toBe(200)
  expect((await world().signIn('noy@champa.test', '')).statusCode).toBe(422)
  const link = await mailed('noy@champa.test')
  const asked = { password_asked: { name: 'Noy', email: 'noy@champa.test' } }
  for (let seen = 0; seen < 3; seen += 1) expect((await open(link)).json()).toEqual(asked)
  const unequal = await open(link, { new_password: NEW, confirm_password: 'x' })
  expect(Object.keys(unequal.json().errors)).toEqual(['confirm_password'])
  const common = { new_password: 'password', confirm_password: 'password' }
  expect(Object.keys((await open(link, common)).json().errors)).toEqual(['new_password'])
  const opened = (await open(link, chosen)).json()
  expect(opened.authUser.user).toMatchObject({ email: 'noy@champa.test', status_change_password: false })
  expect((await open(link, chosen)).json()).toEqual(VOID)
  expect((await world().signIn('noy@champa.test', NEW)).statusCode).toBe(200)
  const log = await world().db.inCompany(1, (tx) =>
    tx.unknownRows(
      `select actor, action, entity, after from audit_entry where company_id = 1 and (actor = 'Noy' or entity = 'sign_in_link') order by id`,
    ),
  )
  expect(log).toMatchObject([
    { actor: 'admin', action: 'create', entity: 'sign_in_link', after: { kind: 'invitation', days: 7 } },
    { actor: 'Noy', action: 'update', entity: 'password', after: { by: 'mailed link' } },
    { actor: 'Noy', action: 'sign-in', entity: 'session', after: { by: 'mailed link' } },
    { actor: 'Noy', action: 'sign-in', entity: 'session' },
  ])
})

test('an invitation is in Lao and English, with the same link', async () => {
  expect((await invite('mali@champa.test')).statusCode).toBe(200)
  const [mail] = await world().db.asProvider((tx) =>
    tx.query(
      z.object({ subject: z.string(), body: z.string() }),
      'select subject, body from mail where to_address = $1',
      ['mali@champa.test'],
    ),
  )
  expect(mail?.subject).toBe('ເຊີນເຂົ້າໃຊ້ Champa / Your invitation to Champa')
  const [la, en] = (mail?.body ?? '').split('———')
  expect([la, en]).toEqual([
    expect.stringContaining('ກະລຸນາເປີດລິ້ງນີ້'),
    expect.stringContaining('Please open this link'),
  ])
  const links = [la, en].map((part) => /\S+\/auth\/[\w-]{43}\/\d+/.exec(part ?? '')?.[0])
  expect(links[0]).toBeTruthy()
  expect(links[1]).toBe(links[0])
})

test('a user with a password is signed in by the link alone, once; of two simultaneous calls one succeeds', async () => {
  await world().account('kham@champa.test')
  expect((await sendLink('kham@champa.test')).statusCode).toBe(200)
  const link = await mailed('kham@champa.test')
  const answers = await Promise.all([open(link), open(link), open(link)])
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 401, 401])
  expect((await world().signIn('kham@champa.test')).statusCode).toBe(200)
})

test('a wrong, foreign, expired, used or replaced link and one of a disabled account have the same answer', async () => {
  const { account, db } = world()
  const id = await account('many@champa.test')
  const other = await account('else@champa.test')
  const run = (sql: string) => db.asProvider((tx) => tx.execute(sql, [id]))
  const fresh = async () => {
    await world().db.asProvider((tx) => tx.execute(`delete from rate_limit where key like 'password-link%'`))
    await sendLink('many@champa.test')
    return mailed('many@champa.test')
  }
  const refused = async (link: { token: string; user_id: string }) => {
    const answer = await open(link)
    expect([answer.statusCode, answer.json()]).toEqual([401, VOID])
  }
  const first = await fresh()
  await refused({ ...first, token: `${first.token.slice(0, -1)}-` })
  for (const user_id of [String(other), 'x', '', '9'.repeat(30)]) await refused({ ...first, user_id })
  const second = await fresh()
  await refused(first)
  await run(`update sign_in_link set expires_at = now() - interval '1 second' where account_id = $1`)
  await refused(second)
  const third = await fresh()
  await run(`update account set email = 'moved@champa.test' where id = $1`)
  await refused(third)
  await run(`update account set email = 'many@champa.test', status = 'disabled' where id = $1`)
  await refused(third)
  await run(`update account set status = 'active' where id = $1`)
  const change = { current_password: PASSWORD, ...chosen }
  expect((await world().as('many@champa.test', 'POST', '/user/change/password', change)).statusCode).toBe(200)
  await refused(third)
})

test('a sign-in link lasts a day, an invitation a week; tokens are stored as hashes', async () => {
  await world().account('day@champa.test')
  await sendLink('day@champa.test')
  await invite('week@champa.test')
  const rows = await world().db.asProvider((tx) =>
    tx.query(
      z.object({ email: z.string(), days: z.int() }),
      `select email, extract(day from expires_at - created_at)::int as days from sign_in_link
        where email in ('day@champa.test', 'week@champa.test') order by email`,
    ),
  )
  expect(rows).toEqual([
    { email: 'day@champa.test', days: 1 },
    { email: 'week@champa.test', days: 7 },
  ])
  const { token } = await mailed('week@champa.test')
  const kept = await world().db.asProvider((tx) =>
    tx.unknownRows('select sign_in_link::text from sign_in_link'),
  )
  expect(JSON.stringify(kept)).not.toContain(token)
})

test('the second factor is still required', async () => {
  const { account, as, call } = world()
  await account('two@champa.test')
  const started = await as('two@champa.test', 'POST', '/auth/second-factor/start', { password: PASSWORD })
  const { secret } = started.json().data
  const code = (at: number) => new TOTP({ secret }).generate({ timestamp: Date.now() + at })
  await as('two@champa.test', 'POST', '/auth/second-factor/confirm', { code: code(-30_000) })
  await sendLink('two@champa.test')
  const answer = (await open(await mailed('two@champa.test'))).json()
  expect(Object.keys(answer)).toEqual(['second_factor'])
  const opened = await call('POST', '/auth/second-factor/login', { ...answer, code: code(0) })
  expect(opened.json().authUser.user.email).toBe('two@champa.test')
})

test('users cannot send a link to a user with more permissions, or of another company', async () => {
  const { as, account } = world()
  const boss = await account('boss@champa.test', { companyId: 2, roles: ['companyadmin'] })
  expect((await as(ADMIN, 'POST', `/company/user/${boss}/sign-in-link`)).statusCode).toBe(404)
  expect((await as('user@champa.test', 'POST', `/company/user/${boss}/sign-in-link`)).statusCode).toBe(403)
  const { id } = (await as(SUPER, 'GET', '/auth/me')).json().data.user
  const above = await as('synergy@champa.test', 'POST', `/admin/user/${id}/sign-in-link`)
  expect(above.json().code).toBe('role_too_high')
})

test('an employee is invited, and later mailed a link to a new password; the previous one is valid until then', async () => {
  const { as, db, signIn } = world()
  const { id } = await db.inCompany(1, (tx) =>
    tx.one(
      IdRow,
      `insert into employee (company_id, emp_number, name, start_date) values (1, 'E1', 'ແກ້ວ', '2024-01-01') returning id`,
    ),
  )
  const path = `/company/employee-account/${id}`
  expect((await as(ADMIN, 'POST', path, { email: 'keo@champa.test', invite: true })).statusCode).toBe(200)
  const opened = (await open(await mailed('keo@champa.test'), chosen)).json()
  expect(opened.authUser).toMatchObject({ roleUser: ['employee'], user: { employee_id: id } })
  expect((await as(ADMIN, 'PUT', `${path}/password`, { invite: true })).statusCode).toBe(200)
  expect((await signIn('keo@champa.test', NEW)).statusCode).toBe(200)
  const again = await mailed('keo@champa.test')
  expect(Object.keys((await open(again)).json())).toEqual(['password_asked'])
  await open(again, { new_password: `${NEW}ໆ`, confirm_password: `${NEW}ໆ` })
  expect((await signIn('keo@champa.test', NEW)).statusCode).toBe(401)
})

test('after thirty invalid links, this address must wait', async () => {
  await world().db.asProvider((tx) => tx.execute(`delete from rate_limit where key like 'link-address%'`))
  await world().account('office@champa.test')
  await sendLink('office@champa.test')
  const link = await mailed('office@champa.test')
  for (let tries = 0; tries < 29; tries += 1)
    expect((await open({ ...link, token: 'x' })).statusCode).toBe(401)
  expect((await open(link)).statusCode).toBe(200)
  expect((await open(link)).statusCode).toBe(401)
  expect((await open(link)).statusCode).toBe(429)
})

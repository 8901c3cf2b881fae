import { PDFDocument } from '@cantoo/pdf-lib'
import { beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { IdRow } from '#kit/database/row-types.ts'
import { until } from '#kit/database/until.test-support.ts'
import type { EmployeeAccountRow } from '../../contract/employee-accounts.ts'
import type { SignInSlip, SlipBatch } from '../../contract/sign-in-slips.ts'
import { PASSWORD, withAccess } from '../access-world.test-data.ts'
import { NEW } from '../reset/reset-steps.test-data.ts'
import { openSlips } from './sealed-slips.ts'

const world = withAccess()
const ADMIN = 'admin@champa.test'
const HR = 'hr@champa.test'
const OTHER_HR = 'hr2@champa.test'
/** May replace passwords in use. */
const KEEPERS = ['keeper@champa.test', 'keeper2@champa.test'] as const
const CODE = 'mekong1'

async function addEmployee(number: string, companyId = 1): Promise<number> {
  const { id } = await world().db.inCompany(companyId, (tx) =>
    tx.one(
      IdRow,
      `insert into employee (company_id, emp_number, name, surname, start_date)
       values ($1, $2, 'ບົວຈັນ', 'ສີວິໄລ', '2026-01-01') returning id`,
      [companyId, number],
    ),
  )
  return id
}

beforeAll(async () => {
  const { as, account } = world()
  const texts = { display_name_la: 'ຝ່າຍບຸກຄະລາກອນ', display_name_en: 'HR' }
  const permissions = ['view-password', 'edit-password']
  await as('super@champa.test', 'POST', '/admin/role', { name: 'hr', side: 'company', ...texts, permissions })
  await account(HR, { roles: ['hr'] })
  await account(OTHER_HR, { roles: ['hr'] })
  const more = {
    permissions: [...permissions, 'reset-password'],
    display_name_la: 'ຜູ້ຕັ້ງລະຫັດ',
    display_name_en: 'Keeper',
  }
  await as('super@champa.test', 'POST', '/admin/role', { ...texts, ...more, name: 'keeper', side: 'company' })
  for (const email of KEEPERS) await account(email, { roles: ['keeper'] })
})

const signInAs = (number: string, password: string) =>
  world().call('POST', '/auth/login', { company: CODE, number, password })
const withToken = (token: string) => ({ authorization: `Bearer ${token}` })

async function makeSlips(asker: string, employee_ids: number[], renew = false) {
  const answer = await world().as(asker, 'POST', '/company/sign-in-slip', { employee_ids, renew })
  expect(answer.statusCode).toBe(200)
  const { id, key } = answer.json().data as { id: number; key: string }
  let batch: SlipBatch | undefined
  await until(async () => {
    batch = (await world().as(asker, 'GET', `/company/sign-in-slip/${id}`)).json().data
    return batch?.status !== 'making'
  })
  return { id, key, batch: batch as SlipBatch }
}

const SealedRow = z.object({ sealed_slips: z.instanceof(Buffer).nullable() })

/** The slips of a batch, as the download renders them. */
async function slipsOf({ id, key }: { id: number; key: string }): Promise<SignInSlip[]> {
  const row = await world().db.asProvider((tx) =>
    tx.one(SealedRow, 'select sealed_slips from sign_in_slip_batch where id = $1', [id]),
  )
  return JSON.parse((row.sealed_slips && openSlips(row.sealed_slips, key)) ?? '[]')
}

const rowOf = async (employeeId: number): Promise<EmployeeAccountRow | undefined> => {
  const list = (await world().as(ADMIN, 'GET', '/company/employee-account?per_page=100')).json().data
  return list.find(({ id }: EmployeeAccountRow) => id === employeeId)
}

test('employees of a list get accounts and slips; who has an account, has left or is of another company is skipped', async () => {
  const ids = [await addEmployee('S-10'), await addEmployee('S-9')]
  const member = await addEmployee('S-2')
  await world().account('member@champa.test', { employeeId: member, roles: ['employee'] })
  const leaver = await addEmployee('S-3')
  await world().db.inCompany(1, (tx) =>
    tx.execute(`update employee set end_date = today_in_laos() - 1 where company_id = 1 and id = $1`, [
      leaver,
    ]),
  )
  const foreign = await addEmployee('S-1', 2)
  const made = await makeSlips(HR, [...ids, member, leaver, foreign])
  expect(made.batch).toMatchObject({ status: 'done', total: 5, done: 5, created: 2, renewed: 0, skipped: 3 })
  const slips = await slipsOf(made)
  expect(slips.map(({ emp_number, name, company_code }) => [emp_number, name, company_code])).toEqual([
    ['S-9', 'ບົວຈັນ ສີວິໄລ', CODE],
    ['S-10', 'ບົວຈັນ ສີວິໄລ', CODE],
  ])
  expect(new Set(slips.map(({ password }) => password)).size).toBe(2)
  expect(slips[0]?.page_address).toMatch(/^http:\/\/localhost(:\d+)?\/login\?company=mekong1$/)
  expect((await rowOf(ids[0] ?? 0))?.account).toMatchObject({ email: '', password: 'unused' })
  expect((await world().signIn('member@champa.test')).statusCode).toBe(200)

  const first = await signInAs('S-9', slips[0]?.password ?? '')
  expect(first.json().authUser.user).toMatchObject({ status_change_password: true, employee_id: ids[1] })
  const headers = withToken(first.json().access_token)
  const change = { current_password: slips[0]?.password, new_password: NEW, confirm_password: NEW }
  const same = { ...change, new_password: slips[0]?.password, confirm_password: slips[0]?.password }
  expect((await world().call('POST', '/user/change/password', same, headers)).statusCode).toBe(422)
  expect((await world().call('POST', '/user/change/password', change, headers)).statusCode).toBe(200)
  expect((await signInAs('S-9', slips[0]?.password ?? '')).json().code).toBe('invalid_credentials')
  expect((await signInAs('S-9', NEW)).json().authUser.user.status_change_password).toBe(false)
  expect((await rowOf(ids[1] ?? 0))?.account).toMatchObject({ password: 'chosen', valid_until: null })
})

test('the PDF is downloaded once, by the account that made it and with its key; the database has no passwords', async () => {
  const made = await makeSlips(HR, [
    await addEmployee('P-1'),
    ...(await Promise.all(['P-2', 'P-3'].map((n) => addEmployee(n)))),
  ])
  const [slip] = await slipsOf(made)
  const stored = await world().db.asProvider((tx) =>
    tx.unknownRows(`select row_to_json(b)::text as text from sign_in_slip_batch b
      union all select row_to_json(a)::text from account a union all select data::text from pgboss.job`),
  )
  expect(JSON.stringify(stored)).not.toContain(slip?.password)
  expect(JSON.stringify(stored)).not.toContain(made.key)
  const path = `/company/sign-in-slip/${made.id}/slips.pdf`
  const { key: otherKey } = await makeSlips(OTHER_HR, [await addEmployee('P-4')])
  expect((await world().as(OTHER_HR, 'POST', path, { key: made.key })).statusCode).toBe(404)
  expect((await world().as(ADMIN, 'GET', `/company/sign-in-slip/${made.id}`)).statusCode).toBe(404)
  expect((await world().as('other@champa.test', 'POST', path, { key: made.key })).statusCode).toBe(404)
  expect((await world().as(HR, 'POST', path, { key: otherKey })).statusCode).toBe(409)
  expect((await world().as(HR, 'POST', path, { key: 'no key' })).statusCode).toBe(409)
  const both = await Promise.all([
    world().as(HR, 'POST', path, { key: made.key, language: 'la' }),
    world().as(HR, 'POST', path, { key: made.key, language: 'en' }),
  ])
  expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
  const pdf = both.find(({ statusCode }) => statusCode === 200)?.rawPayload ?? Buffer.alloc(0)
  expect((await PDFDocument.load(pdf)).getPageCount()).toBe(1)
  expect((await world().as(HR, 'GET', `/company/sign-in-slip/${made.id}`)).json().data.can).toEqual([])
})

test('passwords that are not used are renewed if asked for; used ones, other roles and second factors are not', async () => {
  const [unused, used, manager, factor] = await Promise.all(
    ['R-1', 'R-2', 'R-3', 'R-4'].map((n) => addEmployee(n)),
  )
  const ids = [unused, used, manager, factor] as number[]
  const before = await slipsOf(await makeSlips(HR, ids))
  await world().db.asProvider(async (tx) => {
    await tx.execute('update account set must_change_password = false where employee_id = $1', [used])
    await tx.execute(
      `insert into account_role (account_id, role_id, company_id, is_main)
       select a.id, r.id, 1, false from account a join role r on r.name = 'linemanager' where a.employee_id = $1`,
      [manager],
    )
    await tx.execute(
      `insert into second_factor (account_id, company_id, secret, confirmed_at)
       select id, 1, 'x', now() from account where employee_id = $1`,
      [factor],
    )
  })
  const session = (await signInAs('R-1', before[0]?.password ?? '')).json().access_token
  expect((await makeSlips(HR, ids)).batch).toMatchObject({ created: 0, renewed: 0, skipped: 4 })
  const renewal = await makeSlips(OTHER_HR, ids, true)
  expect(renewal.batch).toMatchObject({ created: 0, renewed: 1, skipped: 3 })
  const after = await slipsOf(renewal)
  expect(after.map(({ emp_number }) => emp_number)).toEqual(['R-1'])
  expect((await world().call('GET', '/auth/me', undefined, withToken(session))).statusCode).toBe(401)
  expect((await signInAs('R-1', before[0]?.password ?? '')).statusCode).toBe(401)
  const answer = await signInAs('R-1', after[0]?.password ?? '')
  expect(answer.statusCode).toBe(200)
  const me = await world().call('GET', '/auth/me', undefined, withToken(answer.json().access_token))
  expect(me.json().data.password_reset).toMatchObject({ by: 'hr2' })
  const logged = await world().db.asProvider((tx) =>
    tx.unknownRows(`select actor from audit_entry e join account a on a.id = e.entity_id
      where e.entity = 'password' and a.employee_id = ${unused} order by e.id`),
  )
  expect(logged).toEqual([{ actor: 'hr' }, { actor: 'hr2' }])
})

test('of two people who make accounts for the same employees at once, each employee gets one account and one slip', async () => {
  const ids = await Promise.all(Array.from({ length: 6 }, (_, at) => addEmployee(`T-${at}`)))
  const [one, two] = await Promise.all([makeSlips(HR, ids), makeSlips(OTHER_HR, ids)])
  expect((one?.batch.created ?? 0) + (two?.batch.created ?? 0)).toBe(6)
  const slips = [...(await slipsOf(one)), ...(await slipsOf(two))]
  expect(slips.map(({ emp_number }) => emp_number).sort()).toEqual(ids.map((_, at) => `T-${at}`))
  for (const slip of slips) expect((await signInAs(slip.emp_number, slip.password)).statusCode).toBe(200)
})

test('a one-time password expires after 14 days, and more than 2,000 employees are refused', async () => {
  const id = await addEmployee('X-1')
  const [slip] = await slipsOf(await makeSlips(HR, [id]))
  const age = (days: number) =>
    world().db.asProvider((tx) =>
      tx.execute(
        `update account set password_set_at = password_set_at - make_interval(days => $2),
           password_valid_until = password_valid_until - make_interval(days => $2) where employee_id = $1`,
        [id, days],
      ),
    )
  await age(13)
  expect((await signInAs('X-1', slip?.password ?? '')).statusCode).toBe(200)
  await age(2)
  expect((await signInAs('X-1', slip?.password ?? '')).json().code).toBe('password_expired')
  expect((await rowOf(id))?.account?.password).toBe('expired')
  const many = Array.from({ length: 2001 }, (_, at) => at + 1)
  expect((await world().as(HR, 'POST', '/company/sign-in-slip', { employee_ids: many })).statusCode).toBe(422)
})

interface Given {
  by: string
  used: { address: string } | null
}

/** Signs in with a given password and chooses an own one. */
async function choose(number: string, given: string, own = NEW): Promise<void> {
  const token = (await signInAs(number, given)).json().access_token
  const change = { current_password: given, new_password: own, confirm_password: own }
  expect((await world().call('POST', '/user/change/password', change, withToken(token))).statusCode).toBe(200)
}

test('a password in use is replaced only with a permission of its own; it ends the sessions', async () => {
  const id = await addEmployee('H-1')
  const path = `/company/employee-account/${id}/one-time-password`
  const slip = (await world().as(HR, 'POST', path)).json().data as SignInSlip
  expect(slip).toMatchObject({ emp_number: 'H-1', company_name: 'Mekong', company_code: CODE })
  await choose('H-1', slip.password)
  const own = (await signInAs('H-1', NEW)).json().access_token

  const refused = await world().as(HR, 'POST', path)
  expect([refused.statusCode, refused.json().code]).toEqual([403, 'password_in_use'])
  const listed = (await world().as(HR, 'GET', '/company/employee-account?per_page=100')).json().data
  expect(listed.find((row: EmployeeAccountRow) => row.id === id).can).not.toContain('one-time')
  expect((await world().call('GET', '/auth/me', undefined, withToken(own))).statusCode).toBe(200)

  const answers = await Promise.all(KEEPERS.map((keeper) => world().as(keeper, 'POST', path)))
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200])
  expect((await world().call('GET', '/auth/me', undefined, withToken(own))).statusCode).toBe(401)
  const tries = await Promise.all(answers.map((answer) => signInAs('H-1', answer.json().data.password)))
  expect(tries.map(({ statusCode }) => statusCode).sort()).toEqual([200, 401])
  const opened = tries.find(({ statusCode }) => statusCode === 200)?.json()
  expect(opened.authUser.user.status_change_password).toBe(true)
  const me = await world().call('GET', '/auth/me', undefined, withToken(opened.access_token))
  expect(me.json().data.password_reset.by).toMatch(/^keeper2?$/)
})

test('the owner sees every password that others set, also one that was used by somebody else and replaced; administrators are told', async () => {
  const id = await addEmployee('H-2')
  const path = `/company/employee-account/${id}/one-time-password`
  const give = async (by: string) => ((await world().as(by, 'POST', path)).json().data as SignInSlip).password
  await choose('H-2', await give(HR))
  // The keeper signs in with the password, and hides this by giving another one.
  await choose('H-2', await give(KEEPERS[0]), `${NEW} x`)
  const last = await give(KEEPERS[0])
  const token = (await signInAs('H-2', last)).json().access_token
  const given = await world().call('GET', '/auth/given-passwords', undefined, withToken(token))
  expect(given.json().data.map(({ by, used }: Given) => [by, used?.address])).toEqual([
    ['keeper', '127.0.0.1'],
    ['keeper', '127.0.0.1'],
    ['hr', '127.0.0.1'],
  ])
  const mails = await world().db.asProvider((tx) =>
    tx.unknownRows(`select to_address from mail where body like '%H-2%' order by id`),
  )
  expect(mails).toEqual([{ to_address: ADMIN }, { to_address: ADMIN }])
  const logged = await world().db.asProvider((tx) =>
    tx.unknownRows(`select e.after -> 'replaces_own' as replaces from audit_entry e join account a on a.id = e.entity_id
      where e.entity = 'password' and e.action = 'update' and a.employee_id = ${id} and e.after ? 'valid_days' order by e.id`),
  )
  expect(logged).toEqual([{ replaces: null }, { replaces: true }, { replaces: true }])
  // Others' are not shown.
  const others = await world().as(HR, 'GET', '/auth/given-passwords')
  expect(JSON.stringify(others.json())).not.toContain('keeper')
})

test('HR resets no account with other roles, a second factor, or an address and a password of its own; the administrator does', async () => {
  const people = new Map<string, number>()
  for (const [name, more] of Object.entries({
    manager: { email: '', roles: ['employee', 'linemanager'] },
    clerk: { email: '', roles: ['companyuser', 'employee'] },
    factor: { email: '', roles: ['employee'] },
    mailed: { email: 'mailed@champa.test', roles: ['employee'] },
  })) {
    const id = await addEmployee(`N-${name}`)
    people.set(name, id)
    await world().account(more.email, { ...more, name, employeeId: id })
  }
  await world().db.asProvider((tx) =>
    tx.execute(
      `insert into second_factor (account_id, company_id, secret, confirmed_at)
       select id, 1, 'x', now() from account where employee_id = $1`,
      [people.get('factor')],
    ),
  )
  const codes = async (asker: string) => {
    const answers = []
    for (const id of people.values())
      answers.push(await world().as(asker, 'POST', `/company/employee-account/${id}/one-time-password`))
    return answers.map((answer) => answer.json().code)
  }
  const refusals = ['role_too_high', 'role_too_high', 'administrator_only', 'password_chosen']
  expect(await codes(HR)).toEqual(refusals)
  expect(await codes(KEEPERS[0])).toEqual(refusals)
  const listed = (await world().as(HR, 'GET', '/company/employee-account?per_page=100')).json().data
  for (const id of people.values())
    expect(listed.find((row: EmployeeAccountRow) => row.id === id).can).not.toContain('one-time')
  expect((await signInAs('N-manager', PASSWORD)).statusCode).toBe(200)
  expect(await codes(ADMIN)).toEqual(Array(4).fill(undefined))
  expect(
    (await world().as(HR, 'POST', '/company/employee-account/999999/one-time-password')).statusCode,
  ).toBe(404)
})

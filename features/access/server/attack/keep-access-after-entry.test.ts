import { beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { IdRow } from '#kit/database/row-types.ts'
import { withAccess } from '../access-world.test-data.ts'
import { NEW } from '../reset/reset-steps.test-data.ts'

const world = withAccess()
const REASON = 'Ticket 7: helping with payroll'
const CLERK = 'clerk@champa.test'
const passwords = { new_password: NEW, confirm_password: NEW }
let admin = 0
let employee = 0
let employeeWithAccount = 0

const mailTo = (email: string) =>
  world().db.asProvider((tx) =>
    tx.query(
      z.object({ subject: z.string(), body: z.string() }),
      'select subject, body from mail where to_address = $1 order by id',
      [email],
    ),
  )
const addEmployee = (name: string) =>
  world().db.inCompany(1, async (tx) => {
    const row = await tx.one(
      IdRow,
      `insert into employee (company_id, emp_number, name, surname, start_date) values (1, $1, $1, '', '2026-01-01') returning id`,
      [name],
    )
    return row.id
  })

beforeAll(async () => {
  const { account, as, db } = world()
  await account(CLERK, { companyId: null, roles: ['synergyuser'], name: 'Clerk' })
  admin = await db.asProvider(
    async (tx) => (await tx.one(IdRow, `select id from account where email = 'admin@champa.test'`)).id,
  )
  employee = await addEmployee('E-1')
  employeeWithAccount = await addEmployee('E-2')
  await account('e2@champa.test', { employeeId: employeeWithAccount, roles: ['employee'] })
  const entered = await as(CLERK, 'POST', '/admin/company/1/enter', { reason: REASON })
  expect(entered.statusCode).toBe(200)
})

const accounts = () =>
  world().db.asProvider((tx) =>
    tx.unknownRows(
      `select a.id, a.email, a.status, a.name, array(select role_id from account_role r where r.account_id = a.id) as roles
         from account a where company_id = 1 order by id`,
    ),
  )

test('inside a company, no call creates or changes an account of it, by any path', async () => {
  const before = await accounts()
  const change = { name: 'A', email: 'mine@evil.test', roles: ['companyadmin'], status: 'active', version: 1 }
  const user = { name: 'B', email: 'mine@evil.test', roles: ['companyadmin'] }
  const tries: ['POST' | 'PUT' | 'DELETE', string, object?][] = [
    ['POST', '/company/user', { ...user, invite: true, new_password: '', confirm_password: '' }],
    ['POST', '/company/user', { ...user, ...passwords }],
    ['PUT', `/company/user/${admin}`, change],
    ['POST', `/company/user/${admin}/password-link`],
    ['POST', `/company/user/${admin}/sign-in-link`],
    ['DELETE', `/company/user/${admin}/second-factor`],
    ['POST', `/company/employee-account/${employee}`, { email: 'mine@evil.test', ...passwords }],
    [
      'POST',
      `/company/employee-account/${employee}`,
      { email: 'mine@evil.test', invite: true, new_password: '', confirm_password: '' },
    ],
    ['PUT', `/company/employee-account/${employeeWithAccount}/password`, passwords],
    [
      'PUT',
      `/company/employee-account/${employeeWithAccount}/password`,
      { invite: true, new_password: '', confirm_password: '' },
    ],
  ]
  for (const [method, path, body] of tries) {
    const answer = await world().as(CLERK, method, path, body)
    expect([method, path, answer.json().code]).toEqual([method, path, 'company_accounts'])
  }
  expect(await accounts()).toEqual(before)
  expect(await mailTo('mine@evil.test')).toEqual([])
})

test('the screens do not offer these actions', async () => {
  const get = async (path: string) =>
    (await world().as(CLERK, 'GET', path)).json().data as { can: string[] }[]
  for (const path of ['/company/user', '/company/user/roles', '/company/employee-account'])
    expect([path, (await get(path)).flatMap(({ can }) => can)]).toEqual([path, []])
})

test('the administrators of the company get a mail about the entry once, and about the attempts once an hour', async () => {
  const mails = await mailTo('admin@champa.test')
  expect(mails.map(({ subject }) => subject.split(' / ')[1])).toEqual([
    'The provider has entered your company',
    'The provider tried to change user accounts',
  ])
  for (const { body } of mails) {
    expect(body).toContain('“Clerk · clerk@champa.test”')
    expect(body).toContain(`“${REASON}”`)
  }
  expect(await mailTo('user@champa.test')).toEqual([])
  expect(await mailTo('other@champa.test')).toEqual([])
})

test('the logs of the company and of the provider contain the 1st and the 10th attempt', async () => {
  const rows = await world().db.asProvider((tx) =>
    tx.unknownRows(
      `select company_id, entered_company_id, actor, entity, after from audit_entry where action = 'refuse' order by id`,
    ),
  )
  const actor = 'Clerk · clerk@champa.test'
  expect(rows).toMatchObject([
    { company_id: 1, actor, entity: 'account', after: { call: 'POST /company/user', times: 1 } },
    { company_id: null, entered_company_id: 1, actor, entity: 'account' },
    { company_id: 1, actor, after: { times: 10 } },
    { company_id: null, entered_company_id: 1 },
  ])
})

test('a name that looks like the provider’s mark is not marked; the provider in a company always is', async () => {
  const { account, as, db } = world()
  const FAKE = 'Super Admin · super@champa.test (provider)'
  await account('fake@champa.test', { name: FAKE, companyId: 2, roles: ['companyadmin'] })
  const marked = () =>
    db.inCompany(2, (tx) =>
      tx.query(
        z.object({ actor: z.string(), is_provider: z.boolean() }),
        `select distinct actor, is_provider from audit_entry where company_id = 2 and (actor = $1 or is_provider) order by is_provider`,
        [FAKE],
      ),
    )
  await as('fake@champa.test', 'GET', '/auth/me')
  expect(await marked()).toEqual([{ actor: FAKE, is_provider: false }])
  await as('super@champa.test', 'POST', '/admin/company/2/enter', { reason: 'Ticket 9: an attack test' })
  await as('super@champa.test', 'POST', '/auth/entered/leave')
  expect(await marked()).toEqual([
    { actor: FAKE, is_provider: false },
    { actor: 'super · super@champa.test', is_provider: true },
  ])
})

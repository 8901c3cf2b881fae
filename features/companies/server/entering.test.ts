import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createAccount } from '#features/access/server/index.ts'
import type { LogEntry } from '#features/activity-log/contract.ts'
import { CountRow, IdRow } from '#kit/database/row-types.ts'
import { withTestDatabase } from '#kit/database/testing.ts'
import { audit } from '#kit/server/audit.ts'
import { providerActor } from '#kit/server/handler.ts'
import { openEnteringWorld, type Person, signInTo } from './entering-world.test-data.ts'

const PASSWORD = 'Champa-2026!'
const REASON = 'Ticket 318: wrong days in March'
const ACTOR = 'Super · super@champa.test'
const database = withTestDatabase()
let app: FastifyInstance
let mekong = 0
let namNgum = 0

beforeAll(async () => {
  ;({ app, mekong, namNgum } = await openEnteringWorld(database(), PASSWORD))
})
afterAll(() => app.close())

const signIn = (email: string) => signInTo(app, email, PASSWORD)
const enter = (person: Person, id: number, reason = REASON) =>
  person('POST', `/admin/company/${id}/enter`, { reason })
const leave = (person: Person) => person('POST', '/auth/entered/leave')
const logOf = async (person: Person, path: string): Promise<LogEntry[]> =>
  (await person('GET', path)).json().data
const timePasses = () =>
  database().asProvider((tx) =>
    tx.execute(
      `update session set entered_until = now() - interval '1 second' where entered_company_id is not null`,
    ),
  )

test("inside, the provider's user is only the administrator of that company", async () => {
  const person = await signIn('super@champa.test')
  const entered = (await enter(person, mekong)).json().data
  expect(entered).toMatchObject({
    user: { name: 'Super', company_id: mekong, company_name: 'Mekong', employee_id: null },
    roleUser: ['companyadmin'],
    entered: { company_name: 'Mekong', reason: REASON },
  })
  expect(entered.entered.seconds_left).toBeGreaterThan(59 * 60)
  expect((await person('GET', '/auth/me')).json().data).toMatchObject({ user: { company_id: mekong } })
  expect((await person('GET', '/company/profile')).json().data).toMatchObject({ name: 'Mekong' })
  expect((await person('GET', '/company/setting')).json().data.can).toEqual(['update'])
  const users = (await person('GET', '/company/user')).json().data
  expect(users.map((user: { email: string }) => user.email)).toEqual(['boss@champa.test'])
  for (const [method, path] of [
    ['GET', '/admin/company'],
    ['GET', '/admin/log'],
    ['GET', '/admin/user'],
    ['PUT', `/admin/company/${mekong}`],
    ['POST', `/admin/company/${namNgum}/enter`],
  ] as const) {
    const answer = await person(method, path, method === 'GET' ? undefined : { reason: REASON })
    expect([path, answer.json().code]).toEqual([path, 'forbidden'])
  }
  const left = (await leave(person)).json().data
  expect(left).toMatchObject({ user: { company_id: null }, roleUser: ['superadmin'], entered: null })
  expect((await person('GET', '/admin/company')).statusCode).toBe(200)
  expect((await person('GET', '/company/profile')).statusCode).toBe(403)
})

test('it needs the permission, a reason, and an existing company', async () => {
  const person = await signIn('super@champa.test')
  expect(Object.keys((await enter(person, mekong, ' too short  ')).json().errors)).toEqual(['reason'])
  expect((await enter(person, 999)).statusCode).toBe(404)
  expect((await enter(await signIn('auditor@champa.test'), mekong)).statusCode).toBe(403)
  expect((await enter(await signIn('boss@champa.test'), mekong)).statusCode).toBe(403)
  const clerk = await signIn('synergy@champa.test')
  expect((await enter(clerk, mekong)).statusCode).toBe(200)
  expect((await leave(clerk)).statusCode).toBe(200)
})

test('a user cannot be in two companies: of two tabs that enter at once one is refused', async () => {
  const person = await signIn('super@champa.test')
  const answers = await Promise.all([enter(person, mekong), enter(person, namNgum)])
  expect(answers.map(({ statusCode }) => statusCode).sort()).not.toEqual([200, 200])
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
  await leave(person)
  expect((await leave(person)).statusCode).toBe(200)
  expect((await person('POST', '/auth/entered/extend')).json().code).toBe('conflict')
})

test("both logs contain who came in, why, what they did and when they left; only the company's contains the data", async () => {
  const boss = await signIn('boss@champa.test')
  const auditor = await signIn('auditor@champa.test')
  const [before] = await logOf(auditor, '/admin/log')
  const person = await signIn('super@champa.test')
  await enter(person, mekong)
  const { can: _, ...contacts } = (await person('GET', '/company/profile/contacts')).json().data
  expect(
    (await person('PUT', '/company/profile/contacts', { ...contacts, phone: '021 555' })).statusCode,
  ).toBe(200)
  const { can: __, ...setting } = (await person('GET', '/company/setting')).json().data
  await person('PUT', '/company/setting', { ...setting, days_per_month: 25 })
  const lifted = { two_person_approval: !setting.two_person_approval }
  const { can: ___, ...now } = (await person('GET', '/company/setting')).json().data
  expect((await person('PUT', '/company/setting', { ...now, ...lifted })).statusCode).toBe(403)
  await leave(person)
  const own = (await logOf(boss, '/company/log?search=super')).slice(0, 4)
  expect(own).toMatchObject([
    { action: 'leave', entity: 'company', after: { reason: REASON } },
    { action: 'update', entity: 'company_setting', after: { days_per_month: 25 } },
    { action: 'update', entity: 'company', after: { phone: '021 555' } },
    { action: 'enter', entity: 'company', entity_id: mekong, after: { reason: REASON } },
  ])
  expect(new Set(own.map(({ actor, company }) => [actor, company].join()))).toEqual(new Set([`${ACTOR},`]))
  const theirs = (await logOf(auditor, '/admin/log')).filter(({ id }) => id > (before?.id ?? 0))
  expect(
    theirs.map(({ action, entity, actor, company, after }) => [action, entity, actor, company, after]),
  ).toEqual([
    ['leave', 'company', ACTOR, 'Mekong', { reason: REASON }],
    ['update', 'company_setting', ACTOR, 'Mekong', null],
    ['update', 'company', ACTOR, 'Mekong', { phone: '021 555' }],
    ['enter', 'company', ACTOR, 'Mekong', expect.objectContaining({ reason: REASON })],
    ['sign-in', 'session', 'Super', null, expect.anything()],
  ])
})

test('a user of the company named "(provider)" writes nothing into the log of the provider', async () => {
  await database().asProvider((tx) =>
    createAccount(tx, {
      name: 'Me (provider)',
      password: PASSWORD,
      companyId: mekong,
      email: 'fake@champa.test',
      roles: ['companyadmin'],
    }),
  )
  const fake = await signIn('fake@champa.test')
  const { can: _, ...contacts } = (await fake('GET', '/company/profile/contacts')).json().data
  expect((await fake('PUT', '/company/profile/contacts', { ...contacts, phone: '1' })).statusCode).toBe(200)
  const auditor = await signIn('auditor@champa.test')
  expect(await logOf(auditor, '/admin/log?search=Me (provider)')).toEqual([])
})

test('writing the copy opens nothing else: the transaction sees only the rows of its company, before and after', async () => {
  const accountId = await database().asProvider(
    async (tx) => (await tx.one(IdRow, `select id from account where email = 'super@champa.test'`)).id,
  )
  const seen = await database().inCompany(mekong, async (tx) => {
    const actor = providerActor({ accountId, name: 'Super', email: 'super@champa.test' })
    await audit(tx, mekong, actor, { action: 'export', entity: 'company' })
    return [
      await tx.unknownRows('select name from company'),
      await tx.unknownRows('select from audit_entry where company_id is null'),
      await tx.unknownRows(`select current_setting('app.provider', true) = 'on' as is_open`),
    ]
  })
  expect(seen).toEqual([[{ name: 'Mekong' }], [], [{ is_open: false }]])
})

const countMails = async () =>
  (await database().asProvider((tx) => tx.one(CountRow, 'select count(*) from mail'))).count

test('when the time is over the session stays, and asks to continue or to leave', async () => {
  const person = await signIn('super@champa.test')
  await enter(person, mekong)
  await timePasses()
  for (const path of ['/company/profile', '/admin/company']) {
    const answer = await person('GET', path)
    expect([answer.statusCode, answer.json().code]).toEqual([403, 'entry_over'])
  }
  expect((await person('GET', '/auth/me')).json().data.entered).toMatchObject({ seconds_left: 0 })
  const mailsBefore = await countMails()
  const again = (await person('POST', '/auth/entered/extend')).json().data.entered
  expect(again.seconds_left).toBeGreaterThan(59 * 60)
  expect(await countMails()).toBeGreaterThan(mailsBefore)
  expect((await person('GET', '/company/profile')).statusCode).toBe(200)
  await timePasses()
  await leave(person)
  expect((await person('GET', '/admin/company')).statusCode).toBe(200)
  const boss = await signIn('boss@champa.test')
  const own = await logOf(boss, '/company/log?entity=company&search=super')
  expect(own.slice(0, 3).map(({ action }) => action)).toEqual(['leave', 'enter', 'enter'])
  expect(own[0]?.after).toHaveProperty('time_was_up')
})

test('an entry is extended to at most four hours; then it needs a new entry with a reason', async () => {
  const person = await signIn('super@champa.test')
  await enter(person, mekong)
  const age = (minutes: number) =>
    database().asProvider((tx) =>
      tx.execute(
        `update session set entered_at = entered_at - make_interval(mins => $1), entered_until = entered_until - make_interval(mins => $1)
          where entered_company_id is not null`,
        [minutes],
      ),
    )
  const extend = () => person('POST', '/auth/entered/extend')
  await age(3 * 60 + 30)
  const shortened = (await extend()).json().data.entered.seconds_left
  expect(Math.ceil(shortened / 60)).toBe(30)
  const refused = await extend()
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'entry_too_long'])
  expect(refused.json().message).toContain('at most 4 hours')
  await age(60)
  expect((await extend()).json().code).toBe('entry_too_long')
  expect((await person('GET', '/company/profile')).json().code).toBe('entry_over')
  await leave(person)
  expect((await enter(person, mekong)).json().data.entered.seconds_left).toBeGreaterThan(59 * 60)
  await leave(person)
})

test('a user who loses the permission inside is out, and cannot continue', async () => {
  const clerk = await signIn('synergy@champa.test')
  await enter(clerk, mekong)
  const setRole = (role: string) =>
    database().asProvider((tx) =>
      tx.execute(
        `update account_role set role_id = (select id from role where name = $1)
          where account_id = (select id from account where email = 'synergy@champa.test')`,
        [role],
      ),
    )
  await setRole('auditor')
  expect((await clerk('GET', '/company/profile')).json().code).toBe('entry_over')
  expect((await clerk('POST', '/auth/entered/extend')).json().code).toBe('conflict')
  expect((await leave(clerk)).statusCode).toBe(200)
  await setRole('synergyuser')
})

test('the own account and passwords of others cannot be changed before leaving', async () => {
  const person = await signIn('super@champa.test')
  await enter(person, mekong)
  const passwords = { new_password: 'Another-2026!', confirm_password: 'Another-2026!' }
  const refused = [
    await person('POST', '/user/change/password', { current_password: PASSWORD, ...passwords }),
    await person('POST', '/auth/second-factor/start', { password: PASSWORD }),
    await person('POST', '/company/user', {
      name: 'N',
      email: 'n@champa.test',
      roles: ['companyuser'],
      ...passwords,
    }),
  ]
  expect(refused.map((answer) => answer.json().code)).toEqual([
    'inside_company',
    'inside_company',
    'company_accounts',
  ])
  await leave(person)
})

test('signing out ends everything and is logged as leaving; a suspended company can be entered too', async () => {
  const record = async (person: Person) => {
    const {
      id: _,
      employee_count,
      created_at,
      ...rest
    } = (await person('GET', `/admin/company/${namNgum}`)).json().data
    return rest
  }
  const admin = await signIn('super@champa.test')
  await admin('PUT', `/admin/company/${namNgum}`, { ...(await record(admin)), status: 'suspended' })
  const person = await signIn('super@champa.test')
  expect((await enter(person, namNgum)).statusCode).toBe(200)
  expect((await person('GET', '/company/profile')).json().data).toMatchObject({ name: 'Nam Ngum' })
  expect((await person('POST', '/auth/logout')).statusCode).toBe(200)
  expect((await person('GET', '/auth/me')).statusCode).toBe(401)
  const log = await logOf(admin, `/admin/log?entity=company&record=${namNgum}`)
  expect(log.slice(0, 2)).toMatchObject([
    { action: 'leave', company: 'Nam Ngum' },
    { action: 'enter', company: 'Nam Ngum' },
  ])
})

test('the special menus are a setting that both logs record; company 12 always has them', async () => {
  const admin = await signIn('super@champa.test')
  await database().asProvider((tx) =>
    tx.execute(`insert into company (company_id, name) values (12, 'Twelve')`),
  )
  const save = async (id: number, special_menus: boolean) => {
    const {
      id: _,
      employee_count,
      created_at,
      ...rest
    } = (await admin('GET', `/admin/company/${id}`)).json().data
    return admin('PUT', `/admin/company/${id}`, { ...rest, special_menus })
  }
  const boss = await signIn('boss@champa.test')
  const specialOf = async () => (await boss('GET', '/auth/me')).json().data.user.special_menus
  expect(await specialOf()).toBe(false)
  expect((await save(mekong, true)).json().data.special_menus).toBe(true)
  expect(await specialOf()).toBe(true)
  expect(await logOf(boss, `/company/log?entity=company&search=Super`)).toMatchObject(
    expect.arrayContaining([expect.objectContaining({ after: { special_menus: true } })]),
  )
  expect((await save(mekong, false)).json().data.special_menus).toBe(false)
  expect((await save(12, false)).json().errors).toEqual({
    special_menus: ['This company always has the special menus'],
  })
  expect((await save(12, true)).json().data.special_menus).toBe(true)
})

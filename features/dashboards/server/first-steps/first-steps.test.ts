import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { accessEndpoints, authenticate, createAccount, seedAccess } from '#features/access/server/index.ts'
import { companiesEndpoints, createCompany } from '#features/companies/server/index.ts'
import { seedReferenceLists } from '#features/master-data/server/index.ts'
import { todayInLaos } from '#kit/contract/days.ts'
import { IdRow } from '#kit/database/row-types.ts'
import { withTestDatabase } from '#kit/database/testing.ts'
import { createTestHttpServer } from '#kit/server/testing.ts'
import type { FirstSteps } from '../../contract.ts'
import { dashboardsEndpoints } from '../index.ts'

const ACTOR = { accountId: null, name: 'test' }
const PASSWORD = 'Champa-2026!'
const YEAR = todayInLaos().slice(0, 4)
const database = withTestDatabase()
let app: FastifyInstance
let mekong: number
let other: number

beforeAll(async () => {
  const db = database()
  await db.asProvider(async (tx) => {
    await seedAccess(tx)
    await seedReferenceLists(tx)
    mekong = await createCompany(tx, { name: 'ແມ່ຂອງ' }, ACTOR)
    other = await createCompany(tx, { name: 'ນ້ຳງື່ມ' }, ACTOR)
    const account = { name: 'A', password: PASSWORD }
    await createAccount(tx, { ...account, companyId: mekong, email: 'admin@x.test', roles: ['companyadmin'] })
    await createAccount(tx, { ...account, companyId: mekong, email: 'user@x.test', roles: ['companyuser'] })
    await createAccount(tx, { ...account, companyId: other, email: 'other@x.test', roles: ['companyadmin'] })
  })
  app = await createTestHttpServer({
    db,
    endpoints: [...accessEndpoints(db), ...companiesEndpoints, ...dashboardsEndpoints],
    authenticate: (token) => authenticate(db, token),
  })
})
afterAll(() => app?.close())

async function ask(who: string, method: 'GET' | 'POST' | 'PUT', path: string, payload?: object) {
  const signIn = { email: `${who}@x.test`, password: PASSWORD }
  const { access_token } = (
    await app.inject({ method: 'POST', url: '/api/auth/login', payload: signIn })
  ).json()
  const headers = { authorization: `Bearer ${access_token}` }
  return app.inject({ method, url: `/api${path}`, headers, ...(payload && { payload }) })
}

async function stepsOf(who: string): Promise<FirstSteps> {
  const answer = await ask(who, 'GET', '/company-dashboard/first-steps')
  expect(answer.statusCode).toBe(200)
  return answer.json().data
}
const doneBy = async (who: string) => (await stepsOf(who)).steps.filter((s) => s.is_done).map((s) => s.name)
const gapsOf = async (who: string, step: string) =>
  (await stepsOf(who)).steps.find(({ name }) => name === step)?.missing

const write = (sql: string, values: readonly unknown[] = []) =>
  database().inCompany(mekong, (tx) => tx.execute(sql, [mekong, ...values]))

const addPerson = (number: string, more: { start?: string; clocksIn?: boolean; account?: string } = {}) =>
  database().inCompany(mekong, async (tx) => {
    const { id } = await tx.one(
      IdRow,
      `insert into employee (company_id, emp_number, name, start_date, does_not_clock_in, bank_id, bank_account)
       select $1, $2, $2, $3, $4, (select min(id) from bank), $5 returning id`,
      [mekong, number, more.start ?? '2026-01-01', more.clocksIn === false, more.account ?? ''],
    )
    return id
  })

test('a company gets from the first step to the last, and the list does not return', async () => {
  expect(await stepsOf('admin')).toMatchObject({ is_shown: true, can: ['dismiss'] })
  expect(await doneBy('admin')).toEqual([])

  const { can: _, has_factors: __, ...setting } = (await ask('admin', 'GET', '/company/setting')).json().data
  expect((await ask('admin', 'PUT', '/company/setting', setting)).statusCode).toBe(200)
  expect(await doneBy('admin')).toEqual(['settings'])

  await write(`insert into branch (company_id, name) values ($1, 'ວຽງຈັນ')`)
  await write(`insert into department (company_id, name) values ($1, 'ຂາຍ')`)
  expect(await gapsOf('admin', 'organisation')).toEqual([{ what: 'position', count: 1 }])
  await write(`insert into position (company_id, name) values ($1, 'ຊ່າງ')`)
  await write(
    `insert into rest_day (company_id, from_date, name_la) values ($1, $2::date - 365, 'ປີກາຍ'), ($1, $2, 'ປີນີ້')`,
    [`${YEAR}-12-02`],
  )
  expect(await doneBy('admin')).toEqual(['settings', 'organisation', 'rest_days'])

  await write(`insert into schedule (company_id, name) values ($1, 'Office')`)
  const [first, second] = [await addPerson('1', { account: '123456' }), await addPerson('2')]
  await addPerson('3', { clocksIn: false, account: '223456' })
  const later = await addPerson('4', { start: '2090-01-01', account: '323456' })
  expect(await doneBy('admin')).toContain('people')
  expect(await gapsOf('admin', 'on_schedule')).toEqual([{ what: 'schedule_of_employee', count: 3 }])
  expect(await gapsOf('admin', 'pay')).toEqual([
    { what: 'salary', count: 4 },
    { what: 'bank_account', count: 1 },
  ])
  const assign = `insert into schedule_assignment (company_id, employee_id, schedule_id, first_day)
    select $1, $2, id, $3 from schedule where company_id = $1`
  await write(assign, [first, '2026-01-01'])
  await write(assign, [second, '2026-01-01'])
  // Whoever starts later is put on a schedule from the first day.
  expect(await gapsOf('admin', 'on_schedule')).toEqual([{ what: 'schedule_of_employee', count: 1 }])
  await write(assign, [later, '2090-01-01'])
  await write(
    `insert into salary (company_id, employee_id, effective_date, base_salary, reason)
     select company_id, id, start_date, 3000000, 'hire' from employee where company_id = $1`,
  )
  expect(await gapsOf('admin', 'pay')).toEqual([{ what: 'bank_account', count: 1 }])
  await write(`update employee set bank_account = '423456' where company_id = $1 and id = $2`, [second])
  expect(await doneBy('admin')).toHaveLength(7)

  await write(
    `insert into scan (company_id, employee_id, scanned_at, source) values ($1, $2, '2026-03-02T08:00:00+07:00', 'terminal')`,
    [first],
  )
  await write(
    `insert into payroll_run (company_id, title, from_date, to_date, mode, status, days_per_month, hours_per_day)
     values ($1, 'March', '2026-03-01', '2026-03-31', 'monthly', 'calculated', 26, 8)`,
  )
  expect((await stepsOf('admin')).steps.filter((s) => !s.is_done).map((s) => s.name)).toEqual(['approved'])

  await write(`update payroll_run set status = 'approved' where company_id = $1`)
  expect(await stepsOf('admin')).toEqual({ is_shown: false, steps: [], can: [] })
  await addPerson('5')
  expect((await stepsOf('admin')).is_shown).toBe(false)
})

test('another company has its own steps; its administrator hides them, and the settings show them again', async () => {
  expect(await stepsOf('other')).toMatchObject({ is_shown: true })
  expect(await doneBy('other')).toEqual([])
  const hidden = await ask('other', 'POST', '/company-dashboard/first-steps/dismiss')
  expect(hidden.json().data).toEqual({ is_shown: false, steps: [], can: [] })
  expect((await stepsOf('other')).is_shown).toBe(false)
  const { can: _, has_factors: __, ...setting } = (await ask('other', 'GET', '/company/setting')).json().data
  expect(setting.show_first_steps).toBe(false)
  await ask('other', 'PUT', '/company/setting', { ...setting, show_first_steps: true })
  expect(await doneBy('other')).toEqual(['settings'])
})

test('users see the steps that they can do, and only the administrator hides them', async () => {
  await write(`update company_setting set show_first_steps = true where company_id = $1`)
  const { steps, can } = await stepsOf('user')
  expect(can).toEqual([])
  const names = steps.map(({ name }) => name)
  expect(names).not.toContain('settings')
  expect(names).not.toContain('approved')
  expect((await ask('user', 'POST', '/company-dashboard/first-steps/dismiss')).statusCode).toBe(403)
})

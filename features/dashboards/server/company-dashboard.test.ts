import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { accessEndpoints, authenticate, createAccount, seedAccess } from '#features/access/server/index.ts'
import { changeCompanySetting, createCompany } from '#features/companies/server/index.ts'
import { seedReferenceLists } from '#features/master-data/server/index.ts'
import { createRun } from '#features/payroll/server/index.ts'
import {
  addDays,
  addMonths,
  countDays,
  firstOfMonth,
  lastOfMonth,
  monthOf,
  todayInLaos,
} from '#kit/contract/days.ts'
import type { Tx } from '#kit/database/database.ts'
import { IdRow } from '#kit/database/row-types.ts'
import { withTestDatabase } from '#kit/database/testing.ts'
import { createTestHttpServer } from '#kit/server/testing.ts'
import { type Face, type Need, PAY_STEPS } from '../contract.ts'
import { dashboardsEndpoints } from './index.ts'

const ACTOR = { accountId: null, name: 'test' }
const PASSWORD = 'Champa-2026!'
const database = withTestDatabase()
let app: FastifyInstance
let older: number
let mekongId: number
let current: number

const TODAY = todayInLaos()
const THIS_MONTH = monthOf(TODAY)
const LAST_MONTH = addMonths(TODAY, -1)
const dayOf = (after: number) => addDays(TODAY, after)

/**
 * Employees: A and B in sales, B new today; C in the warehouse leaves today; D has left, E is hidden. A was born on this day of the year.
 * B has a bank account; all but B are insured, with a number only for C.
 */
const PEOPLE = `
  with today as (select today_in_laos() as day), sales as (
    insert into department (company_id, name) values ($1, 'ຂາຍ') returning id
  ), warehouse as (insert into department (company_id, name) values ($1, 'ສາງ') returning id),
  bank as (select id from bank order by id limit 1)
  insert into employee (company_id, emp_number, name, department_id, start_date, end_date, deleted_at, birth_date, bank_id, bank_account, is_sso, sso_number)
  select $1, 'E1', 'A', sales.id, date '2020-01-01', null::date, null::timestamptz, make_date(1992, extract(month from day)::int, extract(day from day)::int),
    null::bigint, '', true, '' from sales, today
  union all select $1, 'E2', 'B', sales.id, today.day, null, null, null, bank.id, '123456', false, '' from sales, today, bank
  union all select $1, 'E3', 'C', warehouse.id, '2020-01-01', today.day, null, null, null, '', true, '77' from warehouse, today
  union all select $1, 'E4', 'D', warehouse.id, '2020-01-01', '2020-12-31', null, null, null, '', true, '' from warehouse
  union all select $1, 'E5', 'E', warehouse.id, '2020-01-01', null, now(), null, null, '', true, '' from warehouse`

/** Today A is present and not gone yet, B late, C absent; yesterday somebody forgot a scan. */
const DAYS = `
  insert into day_result (company_id, employee_id, work_date, result, present_halves)
  select $1, e.id, d.day::date, d.result, d.halves from employee e
  join (values ('E1', $2, 'not_yet', 2), ('E2', $2, 'late', 2), ('E3', $2, 'absent', 0), ('E1', $3, 'forgotten', 2))
    d (emp_number, day, result, halves) on d.emp_number = e.emp_number
  where e.company_id = $1`

/** A and C are on leave today, C until tomorrow; that of B waits. */
const LEAVE = `
  insert into leave_type (company_id, id, name, is_paid) overriding system value values ($1, 50, 'Own', true);
  insert into leave_request (company_id, employee_id, leave_type_id, start_date, end_date, part, status)
  select $1, e.id, 50, l.first::date, l.last::date, l.part, l.status from employee e
  join (values ('E1', '$2', '$2', 'morning', 'success'), ('E3', '$2', '$3', 'full', 'success'), ('E2', '$2', '$2', 'full', 'pending'))
    l (emp_number, first, last, part, status) on l.emp_number = e.emp_number
  where e.company_id = $1`

interface TestRun {
  month: string
  net: number
  status: 'calculated' | 'approved' | 'paid'
  unpayable?: number
}

/** A run of a month with its sums and a payslip of B with overtime; `net` also says the cost: a fifth more. */
async function addRun(tx: Tx, companyId: number, { month, net, status, unpayable = 0 }: TestRun) {
  const period = { from_date: firstOfMonth(month), to_date: lastOfMonth(month) }
  const runId = await createRun(tx, { title: month, ...period }, ACTOR)
  const sums = { net, cost: net * 1.2, overtime: net / 10 }
  const totals = { sums, employees: 3, reviews: 2, problems: 1, unpayable }
  const done = await tx.one(
    IdRow,
    `insert into payroll_calculation (company_id, run_id, status, totals) values ($1, $2, 'done', $3) returning id`,
    [companyId, runId, JSON.stringify(totals)],
  )
  await tx.execute(
    `update payroll_run set status = $4, calculation_id = $3 where company_id = $1 and id = $2`,
    [companyId, runId, done.id, status],
  )
  return runId
}

beforeAll(async () => {
  const db = database()
  const [mekong, empty] = await db.asProvider(async (tx) => {
    await seedAccess(tx)
    await seedReferenceLists(tx)
    return [
      await createCompany(tx, { name: 'ແມ່ຂອງ' }, ACTOR),
      await createCompany(tx, { name: 'ນ້ຳງື່ມ' }, ACTOR),
    ] as const
  })
  await db.asProvider(async (tx) => {
    const account = { name: 'A', password: PASSWORD }
    await createAccount(tx, { ...account, companyId: mekong, email: 'admin@x.test', roles: ['companyadmin'] })
    await createAccount(tx, { ...account, companyId: mekong, email: 'user@x.test', roles: ['companyuser'] })
    await createAccount(tx, { ...account, companyId: empty, email: 'empty@x.test', roles: ['companyadmin'] })
  })
  mekongId = mekong
  await db.inCompany(mekong, async (tx) => {
    await tx.execute(PEOPLE, [mekong])
    await tx.execute(DAYS, [mekong, TODAY, dayOf(-1)])
    for (const sql of LEAVE.replaceAll('$1', String(mekong))
      .replaceAll('$2', TODAY)
      .replaceAll('$3', dayOf(1))
      .split(';'))
      await tx.execute(sql, [])
    older = await addRun(tx, mekong, { month: addMonths(TODAY, -3), net: 5_000_000, status: 'approved' })
    await addRun(tx, mekong, { month: LAST_MONTH, net: 8_000_000, status: 'paid' })
    current = await addRun(tx, mekong, {
      month: THIS_MONTH,
      net: 9_000_000,
      status: 'calculated',
      unpayable: 1,
    })
    await changeCompanySetting(tx, { pay_day: 31 }, ACTOR)
  })
  const endpoints = [...accessEndpoints(db), ...dashboardsEndpoints]
  app = await createTestHttpServer({ db, endpoints, authenticate: (token) => authenticate(db, token) })
})
afterAll(() => app.close())

async function ask(who: string, path: string) {
  const payload = { email: `${who}@x.test`, password: PASSWORD }
  const { access_token } = (await app.inject({ method: 'POST', url: '/api/auth/login', payload })).json()
  const headers = { authorization: `Bearer ${access_token}` }
  const answer = await app.inject({ url: `/api/company-dashboard${path}`, headers })
  expect(answer.statusCode).toBe(200)
  return answer.json().data
}

const DIVISORS = { days_per_month: 26, hours_per_day: 8 }

test('the cards and the departments count the employees of today, and the latest run', async () => {
  expect(await ask('admin', '')).toMatchObject({
    month: THIS_MONTH,
    employees: { total: 3, joined: 1, leaving: 1 },
    holidays: { on_leave: 2, next: null },
    departments: [
      { name: 'ຂາຍ', employees: 2 },
      { name: 'ສາງ', employees: 1 },
    ],
    run: {
      id: current,
      title: THIS_MONTH,
      status: 'calculated',
      employees: 3,
      net: 9_000_000,
      cost: 10_800_000,
    },
  })
})

test('the trends have twelve months of people, and the pay of the months with runs', async () => {
  const { people, pay, overtime } = await ask('admin', '')
  expect(people).toHaveLength(12)
  expect(people[0]).toEqual({ month: addMonths(TODAY, -11), headcount: 2, joined: 0, left: 0 })
  // A, B and C; C leaves today and is still there.
  expect(people[11]).toEqual({ month: THIS_MONTH, headcount: 3, joined: 1, left: 1 })
  expect(pay).toEqual([
    {
      month: addMonths(TODAY, -3),
      net: 5_000_000,
      cost: 6_000_000,
      is_open: false,
      run: { id: older, ...DIVISORS },
    },
    { month: LAST_MONTH, net: 8_000_000, cost: 9_600_000, is_open: false, run: expect.anything() },
    { month: THIS_MONTH, net: 9_000_000, cost: 10_800_000, is_open: true, run: { id: current, ...DIVISORS } },
  ])
  expect(overtime).toEqual({ month: THIS_MONTH, is_open: true, month_before: LAST_MONTH, departments: [] })
})

test('the month that is paid next has its steps with counts, and what needs a person', async () => {
  const month = await ask('admin', '/pay-month')
  const days_left = countDays(TODAY, lastOfMonth(TODAY)) - 1
  expect(month).toMatchObject({
    ...{ from: firstOfMonth(TODAY), to: lastOfMonth(TODAY), pay_day: lastOfMonth(TODAY), days_left },
    run: { id: current, ...DIVISORS },
  })
  expect(month.steps.map(({ name }: { name: string }) => name)).toEqual([...PAY_STEPS])
  const step = (name: string) => month.steps.find((one: { name: string }) => one.name === name)
  expect(step('requests')).toEqual({ name: 'requests', is_done: false, counts: [{ of: 'leave', count: 1 }] })
  expect(step('calculate').counts).toEqual([
    { of: 'employees', count: 3 },
    { of: 'problems', count: 1 },
  ])
  expect(step('review').counts).toEqual([
    { of: 'unpayable', count: 1 },
    { of: 'reviews', count: 2 },
  ])
  expect(step('approve').is_done).toBe(false)
  expect(Object.fromEntries(month.needs.map((need: Need) => [need.name, need.count]))).toEqual({
    net_below_zero: 1,
    earlier_run: 1,
    contract_ends: 1,
    leave_waiting: 1,
    no_schedule: 3,
    no_salary: 3,
    no_bank_account: 2,
    no_sso_number: 1,
  })
  expect(month.needs.find(({ name }: Need) => name === 'earlier_run').run).toEqual({ id: older, ...DIVISORS })
})

test('today says who is away and whom to congratulate', async () => {
  const { date, away, celebrations } = await ask('admin', '/today')
  expect(date).toBe(TODAY)
  expect(away.total).toBe(2)
  expect(
    away.people.map(({ name, is_half, until }: Face & { is_half: boolean; until: string }) => [
      name,
      is_half,
      until,
    ]),
  ).toEqual([
    ['C', false, dayOf(1)],
    ['A', true, TODAY],
  ])
  expect(celebrations[0]).toMatchObject({ name: 'A', kind: 'birthday', date: TODAY, years: null })
  expect(JSON.stringify(celebrations)).not.toContain('1992')
})

test('a user without payroll sees no amount and no run, and of each part only what the own lists would show', async () => {
  const { run, pay, overtime, employees } = await ask('user', '')
  expect([run, pay, overtime]).toEqual([null, null, null])
  expect(employees.total).toBe(3)
  const month = await ask('user', '/pay-month')
  expect(month.run).toBeNull()
  const names = month.steps.map(({ name }: { name: string }) => name)
  expect(names).not.toContain('calculate')
  expect(names).not.toContain('pay')
  const needs = month.needs.map(({ name }: Need) => name)
  for (const hidden of ['net_below_zero', 'earlier_run', 'no_salary', 'no_bank_account'])
    expect(needs).not.toContain(hidden)
})

test('a company without data sees zeros, and nothing of another company', async () => {
  const { people, ...figures } = await ask('empty', '')
  expect(figures).toEqual({
    month: THIS_MONTH,
    employees: { total: 0, joined: 0, leaving: 0 },
    holidays: { on_leave: 0, next: null },
    departments: [],
    run: null,
    pay: [],
    overtime: null,
  })
  expect(people.every(({ headcount }: { headcount: number }) => headcount === 0)).toBe(true)
  expect(await ask('empty', '/pay-month')).toMatchObject({ run: null, pay_day: null, needs: [] })
  expect(await ask('empty', '/today')).toMatchObject({ away: { total: 0, people: [] }, celebrations: [] })
})

test('an HR manager without the company side sees what waits and who is away; other employees do not', async () => {
  const db = database()
  const [person] = await db.inCompany(mekongId, (tx) =>
    tx.query(IdRow, `select id from employee where company_id = $1 and emp_number = 'E2'`, [mekongId]),
  )
  const account = { name: 'B', password: PASSWORD, companyId: mekongId, employeeId: person?.id ?? 0 }
  await db.asProvider((tx) =>
    createAccount(tx, { ...account, email: 'hr@x.test', roles: ['employee', 'hrmanager'] }),
  )
  const askAs = async (who: string) => {
    const payload = { email: `${who}@x.test`, password: PASSWORD }
    const { access_token } = (await app.inject({ method: 'POST', url: '/api/auth/login', payload })).json()
    return app.inject({ url: '/api/employee/hr-today', headers: { authorization: `Bearer ${access_token}` } })
  }
  expect((await askAs('hr')).json().data).toMatchObject({
    ...{ date: TODAY, leave_waiting: 1, overtime_waiting: 0 },
    away: { total: 2 },
  })
  expect((await askAs('user')).statusCode).toBe(403)
})

import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { accessEndpoints, authenticate, createAccount, seedAccess } from '#features/access/server/index.ts'
import { createCompany } from '#features/companies/server/index.ts'
import { createRun } from '#features/payroll/server/index.ts'
import type { Tx } from '#kit/database/database.ts'
import { IdRow } from '#kit/database/row-types.ts'
import { withTestDatabase } from '#kit/database/testing.ts'
import { createTestHttpServer } from '#kit/server/testing.ts'
import { dashboardsEndpoints } from './index.ts'

const ACTOR = { accountId: null, name: 'test' }
const PASSWORD = 'Champa-2026!'
const database = withTestDatabase()
let app: FastifyInstance

/** Employees: two in sales, one of them new; one in the warehouse who leaves today; one who has left, one hidden. */
const PEOPLE = `
  with today as (select today_in_laos() as day), sales as (
    insert into department (company_id, name) values ($1, 'ຂາຍ') returning id
  ), warehouse as (insert into department (company_id, name) values ($1, 'ສາງ') returning id)
  insert into employee (company_id, emp_number, name, department_id, start_date, end_date, deleted_at)
  select $1, 'E1', 'A', sales.id, date '2020-01-01', null::date, null::timestamptz from sales
  union all select $1, 'E2', 'B', sales.id, today.day, null, null from sales, today
  union all select $1, 'E3', 'C', warehouse.id, '2020-01-01', today.day, null from warehouse, today
  union all select $1, 'E4', 'D', warehouse.id, '2020-01-01', '2020-12-31', null from warehouse
  union all select $1, 'E5', 'E', warehouse.id, '2020-01-01', null, now() from warehouse`

/** March 2026: two present, one of them late, one absent; in April nobody was present. */
const DAYS = `
  insert into day_result (company_id, employee_id, work_date, result)
  select $1, e.id, d.day, d.result from employee e
  join (values ('E1', date '2026-03-02', 'success'), ('E2', '2026-03-02', 'late'), ('E3', '2026-03-02', 'absent'),
    ('E1', '2026-03-01', 'holiday'), ('E1', '2026-04-01', 'absent')) d (emp_number, day, result)
    on d.emp_number = e.emp_number
  where e.company_id = $1`

async function addCalculatedRun(tx: Tx, companyId: number) {
  const month = { title: 'March', from_date: '2026-03-01', to_date: '2026-03-31' }
  const runId = await createRun(tx, month, ACTOR)
  const totals = { sums: { net: 9_000_000, cost: 11_000_000 }, employees: 3 }
  const done = await tx.one(
    IdRow,
    `insert into payroll_calculation (company_id, run_id, status, totals) values ($1, $2, 'done', $3) returning id`,
    [companyId, runId, JSON.stringify(totals)],
  )
  await tx.execute(
    `update payroll_run set status = 'calculated', calculation_id = $3 where company_id = $1 and id = $2`,
    [companyId, runId, done.id],
  )
  await createRun(tx, { title: 'April', from_date: '2026-04-01', to_date: '2026-04-30' }, ACTOR)
}

beforeAll(async () => {
  const db = database()
  const [mekong, empty] = await db.asProvider(async (tx) => {
    await seedAccess(tx)
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
  await db.inCompany(mekong, async (tx) => {
    await tx.execute(PEOPLE, [mekong])
    await tx.execute(DAYS, [mekong])
    await addCalculatedRun(tx, mekong)
  })
  const endpoints = [...accessEndpoints(db), ...dashboardsEndpoints]
  app = await createTestHttpServer({ db, endpoints, authenticate: (token) => authenticate(db, token) })
})
afterAll(() => app.close())

async function dashboardOf(who: string) {
  const payload = { email: `${who}@x.test`, password: PASSWORD }
  const { access_token } = (await app.inject({ method: 'POST', url: '/api/auth/login', payload })).json()
  const headers = { authorization: `Bearer ${access_token}` }
  const answer = await app.inject({ url: '/api/company-dashboard', headers })
  expect(answer.statusCode).toBe(200)
  return answer.json().data
}

test('counts current employees, the days of the last month with presence, and calculated runs', async () => {
  expect(await dashboardOf('admin')).toEqual({
    employees: { total: 3, joined: 1, leaving: 1 },
    attendance: { from: '2026-03-01', to: '2026-03-02', days: 3, late: 1, absent: 1, leave: 0, forgotten: 0 },
    departments: [
      { name: 'ຂາຍ', employees: 2 },
      { name: 'ສາງ', employees: 1 },
    ],
    runs: [
      {
        id: expect.any(Number),
        title: 'March',
        to_date: '2026-03-31',
        status: 'calculated',
        days_per_month: 26,
        hours_per_day: 8,
        employees: 3,
        net: 9_000_000,
        cost: 11_000_000,
      },
    ],
  })
})

test('pay is hidden from users who cannot see payroll', async () => {
  const { runs, employees } = await dashboardOf('user')
  expect(runs).toBeNull()
  expect(employees.total).toBe(3)
})

test('a company without data sees zeros, and nothing of another company', async () => {
  expect(await dashboardOf('empty')).toEqual({
    employees: { total: 0, joined: 0, leaving: 0 },
    attendance: null,
    departments: [],
    runs: [],
  })
})

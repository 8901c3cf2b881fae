import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { accessEndpoints, authenticate, createAccount, seedAccess } from '#features/access/server/index.ts'
import { createCompany } from '#features/companies/server/index.ts'
import { addDays, addMonths, firstOfMonth, todayInLaos } from '#kit/contract/days.ts'
import { withTestDatabase } from '#kit/database/testing.ts'
import { createTestHttpServer } from '#kit/server/testing.ts'
import { dashboardsEndpoints } from './index.ts'

const ACTOR = { accountId: null, name: 'test' }
const PASSWORD = 'Champa-2026!'
const TODAY = todayInLaos()
const database = withTestDatabase()
let app: FastifyInstance
let mekong: number

/** Invoices of Mekong: [months ago, users, discount, status, days until they are due]; 10,000 kip for each user, 10 % VAT. */
const INVOICES: [number, number, number, string, number][] = [
  [0, 50, 100_000, 'approved', 5],
  [1, 40, 0, 'success', -20],
  [2, 30, 0, 'approved', -31],
  [3, 20, 0, 'approved', -61],
  [4, 10, 0, 'pending', -90],
]

const ADD = `
  insert into invoice (company_id, year, sequence, month, issued_on, due_on, company_name, company_phone, company_address, package_id,
    package_min_users, price_per_user, user_count, total_price, discount, vat_num, vat_den, vat, amount_to_pay, status, created_by_name)
  select $1, extract(year from $3::date)::int, $2, $4::date, $3::date, $5::date, 'Mekong', '', '', p.id, 1, 10000, $6::int, 10000 * $6::int, $7::int, 10, 100,
    (10000 * $6::int - $7::int) / 10, (10000 * $6::int - $7::int) * 11 / 10, $8, 'test'
  from package p order by p.id limit 1`

beforeAll(async () => {
  const db = database()
  await db.asProvider(async (tx) => {
    await seedAccess(tx)
    mekong = await createCompany(tx, { name: 'ແມ່ຂອງ' }, ACTOR)
    const other = await createCompany(tx, { name: 'ນ້ຳງື່ມ' }, ACTOR)
    const gone = await createCompany(tx, { name: 'ຊຽງຂວາງ' }, ACTOR)
    const size = 'update company set employee_count = $2, status = $3 where company_id = $1'
    await tx.execute(size, [mekong, 51, 'active'])
    await tx.execute(size, [other, 50, 'active'])
    await tx.execute(size, [gone, 900, 'suspended'])
    const account = { name: 'A', password: PASSWORD, companyId: null }
    await createAccount(tx, { ...account, email: 'super@x.test', roles: ['superadmin'] })
    await createAccount(tx, { ...account, email: 'user@x.test', roles: ['synergyuser'] })
    await createAccount(tx, { ...account, companyId: mekong, email: 'hr@x.test', roles: ['companyadmin'] })
    await tx.execute('insert into package (min_users, max_users, price_per_user) values (1, null, 10000)', [])
    for (const [index, [monthsAgo, users, discount, status, due]] of INVOICES.entries()) {
      const dueOn = addDays(TODAY, due)
      await tx.execute(ADD, [
        ...[mekong, index + 1, addDays(dueOn, -1), firstOfMonth(addMonths(TODAY, -monthsAgo)), dueOn],
        ...[users, discount, status],
      ])
    }
  })
  const endpoints = [...accessEndpoints(db), ...dashboardsEndpoints]
  app = await createTestHttpServer({ db, endpoints, authenticate: (token) => authenticate(db, token) })
})
afterAll(() => app.close())

async function ask(who: string) {
  const payload = { email: `${who}@x.test`, password: PASSWORD }
  const { access_token } = (await app.inject({ method: 'POST', url: '/api/auth/login', payload })).json()
  return app.inject({ url: '/api/admin/dashboard', headers: { authorization: `Bearer ${access_token}` } })
}

test('companies are counted by state and size, with when they were used last', async () => {
  await ask('hr')
  const { companies } = (await ask('super')).json().data
  expect(companies).toMatchObject({ active: 2, suspended: 1, new: 3, employees: 101 })
  expect(companies.sizes).toEqual([
    { from: 0, companies: 0 },
    { from: 11, companies: 1 },
    { from: 51, companies: 1 },
    { from: 201, companies: 0 },
    { from: 1001, companies: 0 },
  ])
  // Not by whom: the names of a company's users are for those who may see its users.
  expect(companies.last_uses).toEqual([{ company_id: mekong, company: 'ແມ່ຂອງ', at: expect.any(String) }])
})

test('unpaid invoices are added up by their age with VAT, the revenue of a month without it and after discounts', async () => {
  const { invoices } = (await ask('super')).json().data
  expect(invoices).toMatchObject({
    pending: { count: 1, amount: 110_000 },
    unpaid: { count: 3, amount: 990_000 },
    overdue: { count: 2, amount: 550_000 },
    ageing: [
      { age: 'not_due', count: 1, amount: 440_000 },
      { age: 'to_30', count: 0, amount: 0 },
      { age: 'to_60', count: 1, amount: 330_000 },
      { age: 'over_60', count: 1, amount: 220_000 },
    ],
  })
  expect(invoices.revenue).toHaveLength(12)
  expect(invoices.revenue.slice(-5)).toEqual([
    { month: addMonths(TODAY, -4), billed: 0, paid: 0 },
    { month: addMonths(TODAY, -3), billed: 200_000, paid: 0 },
    { month: addMonths(TODAY, -2), billed: 300_000, paid: 0 },
    { month: addMonths(TODAY, -1), billed: 400_000, paid: 400_000 },
    { month: addMonths(TODAY, 0), billed: 400_000, paid: 0 },
  ])
})

test('a user sees the part of the own permissions, and a company nothing', async () => {
  await database().asProvider((tx) =>
    tx.execute(
      `delete from role_permission h using role r, permission p
       where h.role_id = r.id and h.permission_id = p.id and r.name = 'synergyuser' and p.name = 'admin-invoice'`,
      [],
    ),
  )
  const { companies, invoices } = (await ask('user')).json().data
  expect(companies.active).toBe(2)
  expect(invoices).toBeNull()
  expect((await ask('hr')).statusCode).toBe(403)
})

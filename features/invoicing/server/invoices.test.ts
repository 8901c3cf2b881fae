import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { Id } from '#kit/contract/scalars.ts'
import { withTestDatabase } from '#kit/database/testing.ts'
import { readWorkbook } from '#kit/server/excel/read-workbook.ts'
import { employ, type InvoiceWorld, openInvoiceWorld } from './invoice-world.test-data.ts'

const database = withTestDatabase()
let world: InvoiceWorld
beforeAll(async () => {
  world = await openInvoiceWorld(database())
})
afterAll(() => world.close())

const draft = (more: object = {}) => ({
  company_id: world.companies.mekong,
  month: '2026-01',
  package_id: null,
  user_count: 40,
  discount: 0,
  due_on: null,
  remark: '',
  ...more,
})

test('the number of users determines the package; price, VAT and totals are calculated, and name and phone are copied', async () => {
  const body = draft({ discount: 50_000, remark: 'First month' })
  const { status, json } = await world.call('super', 'POST', '/admin/invoice', body)
  expect([status, json.code]).toEqual([200, undefined])
  expect(json.data).toMatchObject({
    number: `INV-${world.year}-0001`,
    company_name: 'ບໍລິສັດ ແມ່ຂອງ',
    company_phone: '021 213 200',
    month: '2026-01',
    issued_on: world.today,
    package: { min_users: 1, max_users: 50 },
    price_per_user: 15_000,
    user_count: 40,
    total_price: 600_000,
    discount: 50_000,
    vat_rate: { num: 10, den: 100 },
    vat: 55_000,
    amount_to_pay: 605_000,
    status: 'pending',
    is_overdue: false,
    created_by: 'super',
    can: ['edit', 'approve'],
    decisions: [],
  })
  await database().asProvider((tx) =>
    tx.execute(`update company set phone = '1', name = 'Renamed' where company_id = $1`, [
      world.companies.mekong,
    ]),
  )
  await database().asProvider((tx) =>
    tx.execute('update package set price_per_user = 16000 where min_users = 1'),
  )
  const again = (await world.call('super', 'GET', `/admin/invoice/${json.data.id}`)).json.data
  expect(again).toEqual(json.data)
  await database().asProvider((tx) =>
    tx.execute('update package set price_per_user = 15000 where min_users = 1'),
  )
})

test('a company that is not registered for VAT pays none; a package can be selected manually', async () => {
  const [, large] = (await world.call('super', 'GET', '/admin/invoice/package')).json.data
  const body = draft({ company_id: world.companies.ngum, package_id: large.id, user_count: 10 })
  const { data } = (await world.call('super', 'POST', '/admin/invoice', body)).json
  expect(data).toMatchObject({ price_per_user: 12_000, vat_rate: null, vat: 0, amount_to_pay: 120_000 })
})

test('invalid values are refused on their fields, and use no number', async () => {
  const before = (await world.call('super', 'GET', '/admin/invoice')).json.meta.total
  const refusals = [
    [{ company_id: 999_999 }, 404, undefined],
    [{ user_count: 250 }, 422, 'package_id'],
    [{ package_id: 999_999 }, 422, 'package_id'],
    [{ discount: 600_001 }, 422, 'discount'],
    [{ user_count: 0 }, 422, 'user_count'],
    [{ month: '2026-13' }, 422, 'month'],
    [{ due_on: '2020-01-01' }, 422, 'due_on'],
  ] as const
  for (const [part, status, field] of refusals) {
    const answer = await world.call('super', 'POST', '/admin/invoice', draft({ month: '2026-02', ...part }))
    expect([part, answer.status, Object.keys(answer.json.errors ?? {})[0]]).toEqual([part, status, field])
  }
  const second = await world.call('super', 'POST', '/admin/invoice', draft())
  expect([second.status, second.json.code, second.json.details.number]).toEqual([
    409,
    'invoice_exists',
    `INV-${world.year}-0001`,
  ])
  expect((await world.call('super', 'GET', '/admin/invoice')).json.meta.total).toBe(before)
})

test('a pending invoice can be changed; a user who saves second sees the difference', async () => {
  const {
    id,
    version,
    package: own,
  } = (await world.call('super', 'POST', '/admin/invoice', draft({ month: '2026-03' }))).json.data
  const change = {
    package_id: own.id,
    user_count: 30,
    discount: 0,
    due_on: world.today,
    remark: 'ten left',
    version,
  }
  const path = `/admin/invoice/${id}`
  const saved = (await world.call('super', 'PUT', path, change)).json.data
  expect(saved).toMatchObject({ user_count: 30, total_price: 450_000, amount_to_pay: 495_000, version: 2 })
  const late = await world.call('super', 'PUT', path, { ...change, user_count: 20 })
  expect([late.status, late.json.code]).toEqual([409, 'stale_version'])
  expect(late.json.details).toMatchObject({ current: { user_count: 30 }, differing: ['user_count'] })
  // Another number of users without a package: the matching one, with its current price.
  const more = { ...change, package_id: null, user_count: 100, version: 2 }
  expect((await world.call('super', 'PUT', path, more)).json.data).toMatchObject({
    package: { min_users: 51 },
    price_per_user: 12_000,
    total_price: 1_200_000,
  })
  const log = await database().asProvider((tx) =>
    tx.unknownRows(`select action, after ->> 'user_count' as users from audit_entry
      where entity = 'invoice' and entity_id = ${Number(id)} and company_id is null order by id`),
  )
  expect(log).toEqual([
    { action: 'create', users: '40' },
    { action: 'update', users: '30' },
    { action: 'update', users: '100' },
  ])
})

test('pending, approved, success: each step once, with user and time, and no changes afterwards', async () => {
  const { id } = (await world.call('super', 'POST', '/admin/invoice', draft({ month: '2026-04' }))).json.data
  const path = `/admin/invoice/${id}`
  const step = (name: string, version: number, reason = '') =>
    world.call('clerk', 'POST', `${path}/${name}`, { version, reason })
  expect((await step('success', 1)).json.code).toBe('invoice_status')
  expect((await step('approve', 7)).json.code).toBe('stale_version')
  const approved = (await step('approve', 1, 'checked')).json.data
  expect(approved).toMatchObject({
    status: 'approved',
    can: ['success'],
    decisions: [{ verdict: 'approved', actor: 'clerk', reason: 'checked' }],
  })
  expect((await step('approve', 2)).json.code).toBe('invoice_status')
  const change = { package_id: null, user_count: 1, discount: 0, due_on: world.today, remark: '', version: 2 }
  expect((await world.call('super', 'PUT', path, change)).json.code).toBe('invoice_status')
  const paid = (await step('success', 2)).json.data
  expect(paid).toMatchObject({ status: 'success', can: [], total_price: approved.total_price })
  expect(paid.decisions.map(({ verdict }: { verdict: string }) => verdict)).toEqual(['approved', 'success'])
  const asProvider = (sql: string) => database().asProvider((tx) => tx.execute(sql))
  for (const sql of [
    `update invoice set discount = 1, amount_to_pay = amount_to_pay - 1 where id = ${id}`,
    `update invoice set status = 'pending' where id = ${id}`,
  ])
    await expect(asProvider(sql), sql).rejects.toThrow(/cannot be/)
  for (const sql of [
    `delete from invoice where id = ${id}`,
    'delete from invoice_decision',
    'delete from invoice_counter',
  ])
    await expect(asProvider(sql), sql).rejects.toThrow(/permission denied/)
})

test('the month of all active companies: previewed, created once, with reasons for the others', async () => {
  const plan = (await world.call('super', 'GET', '/admin/invoice/month?month=2026-05')).json.data
  const shown = plan.map((row: Record<string, unknown>) => [row.company_name, row.obstacle])
  expect(shown).toEqual(
    expect.arrayContaining([
      ['Renamed', null],
      ['Nam Ngum', null],
      ['Empty', 'no_users'],
      ['Between', 'no_package'],
    ]),
  )
  expect(plan).toHaveLength(4)
  const body = { month: '2026-05' }
  const made = (await world.call('super', 'POST', '/admin/invoice/month', body)).json.data
  expect([made.made.length, made.skipped]).toEqual([2, 2])
  const again = (await world.call('super', 'POST', '/admin/invoice/month', body)).json.data
  expect([again.made.length, again.skipped]).toEqual([0, 4])
  const list = (await world.call('super', 'GET', '/admin/invoice?month=2026-05&sort=number')).json.data
  expect(list.map((row: { number: string }) => row.number)).toEqual(
    made.made.map((row: { number: string }) => row.number),
  )
  expect(list[0]).toMatchObject({ month: '2026-05', status: 'pending' })
  const one = { month: '2026-06', company_ids: [world.companies.ngum] }
  expect((await world.call('super', 'POST', '/admin/invoice/month', one)).json.data.made).toHaveLength(1)
})

test('the list is searched in all spellings of Lao, filtered and added up', async () => {
  const list = async (query: string) =>
    (await world.call('super', 'GET', `/admin/invoice?${query}`)).json.data.map(
      (row: { company_name: string }) => row.company_name,
    )
  expect(await list(`search=${encodeURIComponent('ແມ່​ຂອງ')}&month=2026-01`)).toEqual(['ບໍລິສັດ ແມ່ຂອງ'])
  expect(await list('search=0001')).toEqual(['ບໍລິສັດ ແມ່ຂອງ'])
  expect(await list('status=success')).toHaveLength(1)
  expect(await list(`company_id=${world.companies.ngum}&month=2026-01`)).toEqual(['Nam Ngum'])
  const sums = (await world.call('super', 'GET', '/admin/invoice/sums?month=2026-04')).json.data
  expect(sums).toEqual({
    total: { count: 1, amount: 660_000 },
    pending: { count: 0, amount: 0 },
    approved: { count: 0, amount: 0 },
    success: { count: 1, amount: 660_000 },
    overdue: { count: 0, amount: 0 },
  })
  const companies = (await world.call('clerk', 'GET', '/admin/invoice/company?search=ngum')).json.data
  expect(companies).toMatchObject([{ name: 'Nam Ngum', employee_count: 60, last_user_count: 60 }])
})

test('a person who left before the month or starts after it is not counted; one who worked one day of it is', async () => {
  const company = world.companies.empty
  await employ(database(), company, 2, { start: '2025-01-01', end: '2025-10-31' })
  await employ(database(), company, 3, { start: '2025-02-01', end: '2025-11-01' })
  await employ(database(), company, 4, { start: '2025-11-30' })
  await employ(database(), company, 5, { start: '2025-12-01' })
  const usersOf = async (month: string) => {
    const path = `/admin/invoice/company?company_id=${company}&month=${month}`
    return (await world.call('clerk', 'GET', path)).json.data[0].employee_count
  }
  expect([await usersOf('2025-10'), await usersOf('2025-11'), await usersOf('2025-12')]).toEqual([5, 7, 9])
  const counted = database().inCompany(company, (tx) =>
    tx.unknownRows('select employed_in_month($1, $2)', [world.companies.mekong, '2025-11-01']),
  )
  await expect(counted).rejects.toThrow('only the provider')
})

test('documents: a PDF in both languages and a workbook with the totals', async () => {
  const { id, number } = (await world.call('super', 'GET', '/admin/invoice?month=2026-04')).json.data[0]
  for (const language of ['la', 'en']) {
    const pdf = await world.call('super', 'GET', `/admin/invoice/${id}.pdf?language=${language}`)
    expect([pdf.status, pdf.bytes.subarray(0, 5).toString()]).toEqual([200, '%PDF-'])
  }
  const file = await world.call('super', 'GET', '/admin/invoice.xlsx?month=2026-04&language=en')
  const rows = (await readWorkbook(file.bytes)).rows.map(({ cells }) => cells)
  expect([rows[0]?.A?.value, rows[0]?.K?.value]).toEqual([number, 660_000])
  expect([rows[1]?.A?.value, rows[1]?.K?.value]).toEqual(['Total', 660_000])
})

test('a company sees only its own rows, and none of the calls; neither do users without the permission', async () => {
  const seen = (company: number) =>
    database().inCompany(company, (tx) =>
      tx.query(z.object({ company_id: Id }), 'select distinct company_id from invoice'),
    )
  expect(await seen(world.companies.mekong)).toEqual([{ company_id: world.companies.mekong }])
  expect(await seen(world.companies.empty)).toEqual([])
  const counters = await database().inCompany(world.companies.mekong, (tx) =>
    tx.unknownRows('select from invoice_counter'),
  )
  expect(counters).toEqual([])
  expect((await world.call('company', 'GET', '/admin/invoice')).status).toBe(403)
  expect((await world.call('company', 'POST', '/admin/invoice', draft({ month: '2026-09' }))).status).toBe(
    403,
  )
})

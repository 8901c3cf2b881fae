import { beforeAll, describe, expect, test } from 'vitest'
import { createAccount } from '#features/access/server/index.ts'
import { COMPANIES } from '#features/employees/server/test-server.test-data.ts'
import { cleanValues } from '#kit/web/form/clean-values.ts'
import branch from '../contract/branch.ts'
import { withLists } from './lists.test-data.ts'

const { mekong, namNgum } = COMPANIES
const limited = `user-${mekong}`
const provider = 'provider@champa.test'
const { server, call, add, namesOf } = withLists()

beforeAll(async () => {
  await server().db.asProvider((tx) =>
    createAccount(tx, {
      email: provider,
      name: 'Provider',
      password: 'Champa-2026!',
      companyId: null,
      roles: ['superadmin'],
    }),
  )
})

describe('a list of a company', () => {
  test('belongs to the company: found in any spelling of Lao, sorted, paged, filtered', async () => {
    for (const name of ['ສາຂາ ໜອງແຕງ', 'ສາຂາ ຈຳປາ', 'Pakse']) await add(mekong, '/branch', { name })
    await add(namNgum, '/branch', { name: 'ສາຂາ ໜອງແຕງ', province_code: '01' })
    expect(await namesOf(mekong, '/branch')).toEqual(['ສາຂາ ຈຳປາ', 'ສາຂາ ໜອງແຕງ', 'Pakse'])
    expect(await namesOf(mekong, `/branch?search=${encodeURIComponent('ຫນອງ')}`)).toEqual(['ສາຂາ ໜອງແຕງ'])
    expect(await namesOf(mekong, '/branch?search=%25')).toEqual([])
    expect(await namesOf(mekong, `/branch?search=${encodeURIComponent('ຫນອງ ສາຂາ')}`)).toEqual([
      'ສາຂາ ໜອງແຕງ',
    ])
    const page = (await call(mekong, 'GET', '/branch?sort=-name&per_page=1&page=2')).json()
    expect(page.meta).toEqual({ total: 3, page: 2, per_page: 1 })
    expect(page.data[0].name).toBe('ສາຂາ ໜອງແຕງ')
    expect(await namesOf(namNgum, '/branch?province_code=01')).toEqual(['ສາຂາ ໜອງແຕງ'])
    expect(await namesOf(namNgum, '/branch?province_code=02')).toEqual([])
  })

  test("another company's entry is not found", async () => {
    const entry = await add(mekong, '/department', { name: 'Sales' })
    const path = `/department/${entry.id}`
    const tries = [
      await call(namNgum, 'GET', path),
      await call(namNgum, 'PUT', path, { name: 'Stolen', version: 1 }),
      await call(namNgum, 'DELETE', path),
      await call(namNgum, 'POST', `${path}/recover`, {}),
      await call(namNgum, 'GET', `${path}/uses`),
      await call(namNgum, 'GET', `${path}/history`),
    ]
    expect(tries.map((answer) => answer.statusCode)).toEqual([404, 404, 404, 404, 404, 404])
    expect((await call(mekong, 'GET', path)).json().data).toMatchObject({ name: 'Sales', version: 1 })
  })

  test('a user who can only see it cannot change it; without the permission it is not visible', async () => {
    expect((await call(limited, 'GET', '/branch')).json().data[0].can).toEqual([])
    const tries = [
      await call(limited, 'POST', '/branch', { name: 'X' }),
      await call(limited, 'GET', '/branch/excel'),
      await call(limited, 'GET', '/late'),
      await call(mekong, 'GET', '/admin/package'),
      await call(mekong, 'POST', '/bank', { short_name: 'X', name_la: 'X', name_en: 'X' }),
      await call(provider, 'GET', '/branch'),
    ]
    expect(tries.map((answer) => answer.statusCode)).toEqual([403, 403, 403, 403, 403, 403])
  })

  test('a second entry with the same name is refused in any spelling; a district must be in its province', async () => {
    const again = await call(mekong, 'POST', '/branch', { name: '  ສາຂາ   ຈໍາປາ ' })
    expect([again.statusCode, again.json().code]).toEqual([409, 'duplicate'])
    const body = { name: 'B', province_code: '02', district_code: '0101' }
    const elsewhere = await call(mekong, 'POST', '/branch', body)
    expect(elsewhere.statusCode).toBe(422)
    expect(elsewhere.json().errors).toEqual({ district_code: ['Not one of the choices'] })
    // What the form sends for an empty select.
    const { body: schema } = branch.routes.create
    const sent = cleanValues(schema, { name: 'C', province_code: '01', district_code: null, village: '' })
    expect(await add(mekong, '/branch', sent)).toMatchObject({ province_code: '01', district_code: null })
    const empty = await call(mekong, 'POST', '/branch', { name: ' ' })
    expect(empty.json().errors).toEqual({ name: ['Required'] })
  })

  test('the second of two users who change the same entry sees the difference', async () => {
    const { id } = await add(mekong, '/position', { name: 'Cook', salary: 2_500_000 })
    const path = `/position/${id}`
    const first = await call(mekong, 'PUT', path, { name: 'Cook', salary: 2_600_000, version: 1 })
    expect(first.json().data).toMatchObject({ salary: 2_600_000, version: 2 })
    const second = await call(mekong, 'PUT', path, { name: 'Chef', salary: 2_500_000, version: 1 })
    expect([second.statusCode, second.json().code]).toEqual([409, 'stale_version'])
    expect(second.json().details).toMatchObject({
      differing: ['name', 'salary'],
      current: { name: 'Cook', salary: 2_600_000, version: 2 },
    })
  })

  test('an entry in use cannot be deleted, and the answer says what uses it; others are hidden and can be recovered', async () => {
    const { id } = await add(mekong, '/job-title', { name: 'Driver' })
    const path = `/job-title/${id}`
    await server().db.inCompany(server().companyId, (tx) =>
      tx.execute(
        `insert into employee (company_id, emp_number, name, start_date, job_title_id) values ($1, 'J1', 'ກ', '2020-01-01', $2)`,
        [server().companyId, id],
      ),
    )
    const uses = [{ table: 'employee', label: 'Employees', count: 1 }]
    expect((await call(mekong, 'GET', `${path}/uses`)).json().data).toEqual(uses)
    const refused = await call(mekong, 'DELETE', path)
    expect([refused.statusCode, refused.json().code, refused.json().details]).toEqual([
      409,
      'in_use',
      { uses },
    ])
    await server().db.inCompany(server().companyId, (tx) =>
      tx.execute(`delete from employee where company_id = $1 and emp_number = 'J1'`, [server().companyId]),
    )
    expect((await call(mekong, 'DELETE', path)).statusCode).toBe(200)
    expect(await namesOf(mekong, '/job-title')).toEqual([])
    expect(await namesOf(mekong, '/job-title?deleted=true')).toEqual(['Driver'])
    expect((await call(mekong, 'POST', `${path}/recover`, {})).json().data.is_deleted).toBe(false)
    expect(await namesOf(mekong, '/job-title')).toEqual(['Driver'])
  })

  test('a deleted name that is added again is the same entry, with its whole history', async () => {
    const { id } = await add(mekong, '/plan', { name: 'Plan A' })
    await call(mekong, 'PUT', `/plan/${id}`, { name: 'Plan A', description: 'two steps', version: 1 })
    await call(mekong, 'DELETE', `/plan/${id}`)
    expect((await add(mekong, '/plan', { name: 'plan a' })).id).toBe(id)
    const history = (await call(mekong, 'GET', `/plan/${id}/history`)).json().data
    expect(history.map((change: { action: string }) => change.action)).toEqual([
      'recover',
      'delete',
      'update',
      'create',
    ])
    expect(history[2]).toMatchObject({
      actor: 'Admin',
      before: { description: '' },
      after: { description: 'two steps' },
    })
  })
})

describe('rules', () => {
  test('overlapping working-year bands are refused; both ends belong to a band', async () => {
    const band = (min_years: number, max_years: number | null) =>
      call(mekong, 'POST', '/working-years', { min_years, max_years, amount: 50_000 })
    expect((await band(1, 2)).statusCode).toBe(200)
    expect((await band(5, null)).statusCode).toBe(200)
    const overlaps = await band(2, 3)
    expect([overlaps.statusCode, overlaps.json().errors]).toEqual([
      422,
      { min_years: ['Overlaps another entry'] },
    ])
    expect((await band(7, 9)).statusCode).toBe(422)
    expect((await band(4, 3)).json().errors).toEqual({ max_years: ['Must not be below the first value'] })
    expect((await band(3, 4)).statusCode).toBe(200)
    expect((await call(mekong, 'GET', '/working-years')).json().meta.total).toBe(3)
  })

  test('a deleted lateness deduction deducts nothing, and can be recovered', async () => {
    const { id } = await add(mekong, '/late', { minutes: 15, amount: 20_000 })
    expect((await call(mekong, 'DELETE', `/late/${id}`)).statusCode).toBe(200)
    expect((await call(mekong, 'GET', '/late')).json().data).toEqual([])
    const history = (await call(mekong, 'GET', `/late/${id}/history`)).json().data
    expect(history[0]).toMatchObject({ action: 'delete', before: { minutes: 15, amount: 20_000 } })
    const back = await call(mekong, 'POST', `/late/${id}/recover`)
    expect(back.json().data).toMatchObject({ minutes: 15, amount: 20_000, is_deleted: false })
  })

  test('packages of the provider cannot overlap either', async () => {
    const offer = (min_users: number, max_users: number | null) =>
      call(provider, 'POST', '/admin/package', { min_users, max_users, price_per_user: 20_000 })
    expect((await offer(1, 50)).statusCode).toBe(200)
    expect((await offer(50, 100)).statusCode).toBe(422)
    expect((await offer(51, null)).statusCode).toBe(200)
  })
})

describe('overtime rates', () => {
  test('cover the day once, mark the days, and are refused if the version is outdated', async () => {
    const rates = (await call(mekong, 'GET', '/setting/ot')).json().data
    expect(rates.working).toEqual([
      { from_time: '06:00', to_time: '22:00', multiplier: 1.5, pay_type: 'cash' },
      { from_time: '22:00', to_time: '06:00', multiplier: 2, pay_type: 'cash' },
    ])
    const gap = { ...rates, working: rates.working.slice(1) }
    expect((await call(mekong, 'PUT', '/setting/ot', gap)).json().errors).toEqual({
      _: ['Working days: the times must cover the 24 hours once, without gaps or overlaps'],
    })
    const working = [{ from_time: '06:00', to_time: '06:00', multiplier: 1.75, pay_type: 'holiday' }]
    const saved = await call(mekong, 'PUT', '/setting/ot', { ...rates, working })
    expect(saved.json().data).toMatchObject({ working, rest: rates.rest })
    const marks = await server().db.inCompany(server().companyId, (tx) =>
      tx.unknownRows('select from attendance_change where company_id = $1 and last_day > $2', [
        server().companyId,
        '9000-01-01',
      ]),
    )
    expect(marks).toHaveLength(1)
    expect((await call(mekong, 'PUT', '/setting/ot', rates)).json().code).toBe('stale_version')
    expect((await call(namNgum, 'GET', '/setting/ot')).json().data.working).toHaveLength(2)
    expect((await call(limited, 'GET', '/setting/ot')).statusCode).toBe(403)
  })
})

describe("the provider's lists", () => {
  test('are read by every company and changed as a whole record', async () => {
    const currencies = (await call(provider, 'GET', '/admin/currency')).json().data
    const kip = currencies.find((row: { code: string }) => row.code === 'LAK')
    const saved = await call(provider, 'PUT', `/admin/currency/${kip.id}`, { ...kip, name: 'ກີບ' })
    expect(saved.json().data).toMatchObject({ code: 'LAK', name: 'ກີບ', version: 2 })
    expect((await call(mekong, 'GET', '/admin/currency')).json().data).toHaveLength(5)
    expect((await call(mekong, 'PUT', `/admin/currency/${kip.id}`, kip)).statusCode).toBe(403)
    await add(provider, '/exchange', {
      ...{ name: 'ໂດລາ', short_name: 'USD', in_force_from: '2026-01-01', rate: 21_653.25 },
    })
    expect((await call(mekong, 'GET', '/exchange')).json().data[0].rate).toBe(21_653.25)
    // A currency that only the provider's rates use stays.
    const dollar = currencies.find(({ code }: { code: string }) => code === 'USD')
    const refused = await call(provider, 'DELETE', `/admin/currency/${dollar.id}`)
    expect([refused.statusCode, refused.json().details]).toEqual([
      409,
      { uses: [{ table: 'exchange_rate', label: 'Exchange rates', count: 1 }] },
    ])
  })

  test("a bank of any company's employees is in use, although the provider cannot see whose", async () => {
    const bank = (await call(mekong, 'GET', '/bank?search=bcel')).json().data[0]
    expect(bank).toMatchObject({ short_name: 'BCEL', can: [] })
    await server().db.inCompany(server().companyId, (tx) =>
      tx.execute(
        `insert into employee (company_id, emp_number, name, start_date, bank_id) values ($1, 'B1', 'ກ', '2020-01-01', $2)`,
        [server().companyId, bank.id],
      ),
    )
    const uses = [{ table: 'employee', label: 'Employees', count: null }]
    expect((await call(provider, 'DELETE', `/bank/${bank.id}`)).json().details).toEqual({ uses })
    const free = (await call(provider, 'GET', '/bank?search=vietcombank')).json().data[0]
    expect((await call(provider, 'DELETE', `/bank/${free.id}`)).statusCode).toBe(200)
    expect((await call(mekong, 'GET', '/bank?search=vietcombank')).json().data).toEqual([])
  })
})

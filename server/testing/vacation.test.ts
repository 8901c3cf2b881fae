import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { deriveDays } from '#features/attendance/server/index.ts'
import { IdRow } from '#kit/database/row-types.ts'
import { openCompanies } from './shared-worlds.test-data.ts'
import type { Asker, Call, TwoCompanies } from './two-companies.test-data.ts'

let world: TwoCompanies
let companyId: number
let employee_id: number

beforeAll(async () => {
  world = await openCompanies()
  companyId = world.companies[0]
  // An employee with shifts from Monday to Friday from a known day.
  const [someone] = await rows(
    `select min(employee_id) as id from day_result where company_id = $1 and result <> 'leave'`,
  )
  employee_id = someone?.id as number
  await rows(`update employee set start_date = '2025-06-15' where company_id = $1 and id = $2`, employee_id)
})
afterAll(() => world.close())

async function call(method: Call['method'], url: string, payload?: object, asker: Asker = 'admin') {
  const answer = await world.as(asker, { method, url: `/api${url}`, ...(payload && { payload }) })
  return { status: answer.statusCode, ...answer.json() }
}
const rows = (sql: string, ...values: unknown[]) =>
  world.db.inCompany(companyId, (tx) => tx.unknownRows(sql, [companyId, ...values]))
const kindNamed = async (name: string) =>
  (await call('GET', '/vacation')).data.find((kind: { name: string }) => kind.name === name)
const addKind = async (given: object) =>
  (await call('POST', '/vacation', { category: 'annual', amount: null, is_paid: true, ...given })).data

describe('the list of leave types', () => {
  test("contains the types of a month's leave, unlimited", async () => {
    expect(await kindNamed('Zqfirst-Annual leave')).toMatchObject({
      category: 'other',
      amount: null,
      months_before_usable: 0,
      is_paid: true,
      by_date: false,
    })
  })

  test('keeps types that leave refers to; others can be deleted and recovered', async () => {
    const used = await kindNamed('Zqfirst-Annual leave')
    const refused = await call('DELETE', `/vacation/${used.id}`)
    expect(refused).toMatchObject({ status: 409, code: 'in_use' })
    expect(refused.details.uses).toMatchObject([{ table: 'leave_request', label: 'Leave' }])
    const spare = await addKind({ name: 'Spare', amount: 2.5 })
    expect((await call('DELETE', `/vacation/${spare.id}`)).status).toBe(200)
    expect((await call('POST', `/vacation/${spare.id}/recover`)).data).toMatchObject({ amount: 2.5 })
  })

  test('requires dates if the company sets them, and refuses them otherwise', async () => {
    const dated = { name: 'Dated', category: 'other', is_paid: true, by_date: true }
    expect((await call('POST', '/vacation', dated)).errors).toEqual({
      first_date: ['Required'],
      last_date: ['Required'],
    })
    const free = await addKind({
      name: 'Free',
      by_date: false,
      first_date: '2026-05-01',
      last_date: '2026-05-02',
    })
    expect(free).toMatchObject({ first_date: null, last_date: null })
  })

  test('leave that becomes unpaid changes the results of its days', async () => {
    const april = async () => {
      await deriveDays(world.db, companyId, { from: '2026-04-01', to: '2026-04-30' })
      const [sums] = await rows(
        `select sum(paid_leave_halves)::int as paid, sum(unpaid_leave_halves)::int as unpaid from day_result where company_id = $1`,
      )
      return sums as { paid: number; unpaid: number }
    }
    const before = await april()
    const { id, version, ...kind } = await kindNamed('Zqfirst-Annual leave')
    const turned = (await call('PUT', `/vacation/${id}`, { ...kind, version, is_paid: false })).data
    const after = await april()
    expect(after.paid).toBeLessThan(before.paid)
    expect(after.paid + after.unpaid).toBe(before.paid + before.unpaid)
    await call('PUT', `/vacation/${id}`, { ...turned, is_paid: true })
    expect(await april()).toEqual(before)
  })
})

describe('leave beyond the entitlement', () => {
  const enter = async (leave_type_id: number, start_date: string, end_date = start_date, more: object = {}) =>
    (
      await call('POST', '/e-leave', {
        employee_id,
        leave_type_id,
        start_date,
        end_date,
        part: 'full',
        ...more,
      })
    ).data
  const balance = async (leave_type_id: number, on: string, asker: Asker = 'admin') =>
    call(
      'GET',
      `/e-leave/balance?employee_id=${employee_id}&leave_type_id=${leave_type_id}&on=${on}`,
      undefined,
      asker,
    )

  test('warns before the months of work are over, and if more days are taken than are left, not counting holidays', async () => {
    const { id } = await addKind({ name: 'Annual', amount: 3, months_before_usable: 12 })
    expect((await enter(id, '2026-06-12')).warnings).toEqual([
      { code: 'leave_too_early', date: '2026-06-15' },
    ])
    // Three of the days from the 13th to the 17th are public holidays.
    await rows(`update employee set start_date = '2024-06-15' where company_id = $1 and id = $2`, employee_id)
    const stored = await enter(id, '2026-04-13', '2026-04-17', { confirmed: true })
    expect(stored.leave).toMatchObject({ status: 'success' })
    expect((await balance(id, '2026-05-01')).data).toMatchObject({ earned: 3, used: 2, left: 1 })
    const shown = (await call('GET', `/e-leave/${stored.leave.id}`)).data
    expect(shown.counted_dates).toHaveLength(2)
    for (const date of shown.counted_dates) expect(date).toMatch(/^2026-04-1[3-7]$/)
    const more = await enter(id, '2026-05-04', '2026-05-05')
    expect(more.warnings).toEqual([{ code: 'leave_beyond_balance', date: '2026-05-05', left: 1 }])
    expect(more.leave).toBeNull()
    expect((await enter(id, '2026-05-04', '2026-05-05', { confirmed: true })).leave).not.toBeNull()
    expect((await balance(id, '2026-05-06')).data.left).toBe(-1)
    expect((await balance(id, '2027-01-04')).data).toMatchObject({ earned: 3, used: 0 })
    expect((await balance(id, '2026-05-06', 'foreignAdmin')).status).toBe(404)
  })

  test("uses the employee's own agreement if there is one", async () => {
    const { id } = await addKind({ name: 'Agreed', amount: 3 })
    const agreement = JSON.stringify([{ type: 'agreed', days: 1.5, used: 1 }])
    await rows('update employee set holidays = $3 where company_id = $1 and id = $2', employee_id, agreement)
    expect((await enter(id, '2026-05-07')).warnings).toEqual([
      { code: 'leave_beyond_balance', date: '2026-05-07', left: 0.5 },
    ])
    expect((await enter(id, '2026-05-07', '2026-05-07', { part: 'morning' })).warnings).toEqual([])
  })

  test('warns about dates other than those set by the company', async () => {
    const dates = { by_date: true, first_date: '2026-12-28', last_date: '2026-12-30' }
    const { id } = await addKind({ name: 'Shutdown', ...dates })
    expect((await enter(id, '2026-12-28', '2026-12-31')).warnings).toEqual([
      { code: 'leave_on_other_dates', date: '2026-12-31' },
    ])
    expect((await enter(id, '2026-12-28', '2026-12-30')).warnings).toEqual([])
  })
})

test('a new company has the usual types', async () => {
  const [business] = await world.db.asProvider((tx) =>
    tx.query(IdRow, `insert into business_type (name) values ('Hotels') returning id`),
  )
  const company = {
    name: 'Third Company',
    phone: '021 213 200',
    email: 'third@champa.test',
    address: 'Pakse',
    founding_date: null,
    is_vat_registered: false,
    business_type_id: business?.id,
    admin_name: 'Third',
    admin_email: 'third@champa.test',
  }
  const made = await call('POST', '/admin/company', company, 'superadmin')
  expect(made.status, JSON.stringify(made)).toBe(200)
  const kinds = await world.db.inCompany(made.data.id, (tx) =>
    tx.unknownRows(
      'select category, amount::float8, months_before_usable as months from leave_type where company_id = $1',
      [tx.companyId],
    ),
  )
  expect(kinds).toContainEqual({ category: 'annual', amount: 15, months: 12 })
  expect(kinds).toContainEqual({ category: 'maternity', amount: 105, months: 0 })
})

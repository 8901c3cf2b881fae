import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { addDays, todayInLaos } from '#kit/contract/days.ts'
import { IdRow } from '#kit/database/row-types.ts'
import { openDays } from '../domain/open-days.ts'
import { recordSalaryAdjustments } from './record-salary-adjustments.ts'
import { ACTOR, COMPANIES, withTestServer } from './test-server.test-data.ts'

const server = withTestServer()
const { mekong, namNgum } = COMPANIES
const call = (...given: Parameters<ReturnType<typeof server>['call']>) => server().call(...given)

let made = 0
const payload = (more: object = {}) => {
  made += 1
  return { emp_number: `N-${made}`, name: 'ໝັ້ນ', start_date: '2024-01-01', base_salary: 5_000_000, ...more }
}
const add = async (more: object = {}, email: string = mekong) =>
  (await call(email, 'POST', '/company/add-employee', payload(more))).json().data
const listed = async (query: string) => (await call(mekong, 'GET', `/employee?${query}`)).json()
const numbers = async (query: string) =>
  ((await listed(query)).data as { emp_number: string }[]).map((row) => row.emp_number)

describe('a new employee', () => {
  test('is stored with all fields of the form', async () => {
    const [branch] = await server().db.inCompany(server().companyId, (tx) =>
      tx.query(IdRow, `insert into branch (company_id, name) values ($1, 'Pakse') returning id`, [
        server().companyId,
      ]),
    )
    const employee = await add({
      surname: 'ຫລວງຄໍາ',
      en_name: 'Manh',
      gender: 'female',
      birth_date: '1990-05-01',
      nationality_id: 2,
      district_id: '0101',
      contacts: [{ type: 'phone', value: '020 5555 1234' }],
      card_type: 'family record/social security card',
      bank_name: 'bcel',
      bank_account: '0012345678',
      email: 'manh@champa.test',
      company_branch_id: branch?.id,
      benefits: [{ type: 'meal', amount: 250_000 }],
      is_sso: 'no',
      is_annual_bonus: 1,
      employee_holidays: [{ days: 15, used: 2 }],
      end_date: '',
    })
    expect(employee).toMatchObject({
      surname: 'ຫຼວງຄຳ',
      nationality_id: 'Thai',
      province: { name_en: 'Vientiane Capital' },
      contacts: [{ type: 'phone', value: '+8562055551234' }],
      card_type: 'family record',
      bank_name: 'BCEL',
      branch: 'Pakse',
      base_salary: 5_000_000,
      salaries: [{ effective_date: '2024-01-01', reason: 'hire' }],
      benefits: [{ name: 'Meal', amount: 250_000 }],
      is_sso: false,
      is_annual_bonus: true,
      employee_holidays: [{ days: 15, used: 2 }],
      status: 'active',
      can: ['update', 'delete'],
    })
    expect((await call(mekong, 'GET', `/employee/${employee.id}`)).json().data).toEqual(employee)
  })

  test('with invalid fields is a 422 with every field, and nothing is stored', async () => {
    const before = (await listed('')).meta.total
    const wrong = payload({ base_salary: 100_000_000_000, name: ' ', start_date: '2024-02-30', email: 'x' })
    const answer = await call(mekong, 'POST', '/company/add-employee', wrong)
    expect(answer.statusCode).toBe(422)
    expect(Object.keys(answer.json().errors).sort()).toEqual(['base_salary', 'email', 'name', 'start_date'])
    const unknown = payload({
      company_branch_id: 999_999,
      district_id: '9999',
      benefits: [{ type: 'Yacht', amount: 1 }],
    })
    const refused = await call(mekong, 'POST', '/company/add-employee', unknown)
    expect(Object.keys(refused.json().errors).sort()).toEqual([
      'benefits.0.type',
      'company_branch_id',
      'district_id',
    ])
    expect((await listed('')).meta.total).toBe(before)
  })

  test('cannot have the number of another employee, including deleted ones', async () => {
    const first = await add()
    await call(mekong, 'DELETE', `/employee/${first.id}`)
    const answer = await call(
      mekong,
      'POST',
      '/company/add-employee',
      payload({ emp_number: first.emp_number }),
    )
    expect(answer.statusCode).toBe(422)
    expect(answer.json().errors.emp_number).toEqual(['Another employee has this number'])
  })
})

test('the tax number is checked, stored, listed and found by the search', async () => {
  const refused = await call(mekong, 'POST', '/company/add-employee', payload({ tax_number: '12-34' }))
  expect(refused.json().errors).toEqual({
    tax_number: ['A taxpayer identification number has 9 to 13 digits'],
  })
  const employee = await add({ tax_number: '452635469-00' })
  expect(employee.tax_number).toBe('452635469-00')
  expect((await listed('search=452635469')).data).toMatchObject([
    { emp_number: employee.emp_number, tax_number: '452635469-00' },
  ])
})

test('the number of dependants is a whole number up to 20, and empty is not zero', async () => {
  const refused = await call(mekong, 'POST', '/company/add-employee', payload({ dependants: 21 }))
  expect(refused.json().errors).toEqual({ dependants: ['At most 20'] })
  expect((await add({ dependants: 0 })).dependants).toBe(0)
  expect((await add({ dependants: '' })).dependants).toBeNull()
})

test('if an employee no longer clocks in, the days of the whole employment are marked, except those of locked runs', async () => {
  const employment = { from: '2026-01-15', to: '9999-12-31' }
  const locked = [
    { from: '2026-03-01', to: '2026-03-31' },
    { from: '2026-01-01', to: '2026-01-31' },
  ]
  expect(openDays(employment, locked)).toEqual([
    { from: '2026-02-01', to: '2026-02-28' },
    { from: '2026-04-01', to: '9999-12-31' },
  ])
  const employee = await add({ start_date: '2026-01-15' })
  const marks = () =>
    server().db.inCompany(server().companyId, (tx) =>
      tx.one(
        z.object({ marks: z.int() }),
        `select count(*) as marks from attendance_change
         where company_id = $1 and employee_id = $2 and first_day = '2026-01-15' and last_day = '9999-12-31'`,
        [server().companyId, employee.id],
      ),
    )
  const before = await marks()
  await call(mekong, 'PUT', `/employee/${employee.id}`, { ...employee, does_not_clock_in: true })
  expect((await marks()).marks).toBe(before.marks + 1)
})

describe('the list', () => {
  test('finds Lao and Latin names in any spelling and case', async () => {
    const employee = await add({ name: 'ໜູພອນ', surname: 'ຄຳຫຼ້າ', en_name: 'Nouphone', en_surname: 'Khamla' })
    for (const search of ['ຫນູພອນ', 'ຄໍາຫລ້າ', 'khamla NOUPHONE', employee.emp_number])
      expect(await numbers(`search=${encodeURIComponent(search)}`)).toContain(employee.emp_number)
    expect(await numbers('search=100%25')).toEqual([])
  })

  test('sorts Lao names in Lao order, numbers in numeric order, and pages', async () => {
    await add({ emp_number: 'Q-10', name: 'ແກ້ວ', en_name: 'qq' })
    await add({ emp_number: 'Q-9', name: 'ຂຽວ', en_name: 'qq' })
    await add({ emp_number: 'Q-2', name: 'ກອນ', en_name: 'qq', base_salary: 9_000_000 })
    expect(await numbers('search=qq&sort=emp_number')).toEqual(['Q-2', 'Q-9', 'Q-10'])
    expect(await numbers('search=qq&sort=name')).toEqual(['Q-2', 'Q-10', 'Q-9'])
    expect(await numbers('search=qq&sort=-base_salary&per_page=1')).toEqual(['Q-2'])
    for (const sort of ['department', '-branch', 'status', '-start_date'])
      expect(await numbers(`search=qq&sort=${sort}`)).toHaveLength(3)
    const second = await listed('search=qq&sort=-emp_number&per_page=2&page=2')
    expect(second).toMatchObject({ data: [{ emp_number: 'Q-2' }], meta: { total: 3, page: 2, per_page: 2 } })
  })

  test('distinguishes active, leaving, resigned and deleted', async () => {
    const leaving = await add({ end_date: '2199-01-01' })
    const resigned = await add({ end_date: '2024-06-30' })
    expect(await numbers('status=leaving')).toEqual([leaving.emp_number])
    expect(await numbers('status=resigned')).toEqual([resigned.emp_number])
    await call(mekong, 'DELETE', `/employee/${resigned.id}`)
    expect(await numbers('status=resigned')).toEqual([])
    expect(await numbers('status=deleted')).toContain(resigned.emp_number)
    const back = (await call(mekong, 'POST', `/employee/${resigned.id}/recover`)).json().data
    expect(back.status).toBe('resigned')
  })

  test('offers leavers first, those whose end date is nearest to today before the others', async () => {
    const day = (offset: number) => addDays(todayInLaos(), offset)
    const stays = await add({ name: 'ນັບກ່ອນ', emp_number: 'A-1' })
    const later = await add({ name: 'ນັບກ່ອນ', end_date: day(40) })
    const soon = await add({ name: 'ນັບກ່ອນ', end_date: day(3) })
    const past = await add({ name: 'ນັບກ່ອນ', end_date: day(-5) })
    expect(await numbers(`sort=leaving&search=${encodeURIComponent('ນັບກ່ອນ')}`)).toEqual(
      [soon, past, later, stays].map(({ emp_number }) => emp_number),
    )
  })

  test('contains only employees of the own company', async () => {
    const foreign = await add({}, namNgum)
    expect(await numbers('per_page=200')).not.toContain(foreign.emp_number)
    for (const [method, path] of [
      ['GET', ''],
      ['DELETE', ''],
      ['POST', '/recover'],
    ] as const)
      expect((await call(mekong, method, `/employee/${foreign.id}${path}`)).statusCode).toBe(404)
  })
})

describe('a change', () => {
  const put = (employee: { id: number }, more: object) =>
    call(mekong, 'PUT', `/employee/${employee.id}`, { ...employee, ...more })

  test('based on an older version is refused', async () => {
    const employee = await add()
    const saved = (await put(employee, { surname: 'ໃໝ່' })).json().data
    expect(saved).toMatchObject({ surname: 'ໃໝ່', version: employee.version + 1 })
    const stale = await put(employee, { surname: 'ອີກ' })
    expect([stale.statusCode, stale.json().code]).toEqual([409, 'stale_version'])
  })

  test('moves the first salary with the start date, but not past an adjustment', async () => {
    const employee = await add()
    const adjustment = {
      emp_number: employee.emp_number,
      effective_date: '2024-06-01',
      target_salary: 6_000_000,
    }
    const record = () =>
      server().db.inCompany(server().companyId, (tx) => recordSalaryAdjustments(tx, [adjustment], ACTOR))
    expect(await record()).toMatchObject({ added: 1, unchanged: 0, errors: [] })
    expect(await record()).toMatchObject({ added: 0, unchanged: 1, errors: [] })
    const moved = (await put(employee, { start_date: '2024-03-01', base_salary: undefined })).json().data
    expect(moved.salaries.map((salary: { effective_date: string }) => salary.effective_date)).toEqual([
      '2024-06-01',
      '2024-03-01',
    ])
    const past = await put(moved, { start_date: '2024-07-01', base_salary: undefined })
    expect(Object.keys(past.json().errors)).toEqual(['start_date'])
  })

  test('of the base salary corrects the current one', async () => {
    const employee = await add()
    const saved = (
      await put(employee, { base_salary: 5_500_000, salary_change: { kind: 'correction' } })
    ).json().data
    expect(saved.base_salary).toBe(5_500_000)
    expect(saved.salaries).toHaveLength(1)
  })

  test('of a benefit asks from which month, and keeps what was before as history', async () => {
    const employee = await add({ benefits: [{ type: 'Meal', amount: 200_000 }] })
    const benefits = [{ ...employee.benefits[0], amount: 300_000 }]
    const asked = await put(employee, { benefits })
    expect([asked.statusCode, asked.json()]).toMatchObject([
      409,
      {
        code: 'benefit_change_unclear',
        details: { changes: [{ name: 'Meal', current: 200_000, target: 300_000 }], first_month: null },
      },
    ])
    const benefit_change = { kind: 'change', first_month: '2026-04' }
    const saved = (await put(employee, { benefits, benefit_change })).json().data
    expect(saved.benefits).toMatchObject([
      { id: employee.benefits[0].id, amount: 200_000, first_month: null, last_month: '2026-03' },
      { amount: 300_000, first_month: '2026-04', last_month: null },
    ])
    // A program that knows no months changes nothing by saving what is in force.
    const plain = (await put(saved, { benefits: [{ type: 'Meal', amount: 300_000 }] })).json().data
    expect(plain.benefits).toEqual(saved.benefits)
    const twice = await put(plain, {
      benefits: [plain.benefits[1], { type: 'Meal', amount: 1, first_month: '2026-05' }],
    })
    expect(Object.keys(twice.json().errors)).toEqual(['benefits.1.first_month'])
    const removed = await put(plain, { benefits: [], benefit_change: { kind: 'correction' } })
    expect(removed.json().data.benefits).toMatchObject([{ last_month: '2026-03' }])
  })

  test('marks the days and writes the log', async () => {
    const employee = await add()
    await put(employee, { end_date: '2024-12-31' })
    const marks = await server().db.inCompany(server().companyId, (tx) =>
      tx.unknownRows(
        `select first_day, last_day from attendance_change where company_id = $1 and employee_id = $2 order by id`,
        [server().companyId, employee.id],
      ),
    )
    expect(marks).toEqual([
      { first_day: '2024-01-01', last_day: '9999-12-31' },
      { first_day: '2024-12-31', last_day: '9999-12-31' },
    ])
  })
})

test('adjustments that cannot be stored are reported separately', async () => {
  const { emp_number } = await add()
  const rows = [
    { emp_number: 'nobody', effective_date: '2024-06-01', target_salary: 1 },
    { emp_number, effective_date: '2024-06-01', target_salary: 6_000_000 },
    { emp_number, effective_date: '2024-06-01', target_salary: 7_000_000 },
  ]
  const result = await server().db.inCompany(server().companyId, (tx) =>
    recordSalaryAdjustments(tx, rows, ACTOR),
  )
  expect(result.added).toBe(1)
  expect(result.errors.map(({ at, code }) => `${at} ${code}`)).toEqual(['0 unknown_employee', '2 repeated'])
})

test('an adjustment on or before the first day replaces the first salary', async () => {
  const employee = await add()
  const rows = [
    { emp_number: employee.emp_number, effective_date: employee.start_date, target_salary: 9_000_000 },
  ]
  const record = () =>
    server().db.inCompany(server().companyId, (tx) => recordSalaryAdjustments(tx, rows, ACTOR))
  expect(await record()).toMatchObject({ added: 1, errors: [] })
  expect(await record()).toMatchObject({ added: 0, unchanged: 1, errors: [] })
  const other = [{ ...rows[0], target_salary: 8_000_000 }] as typeof rows
  const again = await server().db.inCompany(server().companyId, (tx) =>
    recordSalaryAdjustments(tx, other, ACTOR),
  )
  expect(again.errors).toMatchObject([{ at: 0, code: 'other_salary' }])
})

test('users who cannot see employees cannot change them', async () => {
  const answer = await server().app.inject({ url: '/api/employee' })
  expect(answer.statusCode).toBe(401)
})

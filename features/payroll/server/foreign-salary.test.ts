import { afterAll, beforeAll, expect, test } from 'vitest'
import { employeesEndpoints } from '#features/employees/server/index.ts'
import { masterDataEndpoints } from '#features/master-data/server/index.ts'
import { readLaw } from '#features/statutory-values/server/index.ts'
import { withTestDatabase } from '#kit/database/testing.ts'
import { readWorkbook } from '#kit/server/excel/read-workbook.ts'
import type { ReadinessFinding } from '../contract.ts'
import { readLockedRuns, readOpenRuns } from './index.ts'
import { calculate, call, compareNow, newRun, openWorld, type World } from './payroll-world.test-data.ts'

const database = withTestDatabase()
let world: World
/** March of 1001, who gets 5,000,000 kip until 15 March and 500.00 USD from 16 March. */
let march: number

const inOne = (sql: string) => database().inCompany(1, (tx) => tx.unknownRows(sql))
const ask = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object) =>
  call(world, 'admin', method, path, body)
const rate = (currency: string, in_force_from: string, value: number) =>
  ask('POST', '/company-exchange', { currency, in_force_from, rate: value })
const changeRate = async (in_force_from: string, value: number) => {
  const { data } = (await ask('GET', '/company-exchange')).json
  const { id, version } = data.find((one: { in_force_from: string }) => one.in_force_from === in_force_from)
  return ask('PUT', `/company-exchange/${id}`, { currency: 'USD', in_force_from, rate: value, version })
}
const slip = async (run: number, employee = 1) =>
  (await ask('GET', `/payrolls-item/${run}/payslips/${employee}`)).json.data
const termsOf = async (run: number) => (await slip(run)).lines[0].how.terms
const changesOf = async (run: number) => (await ask('GET', `/payrolls-item/${run}/changes`)).json.data

beforeAll(async () => {
  const readMinimumWage = async (tx: Parameters<typeof readLaw>[0], day: string) =>
    (await readLaw(tx, day)).minimumWage.amount
  world = await openWorld(database(), [
    ...masterDataEndpoints,
    ...employeesEndpoints({ importExtensions: [], readLockedRuns, readOpenRuns, readMinimumWage }),
  ])
  const raise = { kind: 'to', value: 50_000, currency: 'USD' }
  const body = { employee_ids: [1], effective_date: '2026-03-16', raise, confirmed: true }
  const { status, json } = await ask('POST', '/adjustments-item', body)
  expect([status, json.data.recorded]).toEqual([200, 1])
  expect(json.data.rows[0]).toMatchObject({ current_currency: 'LAK', target: 50_000, currency: 'USD' })
  march = await newRun(world, '2026-03')
})
afterAll(() => world?.close())

test('without a rate nothing is calculated, and the list of what is missing names the people', async () => {
  const { json } = await ask('GET', `/payrolls-item/${march}/readiness`)
  const finding = json.data.findings.find(
    ({ code }: ReadinessFinding) => code === 'no_exchange_rate',
  ) as ReadinessFinding
  expect(finding).toMatchObject({ is_serious: true, target: 'exchange-rates', employees: 1 })
  expect(finding.people[0]).toMatchObject({ emp_number: '1001' })
  const refused = await ask('POST', `/payrolls-item/${march}/calculate`)
  expect([refused.status, refused.json.code]).toEqual([409, 'exchange_rate_missing'])
  expect(refused.json.details).toEqual({ currencies: ['USD'], day: '2026-03-31' })
  expect((await ask('GET', `/payrolls-item/${march}`)).json.data.status).toBe('draft')
})

test('a rate is above 0 and not absurd, once for a day, and only of currencies of the list', async () => {
  for (const value of [0, -1, 1e12, 0.0000001])
    expect((await rate('USD', '2026-03-01', value)).status).toBe(422)
  expect((await rate('XXX', '2026-03-01', 5)).status).toBe(422)
  expect((await rate('USD', '2026-03-01', 21_500)).status).toBe(200)
  const twice = await rate('USD', '2026-03-01', 21_600)
  expect([twice.status, twice.json.code]).toEqual([409, 'duplicate'])
  expect((await rate('USD', '2026-04-01', 22_000)).status).toBe(200)
})

test('each part of the month has its currency; the rate of the last day and its date are stored and explained', async () => {
  await calculate(world, march)
  // 15 days of 5,000,000 and 16 days of 500.00 × 21,500 = 10,750,000: (75,000,000 + 172,000,000) / 31
  expect((await slip(march)).base).toBe(7_967_742)
  const foreign = { currency: 'USD', amount: 50_000, rate: '21500', from: '2026-03-01', day: '2026-03-31' }
  expect(await termsOf(march)).toEqual([
    { base: 5_000_000, from: '2026-03-01', to: '2026-03-15', days: 15 },
    { base: 10_750_000, from: '2026-03-16', to: '2026-03-31', days: 16, foreign },
  ])
  const register = await ask('GET', `/payrolls-item/${march}/register.xlsx`)
  const { rows } = await readWorkbook(register.bytes, { sheet: 'Exchange rates' })
  expect(rows.map(({ cells }) => ['A', 'E', 'F', 'G', 'I'].map((at) => cells[at]?.value))).toEqual([
    ['1001', 500, 'USD', 21_500, 10_750_000],
  ])
  const [{ facts }] = (await inOne(
    `select facts -> 'segments' -> 1 -> 'foreign' as facts from payslip where run_id = ${march} and employee_id = 1`,
  )) as [{ facts: object }]
  expect(facts).toEqual(foreign)
})

test('a rate that changes after the calculation counts as changed since then, and back as unchanged', async () => {
  expect((await changesOf(march)).is_outdated).toBe(false)
  await changeRate('2026-03-01', 21_501)
  expect(await changesOf(march)).toMatchObject({
    is_outdated: true,
    counts: [{ fact: 'salary', employees: 1 }],
  })
  expect((await ask('POST', `/payrolls-item/${march}/approve`, { confirmed: true })).json.code).toBe(
    'run_outdated',
  )
  await changeRate('2026-03-01', 21_500)
  expect((await changesOf(march)).is_outdated).toBe(false)
})

test('after the approval, a changed rate changes neither the payslip nor the pay differences', async () => {
  await calculate(world, march)
  const approved = await ask('POST', `/payrolls-item/${march}/approve`, { confirmed: true })
  expect(approved.json.data?.status).toBe('approved')
  await compareNow(world)
  await changeRate('2026-03-01', 30_000)
  await compareNow(world)
  expect((await slip(march)).base).toBe(7_967_742)
  const open = (await ask('GET', '/payroll-difference')).json
  expect(open.data.filter(({ employee_id }: { employee_id: number }) => employee_id === 1)).toEqual([])
  // A salary that changes is compared with the rate of the run: 16 days of 100.00 × 21,500 / 31.
  await inOne(
    `update salary set base_salary = 60000 where company_id = 1 and employee_id = 1 and effective_date = '2026-03-16'`,
  )
  await compareNow(world)
  const [difference] = (await ask('GET', '/payroll-difference')).json.data
  expect(difference).toMatchObject({ emp_number: '1001', amount: 1_109_677 })
  await inOne(
    `update salary set base_salary = 50000 where company_id = 1 and employee_id = 1 and effective_date = '2026-03-16'`,
  )
})

test('the setting takes the rate of the pay day; own rates come before those of the provider', async () => {
  await inOne(`update company_setting set exchange_rate_day = 'pay_day', pay_day = 5 where company_id = 1`)
  await call(world, 'provider', 'POST', '/exchange', {
    ...{ name: 'Dollar', short_name: 'USD', in_force_from: '2026-06-05', rate: 23_000 },
  })
  // 1001 gets 6,000,000 kip from 16 May on; in April 500.00 USD.
  const april = await newRun(world, '2026-04')
  await calculate(world, april)
  expect((await termsOf(april))[0].foreign).toMatchObject({ rate: '22000', day: '2026-05-05' })
  await inOne(`delete from company_exchange_rate where company_id = 1 and in_force_from <= '2026-04-01'`)
  const refused = await ask('POST', `/payrolls-item/${april}/calculate`)
  expect(refused.json.details).toEqual({ currencies: ['USD'], day: '2026-05-05' })
  await call(world, 'provider', 'POST', '/exchange', {
    ...{ name: 'Dollar', short_name: 'USD', in_force_from: '2026-01-01', rate: 21_000 },
  })
  await calculate(world, april)
  expect((await termsOf(april))[0]).toMatchObject({ base: 10_500_000, foreign: { rate: '21000' } })
  // A run can name the day; another day needs another calculation.
  const { data: stored } = (await ask('GET', `/payrolls-item/${april}`)).json
  const { title, from_date, to_date, version } = stored
  const moved = await ask('PUT', `/payrolls-item/${april}`, {
    ...{ title, from_date, to_date, version, exchange_rate_date: '2026-06-30' },
  })
  expect(moved.json.data).toMatchObject({ status: 'draft', exchange_rate_date: '2026-06-30' })
  await calculate(world, april)
  expect((await termsOf(april))[0].foreign).toMatchObject({ rate: '23000', day: '2026-06-30' })
})

test('in bulk, a percentage raises each salary in its own currency, and an amount only those of its currency', async () => {
  await ask('POST', '/adjustments-item', {
    ...{ employee_ids: [2], effective_date: '2028-01-01', confirmed: true },
    raise: { kind: 'to', value: 33_333, currency: 'USD' },
  })
  const body = { employee_ids: [1, 2], effective_date: '2028-02-01' }
  const percent = await ask('POST', '/adjustments-item', {
    ...body,
    raise: { kind: 'percent', value: 7.25, round_to: 10_000 },
  })
  // 6,000,000 × 1.0725 = 6,435,000 → 6,440,000 kip; 333.33 × 1.0725 = 357.496… → 357.50 USD
  expect(percent.json.data.rows).toMatchObject([
    { target: 6_440_000, currency: 'LAK' },
    { target: 35_750, currency: 'USD' },
  ])
  const by = await ask('POST', '/adjustments-item', { ...body, raise: { kind: 'by', value: 100_000 } })
  expect([by.status, by.json.errors.employee_ids]).toEqual([
    422,
    [expect.stringContaining('1002 Namfon Xaiya: has a salary in another currency')],
  ])
  const unknown = await ask('POST', '/adjustments-item', {
    ...body,
    raise: { kind: 'to', value: 100, currency: 'XXX' },
  })
  expect(unknown.status).toBe(422)
  // 100.00 USD × 21,000 = 2,100,000 kip: lower than 6,000,000 kip and below the minimum wage.
  const to = await ask('POST', '/adjustments-item', {
    ...{ ...body, employee_ids: [1] },
    raise: { kind: 'to', value: 10_000, currency: 'USD' },
  })
  expect(to.json.data.warnings.map(({ code }: { code: string }) => code)).toEqual([
    'other_currency',
    'lower',
    'below_minimum_wage',
  ])
})

test('a currency that a salary, a position or a rate uses is not deleted', async () => {
  const { data } = (await call(world, 'provider', 'GET', '/admin/currency')).json
  const idOf = (code: string) => data.find((one: { code: string }) => one.code === code)
  const refused = await call(world, 'provider', 'DELETE', `/admin/currency/${idOf('USD').id}`)
  expect([refused.status, refused.json.code]).toEqual([409, 'in_use'])
  expect(refused.json.details.uses.map(({ label }: { label: string }) => label)).toContain(
    'Salaries of employees',
  )
  const renamed = await call(world, 'provider', 'PUT', `/admin/currency/${idOf('USD').id}`, {
    ...{ code: 'UST', name: 'x', version: idOf('USD').version },
  })
  expect([renamed.status, renamed.json.code]).toEqual([409, 'in_use'])
  expect((await call(world, 'provider', 'DELETE', `/admin/currency/${idOf('VND').id}`)).status).toBe(200)
})

test('the record says correction or raise when only the currency changes', async () => {
  const { data: stored } = (await ask('GET', '/employee/2')).json
  expect(stored).toMatchObject({ base_salary: 3_000_000, salary_currency: 'LAK' })
  const body = { ...stored, base_salary: 30_000, salary_currency: 'USD' }
  const asked = await ask('PUT', '/employee/2', body)
  expect([asked.json.code, asked.json.details]).toMatchObject([
    'salary_change_unclear',
    {
      current_currency: 'LAK',
      target: 30_000,
      target_currency: 'USD',
      is_lower: false,
      is_below_minimum_wage: false,
    },
  ])
  const saved = await ask('PUT', '/employee/2', { ...body, salary_change: { kind: 'correction' } })
  expect(saved.json.data).toMatchObject({ base_salary: 30_000, salary_currency: 'USD' })
  const unknown = await ask('PUT', '/employee/2', {
    ...{ ...saved.json.data, salary_currency: 'EEK' },
    salary_change: { kind: 'correction' },
  })
  expect([unknown.status, Object.keys(unknown.json.errors)]).toEqual([422, ['salary_currency']])
  const clerk = await call(world, 'clerk', 'POST', '/company-exchange', {
    ...{ currency: 'USD', in_force_from: '2026-01-01', rate: 1 },
  })
  expect(clerk.status).toBe(403)
  expect((await call(world, 'khamla', 'GET', '/company-exchange')).status).toBe(403)
  expect((await call(world, 'stranger', 'GET', '/company-exchange')).json.data).toEqual([])
})

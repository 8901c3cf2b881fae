import { afterAll, beforeAll, expect, test } from 'vitest'
import { employeesEndpoints } from '#features/employees/server/index.ts'
import { readLaw } from '#features/statutory-values/server/index.ts'
import { withTestDatabase } from '#kit/database/testing.ts'
import type { PayDifference } from '../../contract.ts'
import { readLockedRuns, readOpenRuns } from '../index.ts'
import { calculate, call, compareNow, newRun, openWorld, type World } from '../payroll-world.test-data.ts'

/** Benefits of 1001 (all of April) and 1002 (from 16 April, 15 of its 30 days), entered in the record of the employee. */
const TYPES = `
  select set_config('app.company_id', '1', false);
  insert into benefit_type (company_id, id, name, is_taxable, in_sso_base) overriding system value values
    (1, 60, 'Meal', true, true), (1, 61, 'Fuel', false, false);
  insert into employee_benefit (company_id, employee_id, benefit_type_id, amount, first_day) values
    (1, 1, 60, 200000, '2026-01-01'), (1, 2, 60, 200001, '2026-01-01')`

const database = withTestDatabase()
let world: World
let april: number
beforeAll(async () => {
  const readMinimumWage = async (tx: Parameters<typeof readLaw>[0], day: string) =>
    (await readLaw(tx, day)).minimumWage.amount
  world = await openWorld(
    database(),
    employeesEndpoints({ importExtensions: [], readLockedRuns, readOpenRuns, readMinimumWage }),
  )
  await database().asOwner((client) => client.query(TYPES))
  april = await newRun(world, '2026-04')
  await calculate(world, april)
  expect((await post(`/payrolls-item/${april}/approve`, { confirmed: true })).status).toBe(200)
})
afterAll(() => world?.close())

const post = (path: string, body?: object) => call(world, 'admin', 'POST', path, body)
const inOne = (sql: string) => database().inCompany(1, (tx) => tx.unknownRows(sql))

interface Line {
  id?: number
  type: number
  amount: number
  first_month?: string | null
  last_month?: string | null
}

/** Saves the record of an employee with these benefits. */
async function save(employee: number, benefits: Line[], benefit_change?: object) {
  const { data } = (await call(world, 'admin', 'GET', `/employee/${employee}`)).json
  const record = Object.fromEntries(Object.entries(data).filter(([name]) => RECORD.has(name)))
  const body = { ...record, benefits, ...(benefit_change && { benefit_change }) }
  const { status, json } = await call(world, 'admin', 'PUT', `/employee/${employee}`, body)
  expect([status, json.errors]).toEqual([200, undefined])
}
const RECORD = new Set([
  ...[
    'emp_number',
    'name',
    'surname',
    'en_name',
    'en_surname',
    'gender',
    'birth_date',
    'start_date',
    'end_date',
  ],
  ...['is_sso', 'include_salary_tax', 'sso_number', 'base_salary', 'salary_currency', 'version'],
  ...['bank_id', 'bank_account', 'bank_account_name'],
])

const stored = async (employee: number): Promise<(Line & { id: number })[]> =>
  (await call(world, 'admin', 'GET', `/employee/${employee}`)).json.data.benefits

/** Amount, name, was, now and marks of what is open of April. */
async function open(employee: number) {
  await compareNow(world)
  const path = `/payroll-difference?status=open&employee_id=${employee}`
  const rows: PayDifference[] = (await call(world, 'admin', 'GET', path)).json.data
  return rows.flatMap(({ lines }) =>
    lines.map((one) => [one.name, one.was, one.now, one.amount, one.taxable, one.in_sso_base]),
  )
}

test('a change from a later month is no difference of an earlier one', async () => {
  const meal = (await stored(1))[0]
  await save(1, [{ id: meal?.id ?? 0, type: 60, amount: 350_000 }], {
    kind: 'change',
    first_month: '2026-05',
  })
  expect((await stored(1)).map(({ amount, first_month }) => [first_month, amount])).toEqual([
    ['2026-01', 200_000],
    ['2026-05', 350_000],
  ])
  await save(2, [
    { id: (await stored(2))[0]?.id ?? 0, type: 60, amount: 200_001 },
    { type: 61, amount: 99_999, first_month: '2026-05' },
  ])
  expect([await open(1), await open(2)]).toEqual([[], []])
})

test('one that is entered late for an earlier month is its difference, by days of employment and with its marks', async () => {
  const kept = (await stored(2)).map(({ id, type, amount }) => ({ id, type, amount }))
  await save(2, [...kept, { type: 61, amount: 111_111, first_month: '2026-04', last_month: '2026-04' }])
  // 15 of 30 days: 111,111 ÷ 2 = 55,555.5.
  expect(await open(2)).toEqual([['Fuel', 0, 55_556, 55_556, false, false]])
})

test('a corrected amount is the difference of the months that it was wrong in, and the end before the month takes it back', async () => {
  const all = await stored(2)
  const meal = all.find(({ type }) => type === 60)
  const others = all.filter(({ type }) => type !== 60)
  await save(2, [{ id: meal?.id ?? 0, type: 60, amount: 300_000 }, ...others], { kind: 'correction' })
  // 200,001 ÷ 2 = 100,000.5 was paid as 100,001.
  expect(await open(2)).toEqual([
    ['Meal', 100_001, 150_000, 49_999, true, true],
    ['Fuel', 0, 55_556, 55_556, false, false],
  ])
  await save(2, [{ id: meal?.id ?? 0, type: 60, amount: 300_000, last_month: '2026-03' }, ...others])
  expect(await open(2)).toEqual([
    ['Meal', 100_001, 0, -100_001, true, true],
    ['Fuel', 0, 55_556, 55_556, false, false],
  ])
})

test('another name, and other marks of the kind, are no difference', async () => {
  const before = [await open(1), await open(2)]
  await inOne(
    `update benefit_type set name = 'Food', is_taxable = false, in_sso_base = false where company_id = 1 and id = 60`,
  )
  expect([await open(1), await open(2)]).toEqual(before)
})

test('what was settled stays settled under another name, and a withdrawn benefit is taken back once', async () => {
  const rows = (await call(world, 'admin', 'GET', '/payroll-difference?status=open&employee_id=2')).json.data
  const may = await newRun(world, '2026-05')
  await post('/payroll-difference/settle', { ids: rows.map(({ id }: PayDifference) => id), run_id: may })
  await calculate(world, may)
  expect((await post(`/payrolls-item/${may}/approve`, { confirmed: true })).status).toBe(200)
  await inOne(`update benefit_type set name = 'Transport' where company_id = 1 and id = 61`)
  expect(await open(2)).toEqual([])
  const left = (await stored(2)).filter(({ first_month }) => first_month !== '2026-04')
  await inOne(
    `delete from employee_benefit where company_id = 1 and employee_id = 2 and first_day = '2026-04-01'`,
  )
  expect(left).toHaveLength(2)
  expect(await open(2)).toEqual([['Fuel', 0, 0, -55_556, false, false]])
})

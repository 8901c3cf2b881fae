import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { MAX_PASTED_ADJUSTMENTS, type SalaryAdjustment } from '#features/employees/contract.ts'
import { employeesEndpoints } from '#features/employees/server/index.ts'
import { multipart } from '#features/employees/server/test-server.test-data.ts'
import { readLaw } from '#features/statutory-values/server/index.ts'
import { withTestDatabase } from '#kit/database/testing.ts'
import { writeWorkbook } from '#kit/server/excel/write-workbook.ts'
import { readLockedRuns, readOpenRuns } from './index.ts'
import { calculate, call, newRun, openWorld, type World } from './payroll-world.test-data.ts'

const database = withTestDatabase()
let world: World
beforeAll(async () => {
  const readMinimumWage = async (tx: Parameters<typeof readLaw>[0], day: string) =>
    (await readLaw(tx, day)).minimumWage.amount
  world = await openWorld(
    database(),
    employeesEndpoints({ importExtensions: [], readLockedRuns, readOpenRuns, readMinimumWage }),
  )
})
afterAll(() => world?.close())

const PATH = '/adjustments-item'
const ask = (method: 'GET' | 'POST' | 'PUT', path: string, body?: object) =>
  call(world, 'admin', method, path, body)
const raise = (changes: object) =>
  ask('POST', PATH, {
    employee_ids: [1],
    effective_date: '2027-03-16',
    raise: { kind: 'to', value: 6_500_000 },
    ...changes,
  })
const adjustments = async (query = ''): Promise<SalaryAdjustment[]> =>
  (await ask('GET', `${PATH}?employee_id=1${query}`)).json.data
const slip = async (run: number) => (await ask('GET', `/payrolls-item/${run}/payslips/1`)).json.data

test('a raise in the middle of a month is reviewed before it is stored, and paid by days', async () => {
  const review = await raise({})
  expect(review.json.data).toMatchObject({
    recorded: null,
    rows: [{ emp_number: '1001', current: 6_000_000, target: 6_500_000 }],
    warnings: [],
  })
  expect(await adjustments()).toHaveLength(1)
  expect((await raise({ confirmed: true, remark: 'Good work' })).json.data.recorded).toBe(1)
  expect((await adjustments())[0]).toMatchObject({
    ...{ effective_date: '2027-03-16', previous_salary: 6_000_000, base_salary: 6_500_000 },
    ...{ remark: 'Good work', created_by: 'admin', status: 'upcoming' },
  })
  const march = await newRun(world, '2027-03')
  await calculate(world, march)
  // 15 days of 6,000,000 and 16 days of 6,500,000: (90,000,000 + 104,000,000) / 31 = 6,258,064.5
  expect((await slip(march)).base).toBe(6_258_065)
})

test('a benefit is paid in the runs whose last day is in its months', async () => {
  await database().asOwner((client) =>
    client.query(`
    select set_config('app.company_id', '1', false);
    insert into benefit_type (company_id, id, name) overriding system value values (1, 60, 'Meal');
    insert into employee_benefit (company_id, employee_id, benefit_type_id, amount, first_day, last_day) values
      (1, 2, 60, 200000, null, '2029-03-31'), (1, 2, 60, 300000, '2029-04-01', '2029-04-30')`),
  )
  const paid = []
  for (const month of ['2029-03', '2029-04', '2029-05']) {
    const run = await newRun(world, month)
    await calculate(world, run)
    paid.push((await ask('GET', `/payrolls-item/${run}/payslips/2`)).json.data.benefits)
  }
  expect(paid).toEqual([200_000, 300_000, 0])
})

test('several people by per cent, rounded; who is lowered or below the minimum wage is named', async () => {
  const body = { employee_ids: [1, 2], effective_date: '2027-06-01' }
  const more = await raise({ ...body, raise: { kind: 'percent', value: 7.25, round_to: 10_000 } })
  // 6,500,000 × 1.0725 = 6,971,250; 3,000,000 × 1.0725 = 3,217,500
  expect(more.json.data.rows.map(({ target }: { target: number }) => target)).toEqual([6_970_000, 3_220_000])
  const less = await raise({ ...body, raise: { kind: 'by', value: -600_000 } })
  expect(less.json.data.warnings).toMatchObject([
    { code: 'lower', emp_number: '1001' },
    { code: 'lower', emp_number: '1002' },
    { code: 'below_minimum_wage', emp_number: '1002' },
  ])
})

test('nobody without a salary, who has left, or twice on a day; nothing is stored then', async () => {
  const refused = await raise({ employee_ids: [1, 3], confirmed: true })
  expect([refused.status, Object.keys(refused.json.errors)]).toEqual([422, ['employee_ids']])
  const twice = await raise({ raise: { kind: 'to', value: 7_000_000 }, confirmed: true })
  expect(twice.json.errors.employee_ids).toEqual([expect.stringContaining('1001')])
  const foreign = await raise({ employee_ids: [9], confirmed: true })
  expect(Object.keys(foreign.json.errors)).toEqual(['employee_ids.0'])
  expect(await adjustments()).toHaveLength(2)
})

test('rows from Excel are stored all or none, with errors by row', async () => {
  const row = { emp_number: '1001', effective_date: '2028-01-01', target_salary: 7_000_000 }
  const rows = [row, { ...row, emp_number: '7777' }, { ...row, effective_date: '2027-03-16' }]
  const refused = await ask('POST', `${PATH}/rows`, { rows })
  expect([refused.status, Object.keys(refused.json.errors)]).toEqual([
    422,
    ['rows.1.emp_number', 'rows.2.emp_number'],
  ])
  expect((await ask('POST', `${PATH}/rows`, { rows: [row] })).json.data).toMatchObject({
    recorded: 1,
    unchanged: 0,
  })
  expect((await ask('POST', `${PATH}/rows`, { rows: [row] })).json.data).toMatchObject({
    recorded: 0,
    unchanged: 1,
  })
})

test('a day before the start date or after the last day is refused, one by one and from Excel', async () => {
  const refused = await raise({ employee_ids: [2], effective_date: '2026-04-15', confirmed: true })
  expect(refused.json.errors.employee_ids).toEqual([expect.stringContaining('1002')])
  await ask('PUT', '/employee/3', { ...(await ask('GET', '/employee/3')).json.data, end_date: '2026-08-31' })
  const rows = [
    { emp_number: '1002', effective_date: '2026-04-15', target_salary: 3_500_000 },
    { emp_number: '1003', effective_date: '2026-09-01', target_salary: 3_500_000 },
  ]
  const pasted = await ask('POST', `${PATH}/rows`, { rows, confirmed: true })
  expect(pasted.json.errors).toEqual({
    'rows.0.emp_number': ['this day is before the start date'],
    'rows.1.emp_number': ['left before this day'],
  })
})

test('who is lowered or below the minimum wage by a table of Excel is named before it is stored', async () => {
  const row = { emp_number: '1002', effective_date: '2029-01-01', target_salary: 2_400_000 }
  const asked = await ask('POST', `${PATH}/rows`, { rows: [row] })
  expect(asked.json.data).toMatchObject({
    recorded: null,
    warnings: [
      { code: 'lower', emp_number: '1002' },
      { code: 'below_minimum_wage', emp_number: '1002' },
    ],
  })
})

test('the largest table from Excel is within the limit of the request', async () => {
  const remark = 'ປັບເງິນເດືອນປະຈຳປີ'
  const rows = Array.from({ length: MAX_PASTED_ADJUSTMENTS }, (_, at) => ({
    ...{ emp_number: `EMP-${10_000 + at}`, effective_date: '2029-01-01', target_salary: 12_345_678, remark },
  }))
  const { status, json } = await ask('POST', `${PATH}/rows`, { rows })
  expect([status, Object.keys(json.errors)]).toEqual([422, expect.objectContaining({ length: rows.length })])
})

describe('an approved run', () => {
  let march = 0
  test('is named before a raise into its days is stored, and keeps its payslips', async () => {
    const [{ id }] = (await ask('GET', '/payrolls-item?year=2027')).json.data
    march = id
    await calculate(world, march)
    expect((await ask('POST', `/payrolls-item/${march}/approve`, {})).status).toBe(200)
    const review = await raise({ effective_date: '2027-03-20', raise: { kind: 'to', value: 6_600_000 } })
    expect(review.json.data.warnings).toMatchObject([
      { code: 'in_locked_run', run: { id: march, status: 'approved' } },
    ])
    const stored = await raise({
      effective_date: '2027-03-20',
      raise: { kind: 'to', value: 6_600_000 },
      confirmed: true,
    })
    expect(stored.json.data.recorded).toBe(1)
    expect((await slip(march)).base).toBe(6_258_065)
  })

  test('keeps the adjustment that it used: an adjustment back is proposed; others can be cancelled', async () => {
    const all = await adjustments()
    const used = all.find(({ effective_date }) => effective_date === '2027-03-20')
    const cancel = (id = 0) => ask('POST', `${PATH}/${id}/cancel`, { reason: 'Mistake' })
    expect((await cancel(used?.id)).json).toMatchObject({
      code: 'adjustment_used',
      details: {
        runs: [{ id: march }],
        counter: { employee_id: 1, effective_date: '2027-04-01', target_salary: 6_500_000 },
      },
    })
    const later = all.find(({ effective_date }) => effective_date === '2028-01-01')
    expect((await cancel(later?.id)).json.data).toEqual({ cancelled: true })
    expect((await cancel(later?.id)).status).toBe(404)
    expect(await adjustments('&status=cancelled')).toMatchObject([
      { id: later?.id, status: 'cancelled', cancel_reason: 'Mistake', cancelled_by: 'admin' },
    ])
    // The day is free again.
    expect((await raise({ effective_date: '2028-01-01', confirmed: true })).json.data.recorded).toBe(1)
    expect(
      (await call(world, 'stranger', 'POST', `${PATH}/${used?.id}/cancel`, { reason: 'x' })).status,
    ).toBe(404)
    expect((await call(world, 'clerk', 'GET', PATH)).status).toBe(403)
  })

  test('is named before a last day inside it is stored, in the record and in the preview of a file', async () => {
    const before = (await ask('GET', '/employee/1')).json.data
    const asked = await ask('PUT', '/employee/1', { ...before, end_date: '2027-03-10' })
    expect([asked.status, asked.json]).toMatchObject([
      409,
      { code: 'employment_in_locked_run', details: { runs: [{ id: march, status: 'approved' }] } },
    ])
    const columns = [
      { key: 'emp_number', header: 'Employee number', type: 'text' as const },
      { key: 'end_date', header: 'End date', type: 'text' as const },
    ]
    const rows = [{ emp_number: '1001', end_date: '10/03/2027' }]
    const { payload, headers } = multipart(
      'dates.xlsx',
      await writeWorkbook({ sheets: [{ name: 'Employees', columns, rows }] }),
    )
    const authorization = `Bearer ${world.tokens.admin}`
    const url = '/api/employee/import'
    const uploaded = await world.app.inject({
      ...{ method: 'POST', url, payload },
      headers: { ...headers, authorization },
    })
    const { id } = uploaded.json().data
    const checked = await ask('POST', `/employee/import/${id}/check`, {})
    const [{ title }] = (await ask('GET', '/payrolls-item?year=2027')).json.data
    expect(checked.json.data.locked_runs).toEqual([{ key: 'end_date', run: title, count: 1 }])
    const commit = (body: object) =>
      ask('POST', `/employee/import/${id}/commit`, { accept: ['end_date'], ...body })
    expect(await commit({})).toMatchObject({
      status: 409,
      json: {
        code: 'import_in_locked_run',
        details: { runs: [{ key: 'end_date', run: title, count: 1 }] },
      },
    })
    expect((await ask('GET', '/employee/1')).json.data.end_date).toBeNull()
    const saved = await ask('PUT', '/employee/1', {
      ...before,
      end_date: '2027-03-10',
      dates_confirmed: true,
    })
    expect(saved.json.data.end_date).toBe('2027-03-10')
    const back = { ...saved.json.data, end_date: null, dates_confirmed: true }
    expect((await ask('PUT', '/employee/1', back)).json.data.end_date).toBeNull()
    const later = {
      ...back,
      end_date: '2029-12-31',
      dates_confirmed: false,
      version: saved.json.data.version + 1,
    }
    const unasked = await ask('PUT', '/employee/1', later)
    expect(unasked.status).toBe(200)
    await ask('PUT', '/employee/1', { ...unasked.json.data, end_date: null })
  })
})

describe('a changed base salary in the record of an employee', () => {
  const record = async () => (await ask('GET', '/employee/2')).json.data
  const put = async (more: object) => ask('PUT', '/employee/2', { ...(await record()), ...more })

  test('asks whether it is a raise or a correction, and names the runs that are not approved', async () => {
    const draft = await newRun(world, '2026-11')
    const asked = await put({ base_salary: 3_200_000 })
    expect(asked.json).toMatchObject({
      code: 'salary_change_unclear',
      details: {
        current: 3_000_000,
        target: 3_200_000,
        effective_date: '2026-04-16',
        minimum_wage: 2_500_000,
      },
    })
    const open = asked.json.details.open_runs as { id: number; status: string }[]
    expect(open.find(({ id }) => id === draft)).toMatchObject({ status: 'draft' })
    expect((await put({ base_salary: 3_000_000, en_name: 'Nam' })).status).toBe(200)
  })

  test('a raise of the 16th pays both salaries by days; a correction changes the history', async () => {
    // 2,800,000 to the 15th and 3,200,000 from the 16th of a month of 30 days are 3,000,000.
    const corrected = await put({ base_salary: 2_800_000, salary_change: { kind: 'correction' } })
    expect(corrected.json.data.salaries).toMatchObject([
      { effective_date: '2026-04-16', base_salary: 2_800_000 },
    ])
    const change = { kind: 'raise', effective_date: '2026-09-16' }
    const raised = await put({ base_salary: 3_200_000, salary_change: change })
    expect(raised.json.data.salaries).toMatchObject([
      { effective_date: '2026-09-16', base_salary: 3_200_000, reason: 'adjustment' },
      { effective_date: '2026-04-16', base_salary: 2_800_000, reason: 'hire' },
    ])
    const september = await newRun(world, '2026-09')
    await calculate(world, september)
    const payslip = (await ask('GET', `/payrolls-item/${september}/payslips/2`)).json.data
    expect(payslip.base).toBe(3_000_000)
  })
})

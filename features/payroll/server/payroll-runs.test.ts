import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { saveSchedules } from '#features/schedules/server/index.ts'
import { withTestDatabase } from '#kit/database/testing.ts'
import { calculate, call, newRun, openWorld, type World } from './payroll-world.test-data.ts'

const database = withTestDatabase()
let world: World
beforeAll(async () => {
  world = await openWorld(database())
})
afterAll(() => world.close())

const asOwner = (sql: string) =>
  database().asOwner(async (client) => {
    await client.query(`select set_config('app.company_id', '1', false)`)
    return (await client.query(sql)).rows
  })

describe('a run', () => {
  test('starts as a draft with the divisors of the company, and can be edited, deleted, calculated', async () => {
    const id = await newRun(world, '2026-01')
    const { json } = await call(world, 'admin', 'GET', `/payrolls-item/${id}`)
    expect(json.data).toMatchObject({
      title: 'Month 2026-01',
      status: 'draft',
      mode: 'monthly',
      days_per_month: 26,
      hours_per_day: 8,
      is_calculating: false,
      calculation: null,
      totals: null,
      can: ['edit', 'delete', 'calculate'],
      created_by: 'admin',
    })
  })

  test('is refused with an unknown date, a last day before the first, or a title that is taken', async () => {
    const make = (body: object) => call(world, 'admin', 'POST', '/payrolls-item', body)
    const unknown = await make({ title: 'x', from_date: '2026-02-30', to_date: '2026-03-01' })
    expect([unknown.status, Object.keys(unknown.json.errors)]).toEqual([422, ['from_date']])
    const backwards = await make({ title: 'x', from_date: '2026-03-02', to_date: '2026-03-01' })
    expect([backwards.status, Object.keys(backwards.json.errors)]).toEqual([422, ['to_date']])
    await newRun(world, '2026-02')
    const taken = await make({ title: 'Month 2026-02', from_date: '2026-02-01', to_date: '2026-02-28' })
    expect([taken.status, taken.json.code]).toEqual([409, 'duplicate'])
  })

  test('does not pay a deleted working-year band, and pays it again once it is recovered', async () => {
    await asOwner(`insert into working_year_band (company_id, min_years, amount) values (1, 0, 70000)`)
    const id = await newRun(world, '2025-06')
    const paid = async (deleted: string) => {
      await asOwner(`update working_year_band set deleted_at = ${deleted} where company_id = 1`)
      await calculate(world, id)
      const [slip] = await asOwner(
        `select seniority from payslip join payroll_run using (company_id, calculation_id)
         where payslip.company_id = 1 and payroll_run.id = ${id} and employee_id = 1`,
      )
      return Number(slip?.seniority)
    }
    expect([await paid('now()'), await paid('null')]).toEqual([0, 70_000])
    await asOwner('delete from working_year_band where company_id = 1')
  })

  test('deducts every shift without a scan, but nothing for an employee who does not clock in', async () => {
    const office = {
      ...{ in: '08:00', out: '17:00', earliest_in: '06:00', earliest_out: '15:00', half_from: '12:00' },
      ...{ half_to: '13:00', allowed_late: 10, absence_minutes: 120 },
    }
    const week = { mon: office, tue: office, wed: office, thu: office, fri: office }
    await database().inCompany(1, (tx) =>
      saveSchedules(tx, { Office: week }, { accountId: null, name: 'test' }),
    )
    await asOwner(
      `insert into schedule_assignment (company_id, employee_id, schedule_id, first_day, last_day)
       select 1, 1, id, '2025-11-01', '2025-11-30' from schedule where company_id = 1`,
    )
    const id = await newRun(world, '2025-11')
    const paid = async (doesNotClockIn: boolean) => {
      await asOwner(
        `update employee set does_not_clock_in = ${doesNotClockIn} where company_id = 1 and id = 1`,
      )
      await asOwner(
        `insert into attendance_change (company_id, employee_id, first_day, last_day) values (1, 1, '2025-11-01', '2025-11-30')`,
      )
      await calculate(world, id)
      const { json } = await call(world, 'admin', 'GET', `/payrolls-item/${id}/payslips?search=1001`)
      const { base, absence, gross, person } = json.data[0]
      return {
        base,
        absence,
        gross,
        flag: person.does_not_clock_in,
        days: person.days_worked,
        left: person.leave_left,
      }
    }
    // 20 working days without a scan: 20 / 26 of 5,000,000 kip.
    expect(await paid(false)).toEqual({
      ...{ base: 5_000_000, absence: 3_846_154, gross: 1_153_846, flag: false },
      ...{ days: 0, left: undefined },
    })
    // 15 days of annual leave a year, one of which is taken on a working day and one on a Sunday.
    await asOwner(
      `with made as (insert into leave_type (company_id, name, category, amount, is_paid) values (1, 'Annual', 'annual', 15, true) returning id)
       insert into leave_request (company_id, employee_id, leave_type_id, start_date, end_date, part, status)
       select 1, 1, id, '2025-11-02'::date, '2025-11-03'::date, 'full', 'success' from made`,
    )
    expect(await paid(true)).toEqual({
      ...{ base: 5_000_000, absence: 0, gross: 5_000_000, flag: true },
      ...{ days: undefined, left: 14 },
    })
  })

  test('stores a decimal number of hours exactly', async () => {
    const id = await newRun(world, '2026-03', { hours_per_day: 7.5, days_per_month: 25.5 })
    const { json } = await call(world, 'admin', 'GET', `/payrolls-item/${id}`)
    expect([json.data.hours_per_day, json.data.days_per_month]).toEqual([7.5, 25.5])
    expect((await calculate(world, id)).status).toBe('done')
  })

  test('is a draft again after a change of its dates, and an old version is refused', async () => {
    const id = await newRun(world, '2025-10')
    await calculate(world, id)
    const { json } = await call(world, 'admin', 'GET', `/payrolls-item/${id}`)
    expect(json.data.status).toBe('calculated')
    const body = {
      title: 'October',
      from_date: '2025-10-01',
      to_date: '2025-10-30',
      version: json.data.version,
    }
    const changed = await call(world, 'admin', 'PUT', `/payrolls-item/${id}`, body)
    expect(changed.json.data).toMatchObject({ title: 'October', status: 'draft', totals: null })
    const stale = await call(world, 'admin', 'PUT', `/payrolls-item/${id}`, body)
    expect([stale.status, stale.json.code]).toEqual([409, 'stale_version'])
    expect((await call(world, 'admin', 'DELETE', `/payrolls-item/${id}`)).status).toBe(200)
    expect((await call(world, 'admin', 'GET', `/payrolls-item/${id}`)).status).toBe(404)
    expect(await asOwner(`select from payslip where run_id = ${id}`)).toEqual([])
  })
})

describe('calculating', () => {
  test('ten simultaneous requests are one calculation', async () => {
    const id = await newRun(world, '2025-12')
    const presses = await Promise.all(
      Array.from({ length: 10 }, () => call(world, 'admin', 'POST', `/payrolls-item/${id}/calculate`)),
    )
    expect(presses.map((press) => press.status)).toEqual(Array(10).fill(200))
    expect(new Set(presses.map((press) => press.json.data.id)).size).toBe(1)
    for (let status = ''; status !== 'done'; )
      status = (await call(world, 'admin', 'GET', `/payrolls-item/${id}/progress`)).json.data.status
    expect(await asOwner(`select status from payroll_calculation where run_id = ${id}`)).toEqual([
      { status: 'done' },
    ])
    expect((await asOwner(`select from payslip where run_id = ${id}`)).length).toBe(1)
    const [press] = presses
    // A later request starts another one, because its inputs can have changed.
    expect((await calculate(world, id)).id).not.toBe(press?.json.data.id)
  })

  test('pays all employees except the one with invalid data, who is listed with the reason', async () => {
    const id = await newRun(world, '2026-04')
    expect(await calculate(world, id)).toMatchObject({ status: 'done', stage: 'done', done: 3, total: 3 })
    const run = (await call(world, 'admin', 'GET', `/payrolls-item/${id}`)).json.data
    expect(run.counts).toMatchObject({ employees: 2, problems: 1, unpayable: 0 })
    expect(run.totals.base).toBe(5_000_000 + 1_500_000)
    const problems = (await call(world, 'admin', 'GET', `/payrolls-item/${id}/problems`)).json
    expect(problems.data).toMatchObject([{ emp_number: '1003', name: 'ສົມ ບຸນ', code: 'no_base_salary' }])
  })

  test('immediately replaces a calculation of a killed process, whose rows never count', async () => {
    const id = await newRun(world, '2025-08')
    const [dead] = await asOwner(
      `insert into payroll_calculation (company_id, run_id, status, heartbeat_at)
       values (1, ${id}, 'running', now() - interval '11 seconds') returning id`,
    )
    await asOwner(
      `insert into payslip select (json_populate_record(p, json_build_object('calculation_id', ${dead.id}, 'run_id', ${id},
         'employee_id', 77))).* from payslip p limit 1`,
    )
    const before = (await call(world, 'admin', 'GET', `/payrolls-item/${id}/payslips`)).json
    expect(before.data).toEqual([])
    const done = await calculate(world, id)
    expect(done.status).toBe('done')
    expect(done.id).not.toBe(dead.id)
    const rows = await asOwner(`select calculation_id, employee_id from payslip where run_id = ${id}`)
    expect(rows).toEqual([{ calculation_id: String(done.id), employee_id: '1' }])
  })
})

describe('payslips', () => {
  let id: number
  beforeAll(async () => {
    id = await newRun(world, '2026-05')
    await calculate(world, id)
  })

  test('are found by Lao and Latin names and by number, and the totals match', async () => {
    for (const search of ['ຄຳຫລ້າ', 'khamla v', '1001']) {
      const found = await call(
        world,
        'admin',
        'GET',
        `/payrolls-item/${id}/payslips?search=${encodeURIComponent(search)}`,
      )
      expect(found.json.data.map((row: { emp_number: string }) => row.emp_number)).toEqual(['1001'])
      expect(found.json.meta.totals.net).toBe(found.json.data[0].net)
    }
    const sorted = await call(world, 'admin', 'GET', `/payrolls-item/${id}/payslips?sort=net&per_page=1`)
    expect(sorted.json.meta.total).toBe(2)
    expect(sorted.json.data[0].emp_number).toBe('1002')
    const kitchen = await call(world, 'admin', 'GET', `/payrolls-item/${id}/payslips?department_id=2`)
    expect(kitchen.json.data.map((row: { emp_number: string }) => row.emp_number)).toEqual(['1002'])
  })

  test('show each line with its inputs, and the law', async () => {
    const { json } = await call(world, 'admin', 'GET', `/payrolls-item/${id}/payslips/1`)
    expect(json.data.lines[0]).toMatchObject({
      code: 'base',
      how: {
        kind: 'monthly',
        of: 31,
        terms: [
          { base: 5_000_000, days: 15 },
          { base: 6_000_000, days: 16 },
        ],
      },
    })
    expect(json.data.law.incomeTax.from).toBe('2020-01-01')
    expect(json.data.company).toBe('Mekong')
  })

  test('compare with the previous month: new, removed and changed employees, and the causes', async () => {
    const april = (await call(world, 'admin', 'GET', '/payrolls-item?search=2026-04')).json.data[0].id
    const { json } = await call(world, 'admin', 'GET', `/payrolls-item/${id}/compare`)
    expect(json.meta).toMatchObject({
      with: { id: april },
      counts: { new: 0, gone: 0, changed: 2, unchanged: 0 },
    })
    const [namfon, khamla] = json.data
    expect(namfon).toMatchObject({ emp_number: '1002', kind: 'changed' })
    expect(namfon.causes[0]).toMatchObject({
      code: 'base',
      difference: 1_500_000,
      reason: { what: 'days', from: 15, to: 31 },
    })
    expect(khamla.causes[0]).toMatchObject({
      code: 'base',
      reason: { what: 'base_salary', from: 5_000_000 },
    })
    for (const row of json.data) {
      const sum = row.causes.reduce(
        (total: number, cause: { difference: number }) => total + cause.difference,
        0,
      )
      expect(sum).toBe(row.difference)
    }
    const march = await newRun(world, '2026-06')
    await calculate(world, march)
    const earlier = await newRun(world, '2025-09')
    await calculate(world, earlier)
    const other = await call(world, 'admin', 'GET', `/payrolls-item/${march}/compare?with=${earlier}`)
    expect(other.json.meta.counts).toMatchObject({ new: 1, changed: 1 })
  })

  test('are available as PDF in both languages and as one file for all', async () => {
    for (const language of ['la', 'en']) {
      const pdf = await call(
        world,
        'admin',
        'GET',
        `/payrolls-item/${id}/payslips/1.pdf?language=${language}`,
      )
      expect([pdf.status, pdf.bytes.subarray(0, 5).toString()]).toEqual([200, '%PDF-'])
    }
    const made = await call(world, 'admin', 'POST', `/payrolls-item/${id}/payslips.pdf?language=en`)
    const again = await call(world, 'admin', 'POST', `/payrolls-item/${id}/payslips.pdf?language=en`)
    expect(again.json.data.id).toBe(made.json.data.id)
    const path = `/payrolls-item/${id}/payslip-files/${made.json.data.id}`
    let file = made.json.data
    while (file.status === 'working') file = (await call(world, 'admin', 'GET', path)).json.data
    expect(file).toMatchObject({ status: 'done', done: 2, total: 2, language: 'en' })
    const all = await call(world, 'admin', 'GET', `${path}/payslips.pdf`)
    expect([all.status, all.bytes.subarray(0, 5).toString()]).toEqual([200, '%PDF-'])
    const exported = await database().inCompany(1, (tx) =>
      tx.unknownRows(`select after from audit_entry where company_id = 1 and action = 'export' and entity = 'payslip'
        and after ->> 'file' like '%.pdf' order by id`),
    )
    const one = { after: { rows: 1, has_salary: true } }
    expect(exported).toMatchObject([one, one, { after: { rows: 2, has_salary: true } }])
  })

  test('a user who cannot see bank accounts gets no file that contains them', async () => {
    const made = await call(world, 'admin', 'POST', `/payrolls-item/${id}/payslips.pdf?language=en`)
    const file = `/payrolls-item/${id}/payslip-files/${made.json.data.id}`
    for (const [method, path] of [
      ['GET', `/payrolls-item/${id}/bank-list.xlsx`],
      ['POST', `/payrolls-item/${id}/payslips.pdf`],
      ['GET', file],
      ['GET', `${file}/payslips.pdf`],
    ] as const)
      expect([path, (await call(world, 'clerk', method, path)).status]).toEqual([path, 403])
    expect((await call(world, 'clerk', 'GET', `/payrolls-item/${id}/register.xlsx`)).status).toBe(200)
  })

  test('are available as a register and as a bank list', async () => {
    for (const name of ['register', 'bank-list']) {
      const book = await call(world, 'admin', 'GET', `/payrolls-item/${id}/${name}.xlsx`)
      expect([book.status, book.bytes.subarray(0, 2).toString()]).toEqual([200, 'PK'])
    }
  })
})

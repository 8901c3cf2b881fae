import { afterAll, beforeAll, expect, test } from 'vitest'
import { saveSchedules } from '#features/schedules/server/index.ts'
import { addDays, todayInLaos } from '#kit/contract/days.ts'
import { withTestDatabase } from '#kit/database/testing.ts'
import { markDaysChanged } from '#kit/server/mark-days-changed.ts'
import type { ReadinessFinding } from '../../contract.ts'
import { call, newRun, openWorld, type World } from '../payroll-world.test-data.ts'

const database = withTestDatabase()
let world: World
/** March: 1001 and 1003 are employed; 1003 has no salary, account, number, schedule. */
let march: number

const shift = {
  ...{ in: '08:00', out: '17:00', earliest_in: '06:00', earliest_out: '15:00', half_from: '12:00' },
  ...{ half_to: '13:00', allowed_late: 10, absence_minutes: 120 },
}
const inOne = (sql: string) => database().inCompany(1, (tx) => tx.unknownRows(sql))
const markMarch = () =>
  database().inCompany(1, (tx) =>
    markDaysChanged(tx, { companyId: 1, employeeId: 1, firstDay: '2026-03-01', lastDay: '2026-03-31' }),
  )

beforeAll(async () => {
  world = await openWorld(database())
  const week = { mon: shift, tue: shift, wed: shift, thu: shift, fri: shift }
  await database().inCompany(1, (tx) =>
    saveSchedules(tx, { Office: week }, { accountId: null, name: 'test' }),
  )
  await inOne(`insert into schedule_assignment (company_id, employee_id, schedule_id, first_day)
    select 1, 1, id, '2020-01-06' from schedule where company_id = 1`)
  march = await newRun(world, '2026-03')
})
afterAll(() => world.close())

async function readinessOf(id: number) {
  const { status, json } = await call(world, 'admin', 'GET', `/payrolls-item/${id}/readiness`)
  expect(status).toBe(200)
  return json.data as { employees: number; findings: ReadinessFinding[]; overlaps: { title: string }[] }
}

/** The employee numbers of each finding. */
const byCode = (findings: readonly ReadinessFinding[]) =>
  Object.fromEntries(findings.map(({ code, people }) => [code, people.map((one) => one.emp_number)]))

test('employees without schedule, salary, account, number, and without a scan are named', async () => {
  const { employees, findings } = await readinessOf(march)
  expect(employees).toBe(2)
  expect(byCode(findings)).toEqual({
    no_schedule: ['1003'],
    no_scans: ['1001'],
    no_salary: ['1003'],
    no_bank_account: ['1003'],
    no_sso_number: ['1003'],
  })
  expect(findings[0]).toEqual({
    code: 'no_schedule',
    is_serious: true,
    target: 'schedules-of-employees',
    employees: 1,
    people: [{ employee_id: 3, emp_number: '1003', name: 'ສົມ ບຸນ', en_name: 'Som Boun' }],
  })
})

test('one scan is a forgotten scan instead of a month without scans', async () => {
  await inOne(`insert into scan (company_id, employee_id, scanned_at, source)
    values (1, 1, '2026-03-04 08:00+07', 'terminal')`)
  await markMarch()
  const codes = byCode((await readinessOf(march)).findings)
  expect(codes).not.toHaveProperty('no_scans')
  expect(codes).toMatchObject({ forgotten_scan: ['1001'] })
})

test('overtime that came to 0, leave without a shift, and requests that wait', async () => {
  // Sunday 8 March has no shift.
  await inOne(
    `insert into leave_type (company_id, id, name, is_paid) overriding system value values (1, 50, 'Own', false)`,
  )
  await inOne(`insert into leave_request (company_id, employee_id, leave_type_id, start_date, end_date, part, status) values
    (1, 1, 50, '2026-03-08', '2026-03-08', 'full', 'success'), (1, 1, 50, '2026-03-06', '2026-03-09', 'full', 'success'),
    (1, 3, 50, '2026-03-10', '2026-03-10', 'full', 'pending')`)
  await inOne(`insert into overtime_request (company_id, employee_id, work_date, from_time, to_time, status) values
    (1, 1, '2026-03-11', '17:00', '20:00', 'success'), (1, 3, '2026-03-11', '17:00', '20:00', 'approved'),
    (1, 3, '2026-03-12', '17:00', '20:00', 'rejected')`)
  await markMarch()
  expect(byCode((await readinessOf(march)).findings)).toMatchObject({
    overtime_zero: ['1001'],
    leave_without_shift: ['1001'],
    overtime_waiting: ['1003'],
    leave_waiting: ['1003'],
  })
  const { json } = await call(world, 'admin', 'GET', `/payrolls-item/${march}/readiness`)
  expect(json.data.zero_overtime).toEqual([
    {
      ...{ employee_id: 1, emp_number: '1001', name: 'ຄຳຫຼ້າ ວົງສາ', en_name: 'Khamla Vongsa' },
      ...{ work_date: '2026-03-11', from_time: '17:00', to_time: '20:00', reason: 'no_scan' },
    },
  ])
  await inOne(`delete from leave_request where company_id = 1 and start_date = '2026-03-08'`)
  expect(byCode((await readinessOf(march)).findings)).not.toHaveProperty('leave_without_shift')
})

test('a base salary of 0, and a schedule that ends within the period', async () => {
  await inOne(
    `insert into salary (company_id, employee_id, effective_date, base_salary, reason) values (1, 3, '2021-01-01', 0, 'hire')`,
  )
  await inOne(
    `update schedule_assignment set last_day = '2026-03-30' where company_id = 1 and employee_id = 1`,
  )
  const codes = byCode((await readinessOf(march)).findings)
  expect(codes).toMatchObject({ zero_salary: ['1003'], no_schedule: ['1001', '1003'] })
  expect(codes).not.toHaveProperty('no_salary')
  await inOne(`update schedule_assignment set last_day = null where company_id = 1 and employee_id = 1`)
})

test('days that are not over', async () => {
  const today = todayInLaos()
  const id = await newRun(world, '2026-01', { title: 'Week', from_date: today, to_date: addDays(today, 7) })
  expect(byCode((await readinessOf(id)).findings)).toMatchObject({ days_open: ['1001'] })
})

test('nothing is reported when nothing is missing; another run of the same days is named', async () => {
  await inOne(`update employee set deleted_at = now() where company_id = 1 and id = 3`)
  await inOne(`update employee set does_not_clock_in = true where company_id = 1 and id = 1`)
  const june = await newRun(world, '2025-06')
  expect(await readinessOf(june)).toMatchObject({ employees: 1, findings: [], overlaps: [] })
  const half = { title: 'Half', from_date: '2025-06-16', to_date: '2025-07-15', confirmed: true }
  await newRun(world, '2025-06', half)
  expect((await readinessOf(june)).overlaps.map(({ title }) => title)).toEqual(['Half'])
})

test('other companies do not find it, and users without payroll do not see it', async () => {
  expect((await call(world, 'stranger', 'GET', `/payrolls-item/${march}/readiness`)).status).toBe(404)
  expect((await call(world, 'khamla', 'GET', `/payrolls-item/${march}/readiness`)).status).toBe(403)
})

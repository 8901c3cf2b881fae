import { afterAll, beforeAll, expect, test } from 'vitest'
import { saveSchedules } from '#features/schedules/server/index.ts'
import { withTestDatabase } from '#kit/database/testing.ts'
import { markDaysChanged } from '#kit/server/mark-days-changed.ts'
import type { RunChanges } from '../../contract.ts'
import { calculate, call, newRun, openWorld, type World } from '../payroll-world.test-data.ts'

const database = withTestDatabase()
let world: World
let id: number

const shift = {
  ...{ in: '08:00', out: '17:00', earliest_in: '06:00', earliest_out: '15:00', half_from: '12:00' },
  ...{ half_to: '13:00', allowed_late: 10, absence_minutes: 120 },
}
const inOne = (sql: string) => database().inCompany(1, (tx) => tx.unknownRows(sql))
const asOwner = (sql: string) =>
  database().asOwner(async (client) => {
    await client.query(`select set_config('app.company_id', '1', false)`)
    await client.query(sql)
  })

/** March of 1001, who has a schedule and an unpaid leave, and of 1003, who cannot be paid. */
beforeAll(async () => {
  world = await openWorld(database())
  const week = { mon: shift, tue: shift, wed: shift, thu: shift, fri: shift }
  await database().inCompany(1, (tx) =>
    saveSchedules(tx, { Office: week }, { accountId: null, name: 'test' }),
  )
  await inOne(`insert into schedule_assignment (company_id, employee_id, schedule_id, first_day)
    select 1, 1, id, '2020-01-06' from schedule where company_id = 1`)
  await inOne(
    `insert into leave_type (company_id, id, name, is_paid) overriding system value values (1, 50, 'Own', false)`,
  )
  await inOne(
    `insert into benefit_type (company_id, id, name) overriding system value values (1, 60, 'Meal')`,
  )
  await inOne(
    `insert into overtime_rate (company_id, day_kind, from_time, to_time, multiplier) values (1, 'rest', '00:00', '00:00', 300)`,
  )
  id = await newRun(world, '2026-03')
  await calculate(world, id)
})
afterAll(() => world.close())

const changes = async (): Promise<RunChanges> =>
  (await call(world, 'admin', 'GET', `/payrolls-item/${id}/changes`)).json.data

const markMarch = () =>
  database().inCompany(1, (tx) =>
    markDaysChanged(tx, { companyId: 1, employeeId: 1, firstDay: '2026-03-01', lastDay: '2026-03-31' }),
  )

/** Numbers of employees by changed fact. */
const counted = ({ counts }: RunChanges) =>
  Object.fromEntries(counts.map(({ fact, employees }) => [fact, employees]))

const UNCHANGED = { is_outdated: false, employees: 0, counts: [], people: [], company: [], is_pending: false }

test('a run is not outdated after its calculation, nor before', async () => {
  expect(await changes()).toEqual(UNCHANGED)
  const draft = await newRun(world, '2026-02')
  expect((await call(world, 'admin', 'GET', `/payrolls-item/${draft}/changes`)).json.data).toEqual(UNCHANGED)
})

/** What is changed, how it is taken back, and what is reported. */
const OF_EMPLOYEES: [string, string, string, Record<string, number>][] = [
  [
    'a base salary',
    `update salary set base_salary = 5100000 where company_id = 1 and employee_id = 1 and effective_date = '2020-01-06'`,
    `update salary set base_salary = 5000000 where company_id = 1 and employee_id = 1 and effective_date = '2020-01-06'`,
    { salary: 1 },
  ],
  [
    'a first base salary of an employee who could not be paid',
    `insert into salary (company_id, employee_id, effective_date, base_salary, reason) values (1, 3, '2021-01-01', 4000000, 'hire')`,
    `delete from salary where company_id = 1 and employee_id = 3`,
    { salary: 1 },
  ],
  [
    'a raise within the period',
    `insert into salary (company_id, employee_id, effective_date, base_salary, reason) values (1, 1, '2026-03-16', 5500000, 'adjustment')`,
    `delete from salary where company_id = 1 and employee_id = 1 and effective_date = '2026-03-16'`,
    { salary: 1 },
  ],
  [
    'an end date',
    `update employee set end_date = '2026-03-20' where company_id = 1 and id = 3`,
    `update employee set end_date = null where company_id = 1 and id = 3`,
    { employment: 1 },
  ],
  [
    'social security',
    `update employee set is_sso = not is_sso where company_id = 1 and id = 1`,
    `update employee set is_sso = not is_sso where company_id = 1 and id = 1`,
    { employment: 1 },
  ],
  [
    'a benefit',
    `insert into employee_benefit (company_id, employee_id, benefit_type_id, amount) values (1, 1, 60, 100000)`,
    `delete from employee_benefit where company_id = 1`,
    { benefits: 1 },
  ],
  [
    'a hidden employee',
    `update employee set deleted_at = now() where company_id = 1 and id = 3`,
    `update employee set deleted_at = null where company_id = 1 and id = 3`,
    { removed: 1 },
  ],
  [
    'a new employee',
    `insert into employee (company_id, id, emp_number, name, start_date) overriding system value values (1, 70, '1070', 'New', '2026-03-10')`,
    `delete from employee where company_id = 1 and id = 70`,
    { added: 1 },
  ],
]

test.each(OF_EMPLOYEES)(
  '%s is reported, and no longer when it is taken back',
  async (_, change, back, facts) => {
    await asOwner(change)
    const found = await changes()
    expect(found).toMatchObject({ is_outdated: true, employees: 1, company: [] })
    expect(counted(found)).toEqual(facts)
    expect(found.people[0]?.facts).toEqual(Object.keys(facts))
    await asOwner(back)
    expect(await changes()).toEqual(UNCHANGED)
  },
)

test('leave, overtime and scans are reported after the days are derived, also if someone has read the days before', async () => {
  await inOne(`insert into leave_request (company_id, employee_id, leave_type_id, start_date, end_date, part, status)
    values (1, 1, 50, '2026-03-03', '2026-03-03', 'full', 'success')`)
  await markMarch()
  // The leave replaces a day of absence.
  expect(counted(await changes())).toEqual({ attendance: 1, leave: 1 })
  expect(counted(await changes())).toEqual({ attendance: 1, leave: 1 })
  await inOne(`delete from leave_request where company_id = 1`)
  await markMarch()
  expect(await changes()).toEqual(UNCHANGED)

  await inOne(`insert into overtime_request (company_id, employee_id, work_date, from_time, to_time, status)
    values (1, 1, '2026-03-08', '09:00', '11:00', 'success')`)
  await inOne(`update company_setting set overtime_basis = 'approved' where company_id = 1`)
  await markMarch()
  expect(counted(await changes())).toEqual({ overtime: 1 })
  await inOne(`delete from overtime_request where company_id = 1`)
  await inOne(`update company_setting set overtime_basis = 'scanned' where company_id = 1`)
  await markMarch()
  expect(await changes()).toEqual(UNCHANGED)
})

test.each([
  ['settings', `night_premium = not night_premium`],
  ['settings', `tax_payer = case tax_payer when 'company' then 'employee' else 'company' end`],
] as const)('a changed setting of the company is reported (%s: %s)', async (fact, set) => {
  await inOne(`update company_setting set ${set} where company_id = 1`)
  expect(await changes()).toMatchObject({ is_outdated: true, employees: 0, company: [fact] })
  await inOne(`update company_setting set ${set} where company_id = 1`)
  expect(await changes()).toEqual(UNCHANGED)
})

test('items of the company are reported, for all and for selected employees', async () => {
  await inOne(`insert into payroll_item_rule (company_id, id, kind, name, value_kind, amount, applies_to_all, first_day)
    overriding system value values (1, 80, 'income', 'Bonus', 'money', 100000, false, '2026-01-01')`)
  expect((await changes()).company).toEqual(['items'])
  await calculate(world, id)
  await inOne(`insert into payroll_item_employee (company_id, item_id, employee_id) values (1, 80, 1)`)
  expect(counted(await changes())).toEqual({ items: 1 })
  await inOne(`delete from payroll_item_employee where company_id = 1`)
  expect(await changes()).toEqual(UNCHANGED)
})

test('names, bank accounts and an end date after the period do not affect pay and are not reported', async () => {
  await inOne(
    `update employee set bank_account = '0999', name = 'ອື່ນ', end_date = '2026-04-10' where company_id = 1 and id = 1`,
  )
  expect(await changes()).toEqual(UNCHANGED)
})

test('an outdated run is not approved until it is calculated again', async () => {
  const { json } = await call(world, 'admin', 'GET', `/payrolls-item/${id}`)
  await inOne(
    `update salary set base_salary = 5200000 where company_id = 1 and employee_id = 1 and effective_date = '2020-01-06'`,
  )
  const refused = await call(world, 'admin', 'POST', `/payrolls-item/${id}/approve`, {
    version: json.data.version,
    confirmed: true,
  })
  expect([refused.status, refused.json.code]).toEqual([409, 'run_outdated'])
  expect(refused.json.details).toMatchObject({
    employees: 1,
    counts: [{ fact: 'salary', employees: 1 }],
    people: [{ emp_number: '1001', facts: ['salary'] }],
  })
  await calculate(world, id)
  const approved = await call(world, 'admin', 'POST', `/payrolls-item/${id}/approve`)
  expect(approved.json.data).toMatchObject({ status: 'approved' })
  // Later changes do not matter to an approved run.
  await inOne(
    `update salary set base_salary = 5000000 where company_id = 1 and employee_id = 1 and effective_date = '2020-01-06'`,
  )
  expect(await changes()).toEqual(UNCHANGED)
})

test('a scan that arrives after the calculation holds the approval', async () => {
  const january = await newRun(world, '2026-01')
  await calculate(world, january)
  await inOne(`insert into scan (company_id, employee_id, scanned_at, source) values
    (1, 1, '2026-01-05 08:00+07', 'terminal'), (1, 1, '2026-01-05 17:00+07', 'terminal')`)
  await database().inCompany(1, (tx) =>
    markDaysChanged(tx, { companyId: 1, employeeId: 1, firstDay: '2026-01-05', lastDay: '2026-01-05' }),
  )
  const refused = await call(world, 'admin', 'POST', `/payrolls-item/${january}/approve`)
  expect(refused.json).toMatchObject({
    code: 'run_outdated',
    details: { counts: [{ fact: 'attendance', employees: 1 }], is_pending: false },
  })
})

test('a calculation of an earlier version is compared by its rules and law only', async () => {
  const may = await newRun(world, '2026-05')
  await calculate(world, may)
  await inOne(`update payroll_calculation set facts = null where company_id = 1 and run_id = ${may}`)
  await inOne(
    `update salary set base_salary = 6100000 where company_id = 1 and effective_date = '2026-05-16'`,
  )
  const { json } = await call(world, 'admin', 'GET', `/payrolls-item/${may}/changes`)
  expect(json.data).toEqual(UNCHANGED)
})

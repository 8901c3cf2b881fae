import { afterAll, beforeAll, expect, test } from 'vitest'
import { countDays, daysInMonth } from '#kit/contract/days.ts'
import { withTestDatabase } from '#kit/database/testing.ts'
import type { PaySoFar } from '../../contract.ts'
import { calculate, call, newRun, openWorld, type World } from '../payroll-world.test-data.ts'
import { computePaySoFar, rangeSoFar } from './compute-pay-so-far.ts'

const database = withTestDatabase()
let world: World
beforeAll(async () => {
  world = await openWorld(database())
})
afterAll(() => world.close())

const APRIL = { from: '2026-04-01', to: '2026-04-30' }
const upTo = (employeeId: number, until: string, range = APRIL) =>
  database().inCompany(1, (tx) => computePaySoFar(tx, 1, employeeId, { ...range, until }))

test('base pay is that of the calendar days up to the day, with social security and tax of this amount', async () => {
  const { payslip } = await upTo(1, '2026-04-12')
  // 5,000,000 × 12 / 30 = 2,000,000; 5.5 % of it; tax: 5 % of what is above 1,300,000 of 1,890,000.
  expect(payslip).toMatchObject({ base: 2_000_000, sso: 110_000, tax: 29_500, net: 1_860_500 })
  expect(payslip?.person.end_date).toBeNull()
})

test('somebody hired in the month earns from the first day on, and nothing before it', async () => {
  expect(await upTo(2, '2026-04-15')).toEqual({ payslip: null, problem: null, run: null })
  expect((await upTo(2, '2026-04-18')).payslip).toMatchObject({ base: 300_000 })
})

test('a raise counts from its day on', async () => {
  const may = { from: '2026-05-01', to: '2026-05-31' }
  expect((await upTo(1, '2026-05-15', may)).payslip?.base).toBe(Math.round((5_000_000 * 15) / 31))
  expect((await upTo(1, '2026-05-17', may)).payslip?.base).toBe(
    Math.round((5_000_000 * 15 + 6_000_000 * 2) / 31),
  )
})

test('somebody without a base salary gets the reason instead of an amount', async () => {
  expect(await upTo(3, '2026-04-20')).toMatchObject({ payslip: null, problem: { code: 'no_base_salary' } })
})

test.each([
  ['2026-11-22T03:00:00+07:00', { from: '2026-11-01', to: '2026-11-30', until: '2026-11-21' }],
  // In UTC it is still 21 November.
  ['2026-11-22T00:30:00+07:00', { from: '2026-11-01', to: '2026-11-30', until: '2026-11-21' }],
  ['2026-12-01T06:59:00+07:00', { from: '2026-11-01', to: '2026-11-30', until: '2026-11-30' }],
])('at %s the days are %o', (now, range) => {
  expect(rangeSoFar(new Date(now))).toEqual(range)
})

test('employees see their own pay; payroll sees that of its company, without hidden accounts', async () => {
  const { from, until } = rangeSoFar()
  const own = await call(world, 'khamla', 'GET', '/employee/pay-so-far')
  const days = countDays(from, until)
  const pay: PaySoFar = own.json.data
  expect(pay).toMatchObject({ from, until, run: null, derivation: { state: 'current' } })
  expect(pay.payslip?.employee_id).toBe(1)
  expect(pay.payslip?.base).toBe(Math.round((6_000_000 * days) / daysInMonth(from)))
  const seen = await call(world, 'admin', 'GET', '/payrolls-item/so-far/1')
  expect(seen.json.data).toEqual(pay)
  const clerk = await call(world, 'clerk', 'GET', '/payrolls-item/so-far/1')
  expect(clerk.json.data.payslip.person.bank_account).toBe('***')
  expect((await call(world, 'khamla', 'GET', '/payrolls-item/so-far/1')).status).toBe(403)
  expect((await call(world, 'admin', 'GET', '/employee/pay-so-far')).status).toBe(403)
  expect((await call(world, 'stranger', 'GET', '/payrolls-item/so-far/1')).status).toBe(404)
  expect((await call(world, 'admin', 'GET', '/payrolls-item/so-far/9')).status).toBe(404)
})

test('days after the last scan of the company are not counted as absence: the file of the terminal has not been uploaded', async () => {
  const { from, until } = rangeSoFar()
  const days = (sql: string, ...values: unknown[]) =>
    database().inCompany(1, (tx) =>
      tx.execute(`insert into day_result (company_id, employee_id, work_date, result, ${sql}`, values),
    )
  await days(
    `absent_halves) select 1, 1, day, 'absent', 2 from generate_series($1::date, $2, interval '1 day') day`,
    from,
    until,
  )
  const seen = async () => (await call(world, 'khamla', 'GET', '/employee/pay-so-far')).json.data
  expect(await seen()).toMatchObject({ payslip: null, problem: null, until, waits_for_scans: true })
  await days(`present_halves, in_at) values (1, 2, $1, 'success', 2, $1::date + time '01:00')`, from)
  const pay: PaySoFar = await seen()
  expect(pay).toMatchObject({ until: from, waits_for_scans: from < until })
  expect(pay.payslip?.base).toBe(Math.round(6_000_000 / daysInMonth(from)))
  // Somebody has scanned on the last day: those who have not are absent.
  await days(`present_halves, in_at) values (1, 3, $1, 'success', 2, $1::date + time '01:00')`, until)
  expect(await seen()).toMatchObject({ until, waits_for_scans: false })
  await database().inCompany(1, (tx) => tx.execute('delete from day_result where company_id = 1'))
})

test('an approved run that contains the day is named, and only for those whom it pays', async () => {
  const id = await newRun(world, '2026-04')
  await calculate(world, id)
  expect((await upTo(2, '2026-04-18')).run).toBeNull()
  const { version } = (await call(world, 'admin', 'GET', `/payrolls-item/${id}`)).json.data
  expect((await call(world, 'second', 'POST', `/payrolls-item/${id}/approve`, { version })).status).toBe(200)
  expect((await upTo(2, '2026-04-18')).run).toMatchObject({ id, status: 'approved' })
  expect((await upTo(3, '2026-04-18')).run).toBeNull()
  // A held payslip is not paid, and its employee cannot open it.
  const slip = `/payrolls-item/${id}/payslips/2`
  expect((await call(world, 'admin', 'POST', `${slip}/hold`, { reason: 'Wait' })).status).toBe(200)
  expect((await upTo(2, '2026-04-18')).run).toBeNull()
  expect((await upTo(2, '2026-05-02', { from: '2026-05-01', to: '2026-05-31' })).run).toBeNull()
})

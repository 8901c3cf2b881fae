import { afterAll, beforeAll, expect, test } from 'vitest'
import { withTestDatabase } from '#kit/database/testing.ts'
import { calculate, call, newRun, openWorld, type World } from '../payroll-world.test-data.ts'

const database = withTestDatabase()
let world: World
let run: number
beforeAll(async () => {
  world = await openWorld(database())
  run = await newRun(world, '2026-06')
  await inOne(
    `insert into salary (company_id, employee_id, effective_date, base_salary, reason) values (1, 2, '2026-06-01', 1000000, 'adjustment')`,
  )
  await calculate(world, run)
})
afterAll(() => world.close())

const inOne = (sql: string) => database().inCompany(1, (tx) => tx.unknownRows(sql))
type Who = keyof World['tokens']
const step = async (name: string, body: object = {}, { who = 'admin' as Who, employee = 2 } = {}) => {
  const path = `/payrolls-item/${run}/payslips/${employee}/${name}`
  const { status, json } = await call(world, who, 'POST', path, body)
  return status === 200 ? json.data : [status, json.code]
}
const shown = async () => (await call(world, 'admin', 'GET', `/payrolls-item/${run}`)).json.data
const numbers = async (query: string) => {
  const { json } = await call(world, 'admin', 'GET', `/payrolls-item/${run}/payslips?${query}`)
  return json.data.map((row: { emp_number: string }) => row.emp_number)
}
const approve = async (body: object = {}) => {
  const { status, json } = await call(world, 'admin', 'POST', `/payrolls-item/${run}/approve`, body)
  return status === 200 ? json.data.status : json.code
}

test('marks are accepted only by those who calculate or approve, of their company, with a reason, and only if there are any', async () => {
  expect(await step('accept', { reason: 'x' }, { who: 'clerk' })).toEqual([403, 'forbidden'])
  expect(await step('accept', { reason: 'x' }, { who: 'stranger' })).toEqual([404, 'not_found'])
  expect(await step('accept', { reason: ' ' })).toEqual([422, 'invalid_input'])
  expect(await step('accept', { reason: 'x' }, { employee: 9 })).toEqual([404, 'not_found'])
  expect(await step('accept', { reason: 'x' }, { employee: 1 })).toEqual([409, 'payslip_unmarked'])
})

test('an accepted payslip is no longer to check, until its pay is another', async () => {
  expect(await shown()).toMatchObject({ counts: { reviews: 1, to_check: 1 }, may_accept: true })
  expect(await approve()).toBe('run_has_reviews')
  expect(await step('accept', { reason: 'Apprentice, contract 12' })).toMatchObject({ checked_by: 'admin' })
  expect(await shown()).toMatchObject({ counts: { reviews: 1, to_check: 0 } })
  expect([await numbers('has_review=true'), await numbers('to_check=true')]).toEqual([['1002'], []])
  const { json } = await call(world, 'admin', 'GET', `/payrolls-item/${run}/payslips/2`)
  expect(json.data.check).toMatchObject({ reason: 'Apprentice, contract 12' })
  await calculate(world, run)
  expect((await shown()).counts.to_check).toBe(0)
  await inOne(`update salary set base_salary = 900000 where employee_id = 2 and base_salary = 1000000`)
  await calculate(world, run)
  expect(await numbers('to_check=true')).toEqual(['1002'])
})

test('a net pay below 0 cannot be accepted', async () => {
  await inOne(`insert into payroll_item_rule (company_id, kind, name, value_kind, amount, applies_to_all, first_day, last_day) values
    (1, 'deduction', 'Loan', 'money', 2000000, true, '2026-06-01', '2026-06-30')`)
  await calculate(world, run)
  expect((await shown()).counts.unpayable).toBe(1)
  expect(await step('accept', { reason: 'He agrees' })).toEqual([409, 'run_has_unpayable'])
  expect(await approve({ confirmed: true })).toBe('run_has_unpayable')
})

test('an employee is left out of a run, which must be calculated again, and is taken in again', async () => {
  expect(await step('omit', { reason: 'x' }, { who: 'clerk' })).toEqual([403, 'forbidden'])
  expect(await step('omit', { reason: 'x' }, { who: 'stranger' })).toEqual([404, 'not_found'])
  expect(await step('include')).toEqual([409, 'employee_not_omitted'])
  const both = await Promise.all([1, 2].map(() => step('omit', { reason: 'Loan is being settled' })))
  expect(both).toContainEqual([409, 'employee_omitted'])
  expect(both).toContainEqual(expect.objectContaining({ emp_number: '1002', omitted_by: 'admin' }))
  // The payslip is still of the calculation before: the run is outdated.
  expect(await numbers('')).toEqual(['1001', '1002'])
  expect(await approve({ confirmed: true })).toBe('run_has_unpayable')
  await calculate(world, run)
  expect(await numbers('')).toEqual(['1001'])
  expect(await shown()).toMatchObject({
    counts: { employees: 1, unpayable: 0 },
    omitted: [{ employee_id: 2, reason: 'Loan is being settled' }],
  })
  expect(await step('include')).toEqual({ included: true })
  expect(await approve({ confirmed: true })).toBe('run_outdated')
  await calculate(world, run)
  expect(await numbers('')).toEqual(['1001', '1002'])
  await step('omit', { reason: 'Loan is being settled' })
  await calculate(world, run)
  expect(await approve({ confirmed: true })).toBe('approved')
  expect(await step('include')).toEqual([409, 'run_locked'])
  expect(await step('accept', { reason: 'x' }, { employee: 1 })).toEqual([409, 'run_status'])
})

test('what was decided is in the activity log with its reason', async () => {
  const rows = await inOne(
    `select action, after from audit_entry where entity in ('payslip_check', 'run_omission') order by id`,
  )
  expect(rows.map(({ action }) => action)).toEqual(['accept-marks', 'omit', 'include', 'omit'])
  expect(rows[0]?.after).toMatchObject({ employee_id: 2, reason: 'Apprentice, contract 12' })
})

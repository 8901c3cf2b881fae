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
/** Accepts the marks of the payslip as it is displayed now, or as `more` says. */
const accept = async (reason: string, { who = 'admin' as Who, employee = 2, ...more } = {}) => {
  const slip = await slipOf(employee)
  return step('accept', { reason, ...slip, ...more }, { who, employee })
}
const slipOf = async (employee: number) => {
  const { status, json } = await call(world, 'admin', 'GET', `/payrolls-item/${run}/payslips/${employee}`)
  if (status !== 200) return { net: 0, reviews: [] }
  const { net, reviews, review_facts } = json.data
  return { net, reviews, ...(review_facts.shared_with && { shared_with: review_facts.shared_with }) }
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
  expect(await accept('x', { who: 'clerk' })).toEqual([403, 'forbidden'])
  expect(await accept('x', { who: 'stranger' })).toEqual([404, 'not_found'])
  expect(await accept(' ')).toEqual([422, 'invalid_input'])
  expect(await accept('x', { employee: 9 })).toEqual([404, 'not_found'])
  expect(await accept('x', { employee: 1 })).toEqual([409, 'payslip_unmarked'])
})

test('an accepted payslip is no longer to check, until its pay is another', async () => {
  expect(await shown()).toMatchObject({ counts: { reviews: 1, to_check: 1 }, may_accept: true })
  expect(await approve()).toBe('run_has_reviews')
  expect(await accept('Apprentice, contract 12')).toMatchObject({ checked_by: 'admin' })
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

test('marks are accepted only as they were seen: a calculation meanwhile makes the acceptance out of date', async () => {
  const seen = await slipOf(2)
  await inOne(`update salary set base_salary = 950000 where employee_id = 2 and base_salary = 900000`)
  await calculate(world, run)
  expect(await accept('Seen before', seen)).toEqual([409, 'stale_version'])
  const { reviews: _, ...now } = await slipOf(2)
  expect(await accept('Other marks', { ...now, reviews: ['net_rose'] })).toEqual([409, 'stale_version'])
  expect(await numbers('to_check=true')).toEqual(['1002'])
  expect(await accept('Seen now')).toMatchObject({ reason: 'Seen now' })
  const [entry] = await inOne(
    `select after from audit_entry where action = 'accept-marks' order by id desc limit 1`,
  )
  expect(entry?.after).toMatchObject({ net: now.net, reason: 'Seen now' })
})

test('an accepted account is to check again when it becomes that of somebody else', async () => {
  const payTo = (employee: number, account: string) =>
    inOne(`update employee set bank_id = 1, bank_account = '${account}' where id = ${employee}`)
  await payTo(2, '0101-2200')
  await calculate(world, run)
  for (const employee of [1, 2]) await accept('A couple', { employee })
  expect(await numbers('to_check=true')).toEqual([])
  await inOne(`update salary set base_salary = base_salary where employee_id = 3`)
  for (const employee of [1, 2]) await payTo(employee, '0999-77')
  await calculate(world, run)
  expect(await numbers('to_check=true')).toEqual(['1001', '1002'])
  for (const employee of [1, 2]) await accept('Their new account', { employee })
  expect(await numbers('to_check=true')).toEqual([])
  await payTo(3, '099977')
  await inOne(
    `insert into salary (company_id, employee_id, effective_date, base_salary, reason) values (1, 3, '2026-01-01', 2500000, 'hire')`,
  )
  await calculate(world, run)
  expect(await numbers('to_check=true')).toEqual(['1001', '1002', '1003'])
  await inOne(`update employee set bank_id = null, bank_account = '' where id in (2, 3)`)
  await inOne(`update employee set bank_account = '0101 2200' where id = 1`)
  await inOne(`delete from salary where employee_id = 3`)
  await calculate(world, run)
})

test('with two people, the one who calculated does not accept marks, and what they accepted before does not count', async () => {
  const twoPeople = (on: boolean) =>
    inOne(`update company_setting set two_person_approval = ${on} where company_id = 1`)
  expect(await accept('Alone')).toMatchObject({ checked_by: 'admin' })
  await twoPeople(true)
  expect(await accept('Alone')).toEqual([409, 'check_second_person'])
  expect(await numbers('to_check=true')).toEqual(['1002'])
  expect((await shown()).may_accept).toBe(false)
  expect(await accept('Looked at the contract', { who: 'second' })).toMatchObject({ checked_by: 'second' })
  expect(await numbers('to_check=true')).toEqual([])
  await twoPeople(false)
})

test('the provider inside the company accepts nothing and leaves nobody out', async () => {
  await call(world, 'provider', 'POST', '/admin/company/1/enter', { reason: 'Ticket 12: help with pay' })
  const at = { who: 'provider' as const }
  expect(await accept('x', at)).toEqual([403, 'company_decides'])
  expect(await step('omit', { reason: 'x' }, at)).toEqual([403, 'company_decides'])
  expect(await step('include', {}, at)).toEqual([403, 'company_decides'])
  const { json } = await call(world, 'provider', 'GET', `/payrolls-item/${run}`)
  expect(json.data).toMatchObject({ may_accept: false, may_omit: false })
})

test('a net pay below 0 cannot be accepted', async () => {
  await inOne(`insert into payroll_item_rule (company_id, kind, name, value_kind, amount, applies_to_all, first_day, last_day) values
    (1, 'deduction', 'Loan', 'money', 2000000, true, '2026-06-01', '2026-06-30')`)
  await calculate(world, run)
  expect((await shown()).counts.unpayable).toBe(1)
  expect(await accept('He agrees')).toEqual([409, 'run_has_unpayable'])
  expect(await approve({ confirmed: true })).toBe('run_has_unpayable')
})

test('an employee is left out of a run, which must be calculated again, and is taken in again', async () => {
  expect(await step('omit', { reason: 'x' }, { who: 'clerk' })).toEqual([403, 'forbidden'])
  expect(await step('omit', { reason: 'x' }, { who: 'stranger' })).toEqual([404, 'not_found'])
  expect(await step('include')).toEqual([409, 'employee_not_omitted'])
  const both = await Promise.all([1, 2].map(() => step('omit', { reason: 'Loan is being settled' })))
  expect(both).toContainEqual([409, 'employee_omitted'])
  expect(both).toContainEqual(expect.objectContaining({ emp_number: '1002', omitted_by: 'admin' }))
  // The payslip is still of the calculation before: the run is outdated, and a hold on it would never be seen.
  expect(await step('hold', { reason: 'x' })).toEqual([409, 'employee_omitted'])
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
  expect(await accept('x', { employee: 1 })).toEqual([409, 'run_status'])
})

test('what was decided is in the activity log with its reason', async () => {
  const rows = await inOne(
    `select action, after from audit_entry where entity in ('payslip_check', 'run_omission') order by id`,
  )
  expect(rows.map(({ action }) => action).slice(-3)).toEqual(['omit', 'include', 'omit'])
  expect(rows[0]?.after).toMatchObject({ employee_id: 2, reason: 'Apprentice, contract 12' })
})

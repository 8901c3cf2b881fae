import { afterAll, beforeAll, expect, test } from 'vitest'
import { withTestDatabase } from '#kit/database/testing.ts'
import { calculate, call, newRun, openWorld, type World } from '../payroll-world.test-data.ts'

const database = withTestDatabase()
let world: World
beforeAll(async () => {
  world = await openWorld(database())
})
afterAll(() => world.close())

const inOne = (sql: string) => database().inCompany(1, (tx) => tx.unknownRows(sql))
const marked = async (id: number, query = 'has_review=true') => {
  const { json } = await call(world, 'admin', 'GET', `/payrolls-item/${id}/payslips?${query}`)
  return json.data as { emp_number: string; reviews: string[]; review_facts: object; net: number }[]
}
const approve = async (id: number, body: object = {}) => {
  const { status, json } = await call(world, 'admin', 'POST', `/payrolls-item/${id}/approve`, body)
  return status === 200 ? json.data.status : json
}

test('net pay that differs much from the last approved run is marked with the earlier figure', async () => {
  const march = await newRun(world, '2026-03')
  await calculate(world, march)
  expect(await marked(march)).toEqual([])
  expect(await approve(march)).toBe('approved')
  const [before] = await marked(march, 'sort=emp_number')
  await inOne(`insert into payroll_item_rule (company_id, kind, name, value_kind, amount, applies_to_all, first_day, last_day) values
    (1, 'deduction', 'Loan', 'money', 2000000, true, '2026-04-01', '2026-04-30'),
    (1, 'income', 'Bonus', 'money', 9000000, true, '2026-05-01', '2026-05-31')`)
  const april = await newRun(world, '2026-04')
  await calculate(world, april)
  expect(await marked(april, 'review=net_dropped')).toMatchObject([
    { emp_number: '1001', review_facts: { net_before: before?.net } },
  ])
  const { json } = await call(world, 'admin', 'GET', `/payrolls-item/${april}/payslips/1`)
  const netOf = (lines: { code: string; amount: number }[]) =>
    lines.find(({ code }) => code === 'net')?.amount
  expect([json.data.last.run.id, netOf(json.data.last.lines)]).toEqual([march, before?.net])
  expect(netOf(json.data.year)).toBe((before?.net ?? 0) + json.data.net)
  const may = await newRun(world, '2026-05')
  await calculate(world, may)
  // April is not approved: May is compared with March. 1002 was not paid in March.
  expect(await marked(may, 'review=net_rose')).toMatchObject([
    { emp_number: '1001', review_facts: { net_before: before?.net } },
  ])
  await inOne('update company_setting set net_review_percent = 10 where company_id = 1')
  await calculate(world, april)
  expect(await marked(april, 'review=net_dropped')).toEqual([])
  await inOne('update company_setting set net_review_percent = 70 where company_id = 1')
})

test('net pay of a part of the days is compared with neither the month after nor the month before', async () => {
  const netBefore = async (id: number) =>
    (await marked(id, 'search=1002')).map(({ reviews, review_facts, net }) => ({
      reviews,
      review_facts,
      net,
    }))
  const hired = await newRun(world, '2025-10')
  const dates = (start: string, end: string | null) =>
    database().inCompany(1, (tx) =>
      tx.execute('update employee set start_date = $1, end_date = $2 where company_id = 1 and id = 2', [
        start,
        end,
      ]),
    )
  await inOne(
    `insert into salary (company_id, employee_id, effective_date, base_salary, reason) values (1, 2, '2025-10-16', 3000000, 'adjustment')`,
  )
  await dates('2025-10-16', null)
  await calculate(world, hired)
  await approve(hired, { confirmed: true })
  const [october] = await netBefore(hired)
  const whole = await newRun(world, '2025-11')
  await calculate(world, whole)
  const [november] = await netBefore(whole)
  expect(november?.net).toBeGreaterThan((october?.net ?? 0) * 1.5)
  expect(november).toMatchObject({ reviews: [], review_facts: { net_before: null } })
  await approve(whole, { confirmed: true })
  await dates('2025-10-16', '2025-12-10')
  const left = await newRun(world, '2025-12')
  await calculate(world, left)
  const [december] = await netBefore(left)
  expect(december?.net).toBeLessThan((november?.net ?? 0) * 0.6)
  expect(december).toMatchObject({ reviews: [], review_facts: { net_before: november?.net } })
  await dates('2026-04-16', null)
  await call(world, 'admin', 'DELETE', `/payrolls-item/${left}`)
})

test('marked payslips are named before the run is approved', async () => {
  const june = await newRun(world, '2026-06')
  await inOne(
    `insert into salary (company_id, employee_id, effective_date, base_salary, reason) values (1, 2, '2026-06-01', 0, 'adjustment')`,
  )
  await calculate(world, june)
  const refused = await approve(june)
  expect(refused).toMatchObject({
    code: 'run_has_reviews',
    details: {
      employees: [{ emp_number: '1002', reviews: ['below_minimum_wage', 'zero_base', 'net_zero'] }],
    },
  })
  const run = (await call(world, 'admin', 'GET', `/payrolls-item/${june}`)).json.data
  expect(run.counts.reviews).toBe(1)
  expect(await approve(june, { confirmed: true })).toBe('approved')
  const [entry] = await inOne(
    `select after from audit_entry where action = 'approve' and entity_id = '${june}'`,
  )
  expect(entry?.after).toMatchObject({
    unaccepted: 1,
    reviews: expect.arrayContaining(['below_minimum_wage', 'zero_base', 'net_zero']),
  })
})

test('an account of two people is marked until an approved run has paid both of them to it', async () => {
  await inOne(
    `insert into salary (company_id, employee_id, effective_date, base_salary, reason) values (1, 2, '2026-07-01', 3000000, 'adjustment')`,
  )
  await inOne(
    `update employee set bank_id = 1, bank_account_name = 'KHAMLA', bank_account = '01012200' where company_id = 1 and id = 2`,
  )
  const july = await newRun(world, '2026-07')
  await calculate(world, july)
  expect(await marked(july, 'review=shared_account')).toMatchObject([
    { emp_number: '1001', review_facts: { shared_with: ['1002'] } },
    { emp_number: '1002', review_facts: { shared_with: ['1001'] } },
  ])
  expect(await approve(july, { confirmed: true })).toBe('approved')
  const august = await newRun(world, '2026-08')
  await calculate(world, august)
  expect(await marked(august, 'review=shared_account')).toEqual([])
})

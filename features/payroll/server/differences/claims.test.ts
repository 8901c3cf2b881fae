import { afterAll, beforeAll, expect, test } from 'vitest'
import { withTestDatabase } from '#kit/database/testing.ts'
import type { PayClaim } from '../../contract.ts'
import { calculate, call, compareNow, newRun, openWorld, type World } from '../payroll-world.test-data.ts'

const database = withTestDatabase()
let world: World
let june: number

/** Three people who left on 20 May and were paid for 20 of its 31 days; their base salaries were 520,000 kip too high. */
const LEAVERS = `
  select set_config('app.company_id', '1', false);
  insert into employee (company_id, id, emp_number, name, start_date, end_date) overriding system value
    select 1, id, 'L' || id, 'Leaver ' || id, '2025-01-01', '2026-05-20' from generate_series(21, 23) as id;
  insert into salary (company_id, employee_id, effective_date, base_salary, reason)
    select 1, id, '2025-01-01', 5200000, 'hire' from generate_series(21, 23) as id;
`
const TOO_MUCH = Math.round((5_200_000 * 20) / 31) - Math.round((4_680_000 * 20) / 31)

const inOne = (sql: string) => database().inCompany(1, (tx) => tx.unknownRows(sql))
const post = (path: string, body?: object, who: keyof World['tokens'] = 'admin') =>
  call(world, who, 'POST', path, body)
const check = () => compareNow(world)
const claims = async (query = ''): Promise<PayClaim[]> =>
  (await call(world, 'admin', 'GET', `/pay-claim?sort=emp_number${query}`)).json.data
const claimOf = async (number: string) => (await claims()).find(({ emp_number }) => emp_number === number)
const idOf = async (number: string) => (await claimOf(number))?.id ?? 0
const outcome = async (answer: ReturnType<typeof post>) =>
  (await answer).json.data.outcomes[0].error?.code ?? null
const open = async () => (await call(world, 'admin', 'GET', '/payroll-difference/state')).json.data.claims
const differencesOf = async (employee: number) => {
  const { json } = await call(
    world,
    'admin',
    'GET',
    `/payroll-difference?employee_id=${employee}&sort=amount`,
  )
  return json.data.map(({ status, amount }: PayClaim) => [status, amount])
}
async function approve(id: number) {
  expect((await post(`/payrolls-item/${id}/approve`, { confirmed: true })).json.code).toBeUndefined()
}

beforeAll(async () => {
  world = await openWorld(database())
  await database().asOwner((client) => client.query(LEAVERS))
  const may = await newRun(world, '2026-05')
  await calculate(world, may)
  await approve(may)
  await inOne(`insert into salary (company_id, employee_id, effective_date, base_salary, reason)
    select 1, id, '2026-05-01', 4680000, 'adjustment' from generate_series(21, 23) as id`)
  await check()
  june = await newRun(world, '2026-06')
})
afterAll(() => world?.close())

test('what people who have left were paid too much is to be claimed back, with month and cause', async () => {
  expect(await claims()).toMatchObject(
    ['L21', 'L22', 'L23'].map((emp_number) => ({
      ...{
        emp_number,
        amount: -TOO_MUCH,
        status: 'open',
        run_title: 'Month 2026-05',
        end_date: '2026-05-20',
      },
      lines: [{ causes: [{ kind: 'salary', was: 5_200_000, now: 4_680_000 }] }],
    })),
  )
  expect(await open()).toEqual({ count: 3, sum: 3 * TOO_MUCH })
})

test('a claim is received on a day and counts as settled; opened again it waits once', async () => {
  const ids = [await idOf('L21')]
  const receive = (body: object) => post('/pay-claim/receive', { ids, ...body })
  expect((await receive({ received_on: '2999-01-01' })).status).toBe(422)
  expect((await receive({ received_on: 'x' })).status).toBe(422)
  expect(await outcome(receive({ received_on: '2026-06-02', version: 99 }))).toBe('stale_version')
  expect(await outcome(receive({ received_on: '2026-04-30' }))).toBe('received_before_run')
  expect(await outcome(receive({ received_on: '2026-06-02' }))).toBeNull()
  expect(await outcome(receive({ received_on: '2026-06-03' }))).toBe('difference_status')
  await check()
  expect(await claims('&status=received')).toMatchObject([{ received_on: '2026-06-02', emp_number: 'L21' }])
  expect(await differencesOf(21)).toEqual([['received', -TOO_MUCH]])

  // The salary was right after all: what came is to be paid, until the claim is opened again.
  await inOne(
    `delete from salary where company_id = 1 and employee_id = 21 and effective_date = '2026-05-01'`,
  )
  await check()
  expect(await differencesOf(21)).toEqual([
    ['received', -TOO_MUCH],
    ['open', TOO_MUCH],
  ])
  expect(await outcome(post('/pay-claim/reopen', { ids }))).toBeNull()
  await check()
  expect(await differencesOf(21)).toEqual([])
})

test('a claim is written off with a reason, and waits again as another amount or when somebody says so', async () => {
  const ids = [await idOf('L22')]
  expect((await post('/pay-claim/write-off', { ids, reason: ' ' })).status).toBe(422)
  // Not by the other call, which those can use who only calculate.
  expect(await outcome(post('/payroll-difference/ignore', { ids, reason: 'x' }))).toBe('difference_status')
  expect(await outcome(post('/pay-claim/write-off', { ids, reason: 'Cannot be reached' }))).toBeNull()
  await check()
  expect(await claimOf('L22')).toMatchObject({ status: 'written_off', reason: 'Cannot be reached' })
  expect(await outcome(post('/pay-claim/reopen', { ids }))).toBeNull()
  expect(await claimOf('L22')).toMatchObject({ status: 'open', reason: '' })
  await post('/pay-claim/write-off', { ids, reason: 'Cannot be reached' })
  await inOne(
    `update salary set base_salary = 4160000 where company_id = 1 and employee_id = 22 and effective_date = '2026-05-01'`,
  )
  await check()
  expect(await claimOf('L22')).toMatchObject({ status: 'open', amount: -2 * TOO_MUCH })
})

test('two claims of one payslip that are opened again together become one, and the log names what was joined', async () => {
  const first = await idOf('L22')
  await post('/pay-claim/receive', { ids: [first], received_on: '2026-06-02' })
  const salary = (amount: number) =>
    inOne(
      `update salary set base_salary = ${amount} where company_id = 1 and employee_id = 22 and effective_date = '2026-05-01'`,
    )
  await salary(3_640_000)
  await check()
  const more = (await claims('&status=open')).find(({ emp_number }) => emp_number === 'L22')
  const second = more?.id ?? 0
  await post('/pay-claim/write-off', { ids: [second], reason: 'Small' })
  const { json } = await post('/pay-claim/reopen', { ids: [second, first] })
  expect(json.data.outcomes).toEqual([
    { id: second, error: null },
    { id: first, error: null },
  ])
  const sum = (more?.amount ?? 0) - 2 * TOO_MUCH
  expect(await differencesOf(22)).toEqual([['open', sum]])
  const entries = await inOne(
    `select entity_id, before, after from audit_entry where action = 'join' and entity_id in (${first}, ${second}) order by entity_id`,
  )
  expect(entries.map(({ before, after }) => [before, after])).toEqual([
    [{ amount: -2 * TOO_MUCH }, { employee_id: 22, amount: sum }],
    [{ status: 'written_off' }, { employee_id: 22, status: 'void', amount: more?.amount }],
  ])
  await salary(4_160_000)
  await check()
  expect(await differencesOf(22)).toEqual([['open', -2 * TOO_MUCH]])
})

test('the provider inside the company decides about no claim', async () => {
  await post('/admin/company/1/enter', { reason: 'Ticket 12: help with pay' }, 'provider')
  const ids = [await idOf('L23')]
  for (const [path, more] of [
    ['receive', { received_on: '2026-06-01' }],
    ['write-off', { reason: 'x' }],
    ['reopen', {}],
  ] as const) {
    const { status, json } = await post(`/pay-claim/${path}`, { ids, ...more }, 'provider')
    expect([status, json.code]).toEqual([403, 'company_decides'])
  }
})

test('only those who settle leavers decide, in their own company, about people who have left', async () => {
  const ids = [await idOf('L23')]
  for (const [path, more] of [
    ['receive', { received_on: '2026-06-01' }],
    ['write-off', { reason: 'x' }],
    ['reopen', {}],
  ] as const) {
    expect((await post(`/pay-claim/${path}`, { ids, ...more }, 'clerk')).status).toBe(403)
    expect(await outcome(post(`/pay-claim/${path}`, { ids, ...more }, 'stranger'))).toBe('not_found')
  }
  expect((await call(world, 'namfon', 'GET', '/pay-claim')).status).toBe(403)
  expect((await call(world, 'stranger', 'GET', '/pay-claim')).json.data).toEqual([])
})

test('the claim of somebody who is hired again is deducted in a run, and nothing else of the earlier employment is claimed', async () => {
  await inOne(
    `update employee set start_date = '2026-06-01', end_date = null where company_id = 1 and id = 22`,
  )
  await check()
  expect(await claimOf('L22')).toBeUndefined()
  expect(await differencesOf(22)).toEqual([['open', -2 * TOO_MUCH]])
  const { json } = await call(world, 'admin', 'GET', '/payroll-difference?employee_id=22')
  const ids = [json.data[0].id]
  expect(await outcome(post('/pay-claim/receive', { ids, received_on: '2026-06-01' }))).toBe(
    'difference_status',
  )
  expect(await outcome(post('/payroll-difference/settle', { ids, run_id: june }))).toBeNull()
  await calculate(world, june)
  await approve(june)
  await check()
  expect(await differencesOf(22)).toEqual([['settled', -2 * TOO_MUCH]])
  expect(await open()).toEqual({ count: 1, sum: TOO_MUCH })
})

test('a settlement takes what it can; withdrawn, it opens the difference again as it was, with the rest that was written off', async () => {
  const created = await post('/settlement', {
    ...{
      employee_id: 23,
      reason: 'gross_misconduct',
      is_skilled: false,
      notice_on: null,
      notice_payer: null,
    },
    ...{ leave_days: 0, note: '', from_date: '2026-05-01', to_date: '2026-05-31' },
    items: [{ kind: 'income', name: 'Bonus', amount: 100_000, taxable: true }],
  })
  const id = created.json.data.id
  const finished = async () => {
    for (;;) {
      const { status } = (await call(world, 'admin', 'GET', `/payrolls-item/${id}/progress`)).json.data
      if (!['queued', 'running'].includes(status)) return
    }
  }
  await finished()
  const [chosen] = await inOne(
    `select before, after from audit_entry where action = 'choose' and entity = 'pay_difference' order by id desc limit 1`,
  )
  expect(chosen).toMatchObject({
    before: { status: 'open' },
    after: { status: 'chosen', employee_id: 23, amount: -TOO_MUCH, settled_run_id: id },
  })
  const settled = [
    ['open', 100_000 - TOO_MUCH],
    ['settled', -100_000],
  ]
  await approve(id)
  expect(await differencesOf(23)).toEqual(settled)
  expect(await claimOf('L23')).toMatchObject({ status: 'open', amount: 100_000 - TOO_MUCH })
  await post('/pay-claim/write-off', { ids: [await idOf('L23')], reason: 'Small' })

  const reopen = async () => {
    const { version } = (await call(world, 'admin', 'GET', `/settlement/${id}`)).json.data
    return (await post(`/settlement/${id}/reopen`, { version, reason: 'Wrong bonus' })).status
  }
  expect(await reopen()).toBe(200)
  expect(await differencesOf(23)).toEqual([['chosen', -TOO_MUCH]])
  const [joined] = await inOne(
    `select before, after from audit_entry where action = 'join' and after ->> 'status' = 'void' order by id desc limit 1`,
  )
  expect(joined).toMatchObject({
    before: { status: 'written_off' },
    after: { employee_id: 23, amount: 100_000 - TOO_MUCH },
  })
  await approve(id)
  expect(await differencesOf(23)).toEqual(settled)
  // Money that came meanwhile stays received.
  await post('/pay-claim/receive', { ids: [await idOf('L23')], received_on: '2026-06-20' })
  expect(await reopen()).toBe(200)
  expect(await differencesOf(23)).toEqual([
    ['received', 100_000 - TOO_MUCH],
    ['chosen', -100_000],
  ])
  expect((await call(world, 'admin', 'DELETE', `/settlement/${id}`)).status).toBe(200)
  await check()
  expect(await differencesOf(23)).toEqual([
    ['received', 100_000 - TOO_MUCH],
    ['open', -100_000],
  ])
})

test('a benefit that was not entered in time is a difference of its month', async () => {
  await inOne(`insert into benefit_type (company_id, id, name, is_taxable, in_sso_base) overriding system value
    values (1, 900, 'Fuel', true, true)`)
  await inOne(`insert into employee_benefit (company_id, employee_id, benefit_type_id, amount, first_day, last_day)
    values (1, 1, 900, 310000, '2026-05-01', '2026-05-31')`)
  await check()
  const { json } = await call(world, 'admin', 'GET', '/payroll-difference?employee_id=1')
  expect(json.data).toMatchObject([
    {
      ...{ run_title: 'Month 2026-05', amount: 310_000, status: 'open' },
      lines: [{ code: 'benefit', name: 'Fuel', causes: [{ kind: 'benefit', was: null, now: 310_000 }] }],
    },
  ])
})

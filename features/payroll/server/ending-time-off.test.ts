import { afterAll, beforeAll, expect, test } from 'vitest'
import { LEAVE_REQUEST, leaveEndpoints } from '#features/leave/server/index.ts'
import { createRequestEngine } from '#features/requests/server/index.ts'
import { withTestDatabase } from '#kit/database/testing.ts'
import { calculate, call, newRun, openWorld, type World } from './payroll-world.test-data.ts'

/** 180 minutes at 150 % that end on 20 March, and 320 that end in April, posted by earlier runs. */
const CREDIT = `
  select set_config('app.company_id', '1', false);
  insert into leave_type (company_id, id, name, category, amount, months_before_usable, is_paid, may_encash, accrual) overriding system value
  values (1, 52, 'Time off', 'comp', 0, 0, true, true, 'none');
  insert into leave_entry (company_id, employee_id, leave_type_id, kind, units, from_day, expires_on, rule_key) values
    (1, 1, 52, 'comp_earn', 270, '2026-01-05', '2026-03-20', 'comp:2026-01-05:1'),
    (1, 1, 52, 'comp_earn', 480, '2026-02-05', '2026-04-20', 'comp:2026-02-05:1');
  insert into overtime_result (company_id, employee_id, work_date, multiplier, minutes, pay_type) values
    (1, 1, '2026-01-05', 150, 180, 'holiday'), (1, 1, '2026-02-05', 150, 320, 'holiday')`
/** 5,000,000 ÷ (26 × 8 × 60) × 270 minutes, and × 480. */
const [MARCH, APRIL] = [108_173, 192_308]

const database = withTestDatabase()
let world: World
beforeAll(async () => {
  const engine = createRequestEngine({ kinds: [LEAVE_REQUEST], readLockedRuns: async () => [] })
  world = await openWorld(database(), leaveEndpoints(engine))
  await database().asOwner((client) => client.query(CREDIT))
})
afterAll(() => world?.close())

const sql = (text: string) => database().inCompany(1, (tx) => tx.unknownRows(text))
const paysOut = (is: boolean) =>
  sql(`update company_setting set comp_pays_out = ${is} where company_id = 1 returning 1`)
const get = async (path: string) => (await call(world, 'admin', 'GET', path)).json.data
const paid = async (run: number) =>
  (await get(`/payrolls-item/${run}/payslips/1`)).lines.flatMap(
    ({
      how,
      amount,
      explanation,
    }: {
      how: { kind: string }
      amount: number
      explanation?: { how: string[] }
    }) => (how.kind === 'leave_cash' ? [[amount, explanation?.how.at(-1) ?? '']] : []),
  )
const amounts = async (run: number) => (await paid(run)).map(([amount]: [number]) => amount)
const announced = async (run: number) => (await get(`/payrolls-item/${run}/readiness`)).time_off_to_pay
const left = async (on: string) =>
  (await get(`/e-leave/balance?employee_id=1&leave_type_id=52&on=${on}`)).left
const approve = (run: number) =>
  call(world, 'admin', 'POST', `/payrolls-item/${run}/approve`, {
    ...{ confirmed: true, confirmed_days_ahead: true },
  })
const remove = (run: number) => call(world, 'admin', 'DELETE', `/payrolls-item/${run}`)

test('nothing is paid unless the company has turned it on', async () => {
  const run = await newRun(world, '2026-03')
  expect(await announced(run)).toBeNull()
  await calculate(world, run)
  expect(await amounts(run)).toEqual([])
  await paysOut(true)
  expect((await approve(run)).json.code).toBe('run_outdated')
  expect((await remove(run)).status).toBe(200)
})

test('the run says how much before it is calculated, and pays what ends in its month; a deleted run has paid nothing', async () => {
  const first = await newRun(world, '2026-03')
  expect(await announced(first)).toEqual({ employees: 1, minutes: 270, amount: MARCH })
  await calculate(world, first)
  expect(await amounts(first)).toEqual([MARCH])
  expect(await left('2026-03-20')).toBe(1.5625)
  expect((await remove(first)).status).toBe(200)
  const again = await newRun(world, '2026-03')
  expect(await announced(again)).toEqual({ employees: 1, minutes: 270, amount: MARCH })
  await calculate(world, again)
  expect(await amounts(again)).toEqual([MARCH])
  // A scan of the overtime is put right before the approval: 40 minutes less.
  await sql(`update overtime_result set minutes = 140 where work_date = '2026-01-05' returning 1`)
  expect((await approve(again)).json.code).toBe('run_outdated')
  await calculate(world, again)
  expect(await amounts(again)).toEqual([84_135])
  const approved = await approve(again)
  expect([approved.status, approved.json?.code]).toEqual([200, undefined])
})

test('what was paid is gone from the ledger, and no other run of the month pays it again', async () => {
  expect(await left('2026-03-20')).toBe(1)
  const stored = await sql(`select units, from_day::text, rule_key from leave_entry where kind = 'encash'`)
  expect(stored).toMatchObject([{ units: -210, from_day: '2026-03-20' }])
  const { lines } = await get('/e-leave/statement?employee_id=1&leave_type_id=52&on=2026-03-31')
  expect(lines.filter(({ kind }: { kind: string }) => kind === 'expired')).toEqual([])
  const twin = await newRun(world, '2026-03', { title: 'Again', confirmed: true })
  expect(await announced(twin)).toBeNull()
  await calculate(world, twin)
  expect(await amounts(twin)).toEqual([])
})

test('of two runs that were calculated with the same credit only the first approval pays it', async () => {
  const [first, second] = [
    await newRun(world, '2026-04'),
    await newRun(world, '2026-04', { title: 'Twin', confirmed: true }),
  ]
  for (const run of [first, second]) {
    await calculate(world, run)
    expect(await amounts(run)).toEqual([APRIL])
  }
  expect((await approve(first)).status).toBe(200)
  expect((await approve(second)).status).toBe(409)
  const [sum] = await sql(`select sum(units)::int as units from leave_entry where kind = 'encash'`)
  expect(sum).toEqual({ units: -690 })
  expect(await left('2026-04-30')).toBe(0)
})

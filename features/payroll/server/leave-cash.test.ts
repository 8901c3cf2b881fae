import { afterAll, beforeAll, expect, test } from 'vitest'
import { LEAVE_REQUEST, leaveEndpoints } from '#features/leave/server/index.ts'
import { createRequestEngine } from '#features/requests/server/index.ts'
import { todayInLaos } from '#kit/contract/days.ts'
import { withTestDatabase } from '#kit/database/testing.ts'
import { calculate, call, newRun, openWorld, type World } from './payroll-world.test-data.ts'

const TYPES = `
  select set_config('app.company_id', '1', false);
  insert into leave_type (company_id, id, name, category, amount, months_before_usable, is_paid, may_encash, accrual) overriding system value values
    (1, 50, 'Annual', 'annual', 15, 0, true, true, 'yearly'), (1, 51, 'Sick', 'sick', 30, 0, true, false, 'yearly'),
    (1, 52, 'Time off', 'comp', 0, 0, true, true, 'none');
  insert into leave_entry (company_id, employee_id, leave_type_id, kind, units, from_day) values (1, 1, 52, 'comp_earn', 270, '2026-01-05')`

const database = withTestDatabase()
let world: World
/** The month of today, in which HR enters, and the one after. */
const today = todayInLaos()
const month = today.slice(0, 7)
beforeAll(async () => {
  const engine = createRequestEngine({ kinds: [LEAVE_REQUEST], readLockedRuns: async () => [] })
  world = await openWorld(database(), leaveEndpoints(engine))
  await database().asOwner((client) => client.query(TYPES))
})
afterAll(() => world?.close())

const post = (path: string, body: object = {}) => call(world, 'admin', 'POST', path, body)
const encash = (employee_ids: number[], days: number, more: object = {}) =>
  post('/leave-entry', {
    ...{ employee_ids, leave_type_id: 50, kind: 'encash', days, from_day: today, note: 'Asked for' },
    ...more,
  })
interface Line {
  code: string
  name: string
  amount: number
  how: { kind: string; entries: number[] }
  explanation?: { how: string[] }
}
const lines = async (run: number, employee: number): Promise<Line[]> =>
  (await call(world, 'admin', 'GET', `/payrolls-item/${run}/payslips/${employee}`)).json.data.lines
const paid = async (run: number, employee: number) =>
  (await lines(run, employee))
    .filter(({ how }) => how.kind === 'leave_cash')
    .map(({ name, amount }) => [name, amount])
const left = async (employee: number, type = 50) =>
  (
    await call(
      world,
      'admin',
      'GET',
      `/e-leave/balance?employee_id=${employee}&leave_type_id=${type}&on=${today}`,
    )
  ).json.data.left
const cashLines = async (employee: number, type = 50) =>
  (
    await call(
      world,
      'admin',
      'GET',
      `/e-leave/statement?employee_id=${employee}&leave_type_id=${type}&on=${today}`,
    )
  ).json.data.lines.filter(({ kind }: { kind: string }) => kind === 'encash')
const approve = (run: number) =>
  post(`/payrolls-item/${run}/approve`, { confirmed: true, confirmed_days_ahead: true })

test('leave that may not be paid, more than is left, and days above zero are refused', async () => {
  const refused = async (answer: Awaited<ReturnType<typeof encash>>, field: string) =>
    expect([answer.status, Object.keys(answer.json.errors ?? {})]).toEqual([422, [field]])
  await refused(await encash([1], -1, { leave_type_id: 51 }), 'leave_type_id')
  await refused(await encash([1], -15.5), 'days')
  await refused(await encash([1], 2), 'days')
  await refused(await encash([1], -0.0001), 'days')
  expect((await encash([9], -1)).status).toBe(404)
})

test('later approved leave counts: its days cannot be paid too', async () => {
  const year = today.slice(0, 4)
  await database().inCompany(1, (tx) =>
    tx.execute(
      `insert into leave_entry (company_id, employee_id, leave_type_id, kind, units, from_day, expires_on)
       values (1, 2, 50, 'adjust', -6960, $1, $1)`,
      [`${year}-12-31`],
    ),
  )
  expect((await encash([2], -1)).json.errors.days).toEqual(['Only 0.5 days are left'])
  expect((await encash([1, 2], -1)).json.errors.days).toEqual(['1 of the employees have fewer days left'])
})

let run: number
test('what HR enters is taken at once and is in the run that is open, with its formula', async () => {
  expect((await encash([1], -2.5)).status).toBe(200)
  expect((await encash([1], -0.5625, { leave_type_id: 52 })).status).toBe(200)
  expect([await left(1), await left(1, 52)]).toEqual([12.5, 0])
  expect(await cashLines(1)).toMatchObject([{ days: -2.5, encash: { paid_with: null } }])
  run = await newRun(world, month)
  await calculate(world, run)
  // 6,000,000 ÷ 26 × 2.5; 0.5625 day of 8 hours is 270 minutes: 6,000,000 ÷ (26 × 8 × 60) × 270.
  expect(await paid(run, 1)).toEqual([
    ['Annual', 576_923],
    ['Time off', 129_808],
  ])
  expect(await paid(run, 2)).toEqual([])
})

test('what is taken back before the approval is left again, and the run is outdated until it is calculated', async () => {
  await encash([1], -1)
  const [, second] = await cashLines(1)
  const path = `/leave-entry/${second.encash.entry_id}/take-back`
  expect(await left(1)).toBe(11.5)
  expect((await post(path, { reason: 'Mistake' })).status).toBe(200)
  expect([await left(1), (await cashLines(1)).length]).toEqual([12.5, 1])
  expect((await post(path, { reason: 'Mistake' })).json.code).toBe('leave_cash_closed')
  await encash([1], -1.5)
  expect((await approve(run)).json.code).toBe('run_outdated')
  await calculate(world, run)
  expect((await paid(run, 1))[0]).toEqual(['Annual', 923_077])
})

test('the approval pays it once: the statement names the run, the next run has nothing, and it cannot be taken back', async () => {
  const approved = await approve(run)
  expect([approved.status, approved.json?.code]).toEqual([200, undefined])
  const stated = await cashLines(1)
  const title = `Month ${month}`
  expect(stated).toMatchObject([{ encash: { paid_with: title } }, { encash: { paid_with: title } }])
  const path = `/leave-entry/${stated[0].encash.entry_id}/take-back`
  expect((await post(path, { reason: 'Mistake' })).json.code).toBe('leave_cash_closed')
  const again = await newRun(world, month, { title: 'Again', confirmed: true })
  await calculate(world, again)
  expect(await paid(again, 1)).toEqual([])
})

test('a run that ends before the day leaves it for the next one', async () => {
  await encash([1], -1)
  const before = await newRun(world, `${Number(today.slice(0, 4)) - 1}-12`)
  await calculate(world, before)
  expect(await paid(before, 1)).toEqual([])
  await database().inCompany(1, (tx) =>
    tx.execute('update leave_type set encash_in_sso_base = true where company_id = 1 and id = 50'),
  )
  const next = await newRun(world, `${Number(today.slice(0, 4)) + 1}-01`)
  await calculate(world, next)
  expect(await paid(next, 1)).toEqual([['Annual', 230_769]])
})

test('of two runs that were calculated with the same leave only the first approval pays it', async () => {
  const year = Number(today.slice(0, 4)) + 2
  const [first, second] = [await newRun(world, `${year}-01`), await newRun(world, `${year}-02`)]
  for (const twin of [first, second]) {
    await calculate(world, twin)
    expect(await paid(twin, 1)).toEqual([['Annual', 230_769]])
  }
  expect((await approve(first)).json?.code).toBeUndefined()
  expect(['run_outdated', 'stale_version']).toContain((await approve(second)).json?.code)
  await calculate(world, second)
  expect(await paid(second, 1)).toEqual([])
})

import { afterAll, beforeAll, expect, test } from 'vitest'
import { withTestDatabase } from '#kit/database/testing.ts'
import { calculateRunNow } from './index.ts'
import { call, newRun, openWorld, type World } from './payroll-world.test-data.ts'

const database = withTestDatabase()
const actor = { accountId: null, name: 'test' }
const MANY = 3000
let world: World
let id: number

beforeAll(async () => {
  world = await openWorld(database())
  await database().inCompany(1, async (tx) => {
    await tx.execute(
      `insert into employee (company_id, id, emp_number, name, start_date) overriding system value
       select 1, i, i::text, 'ຄົນ ' || i, '2020-01-01' from generate_series(10001, ${10_000 + MANY}) i`,
    )
    await tx.execute(
      `insert into salary (company_id, employee_id, effective_date, base_salary, reason)
       select 1, i, '2020-01-01', 3000000 + i, 'hire' from generate_series(10001, ${10_000 + MANY}) i`,
    )
  })
  id = await newRun(world, '2026-03')
})
afterAll(() => world.close())

const payslips = () =>
  database().inCompany(1, (tx) =>
    tx.unknownRows(
      `select p.employee_id, p.net, p.lines from payslip p join payroll_run run on run.calculation_id = p.calculation_id
       where run.id = $1 order by p.employee_id`,
      [id],
    ),
  )

/** Payslips of every calculation of the run. */
const countStored = async () =>
  (await database().inCompany(1, (tx) => tx.unknownRows('select 1 from payslip where run_id = $1', [id])))
    .length

test('a killed calculation leaves the previous payslips; the next one has the same result', async () => {
  const first = await calculateRunNow(database(), 1, id, actor)
  const before = await payslips()
  expect(before).toHaveLength(MANY + 1)
  const stop = new AbortController()
  const onProgress = ({ stage, done }: { stage: string; done: number }) => {
    if (stage === 'computing' && done > 0 && done < MANY) stop.abort(new Error('stopped'))
  }
  await expect(
    calculateRunNow(database(), 1, id, actor, { onProgress, signal: stop.signal }),
  ).rejects.toThrow('stopped')
  expect(await payslips()).toEqual(before)
  const second = await calculateRunNow(database(), 1, id, actor)
  expect(second).toMatchObject({ changed: false, totals: { digest: first.totals.digest } })
  expect(await payslips()).toEqual(before)
})

test('the new payslips are shown before the older ones are deleted, and those are gone at the end', async () => {
  let shown: Promise<[Record<string, unknown>[], number]> | undefined
  const onPublished = () => {
    shown = Promise.all([payslips(), countStored()])
  }
  await calculateRunNow(database(), 1, id, actor, { onPublished })
  const [current] = (await shown) ?? []
  expect(current).toHaveLength(MANY + 1)
  expect(await countStored()).toBe(MANY + 1)
})

test('of two at once, the second is refused, and there is one result', async () => {
  const both = await Promise.allSettled([
    calculateRunNow(database(), 1, id, actor),
    calculateRunNow(database(), 1, id, actor),
  ])
  expect(both.map((one) => one.status).sort()).toEqual(['fulfilled', 'rejected'])
  const refused = both.find((one) => one.status === 'rejected')
  expect(refused?.reason).toMatchObject({ code: 'run_calculating' })
})

test('a calculation waits while the database drops every connection, and its result is correct', async () => {
  const before = await payslips()
  await call(world, 'admin', 'POST', `/payrolls-item/${id}/calculate`)
  const progress = async () => (await call(world, 'admin', 'GET', `/payrolls-item/${id}/progress`)).json
  for (let stage = ''; stage !== 'computing' && stage !== 'done'; ) stage = (await progress()).data.stage
  await database().asOwner((client) =>
    client.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`,
    ),
  )
  for (let status = ''; status !== 'done'; ) status = (await progress())?.data?.status ?? ''
  expect(await payslips()).toEqual(before)
  // The older payslips are deleted after the run shows the new ones.
  await expect.poll(() => countStored(), { timeout: 20_000 }).toBe(MANY + 1)
})

test('a run that is approved in the meantime keeps its payslips, and the late calculation leaves no rows', async () => {
  const before = await payslips()
  let approving: Promise<unknown> | undefined
  const onProgress = ({ stage }: { stage: string }) => {
    if (stage !== 'reading') return
    // Bypasses the calls, which refuse it during a calculation.
    approving ??= database().inCompany(1, (tx) =>
      tx.execute(`update payroll_run set status = 'approved' where id = $1`, [id]),
    )
  }
  await expect(calculateRunNow(database(), 1, id, actor, { onProgress })).rejects.toThrow('approved')
  await approving
  expect(await payslips()).toEqual(before)
  expect(await countStored()).toBe(before.length)
})

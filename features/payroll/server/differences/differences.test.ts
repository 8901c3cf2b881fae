import type { Logger } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { saveSchedules } from '#features/schedules/server/index.ts'
import { Id } from '#kit/contract/scalars.ts'
import { withTestDatabase } from '#kit/database/testing.ts'
import type { Jobs } from '#kit/server/jobs.ts'
import { markDaysChanged } from '#kit/server/mark-days-changed.ts'
import type { PayDifference, PayslipDetail } from '../../contract.ts'
import { calculate, call, compareNow, newRun, openWorld, type World } from '../payroll-world.test-data.ts'
import { findDifferencesDaily } from './check-differences.ts'
import { settleDifferences } from './settle-differences.ts'

const database = withTestDatabase()
let world: World
let march: number
let april: number

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
const mark = (day: string) =>
  database().inCompany(1, (tx) =>
    markDaysChanged(tx, { companyId: 1, employeeId: 1, firstDay: day, lastDay: day }),
  )
const addScans = async (day: string) => {
  await inOne(`insert into scan (company_id, employee_id, scanned_at, source) values
    (1, 1, '${day} 08:00+07', 'terminal'), (1, 1, '${day} 17:00+07', 'terminal')`)
  await mark(day)
}
const approve = async (id: number) => {
  await calculate(world, id)
  const { status, json } = await call(world, 'admin', 'POST', `/payrolls-item/${id}/approve`, {
    confirmed: true,
  })
  expect([status, json.code]).toEqual([200, undefined])
}
const check = () => compareNow(world)
const differences = async (query = ''): Promise<PayDifference[]> =>
  (await call(world, 'admin', 'GET', `/payroll-difference?sort=emp_number${query}`)).json.data
const differenceOf = async (emp: string, query = '') =>
  (await differences(query)).filter(({ emp_number, status }) => emp_number === emp && status !== 'void')
const settle = (ids: number[], run_id: number) =>
  call(world, 'admin', 'POST', '/payroll-difference/settle', { ids, run_id })
const payslipOf = async (run: number, employee = 1): Promise<PayslipDetail> =>
  (await call(world, 'admin', 'GET', `/payrolls-item/${run}/payslips/${employee}`)).json.data

/** March of 1001, absent except on the first five working days. A day is 5,000,000 / 26 kip. */
beforeAll(async () => {
  world = await openWorld(database())
  const week = { mon: shift, tue: shift, wed: shift, thu: shift, fri: shift }
  await database().inCompany(1, (tx) =>
    saveSchedules(tx, { Office: week }, { accountId: null, name: 'test' }),
  )
  await inOne(`insert into schedule_assignment (company_id, employee_id, schedule_id, first_day)
    select 1, 1, id, '2020-01-06' from schedule where company_id = 1`)
  for (const day of ['02', '03', '04', '05', '06']) await addScans(`2026-03-${day}`)
  march = await newRun(world, '2026-03')
  await approve(march)
  april = await newRun(world, '2026-04')
})
afterAll(() => world.close())

test('nothing differs after the approval', async () => {
  const { json } = await check()
  expect(json.data).toMatchObject({
    runs: [{ run_id: march, checked: 2, found: 0, failed: 1 }],
    open: { count: 0, up: 0, down: 0 },
  })
  expect(await differences()).toEqual([])
})

test('a corrected day of an approved month is a difference of one day, with the day as its cause', async () => {
  const before = await payslipOf(march)
  await addScans('2026-03-12')
  await check()
  const [one, ...others] = await differenceOf('1001')
  expect(others).toEqual([])
  // 22 working days, 17 absent, 16 today: 5,000,000 ÷ 26 × 17 − 5,000,000 ÷ 26 × 16, each rounded.
  expect(before.absence).toBe(3_269_231)
  expect(one).toMatchObject({
    ...{ run_id: march, amount: 3_269_231 - 3_076_923, status: 'open', is_approximate: false },
    lines: [
      {
        ...{ code: 'absence', was: -3_269_231, now: -3_076_923, settled: 0, amount: 192_308 },
        causes: [{ kind: 'day', day: '2026-03-12', was: 'absent', now: 'success' }],
      },
    ],
  })
  // The locked payslip stays, and a second look finds the same difference.
  expect(await payslipOf(march)).toEqual(before)
  await check()
  expect(await differenceOf('1001')).toEqual([one])
})

test('the next run names open differences before it is calculated', async () => {
  const { json } = await call(world, 'admin', 'GET', `/payrolls-item/${april}/readiness`)
  const finding = json.data.findings.find(({ code }: { code: string }) => code === 'pay_differences')
  expect(finding).toMatchObject({ target: 'differences', employees: 1, people: [{ emp_number: '1001' }] })
})

test('a difference is settled by the next run, taxed and insured there, and named on the payslip', async () => {
  const [one] = await differenceOf('1001')
  await calculate(world, april)
  const plain = await payslipOf(april)
  const chosen = await settle([one?.id ?? 0], april)
  expect(chosen.json.data.outcomes).toEqual([{ id: one?.id, error: null }])
  const changes = await call(world, 'admin', 'GET', `/payrolls-item/${april}/changes`)
  expect(changes.json.data).toMatchObject({ is_outdated: true, counts: [{ fact: 'items', employees: 1 }] })
  await calculate(world, april)
  const slip = await payslipOf(april)
  expect([slip.gross - plain.gross, slip.other_income]).toEqual([192_308, 192_308])
  expect(slip.lines.find(({ how }) => how.kind === 'difference')).toMatchObject({
    ...{ code: 'income', name: 'Month 2026-03', amount: 192_308 },
    how: { id: one?.id, causes: [{ day: '2026-03-12' }] },
  })
  await approve(april)
  expect(await differenceOf('1001')).toMatchObject([
    { status: 'settled', settled_run_title: 'Month 2026-04' },
  ])
  await check()
  expect(await differenceOf('1001', '&status=open')).toEqual([])
})

test('taking the cause back results in the opposite difference', async () => {
  await asOwner(
    `delete from scan where company_id = 1 and scanned_at between '2026-03-12 00:00+07' and '2026-03-12 23:00+07'`,
  )
  await mark('2026-03-12')
  await check()
  const [back] = await differenceOf('1001', '&status=open')
  expect(back).toMatchObject({
    amount: -192_308,
    lines: [
      {
        ...{ was: -3_269_231, now: -3_269_231, settled: 192_308 },
        causes: [{ kind: 'day', day: '2026-03-12', was: 'success', now: 'absent' }],
      },
    ],
  })
})

test('what a payslip cannot bear stays open, a deleted run returns what it was to take', async () => {
  const [back] = await differenceOf('1001', '&status=open')
  const id = back?.id ?? 0
  // June pays 192,308 kip less than nothing: everyone of the month is absent but on one day.
  const june = await newRun(world, '2026-06', { mode: 'worked-days' })
  await settle([id], june)
  await calculate(world, june)
  const [line] = (await payslipOf(june)).lines.filter(({ how }) => how.kind === 'difference')
  expect(line).toMatchObject({ code: 'deduction_before', amount: 0, how: { due: -192_308 } })
  expect(await payslipOf(june)).toMatchObject({ gross: 0, net: 0 })
  // The approval returns what no payslip has taken.
  await database().inCompany(1, async (tx) => {
    const calculated = 'select id, calculation_id from payroll_run where company_id = 1 and id = $1'
    const run = await tx.one(z.object({ id: Id, calculation_id: Id }), calculated, [june])
    await settleDifferences(tx, 1, run, { accountId: null, name: 'test' })
  })
  expect(await differenceOf('1001', '&status=open')).toMatchObject([{ id, settled_run_id: null }])
  expect((await settle([id], june)).json.data.outcomes).toEqual([{ id, error: null }])
  expect((await call(world, 'admin', 'DELETE', `/payrolls-item/${june}`)).status).toBe(200)
  expect(await differenceOf('1001', '&status=open')).toMatchObject([{ id, settled_run_id: null }])
})

test('a difference is ignored with a reason, and waits again when somebody says so', async () => {
  const [back] = await differenceOf('1001', '&status=open')
  const ids = [back?.id ?? 0]
  const ignore = (body: object) => call(world, 'admin', 'POST', '/payroll-difference/ignore', body)
  expect((await ignore({ ids, reason: ' ' })).status).toBe(422)
  expect((await ignore({ ids, reason: 'agreed', version: 99 })).json.data.outcomes[0].error.code).toBe(
    'stale_version',
  )
  await ignore({ ids, reason: 'agreed' })
  await check()
  expect(await differenceOf('1001', '&status=ignored')).toMatchObject([
    { reason: 'agreed', amount: -192_308 },
  ])
  await call(world, 'admin', 'POST', '/payroll-difference/reopen', { ids })
  expect(await differenceOf('1001', '&status=open')).toMatchObject([{ reason: '' }])
})

test('only those who calculate payroll decide, in their own company, about what waits', async () => {
  const [back] = await differenceOf('1001', '&status=open')
  const ids = [back?.id ?? 0]
  const may = await newRun(world, '2026-05')
  for (const [path, body] of [
    ['settle', { ids, run_id: may }],
    ['ignore', { ids, reason: 'x' }],
    ['reopen', { ids }],
    ['check', undefined],
  ] as const)
    expect((await call(world, 'clerk', 'POST', `/payroll-difference/${path}`, body)).status).toBe(403)
  const foreign = await call(world, 'stranger', 'POST', '/payroll-difference/ignore', { ids, reason: 'x' })
  expect(foreign.json.data.outcomes[0].error.code).toBe('not_found')
  expect((await settle(ids, 999_999)).status).toBe(404)
  expect((await settle(ids, march)).json.code).toBe('run_locked')
  const twice = await Promise.all([settle(ids, may), settle(ids, may)])
  expect(twice.map(({ json }) => json.data.outcomes[0].error?.code ?? null).sort()).toEqual(
    [null, 'difference_status'].sort(),
  )
})

test('comparisons that are asked for at the same time are one, with one entry in the log', async () => {
  const entries = () =>
    inOne(
      `select actor from audit_entry where company_id = 1 and action = 'compare' and entity = 'pay_difference'`,
    )
  const before = (await entries()).length
  const asked = await Promise.all(
    Array.from({ length: 3 }, () => call(world, 'admin', 'POST', '/payroll-difference/check')),
  )
  expect(asked.map(({ status }) => status)).toEqual([200, 200, 200])
  const first = asked[0]?.json.data.check.asked_at
  expect(asked.map(({ json }) => json.data.check.asked_at)).toEqual([first, first, first])
  const state = async () => (await call(world, 'admin', 'GET', '/payroll-difference/state')).json.data.check
  let last = await state()
  while (last.state !== 'done') last = await state()
  expect(last).toMatchObject({ done: 2, total: 2 })
  expect((await entries()).slice(before)).toEqual([{ actor: 'admin' }])
})

test('a comparison that fails says so, and can be asked for again', async () => {
  await asOwner(`create function refuse() returns trigger language plpgsql as $$ begin raise exception 'no'; end $$;
    create trigger refuse before insert or update on pay_difference_scan for each row execute function refuse()`)
  await expect(check()).rejects.toThrow(/"state":"failed"/)
  await asOwner('drop trigger refuse on pay_difference_scan')
  expect((await check()).json.data.check.state).toBe('done')
})

test('an approval and a comparison at the same time settle nothing twice', async () => {
  const may = (await call(world, 'admin', 'GET', '/payrolls-item?status=draft')).json.data[0].id
  await calculate(world, may)
  const [approved, ...checks] = await Promise.all([
    call(world, 'admin', 'POST', `/payrolls-item/${may}/approve`, { confirmed: true }),
    ...[check(), check()],
  ])
  expect([approved?.status, ...checks.map(({ status }) => status)]).toEqual([200, 200, 200])
  await check()
  expect(await differenceOf('1001', `&run_id=${march}&status=open`)).toEqual([])
  expect(
    (await differenceOf('1001', `&run_id=${march}&status=settled`)).map(({ amount }) => amount).sort(),
  ).toEqual([-192_308, 192_308].sort())
})

test('a raise within the month, an end of the employment and a first salary are differences', async () => {
  await inOne(`insert into salary (company_id, employee_id, effective_date, base_salary, reason) values
    (1, 1, '2026-03-16', 5260000, 'adjustment'), (1, 3, '2021-01-01', 4000000, 'hire')`)
  await inOne(`update employee set end_date = '2026-04-25' where company_id = 1 and id = 2`)
  await check()
  const [raise] = (await differenceOf('1001', `&run_id=${march}`)).filter(({ status }) => status === 'open')
  // 16 of 31 days at 260,000 more; 12 absent days of 10,000 more a day from the 16th on.
  expect(raise?.lines.map(({ code, amount }) => [code, amount])).toEqual([
    ['base', Math.round((260_000 * 16) / 31)],
    ['absence', -120_000],
  ])
  expect(raise?.lines[0]?.causes).toEqual([
    { kind: 'salary', day: '2026-03-16', was: 5_000_000, now: 5_260_000 },
  ])
  const first = await differenceOf('1003', `&run_id=${march}`)
  expect(first).toMatchObject([{ amount: 4_000_000, lines: [{ causes: [{ kind: 'no_payslip' }] }] }])
  // Namfon, from 16 April at 3,000,000: five of fifteen days less. She has left by now.
  const [left] = await differenceOf('1002', '&has_left=true&direction=down')
  expect(left).toMatchObject({ amount: -500_000, has_left: true })
  const july = await newRun(world, '2026-07')
  const refused = await settle([left?.id ?? 0], july)
  expect(refused.json.data.outcomes[0].error.code).toBe('difference_unpaid')
})

test('the daily comparison logs a company that it cannot compare, and goes on', async () => {
  const errors: object[] = []
  const log = { debug: () => {}, error: (fact: object) => errors.push(fact) } as unknown as Logger
  const { signal } = new AbortController()
  const context = { db: database(), log, signal, jobs: {} as Jobs }
  await addScans('2026-03-30')
  await asOwner(`alter table payroll_calculation rename column rules to former_rules`)
  try {
    await findDifferencesDaily.run({}, context)
  } finally {
    await asOwner(`alter table payroll_calculation rename column former_rules to rules`)
  }
  expect(errors).toMatchObject([{ companyId: 1 }])
  await findDifferencesDaily.run({}, context)
  expect(errors).toHaveLength(1)
})

test('the company sets how many months back runs are compared', async () => {
  const compared = async (months: number) => {
    await inOne(`update company_setting set difference_months = ${months} where company_id = 1`)
    const { runs } = (await call(world, 'admin', 'GET', '/payroll-difference/state')).json.data
    return runs.map(({ to_date }: { to_date: string }) => to_date)
  }
  const all = await compared(13)
  expect(all.length).toBeGreaterThan(1)
  expect(all[0]).toBe('2026-03-31')
  expect(await compared(1)).toEqual(all.slice(-1))
  expect(await compared(0)).toEqual([])
  expect((await check()).json.data.runs).toEqual([])
})

import { beforeAll, describe, expect, test } from 'vitest'
import { deriveDays, postCompTime } from '#features/attendance/server/index.ts'
import { calculateRunNow } from '#features/payroll/server/index.ts'
import { withRequests } from './request-world.test-data.ts'

const { world, companyId, call, rows } = withRequests()
const APRIL = { from: '2026-04-01', to: '2026-04-30' }
const actor = { accountId: null, name: 'test' }

type Credit = { employee_id: number; work_date: string; minutes: number; multiplier: number }
/** The overtime of April that is paid with time off, by employee and date. */
const credits = async () =>
  (await rows(
    `select employee_id, work_date::text as work_date, minutes, multiplier from overtime_result
     where company_id = $1 and pay_type = 'holiday' order by 1, 2, 4`,
  )) as unknown as Credit[]
const entries = () =>
  rows(
    `select employee_id, kind, units, from_day::text as from_day, expires_on::text as expires_on, rule_key from leave_entry
     where company_id = $1 and kind in ('comp_earn', 'comp_void') order by id`,
  )
const derive = () => deriveDays(world().db, companyId(), APRIL)
const runId = () => world().runs[0]
const calculate = () => calculateRunNow(world().db, companyId(), runId(), actor, {})
const payslips = () =>
  rows(
    `select p.employee_id, p.overtime from payslip p join payroll_run r on r.company_id = $1 and r.calculation_id = p.calculation_id
     where p.company_id = $1 and r.id = $2 order by 1`,
    runId(),
  )
const post = async () => {
  const people = await rows('select id from employee where company_id = $1')
  const employeeIds = people.map(({ id }) => id as number)
  return world().db.inCompany(companyId(), (tx) =>
    postCompTime(tx, { ...APRIL, runId: runId(), employeeIds }, actor),
  )
}
const sum = (list: readonly Record<string, unknown>[]) =>
  list.reduce((all, { units }) => all + (units as number), 0)

let before: Record<string, unknown>[]

/** Overtime of work days in the day is paid with time off, that of the night and of rest days with money. */
beforeAll(async () => {
  before = await payslips()
  const rates = (await call('GET', '/setting/ot')).data
  const working = rates.working.map((band: { multiplier: number }) => ({
    ...band,
    pay_type: band.multiplier === 1.5 ? 'holiday' : 'cash',
  }))
  const saved = await call('PUT', '/setting/ot', { ...rates, working })
  expect(saved, JSON.stringify(saved)).toMatchObject({ status: 200 })
  await derive()
  await calculate()
})

describe('overtime at a rate that is paid with time off', () => {
  test('is counted apart and gives no money', async () => {
    const time = await credits()
    expect(time.length).toBeGreaterThan(5)
    expect(time.every(({ multiplier }) => multiplier === 150)).toBe(true)
    const owners = new Set(time.map(({ employee_id }) => employee_id))
    const after = await payslips()
    for (const [at, { employee_id, overtime }] of before.entries()) {
      const now = after[at]?.overtime as number
      if (owners.has(employee_id as number)) expect(now).toBeLessThan(overtime as number)
      else expect(now).toBe(overtime)
    }
  })

  test('is provisional until the run is approved; then each date has an entry in the ledger of leave', async () => {
    expect(await entries()).toEqual([])
    const approved = await call('POST', `/payrolls-item/${runId()}/approve`, {
      ...{ reason: 'Checked', confirmed: true },
    })
    expect(approved, JSON.stringify(approved)).toMatchObject({ status: 200 })
    const time = await credits()
    const stored = await entries()
    const expected = Map.groupBy(time, ({ employee_id, work_date }) => `${employee_id} ${work_date}`)
    expect(stored).toHaveLength(expected.size)
    for (const { employee_id, from_day, units, kind, rule_key, expires_on } of stored) {
      const minutes =
        expected.get(`${employee_id} ${from_day}`)?.reduce((all, one) => all + one.minutes, 0) ?? 0
      // Eight hours are a day of 480 units.
      expect(units).toBe(Math.floor(minutes * 1.5 + 0.5))
      expect([kind, rule_key]).toEqual(['comp_earn', `comp:${from_day}:1`])
      const days = (Date.parse(expires_on as string) - Date.parse(from_day as string)) / 86_400_000
      expect(days).toBe(180)
    }
    const types = await rows(
      `select category, accrual, is_paid from leave_type where company_id = $1 and category = 'comp'`,
    )
    expect(types).toEqual([{ category: 'comp', accrual: 'none', is_paid: true }])
  })

  test('can be taken as leave, and the balance says how much is left', async () => {
    const [first] = await entries()
    const employeeId = first?.employee_id as number
    const [type] = await rows(`select id from leave_type where company_id = $1 and category = 'comp'`)
    const own = (await entries()).filter(({ employee_id }) => employee_id === employeeId)
    const left = async (on = '2026-05-06') =>
      (await call('GET', `/e-leave/balance?employee_id=${employeeId}&leave_type_id=${type?.id}&on=${on}`))
        .data.left
    const all = sum(own) / 480
    expect(await left()).toBeCloseTo(all, 5)
    const day = { start_date: '2026-05-06', end_date: '2026-05-06', part: 'morning' }
    const leave = { employee_id: employeeId, leave_type_id: type?.id, ...day, confirmed: true }
    expect((await call('POST', '/e-leave', leave)).status).toBe(200)
    expect(await left()).toBeCloseTo(all - 0.5, 5)
    // 180 days after its date each lot is over.
    expect(await left('2026-12-01')).toBeLessThanOrEqual(0)
  })

  test('is posted once, and later only what has changed: more, less, or nothing left', async () => {
    expect(await post()).toBe(0)
    const [one] = await credits()
    const ofDay = async () =>
      (await entries()).filter(
        ({ employee_id, from_day }) => employee_id === one?.employee_id && from_day === one?.work_date,
      )
    const units = sum(await ofDay())
    const cancelled = await rows(
      `select id, version from overtime_request where company_id = $1 and employee_id = $2 and work_date = $3 and status = 'success'`,
      one?.employee_id,
      one?.work_date,
    )
    for (const { id, version } of cancelled) {
      const body = { reason: 'Not worked', version, confirmed: true }
      expect((await call('POST', `/employee/ot/${id}/cancel`, body)).status).toBe(200)
    }
    await derive()
    expect(await post()).toBe(1)
    expect((await ofDay()).at(-1)).toMatchObject({
      ...{ kind: 'comp_void', units: -units, rule_key: `comp:${one?.work_date}:2` },
      expires_on: (await ofDay())[0]?.expires_on,
    })
    expect(sum(await ofDay())).toBe(0)
    expect(await post()).toBe(0)
    await call('POST', '/employee/ot', {
      ...{ employee_id: one?.employee_id, work_date: one?.work_date, from_time: '17:00', to_time: '20:00' },
      ...{ remark: 'Worked after all', confirmed: true },
    })
    await derive()
    expect(await post()).toBe(1)
    expect((await ofDay()).at(-1)).toMatchObject({ kind: 'comp_earn', rule_key: `comp:${one?.work_date}:3` })
  })

  test('changes no pay of the locked run: it is no pay difference', async () => {
    const changes = await rows('select 1 from pay_change where company_id = $1')
    expect(changes).toEqual([])
  })
})

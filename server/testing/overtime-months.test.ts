import { beforeAll, describe, expect, test } from 'vitest'
import { createAccount } from '#features/access/server/index.ts'
import { deriveDays } from '#features/attendance/server/index.ts'
import { withRequests } from './request-world.test-data.ts'
import { PASSWORD } from './two-companies.test-data.ts'

const { world, companyId, call, rows } = withRequests()
const APRIL = { from: '2026-04-01', to: '2026-04-30' }
let employeeId: number
let token: string

const own = async (url: string) => {
  const answer = await world().app.inject({
    ...{ method: 'GET', url: `/api${url}` },
    headers: { authorization: `Bearer ${token}`, 'accept-language': 'en' },
  })
  return { status: answer.statusCode, ...answer.json() }
}
const entries = () =>
  rows(
    `select employee_id, kind, units, from_day::text as from_day, rule_key, run_id from leave_entry
     where company_id = $1 and kind in ('comp_earn', 'comp_void') order by id`,
  )

/** Overtime of work days in the day is paid with time off, that of the night and of rest days with money. */
beforeAll(async () => {
  const rates = (await call('GET', '/setting/ot')).data
  const working = rates.working.map((band: { multiplier: number }) => ({
    ...band,
    pay_type: band.multiplier === 1.5 ? 'holiday' : 'cash',
  }))
  expect((await call('PUT', '/setting/ot', { ...rates, working })).status).toBe(200)
  await deriveDays(world().db, companyId(), APRIL)
  const [first] = await rows(
    `select o.employee_id from overtime_result o where o.company_id = $1 and o.pay_type = 'holiday' and not exists (
       select from account a where a.company_id = $1 and a.employee_id = o.employee_id) order by 1 limit 1`,
  )
  employeeId = first?.employee_id as number
  const account = { email: 'month@team.test', name: 'Month', password: PASSWORD, roles: ['employee'] }
  await world().db.asProvider((tx) => createAccount(tx, { ...account, companyId: companyId(), employeeId }))
  const payload = { email: account.email, password: PASSWORD }
  const answer = await world().app.inject({ method: 'POST', url: '/api/auth/login', payload })
  token = answer.json().access_token
})

describe('the own overtime report', () => {
  test('says by date what was approved and what counts, and whether it is money or time off', async () => {
    const { data } = await own('/employee/overtime-report?month=2026-04')
    const stored = await rows(
      `select work_date::text as date, multiplier, minutes, pay_type from overtime_result
       where company_id = $1 and employee_id = $2 and work_date between '2026-04-01' and '2026-04-30' order by 1 desc, 2`,
      employeeId,
    )
    const counted = data.days.flatMap(({ date, counted: bands }: { date: string; counted: object[] }) =>
      bands.map((band) => ({ date, ...band })),
    )
    expect(counted).toHaveLength(stored.length)
    expect(counted).toEqual(expect.arrayContaining(stored))
    const sum = (type: string) =>
      stored.reduce((all, row) => all + (row.pay_type === type ? (row.minutes as number) : 0), 0)
    expect(data.totals.cash_minutes).toBe(sum('cash'))
    expect(data.totals.credit_minutes).toBeGreaterThanOrEqual(sum('holiday'))
    expect(data.totals.counted_minutes).toBe(sum('cash') + sum('holiday'))
    for (const day of data.days)
      expect(day.because === null || day.is_open, JSON.stringify(day)).toBe(
        day.counted_minutes >= day.approved_minutes || day.is_open,
      )
    expect(data.credit.provisional_minutes).toBe(data.credit.left_minutes)
  })

  test('says why less counts than was approved, and shows what is cancelled without counting it', async () => {
    const [free] = await rows(
      `select d.work_date::text as date from day_result d where d.company_id = $1 and d.employee_id = $2 and d.result = 'success'
         and not exists (select from overtime_request o where o.company_id = $1 and o.employee_id = $2 and o.work_date = d.work_date)
       order by 1 limit 1`,
      employeeId,
    )
    const span = { employee_id: employeeId, work_date: free?.date, from_time: '20:00', to_time: '22:30' }
    const { data } = await call('POST', '/employee/ot', { ...span, remark: 'Late', confirmed: true })
    const dayOf = async () =>
      (await own('/employee/overtime-report?month=2026-04')).data.days.find(
        ({ date }: { date: string }) => date === free?.date,
      )
    expect(await dayOf()).toMatchObject({
      ...{ asked_minutes: 150, approved_minutes: 150, is_open: false },
      because: { code: expect.any(String) },
    })
    const { id, version } = data.overtime
    await call('POST', `/employee/ot/${id}/cancel`, { reason: 'Not worked', version, confirmed: true })
    expect(await dayOf()).toMatchObject({
      asked_minutes: 0,
      approved_minutes: 0,
      spans: [{ status: 'cancelled' }],
    })
  })

  test('of a month without overtime is empty, and nobody without an employee has one', async () => {
    const { data } = await own('/employee/overtime-report?month=2020-01')
    expect(data).toMatchObject({ days: [], totals: { counted_minutes: 0 } })
    expect((await own('/employee/overtime-report?month=2026-13')).status).toBe(422)
    expect((await call('GET', '/employee/overtime-report?month=2026-04')).status).toBe(403)
  })
})

describe('time off of a month without payroll', () => {
  test('is posted once, by HR, and afterwards no longer provisional', async () => {
    await deriveDays(world().db, companyId(), APRIL)
    const before = (await call('GET', '/employee/using/ot/month?month=2026-04')).data
    expect(before.dates).toBeGreaterThan(5)
    expect(before).toMatchObject({ is_over: true, void_minutes: 0 })
    const both = await Promise.all(
      [1, 2].map(() => call('POST', '/employee/using/ot/month', { month: '2026-04' })),
    )
    expect(both.map(({ status }) => status)).toEqual([200, 200])
    const stored = await entries()
    expect(stored).toHaveLength(before.dates)
    expect(new Set(stored.map(({ rule_key, employee_id }) => `${employee_id} ${rule_key}`)).size).toBe(
      before.dates,
    )
    expect(stored.every(({ run_id, kind }) => run_id === null && kind === 'comp_earn')).toBe(true)
    expect((await call('GET', '/employee/using/ot/month?month=2026-04')).data.dates).toBe(0)
    expect((await call('POST', '/employee/using/ot/month', { month: '2026-04' })).data).toEqual({
      entries: 0,
    })
    const log = await rows(
      `select after from audit_entry where company_id = $1 and entity = 'leave_entry' and after ? 'comp_entries'`,
    )
    expect(log).toEqual([{ after: { month: '2026-04', comp_entries: before.dates } }])
    const types = await rows(`select 1 from leave_type where company_id = $1 and category = 'comp'`)
    expect(types).toHaveLength(1)
  })

  test('is put right by posting again after a correction, and the employee sees it', async () => {
    const [one] = (await entries()).filter(({ employee_id }) => employee_id === employeeId)
    const spans = await rows(
      `select id, version from overtime_request where company_id = $1 and employee_id = $2 and work_date = $3 and status = 'success'`,
      ...[employeeId, one?.from_day],
    )
    for (const { id, version } of spans)
      await call('POST', `/employee/ot/${id}/cancel`, { reason: 'Not worked', version, confirmed: true })
    const again = await call('POST', '/employee/using/ot/month', { month: '2026-04' })
    expect(again.data).toEqual({ entries: 1 })
    expect((await entries()).at(-1)).toMatchObject({ kind: 'comp_void', units: -(one?.units as number) })
    const { data } = await own('/employee/overtime-use/credit?on=2026-05-04')
    expect(data.provisional_minutes).toBe(0)
  })

  test('of a month that is not over is refused, and without the permission nothing is shown', async () => {
    const month = new Date().toISOString().slice(0, 7)
    const refused = await call('POST', '/employee/using/ot/month', { month })
    expect(refused).toMatchObject({ status: 422, errors: { month: [expect.any(String)] } })
    expect((await call('GET', '/employee/using/ot/month?month=2026-04', undefined, 'employee')).status).toBe(
      403,
    )
  })
})

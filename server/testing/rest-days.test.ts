import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { deriveDays } from '#features/attendance/server/index.ts'
import { openCompanies } from './shared-worlds.test-data.ts'
import { type Asker, type Call, fileBody, type TwoCompanies } from './two-companies.test-data.ts'

const APRIL = { from: '2026-04-01', to: '2026-04-30' }
let world: TwoCompanies
let companyId: number

beforeAll(async () => {
  world = await openCompanies()
  companyId = world.companies[0]
})
afterAll(() => world.close())

async function call(method: Call['method'], url: string, payload?: object, asker: Asker = 'admin') {
  const answer = await world.as(asker, { method, url: `/api${url}`, ...(payload && { payload }) })
  return { status: answer.statusCode, ...answer.json() }
}
const rows = (sql: string, ...values: unknown[]) =>
  world.db.inCompany(companyId, (tx) => tx.unknownRows(sql, [companyId, ...values]))

async function april() {
  await deriveDays(world.db, companyId, APRIL)
  return {
    days: await rows('select * from day_result where company_id = $1 order by employee_id, work_date'),
    overtime: await rows('select * from overtime_result where company_id = $1 order by 2, 3, 4'),
  }
}
const datesOf = (days: Record<string, unknown>[], result?: string) =>
  new Set(days.filter((day) => !result || day.result === result).map((day) => day.work_date))

const EVERYBODY = { name_en: '', for_whom: 'all', counts_as: 'rest' }
const add = async (given: object) => (await call('POST', '/restDay', { ...EVERYBODY, ...given })).data
const remove = (id: number) => call('DELETE', `/restDay/${id}`)

describe('results of days', () => {
  test("a month's public holidays are rows of the list", async () => {
    const { data } = await call('GET', '/restDay?sort=from_date')
    const list = data.map((row: Record<string, unknown>) => [
      row.kind,
      row.counts_as,
      row.from_date,
      row.name_en,
    ])
    expect(list).toEqual(
      ['14', '15', '16'].map((day) => ['regular', 'holiday', `2026-04-${day}`, "Lao New Year's Day"]),
    )
  })

  test('on a weekly rest day there are no shifts, from its first day; after its deletion everything is as before', async () => {
    const before = await april()
    expect(datesOf(before.days).has('2026-04-29')).toBe(true)
    const wednesday = await add({ name_la: 'ວັນພຸດ', kind: 'weekly', weekday: '3', from_date: '2026-04-20' })
    const { days } = await april()
    const gone = [...datesOf(before.days)].filter((date) => !datesOf(days).has(date))
    expect(gone).toEqual(['2026-04-22', '2026-04-29'])
    expect(days).toEqual(before.days.filter((day) => !gone.includes(day.work_date)))
    await remove(wednesday.id)
    expect(await april()).toEqual(before)
    await call('POST', `/restDay/${wednesday.id}/recover`)
    expect((await april()).days).toEqual(days)
    await remove(wednesday.id)
  })

  test('overtime on a rest day is paid as on a rest day', async () => {
    await rows(`update company_setting set overtime_basis = 'approved' where company_id = $1`)
    const [person] = await rows(
      `select employee_id from day_result where company_id = $1 and work_date = '2026-04-28' limit 1`,
    )
    const span = {
      employee_id: person?.employee_id,
      work_date: '2026-04-28',
      from_time: '18:00',
      to_time: '19:00',
    }
    expect((await call('POST', '/employee/ot', { ...span, confirmed: true })).status).toBe(200)
    const multiplier = async () => {
      const { overtime } = await april()
      return overtime.find((row) => row.employee_id === span.employee_id && row.work_date === span.work_date)
        ?.multiplier
    }
    expect(await multiplier()).toBe(150)
    const { id } = await add({ name_la: 'ວັນສ້າງຕັ້ງ', kind: 'annual', month: '4', month_day: 28 })
    expect(await multiplier()).toBe(300)
    await remove(id)
    expect(await multiplier()).toBe(150)
  })

  test('a holiday is paid as a holiday, for women only if it is theirs; the last day of each month', async () => {
    const { id, version } = await add({
      name_la: 'ທ້າຍເດືອນ',
      kind: 'monthly',
      month_day: 31,
      counts_as: 'holiday',
      for_whom: 'women',
    })
    const on30 = async () => {
      await april()
      return rows(
        `select distinct e.gender, d.holiday_halves from day_result d join employee e on e.company_id = $1 and e.id = d.employee_id
         where d.company_id = $1 and d.work_date = '2026-04-30' order by 1`,
      )
    }
    expect(await on30()).toEqual([
      { gender: 'female', holiday_halves: 2 },
      { gender: 'male', holiday_halves: 0 },
    ])
    const present = (await call('GET', `/restDay/${id}`)).data
    await call('PUT', `/restDay/${id}`, { ...present, version, counts_as: 'rest' })
    expect(await on30()).toEqual([{ gender: 'male', holiday_halves: 0 }])
    await remove(id)
  })

  test('a new name does not change the days', async () => {
    await april()
    const [{ id, version, ...entry }] = (await call('GET', '/restDay')).data
    const renamed = await call('PUT', `/restDay/${id}`, { ...entry, version, name_en: 'Pi Mai' })
    expect(renamed.data.name_en).toBe('Pi Mai')
    expect(await rows('select 1 from attendance_change where company_id = $1')).toEqual([])
  })
})

describe('the preview of a change', () => {
  test('an approved run does not change, and the preview says so', async () => {
    const [run] = world.runs
    const payslips = () => rows('select * from payslip where company_id = $1 order by employee_id')
    const before = await payslips()
    // Reviews are checked before a run is approved.
    await rows(`update payroll_run set status = 'approved' where company_id = $1 and id = $2`, run)
    const sunday = { ...EVERYBODY, kind: 'weekly', weekday: '7', from_date: '2026-04-20' }
    const effect = async (body: object, asker?: Asker) =>
      (await call('POST', '/restDay/effect', body, asker)).data.runs
    expect(await effect({ rule: sunday })).toMatchObject([{ id: run, status: 'approved', days: 1 }])
    expect(await effect({ rule: sunday }, 'foreignAdmin')).toEqual([])
    expect(await effect({ rule: { ...sunday, from_date: '2026-05-01' } })).toEqual([])
    const { id } = await add({ name_la: 'ວັນອາທິດ', ...sunday })
    expect(await effect({ rest_day_id: id, rule: { ...sunday, counts_as: 'holiday' } })).toMatchObject([
      { days: 1 },
    ])
    expect(await effect({ rest_day_id: id, rule: sunday })).toEqual([])
    expect(await effect({ rest_day_id: id })).toMatchObject([{ days: 1 }])
    expect((await call('POST', '/restDay/effect', { rest_day_id: id }, 'foreignAdmin')).status).toBe(404)
    await april()
    expect(await payslips()).toEqual(before)
    await remove(id)
  })

  test('required values of a kind must be given, others are omitted; the same day twice is refused', async () => {
    const wrong = await call('POST', '/restDay', { ...EVERYBODY, name_la: 'ກ', kind: 'weekly' })
    expect(wrong.errors).toEqual({ weekday: ['Required'] })
    const day = await call('POST', '/restDay', { ...EVERYBODY, name_la: 'ກ', kind: 'regular' })
    expect(day.errors).toEqual({ from_date: ['Required'] })
    const monthly = { ...EVERYBODY, name_la: 'ກ', kind: 'monthly', month_day: 1, weekday: '3', month: '5' }
    const made = await add(monthly)
    expect(made).toMatchObject({ month_day: 1, weekday: null, month: null })
    expect((await call('POST', '/restDay', monthly)).code).toBe('duplicate')
    await remove(made.id)
  })
})

test('the public holidays of a year are shown first and added once', async () => {
  const { data } = await call('GET', '/restDay/public-holidays?year=2026')
  const there = data
    .filter((day: { is_there: boolean }) => day.is_there)
    .map((day: { date: string }) => day.date)
  expect(there).toEqual(['2026-04-14', '2026-04-15', '2026-04-16'])
  const dates = data.map((day: { date: string }) => day.date)
  expect((await call('POST', '/restDay/public-holidays', { dates })).data).toEqual({ added: data.length - 3 })
  expect((await call('POST', '/restDay/public-holidays', { dates })).data).toEqual({ added: 0 })
  const calendar = (await call('GET', '/restDay/calendar?year=2026')).data
  expect(calendar.map((day: { date: string }) => day.date)).toEqual(dates)
  expect(calendar.find((day: { date: string }) => day.date === '2026-03-08')).toMatchObject({
    for_whom: 'women',
  })
})

test('the list can be imported unchanged from its own Excel file', async () => {
  await add({
    name_la: 'ທຸກວັນອາທິດ',
    kind: 'weekly',
    weekday: '7',
    from_date: '2027-01-01',
    to_date: '2027-12-31',
  })
  const { rawPayload } = await world.as('admin', { method: 'GET', url: '/api/restDay/excel' })
  const url = '/api/restDay/excel?commit=true'
  const answer = await world.as('admin', { method: 'POST', url, ...fileBody('days.xlsx', rawPayload) })
  const { total } = (await call('GET', '/restDay')).meta
  expect(answer.json().data).toMatchObject({ added: 0, changed: 0, same: total, bad: [] })
  const foreign = await world.as('foreignAdmin', {
    method: 'POST',
    url,
    ...fileBody('days.xlsx', rawPayload),
  })
  expect(foreign.json().data).toMatchObject({ added: total - 3, same: 2, changed: 1 })
})

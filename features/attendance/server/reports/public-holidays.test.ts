import { afterAll, beforeAll, expect, test } from 'vitest'
import { recordApprovedLeave } from '#features/leave/server/index.ts'
import { withTestDatabase } from '#kit/database/testing.ts'
import {
  actor,
  type Client,
  idsByNumber,
  loadCompany,
  prepareDirectory,
  startTestServer,
  type TestServer,
} from '../april-2026.test-data.ts'

const database = withTestDatabase(prepareDirectory)
let server: TestServer
let admin: Client
let companyId: number
let ids: Map<string, number>
const idOf = (number: string) => ids.get(number) as number

beforeAll(async () => {
  const db = database()
  companyId = await loadCompany(db, 'Mekong')
  await db.inCompany(companyId, async (tx) => {
    ids = await idsByNumber(tx)
    await tx.execute('delete from rest_day where company_id = $1 and counts_as = $2', [companyId, 'holiday'])
    const add = `insert into rest_day (company_id, name_la, name_en, kind, counts_as, for_whom, from_date)
      values ($1, $2, $3, 'regular', 'holiday', $4, $5)`
    await tx.execute(add, [companyId, 'ວັນແມ່ຍິງສາກົນ', 'Women’s Day', 'women', '2026-04-08'])
    await tx.execute(add, [companyId, 'ປີໃໝ່ລາວ', 'Lao New Year', 'all', '2026-04-14'])
    await tx.execute(
      `insert into rest_day (company_id, name_la, kind, counts_as, month, month_day) values ($1, 'ວັນບໍລິສັດ', 'annual', 'holiday', '4', 14)`,
      [companyId],
    )
    await tx.execute(add, [companyId, 'ວັນຊາດ', 'National Day', 'all', '2027-12-02'])
    const scan = `insert into scan (company_id, employee_id, scanned_at, source) values ($1, $2, $3, 'terminal')`
    for (const clock of ['08:00', '12:00', '15:10'])
      await tx.execute(scan, [companyId, idOf('1001'), `2026-04-14T${clock}:00+07:00`])
    // A single scan is no work.
    await tx.execute(scan, [companyId, idOf('1002'), '2026-04-14T08:00:00+07:00'])
    await tx.execute(
      `insert into rest_day_exception (company_id, rest_day_id, employee_id, first_day)
       select $1, id, $2, '2026-01-01' from rest_day where company_id = $1 and name_la in ('ປີໃໝ່ລາວ', 'ວັນບໍລິສັດ')`,
      [companyId, idOf('1004')],
    )
    const days = ['2026-04-13', '2026-04-14', '2026-04-15']
    await recordApprovedLeave(
      tx,
      days.map((date) => ({ employeeId: idOf('1003'), date, part: 'full', kind: 'ພັກປະຈຳປີ', paid: true })),
      actor,
    )
  })
  server = await startTestServer(db)
  admin = await server.signIn('admin@mekong.test', companyId)
})
afterAll(() => server.close())

const APRIL = 'from=2026-04-01&to=2026-04-30'
const rowOf = async (number: string, more = '') => {
  const { body } = await admin.get(
    `/report/public-holiday?${APRIL}&date=2026-04-14&employee_id=${idOf(number)}${more}`,
  )
  return body.data[0]
}

test('a date has all its names, its weekday, and for each employee whether there was work, leave or neither', async () => {
  expect(await rowOf('1001')).toMatchObject({
    ...{
      work_date: '2026-04-14',
      weekday: 2,
      holiday: 'ປີໃໝ່ລາວ, ວັນບໍລິສັດ',
      holiday_en: 'Lao New Year',
      for_whom: 'all',
    },
    ...{ outcome: 'worked', minutes: 430, overtime_minutes: 0, in_at: '2026-04-14T01:00:00.000Z' },
  })
  expect(await rowOf('1002')).toMatchObject({ outcome: 'off', minutes: 0, in_at: null })
  expect(await rowOf('1003')).toMatchObject({ outcome: 'leave', minutes: 0 })
  expect(await rowOf('1004')).toBeUndefined()
})

test('the dates are listed with the figures of the whole company, whatever is filtered', async () => {
  const { body } = await admin.get(`/report/public-holiday?${APRIL}&outcome=worked`)
  expect(body.data).toHaveLength(1)
  expect(body.meta.totals).toEqual({ minutes: 430, overtime_minutes: 0 })
  const [women, year] = body.meta.holidays
  expect(body.meta.holidays).toHaveLength(2)
  expect(women).toMatchObject({ date: '2026-04-08', for_whom: 'women', worked: 0 })
  expect(year).toMatchObject({ date: '2026-04-14', for_whom: 'all', worked: 1, leave: 1 })
  expect(women.people).toBeGreaterThan(0)
  expect(women.people).toBeLessThan(year.people)
})

test('overtime that counts is work, with its minutes', async () => {
  await database().inCompany(companyId, (tx) =>
    tx.execute(
      `insert into overtime_result (company_id, employee_id, work_date, multiplier, minutes) values ($1, $2, '2026-04-14', 300, 90)`,
      [companyId, idOf('1005')],
    ),
  )
  expect(await rowOf('1005')).toMatchObject({ outcome: 'worked', minutes: 0, overtime_minutes: 90 })
})

test('a scan that a correction leaves out does not count, a time that it adds does', async () => {
  await database().inCompany(companyId, async (tx) => {
    const add = `insert into scan_correction (company_id, employee_id, kind, work_date, clock_kind, at, void_scanned_at, void_source, reason, status)
      values ($1, $2, 'correction', '2026-04-14', 'out', $3, $4, $5, 'Terminal was off', 'success')`
    await tx.execute(add, [companyId, idOf('1002'), '2026-04-14T10:00:00+07:00', null, null])
    await tx.execute(add, [companyId, idOf('1001'), null, '2026-04-14T15:10:00+07:00', 'terminal'])
  })
  expect(await rowOf('1002')).toMatchObject({ outcome: 'worked', minutes: 120 })
  expect(await rowOf('1001')).toMatchObject({ outcome: 'worked', minutes: 240 })
})

test('a holiday to come says who is on the roster, and the year is shown if no period is given', async () => {
  const { body } = await admin.get('/report/public-holiday?from=2027-12-01')
  expect(body.meta).toMatchObject({ from: '2027-12-01', to: '2027-12-31' })
  expect(body.data[0]).toMatchObject({ work_date: '2027-12-02', outcome: 'off' })
  await database().inCompany(companyId, (tx) =>
    tx.execute(
      `insert into roster_day (company_id, employee_id, work_date, shift_id, is_published)
       select $1, $2, '2027-12-02', min(id), true from shift where company_id = $1`,
      [companyId, idOf('1001')],
    ),
  )
  const planned = await admin.get('/report/public-holiday?from=2027-12-01&outcome=planned')
  expect(planned.body.data).toMatchObject([{ employee_id: idOf('1001'), outcome: 'planned' }])
})

test('a period that ends before it begins, or is longer than a year, is refused', async () => {
  expect((await admin.get('/report/public-holiday?from=2026-05-01&to=2026-04-01')).status).toBe(422)
  expect((await admin.get('/report/public-holiday?from=2024-01-01&to=2026-04-01')).status).toBe(422)
})

test('nobody without the permission sees it', async () => {
  const worker = await server.signIn('worker@mekong.test', companyId, {
    ...{ roles: ['employee'], employeeId: idOf('1001') },
  })
  expect((await worker.get('/report/public-holiday')).status).toBe(403)
})

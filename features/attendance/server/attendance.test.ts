import { readXlsx } from 'hucre'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createCompany } from '#features/companies/server/index.ts'
import { IdRow } from '#kit/database/row-types.ts'
import { withTestDatabase } from '#kit/database/testing.ts'
import { tableOf } from '#kit/server/excel/sheet-table.test-data.ts'
import {
  actor,
  type Client,
  idsByNumber,
  loadCompany,
  prepareDirectory,
  read,
  startTestServer,
  type TestServer,
} from './april-2026.test-data.ts'
import { importScanFile } from './index.ts'

const database = withTestDatabase(prepareDirectory)
const APRIL = 'from=2026-04-01&to=2026-04-30'
let server: TestServer
let admin: Client
let stranger: Client
let ids: Map<string, number>
let strangersEmployee: number
let companyId: number

beforeAll(async () => {
  const db = database()
  companyId = await loadCompany(db, 'Mekong')
  ids = await db.inCompany(companyId, idsByNumber)
  await importScanFile(db, companyId, { fileName: 'scans.attlog', bytes: read('scans.attlog') }, actor)
  const other = await db.asProvider((tx) => createCompany(tx, { name: 'Nam Ngum' }, actor))
  const employee = await db.inCompany(other, (tx) =>
    tx.one(
      IdRow,
      `insert into employee (company_id, emp_number, name, start_date) values ($1, '1001', 'Kham', '2020-01-01') returning id`,
      [other],
    ),
  )
  strangersEmployee = employee.id
  server = await startTestServer(db)
  admin = await server.signIn('admin@mekong.test', companyId)
  stranger = await server.signIn('admin@namngum.test', other)
})
afterAll(() => server.close())

describe('the clock-in report', () => {
  test('derives the days that it returns and counts the results of all matching days', async () => {
    const report = async () => (await admin.get(`/clock-in/report?${APRIL}&per_page=5&sort=emp_number`)).body
    // A report derives for at most three seconds; the next one continues.
    await expect
      .poll(async () => (await report()).derivation, { timeout: 120_000, interval: 20 })
      .toEqual({ state: 'current', left: 0 })
    const body = await report()
    expect(body.meta).toEqual({ total: 25_444, page: 1, per_page: 5 })
    expect(Object.values(body.totals as Record<string, number>).reduce((sum, days) => sum + days, 0)).toBe(
      25_444,
    )
    expect(body.data).toHaveLength(5)
  })

  test('filters by employee and result, sorts, and returns times in Vientiane time', async () => {
    const id = ids.get('1001')
    const { body } = await admin.get(`/clock-in/report?${APRIL}&employee_id=${id}&result=late&sort=work_date`)
    expect(body.data[0]).toMatchObject({
      emp_number: '1001',
      work_date: '2026-04-03',
      result: 'late',
      in_at: '2026-04-03T01:59:00.000Z',
      late_minutes: 59,
    })
    expect(body.meta.total).toBe(body.totals.late)
    expect(body.totals.success).toBeGreaterThan(0)
  })

  test('a range that ends before it begins is a 422 on its field', async () => {
    const { status, body } = await admin.get('/clock-in/report?from=2026-04-30&to=2026-04-01')
    expect([status, body.errors.to]).toEqual([422, ['The last day is before the first']])
  })

  test('is available as a workbook', async () => {
    const answer = await admin.file(`/clock-in/report.xlsx?${APRIL}&result=late`)
    expect(answer.headers['content-type']).toContain('spreadsheetml')
    expect(answer.rawPayload.subarray(0, 2).toString()).toBe('PK')
  })

  test("shows an employee's month by calendar day with the unchanged scans", async () => {
    const { body } = await admin.get(`/clock-in/report/${ids.get('1001')}?month=2026-04`)
    expect(body.data.days).toHaveLength(30)
    const first = body.data.days[0]
    expect(first).toMatchObject({ date: '2026-04-01', result: 'success', in_at: '2026-04-01T00:59:00.000Z' })
    expect(first.scans[0].raw_line).toMatch(/^1001\t2026-04-01 07:59:\d\d\t/)
    expect(body.data.days[4]).toMatchObject({ date: '2026-04-05', result: null })
  })

  test('an employee sees their own month and no report', async () => {
    const employeeId = ids.get('1002') as number
    const own = await server.signIn('1002@mekong.test', companyId, { roles: ['employee'], employeeId })
    expect((await own.get('/employee/my-days?month=2026-04')).body.data.employee.emp_number).toBe('1002')
    // There is no work after April, although the last night shift ended in May.
    expect((await own.get('/employee/my-days')).body.data.month).toBe('2026-04')
    expect((await own.get(`/clock-in/report/${ids.get('1001')}?month=2026-04`)).status).toBe(403)
    expect((await admin.get('/employee/my-days?month=2026-04')).status).toBe(403)
  })
})

describe('another company', () => {
  test('sees no scans, files, days, leave or overtime', async () => {
    for (const url of [
      '/device-scan-report',
      '/attendance/scan-file',
      `/clock-in/report?${APRIL}`,
      '/e-leave',
      '/employee/ot/list',
      '/schedule',
    ])
      expect((await stranger.get(url)).body.meta, url).toMatchObject({ total: 0 })
  })

  test("finds none of the first company's records, and its own number 1001 gets only its own scans", async () => {
    const file = (await admin.get('/attendance/scan-file')).body.data[0].id
    expect((await stranger.get(`/attendance/scan-file/${file}`)).status).toBe(404)
    expect((await stranger.get(`/clock-in/report/${ids.get('1001')}?month=2026-04`)).status).toBe(404)
    const span = {
      employee_id: ids.get('1001'),
      work_date: '2026-04-02',
      from_time: '17:00',
      to_time: '18:00',
    }
    expect((await stranger.post('/employee/ot', span)).status).toBe(404)
    await stranger.upload('own.attlog', Buffer.from('1001\t2026-04-01 08:00:00\t0\t1'))
    const { body } = await stranger.get('/device-scan-report')
    expect(body.data).toMatchObject([
      { employee_id: strangersEmployee, scanned_at: '2026-04-01T01:00:00.000Z' },
    ])
  })
})

test('a user without the permission cannot see scans', async () => {
  const user = await server.signIn('user@mekong.test', companyId, { roles: ['companyuser'] })
  expect((await user.get('/device-scan-report')).status).toBe(403)
  expect((await user.upload('a.attlog', Buffer.from('1'))).status).toBe(403)
  expect((await user.get(`/clock-in/report?${APRIL}`)).status).toBe(200)
})

test('the schedules are listed with their shifts and number of employees', async () => {
  const { body } = await admin.get('/schedule?search=office')
  expect(body.data).toMatchObject([
    { name: 'Office', days: [{ weekday: 1, check_in: '08:00', half_to: '13:00' }, {}, {}, {}, {}, {}] },
  ])
  expect(body.data[0].employee_count).toBeGreaterThan(100)
})

test('the report of scans is the same on the screen and in its files, and their head contains the filters', async () => {
  const file = (await admin.get('/attendance/scan-file')).body.data[0]
  const query = `scan_file_id=${file.id}&source=terminal&from=2026-04-01&to=2026-04-03`
  const { body } = await admin.get(`/device-scan-report?${query}&sort=scanned_at`)
  expect(body.meta.total).toBeGreaterThan(0)
  expect(body.data[0]).toMatchObject({ source: 'terminal', outside: 'no', scan_file_id: file.id })
  const { sheets } = await readXlsx(
    (await admin.file(`/device-scan-report.xlsx?${query}&language=en`)).rawPayload,
  )
  expect(tableOf(sheets[0])).toHaveLength(body.meta.total + 2)
  expect(sheets[1]?.rows.slice(1)).toEqual([
    ['Period', '01/04/2026 – 03/04/2026'],
    ['Source', 'Terminal'],
    ['File', file.file_name],
  ])
  expect((await admin.file(`/device-scan-report.csv?${query}`)).statusCode).toBe(200)
})

describe('the explanation of a day', () => {
  test('judges every day of a month as it is stored, with the limits of its shift', async () => {
    const id = ids.get('1001')
    const { body: month } = await admin.get(`/clock-in/report/${id}?month=2026-04`)
    const explained = await Promise.all(
      month.data.days.map(({ date }: { date: string }) =>
        admin.get(`/clock-in/report/${id}/day?date=${date}`),
      ),
    )
    const facts = ({ result, late_minutes, early_minutes, night_minutes }: Record<string, unknown>) => ({
      ...{ result, late_minutes, early_minutes, night_minutes },
    })
    for (const [index, { body }] of explained.entries()) {
      const stored = month.data.days[index]
      expect(body.data.day).toEqual(stored)
      if (stored.result === null) expect(body.data.judged).toBeNull()
      else expect(facts(body.data.judged)).toEqual(facts(stored))
    }
  })

  test('3 April of 1001: in at 08:59 in a shift from 08:00, after the allowed minutes', async () => {
    const { body } = await admin.get(`/clock-in/report/${ids.get('1001')}/day?date=2026-04-03`)
    const { judged } = body.data
    expect(judged).toMatchObject({ result: 'late', in_at: 8 * 60 + 59, late_minutes: 59, present_halves: 2 })
    expect(judged.in_at - judged.window.check_in).toBe(judged.late_minutes)
    expect(judged.late_minutes).toBeGreaterThan(judged.window.allowed_late)
    expect(judged.late_minutes).toBeLessThan(judged.window.absence_minutes)
    expect(judged.scans.map(({ at }: { at: number }) => at)).toContain(judged.in_at)
  })

  test('a day and a month name the employee in English for a user who reads English', async () => {
    const id = ids.get('1001') ?? 0
    await database().inCompany(companyId, (tx) =>
      tx.execute(
        `update employee set en_name = 'Somphone', en_surname = 'Keo' where company_id = $1 and id = $2`,
        [companyId, id],
      ),
    )
    const answers = await Promise.all(
      [`/clock-in/report/${id}/day?date=2026-04-03`, `/clock-in/report/${id}?month=2026-04`].map((url) =>
        admin.get(url),
      ),
    )
    expect(answers.map(({ body }) => body.data.employee.name)).toEqual(['Somphone Keo', 'Somphone Keo'])
  })

  test('an employee of another company does not exist', async () => {
    expect((await admin.get(`/clock-in/report/${strangersEmployee}/day?date=2026-04-03`)).status).toBe(404)
  })
})

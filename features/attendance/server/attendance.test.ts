import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createCompany } from '#features/companies/server/index.ts'
import { withTestDatabase } from '#kit/database/testing.ts'
import {
  actor,
  idsByNumber,
  loadCompany,
  prepareDirectory,
  read,
  startTestServer,
  type TestServer,
  uploadOf,
} from './april-2026.test-data.ts'

const database = withTestDatabase(prepareDirectory)
const APRIL = 'from=2026-04-01&to=2026-04-30'
let server: TestServer
let admin: Awaited<ReturnType<TestServer['signIn']>>
let stranger: typeof admin
let ids: Map<string, number>
let strangersEmployee: number
let companyId: number

beforeAll(async () => {
  const db = database()
  companyId = await loadCompany(db, 'Mekong')
  ids = await db.inCompany(companyId, idsByNumber)
  const other = await db.asProvider((tx) => createCompany(tx, { name: 'Nam Ngum' }, actor))
  const employee = await db.inCompany(other, (tx) =>
    tx.one<{ id: number }>(
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

const get = async (url: string, headers = admin) => {
  const answer = await server.app.inject({ url: `/api${url}`, headers })
  return { status: answer.statusCode, body: answer.json() }
}
const post = async (url: string, payload: object, headers = admin) => {
  const answer = await server.app.inject({ method: 'POST', url: `/api${url}`, headers, payload })
  return { status: answer.statusCode, body: answer.json() }
}
const upload = async (fileName: string, bytes: Buffer, headers = admin) => {
  const body = uploadOf(fileName, bytes)
  const answer = await server.app.inject({
    method: 'POST',
    url: '/api/attendance/scan-file',
    payload: body.payload,
    headers: { ...headers, ...body.headers },
  })
  return { status: answer.statusCode, body: answer.json() }
}

describe('scan files', () => {
  test('two uploads of a month at once store each scan once and say what was repeated', async () => {
    const answers = await Promise.all([1, 2].map(() => upload('scans.attlog', read('scans.attlog'))))
    const [one, two] = answers.map(({ body }) => body.data)
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(one).toMatchObject({
      status: 'done',
      line_count: 51_173,
      bad_count: 0,
      bad_lines: [],
      error_code: null,
    })
    expect([one.stored_count, two.stored_count].sort()).toContain(0)
    for (const file of [one, two]) expect(file.stored_count + file.repeated_count).toBe(51_173)
  })

  test('bad lines are reported by number, text and reason, the good ones stored', async () => {
    const text =
      '1001\t2026-04-01 12:00:00\t0\t1\n1001\t2026-02-30 08:00:00\n9999\t2026-04-01 08:00:00\n1001\t2099-01-01 08:00:00'
    const { body } = await upload('ເຄື່ອງ 1.dat', Buffer.from(text))
    expect(body.data).toMatchObject({ line_count: 4, stored_count: 1, repeated_count: 0, bad_count: 3 })
    expect(body.data.bad_lines).toEqual([
      { line: 2, text: '1001\t2026-02-30 08:00:00', reason: 'bad_date' },
      { line: 3, text: '9999\t2026-04-01 08:00:00', reason: 'unknown_employee' },
      { line: 4, text: '1001\t2099-01-01 08:00:00', reason: 'in_future' },
    ])
    const csv = await server.app.inject({
      url: `/api/attendance/scan-file/${body.data.id}/errors.csv`,
      headers: admin,
    })
    expect(csv.headers['content-type']).toContain('text/csv')
    expect(csv.body).toContain('3,9999\t2026-04-01 08:00:00,No employee has this number')
  })

  test('bytes that are no text are refused and leave nothing behind', async () => {
    const before = (await get('/attendance/scan-file')).body.meta.total
    const { status, body } = await upload('photo.attlog', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0]))
    expect([status, body.code]).toEqual([422, 'file_not_scans'])
    expect((await get('/attendance/scan-file')).body.meta.total).toBe(before)
  })

  test('a large file is read in the background; asking for it tells how far it is', async () => {
    const bytes = Buffer.concat([read('scans.attlog'), read('scans.attlog')])
    const { body } = await upload('large.attlog', bytes)
    expect(body.data.status).toBe('reading')
    const show = async () => (await get(`/attendance/scan-file/${body.data.id}`)).body.data
    await expect.poll(async () => (await show()).status, { timeout: 30_000 }).toBe('done')
    expect(await show()).toMatchObject({
      line_count: 102_346,
      stored_count: 0,
      repeated_count: 102_346,
      bad_count: 0,
    })
  })
})

describe('the clock-in report', () => {
  test('derives what it shows and counts the results of all that the filter finds', async () => {
    const { body } = await get(`/clock-in/report?${APRIL}&per_page=5&sort=emp_number`)
    expect(body.derivation).toEqual({ state: 'current', left: 0 })
    expect(body.meta).toEqual({ total: 25_444, page: 1, per_page: 5 })
    expect(Object.values(body.totals as Record<string, number>).reduce((sum, days) => sum + days, 0)).toBe(
      25_444,
    )
    expect(body.data).toHaveLength(5)
  })

  test('filters by employee and result, sorts and names times in Vientiane', async () => {
    const id = ids.get('1001')
    const { body } = await get(`/clock-in/report?${APRIL}&employee_id=${id}&result=late&sort=work_date`)
    expect(body.data[0]).toMatchObject({
      emp_number: '1001',
      work_date: '2026-04-03',
      result: 'late',
      in_at: '2026-04-03T08:59:00+07:00',
      late_minutes: 59,
    })
    expect(body.meta.total).toBe(body.totals.late)
    expect(body.totals.success).toBeGreaterThan(0)
  })

  test('a range that ends before it begins is a 422 under its field', async () => {
    const { status, body } = await get('/clock-in/report?from=2026-04-30&to=2026-04-01')
    expect([status, body.errors.to]).toEqual([422, ['The last day is before the first']])
  })

  test('comes as a workbook', async () => {
    const answer = await server.app.inject({
      url: `/api/clock-in/report.xlsx?${APRIL}&result=late`,
      headers: admin,
    })
    expect(answer.headers['content-type']).toContain('spreadsheetml')
    expect(answer.rawPayload.subarray(0, 2).toString()).toBe('PK')
  })

  test("shows an employee's month by calendar day with the scans as they came", async () => {
    const { body } = await get(`/clock-in/report/${ids.get('1001')}?month=2026-04`)
    expect(body.data.days).toHaveLength(30)
    const first = body.data.days[0]
    expect(first).toMatchObject({ date: '2026-04-01', result: 'success', in_at: '2026-04-01T07:59:00+07:00' })
    expect(first.scans[0].raw_line).toMatch(/^1001\t2026-04-01 07:59:\d\d\t/)
    expect(body.data.days[4]).toMatchObject({ date: '2026-04-05', result: null })
  })

  test('an employee sees his own month and no report', async () => {
    const employeeId = ids.get('1002') as number
    const own = await server.signIn('1002@mekong.test', companyId, { roles: ['employee'], employeeId })
    expect((await get('/employee/my-days?month=2026-04', own)).body.data.employee.emp_number).toBe('1002')
    expect((await get(`/clock-in/report/${ids.get('1001')}?month=2026-04`, own)).status).toBe(403)
    expect((await get('/employee/my-days?month=2026-04')).status).toBe(403)
  })
})

describe('leave and overtime that HR enters', () => {
  const snapshot = () =>
    database().inCompany(companyId, (tx) =>
      tx.query<{ employee_id: number; work_date: string; result: string }>(
        'select * from day_result where company_id = $1 order by employee_id, work_date',
        [companyId],
      ),
    )

  test('leave changes the day of that employee and no other row', async () => {
    await database().inCompany(companyId, (tx) =>
      tx.execute(`insert into leave_type (company_id, name, is_paid) values ($1, 'ພັກລາປ່ວຍ', true)`, [
        companyId,
      ]),
    )
    const leave_type_id = (await get('/leave-type')).body.data[0].id
    const before = await snapshot()
    const employee_id = ids.get('1001')
    const days = { start_date: '2026-04-03', end_date: '2026-04-03', part: 'full' }
    const { body } = await post('/e-leave', { employee_id, leave_type_id, ...days })
    expect(body.data).toMatchObject({
      warnings: [],
      leave: { status: 'success', decided_by: 'admin@mekong.test' },
    })
    await get(`/clock-in/report?${APRIL}`)
    const after = await snapshot()
    const changed = after.filter((row, at) => JSON.stringify(row) !== JSON.stringify(before[at]))
    expect(changed).toMatchObject([{ employee_id, work_date: '2026-04-03', result: 'leave' }])
    expect((await get(`/e-leave?${APRIL}&search=1001`)).body.meta.total).toBe(1)
  })

  test('leave over leave warns first; the same leave again is refused; days must be in order', async () => {
    const leave_type_id = (await get('/leave-type')).body.data[0].id
    const leave = {
      employee_id: ids.get('1001'),
      leave_type_id,
      start_date: '2026-04-02',
      end_date: '2026-04-04',
      part: 'full',
    }
    const warned = await post('/e-leave', leave)
    expect(warned.body.data).toEqual({
      leave: null,
      warnings: [{ code: 'leave_overlaps', date: '2026-04-03' }],
    })
    expect((await post('/e-leave', { ...leave, confirmed: true })).body.data.leave.end_date).toBe(
      '2026-04-04',
    )
    expect((await post('/e-leave', { ...leave, confirmed: true })).body.code).toBe('duplicate')
    const wrong = await post('/e-leave', { ...leave, end_date: '2026-04-01' })
    expect(wrong.body.errors).toEqual({ end_date: ['The last day is before the first'] })
  })

  test('overtime beyond three hours a day warns and is stored when confirmed', async () => {
    const span = {
      employee_id: ids.get('1003'),
      work_date: '2026-04-02',
      from_time: '17:00',
      to_time: '21:00',
    }
    const warned = await post('/employee/ot', span)
    expect(warned.body.data).toEqual({
      overtime: null,
      warnings: [{ code: 'overtime_day_limit', date: '2026-04-02', minutes: 240, limit: 180 }],
    })
    expect((await post('/employee/ot', { ...span, confirmed: true })).body.data.overtime).toMatchObject({
      minutes: 240,
      status: 'success',
    })
    expect((await post('/employee/ot', { ...span, confirmed: true })).body.code).toBe('duplicate')
    const crossing = await post('/employee/ot', { ...span, from_time: '20:30', to_time: '01:00' })
    expect(crossing.body.data.warnings.map(({ code }: { code: string }) => code)).toContain(
      'overtime_overlaps',
    )
    expect((await get(`/employee/ot/list?${APRIL}`)).body).toMatchObject({
      meta: { total: 1 },
      totals: { minutes: 240, employees: 1 },
    })
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
      expect((await get(url, stranger)).body.meta, url).toMatchObject({ total: 0 })
  })

  test("finds none of the first company's records, and its own number 1001 gets only its own scans", async () => {
    const file = (await get('/attendance/scan-file')).body.data[0].id
    expect((await get(`/attendance/scan-file/${file}`, stranger)).status).toBe(404)
    expect((await get(`/clock-in/report/${ids.get('1001')}?month=2026-04`, stranger)).status).toBe(404)
    const span = {
      employee_id: ids.get('1001'),
      work_date: '2026-04-02',
      from_time: '17:00',
      to_time: '18:00',
    }
    expect((await post('/employee/ot', span, stranger)).status).toBe(404)
    await upload('own.attlog', Buffer.from('1001\t2026-04-01 08:00:00\t0\t1'), stranger)
    const { body } = await get('/device-scan-report', stranger)
    expect(body.data).toMatchObject([
      { employee_id: strangersEmployee, scanned_at: '2026-04-01T08:00:00+07:00' },
    ])
  })
})

test('permissions decide: who may not see scans is refused', async () => {
  const user = await server.signIn('user@mekong.test', companyId, { roles: ['companyuser'] })
  expect((await get('/device-scan-report', user)).status).toBe(403)
  expect((await upload('a.attlog', Buffer.from('1'), user)).status).toBe(403)
  expect((await get(`/clock-in/report?${APRIL}`, user)).status).toBe(200)
})

test('the schedules are listed with their shifts and who is on them', async () => {
  const { body } = await get('/schedule?search=office')
  expect(body.data).toMatchObject([
    { name: 'Office', days: [{ weekday: 1, check_in: '08:00', half_to: '13:00' }, {}, {}, {}, {}, {}] },
  ])
  expect(body.data[0].employee_count).toBeGreaterThan(100)
})

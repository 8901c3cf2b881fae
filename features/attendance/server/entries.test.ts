import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { withTestDatabase } from '#kit/database/testing.ts'
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
import { deriveDays, importScanFile } from './index.ts'

const database = withTestDatabase(prepareDirectory)
const APRIL = 'from=2026-04-01&to=2026-04-30'
let server: TestServer
let admin: Client
let ids: Map<string, number>
let companyId: number

beforeAll(async () => {
  const db = database()
  companyId = await loadCompany(db, 'Mekong')
  ids = await db.inCompany(companyId, idsByNumber)
  await importScanFile(db, companyId, { fileName: 'scans.attlog', bytes: read('scans.attlog') }, actor)
  await deriveDays(db, companyId, { from: '2026-04-01', to: '2026-04-30' })
  server = await startTestServer(db)
  admin = await server.signIn('admin@mekong.test', companyId)
})
afterAll(() => server.close())

describe('leave and overtime entered by HR', () => {
  const snapshot = () =>
    database().inCompany(companyId, (tx) =>
      tx.unknownRows('select * from day_result where company_id = $1 order by employee_id, work_date', [
        companyId,
      ]),
    )

  test('leave changes the day of that employee and no other row', async () => {
    await database().inCompany(companyId, (tx) =>
      tx.execute(`insert into leave_type (company_id, name, is_paid) values ($1, 'ພັກລາປ່ວຍ', true)`, [
        companyId,
      ]),
    )
    const leave_type_id = (await admin.get('/leave-type')).body.data[0].id
    const before = await snapshot()
    const employee_id = ids.get('1001')
    const days = { start_date: '2026-04-03', end_date: '2026-04-03', part: 'full' }
    const { body } = await admin.post('/e-leave', { employee_id, leave_type_id, ...days })
    expect(body.data).toMatchObject({
      warnings: [],
      leave: { status: 'success', decided_by: 'admin@mekong.test' },
    })
    await admin.get(`/clock-in/report?${APRIL}`)
    const after = await snapshot()
    const changed = after.filter((row, at) => JSON.stringify(row) !== JSON.stringify(before[at]))
    expect(changed).toMatchObject([{ employee_id, work_date: '2026-04-03', result: 'leave' }])
    expect((await admin.get(`/e-leave?${APRIL}&search=1001`)).body.meta.total).toBe(1)
  })

  test('of overlapping leave that is entered at the same time, one is stored and the others get a warning', async () => {
    const leave_type_id = (await admin.get('/leave-type')).body.data[0].id
    const answers = await Promise.all(
      ['11', '12', '13', '14', '15'].map((day) =>
        admin.post('/e-leave', {
          employee_id: ids.get('1002'),
          leave_type_id,
          start_date: '2026-05-11',
          end_date: `2026-05-${day}`,
          part: 'full',
        }),
      ),
    )
    const stored = answers.filter(({ body }) => body.data.leave !== null)
    expect(stored).toHaveLength(1)
    for (const { body } of answers)
      if (body.data.leave === null) expect(body.data.warnings[0].code).toBe('leave_overlaps')
  })

  test('leave over other leave warns first; the same leave again is refused; the end must not be before the start', async () => {
    const leave_type_id = (await admin.get('/leave-type')).body.data[0].id
    const leave = {
      employee_id: ids.get('1001'),
      leave_type_id,
      start_date: '2026-04-02',
      end_date: '2026-04-04',
      part: 'full',
    }
    const warned = await admin.post('/e-leave', leave)
    expect(warned.body.data).toEqual({
      leave: null,
      warnings: [{ code: 'leave_overlaps', date: '2026-04-03' }],
    })
    expect((await admin.post('/e-leave', { ...leave, confirmed: true })).body.data.leave.end_date).toBe(
      '2026-04-04',
    )
    expect((await admin.post('/e-leave', { ...leave, confirmed: true })).body.code).toBe('duplicate')
    const wrong = await admin.post('/e-leave', { ...leave, end_date: '2026-04-01' })
    expect(wrong.body.errors).toEqual({ end_date: ['The last day is before the first'] })
  })

  test('overtime above three hours a day warns and is stored if confirmed', async () => {
    const span = {
      employee_id: ids.get('1003'),
      work_date: '2026-04-02',
      from_time: '17:00',
      to_time: '21:00',
    }
    const warned = await admin.post('/employee/ot', span)
    expect(warned.body.data).toEqual({
      overtime: null,
      warnings: [{ code: 'overtime_day_limit', date: '2026-04-02', minutes: 240, limit: 180 }],
    })
    const confirmed = { ...span, confirmed: true, remark: 'Permission 12/LA' }
    expect((await admin.post('/employee/ot', { ...span, confirmed: true })).status).toBe(422)
    expect((await admin.post('/employee/ot', confirmed)).body.data.overtime).toMatchObject({
      minutes: 240,
      status: 'success',
    })
    expect((await admin.post('/employee/ot', confirmed)).body.code).toBe('duplicate')
    const crossing = await admin.post('/employee/ot', { ...span, from_time: '20:30', to_time: '01:00' })
    expect(crossing.body.data.warnings.map(({ code }: { code: string }) => code)).toContain(
      'overtime_overlaps',
    )
    expect((await admin.get(`/employee/ot/list?${APRIL}`)).body).toMatchObject({
      meta: { total: 1 },
      totals: { minutes: 240, employees: 1 },
    })
  })

  test('the limits of overtime count the other overtime of the same day and of the same month, and no other', async () => {
    const enter = async (work_date: string, from_time: string, to_time: string) => {
      const body = { employee_id: ids.get('1004'), work_date, from_time, to_time }
      return (await admin.post('/employee/ot', body)).body.data.warnings
    }
    // Never five days in a row.
    for (const day of [1, 2, 3, 4, 6, 7, 8, 9, 11, 12, 13, 14, 16, 17, 18])
      expect(await enter(`2026-05-${String(day).padStart(2, '0')}`, '17:00', '20:00')).toEqual([])
    const month = { code: 'overtime_month_limit', date: '2026-05-01', minutes: 2760, limit: 2700 }
    expect(await enter('2026-05-20', '17:00', '18:00')).toEqual([month])
    expect(await enter('2026-05-07', '20:00', '21:00')).toEqual([
      { code: 'overtime_day_limit', date: '2026-05-07', minutes: 240, limit: 180 },
      month,
    ])
    for (const day of ['2026-04-29', '2026-06-01']) expect(await enter(day, '17:00', '18:00')).toEqual([])
  })
})

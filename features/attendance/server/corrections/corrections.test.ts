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
} from '../april-2026.test-data.ts'
import { deriveDays, importScanFile } from '../index.ts'

const database = withTestDatabase(prepareDirectory)
const LOCKED = { id: 1, title: 'April run', from_date: '2026-04-01', to_date: '2026-04-02' }
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
  server = await startTestServer(db, async () => [LOCKED] as never)
  admin = await server.signIn('admin@mekong.test', companyId)
})
afterAll(() => server.close())

interface Forgotten {
  employee_id: number
  emp_number: string
  work_date: string
  missing: 'in' | 'out'
  out_at: string | null
}
const setting = (isOn: boolean) =>
  database().inCompany(companyId, (tx) =>
    tx.execute('update company_setting set can_edit_scan_times = $2 where company_id = $1', [
      companyId,
      isOn,
    ]),
  )
const forgotten = async (): Promise<Forgotten[]> =>
  (await admin.get('/report/forgot-scan?from=2026-04-03&to=2026-04-30&per_page=200&sort=work_date')).body.data
const correct = (day: Pick<Forgotten, 'employee_id' | 'work_date'>, more: object) =>
  admin.post('/scan-correction', {
    ...{ employee_id: day.employee_id, work_date: day.work_date, clock_kind: 'in', time: null, void: null },
    reason: 'Forgot to scan',
    ...more,
  })
const dayOf = async ({ employee_id, work_date }: Pick<Forgotten, 'employee_id' | 'work_date'>) => {
  const { body } = await admin.get(`/clock-in/report/${employee_id}?month=${work_date.slice(0, 7)}`)
  return body.data.days.find(({ date }: { date: string }) => date === work_date)
}
const fieldOf = ({ body }: { body: { errors?: Record<string, string[]> } }) =>
  Object.values(body.errors ?? {})[0]?.[0]
const scans = () =>
  database().inCompany(companyId, (tx) =>
    tx.unknownRows('select count(*)::int as n, max(id)::int as last from scan where company_id = $1', [
      companyId,
    ]),
  )

describe('HR corrects scans', () => {
  test('the setting of the company decides, and the month says why not', async () => {
    const [day] = (await forgotten()) as [Forgotten]
    await setting(false)
    const refused = await correct(day, { clock_kind: day.missing, time: '08:00' })
    expect([refused.status, refused.body.code]).toEqual([409, 'scan_edits_off'])
    const month = await admin.get(`/clock-in/report/${day.employee_id}?month=2026-04`)
    expect(month.body.data.correction_refusal).toBe('scan_edits_off')
    await setting(true)
    const again = await admin.get(`/clock-in/report/${day.employee_id}?month=2026-04`)
    expect(again.body.data.correction_refusal).toBeNull()
  })

  test('a forgotten scan is added, the day is derived again, and a cancellation takes it back; the scans stay as they were', async () => {
    const before = await scans()
    const day = (await forgotten()).find(({ missing }) => missing === 'out') as Forgotten
    const answer = await correct(day, { clock_kind: 'out', time: '17:00' })
    expect(answer.body.data).toMatchObject({ warnings: [] })
    const { id } = answer.body.data
    const corrected = await dayOf(day)
    expect(corrected.result).not.toBe('forgotten')
    expect(corrected.corrections).toMatchObject([{ id, clock_kind: 'out', reason: 'Forgot to scan' }])
    const { data } = (await admin.get(`/report/clock-in/correction?employee_id=${day.employee_id}`)).body
    expect(data).toMatchObject([{ id, kind: 'forgot', status: 'success', decided_by: 'admin@mekong.test' }])
    const cancelled = await admin.post(`/scan-correction/${id}/cancel`, { version: 1, reason: 'Wrong day' })
    expect(cancelled.body.data.is_stored).toBe(true)
    expect((await dayOf(day)).result).toBe('forgotten')
    const { body } = await admin.get(`/scan-correction/${id}`)
    expect(body.data.history).toMatchObject([
      { verdict: 'approved', reason: 'Forgot to scan' },
      { verdict: 'cancelled', reason: 'Wrong day' },
    ])
    expect(await scans()).toEqual(before)
  })

  test('a wrong scan is left out and another time counts; entered again, it replaces the earlier correction', async () => {
    const employee_id = ids.get('1001') ?? 0
    const day = { employee_id, work_date: '2026-04-07' }
    const [first] = (await dayOf(day)).scans
    const voided = { scanned_at: first.scanned_at, source: first.source }
    const added = await correct(day, { void: voided, time: '07:40', reason: 'Wrong person' })
    const shown = await dayOf(day)
    expect(shown.in_at).toContain('T00:40')
    expect(shown.scans[0].is_void).toBe(true)
    const { id } = added.body.data
    const twice = await correct(day, { void: voided, time: null })
    expect(twice.status).toBe(409)
    const replaces = { id, version: 1 }
    const other = await correct({ ...day, work_date: '2026-04-08' }, { time: '07:30', replaces })
    expect(other.status).toBe(404)
    const changed = await correct(day, { time: '07:30', replaces })
    expect(changed.body.data.id).toBeGreaterThan(id)
    const after = await dayOf(day)
    expect(after.in_at).toContain('T00:30')
    expect(after.scans[0].is_void).toBe(false)
    expect((await correct(day, { time: '07:20', replaces })).status).toBe(409)
  })

  test('of two people who correct the same side of a day at once, one is told that it is corrected', async () => {
    const [day] = (await forgotten()).slice(-1) as [Forgotten]
    const time = day.missing === 'in' ? '07:50' : '17:10'
    const answers = await Promise.all([1, 2].map(() => correct(day, { clock_kind: day.missing, time })))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  test('a scan that arrives later within the minute changes nothing, an earlier one counts', async () => {
    const office = ({ missing, out_at }: Forgotten) => missing === 'in' && /T(09|10):/.test(out_at ?? '')
    const day = (await forgotten()).find(office) as Forgotten
    expect((await correct(day, { time: '07:58' })).status).toBe(200)
    const line = (time: string) => Buffer.from(`${day.emp_number}\t${day.work_date} ${time}\t0\t1\n`)
    await admin.upload('late.dat', line('07:58:30'))
    expect((await dayOf(day)).in_at).toContain('T00:58')
    await admin.upload('late.dat', line('07:51:00'))
    expect((await dayOf(day)).in_at).toContain('T00:51')
  })

  test('a locked run is named first', async () => {
    const day = { employee_id: ids.get('1002') ?? 0, work_date: '2026-04-02' }
    const [, last] = (await dayOf(day)).scans
    const more = {
      clock_kind: 'out',
      void: { scanned_at: last.scanned_at, source: last.source },
      time: '17:30',
    }
    const asked = await correct(day, more)
    expect(asked.body.data).toEqual({
      id: null,
      warnings: [{ code: 'in_locked_run', date: '2026-04-02', run: 'April run' }],
    })
    expect((await correct(day, { ...more, confirmed: true })).body.data.id).toBeGreaterThan(0)
  })

  test('days without a shift, holidays, leave, and days after the resignation are refused with the reason', async () => {
    const employee_id = ids.get('1003') ?? 0
    const time = { time: '08:00' }
    expect(fieldOf(await correct({ employee_id, work_date: '2026-04-05' }, time))).toContain('no shift')
    expect(fieldOf(await correct({ employee_id, work_date: '2026-04-14' }, time))).toContain('public holiday')
    expect(fieldOf(await correct({ employee_id, work_date: '2010-04-14' }, time))).toContain('Not employed')
    expect(fieldOf(await correct({ employee_id, work_date: '2026-04-08' }, { time: '23:50' }))).toContain(
      'outside',
    )
    const empty = await correct({ employee_id, work_date: '2026-04-08' }, {})
    expect(fieldOf(empty)).toContain('time')
    const foreign = await correct({ employee_id: 999_999_999, work_date: '2026-04-08' }, time)
    expect(foreign.status).toBe(404)
  })

  test('nobody corrects their own scans', async () => {
    const employeeId = ids.get('1004') ?? 0
    const own = await server.signIn('own@mekong.test', companyId, { employeeId })
    const body = {
      ...{ employee_id: employeeId, work_date: '2026-04-08', clock_kind: 'in', time: '07:59', void: null },
      reason: 'Mine',
    }
    expect((await own.post('/scan-correction', body)).body.code).toBe('own_scans')
    const days = [{ employee_id: employeeId, work_date: '2026-04-08', clock_kind: 'in' }]
    const bulk = await own.post('/scan-correction/shift-times', { days, reason: 'Mine' })
    expect(bulk.body.data.outcomes[0].error).toContain('your own')
  })

  test('several days get the times of their shifts, with the reason of each refusal', async () => {
    const days = (await forgotten()).slice(0, 4).map(({ employee_id, work_date, missing }) => ({
      ...{ employee_id, work_date, clock_kind: missing },
    }))
    const [first] = days as [(typeof days)[number]]
    const all = [...days, first, { ...first, work_date: '2026-04-05' }]
    const { body } = await admin.post('/scan-correction/shift-times', { days: all, reason: 'Power cut' })
    expect(body.data.is_stored).toBe(true)
    expect(body.data.outcomes.map(({ error }: { error: string | null }) => error)).toEqual([
      ...days.map(() => null),
      'It was corrected already',
      expect.any(String),
    ])
    const left = await forgotten()
    for (const day of days)
      expect(left.some((row) => row.employee_id === day.employee_id && row.work_date === day.work_date)).toBe(
        false,
      )
  })

  test('on a night shift, 02:00 and 06:00 belong to the work date before', async () => {
    const night = await database().inCompany(companyId, (tx) =>
      tx.unknownRows(
        `select d.employee_id, d.work_date from day_result d
         where d.company_id = $1 and d.night_minutes > 240 and d.result = 'success' and d.work_date > '2026-04-03'
         order by d.work_date, d.employee_id limit 1`,
        [companyId],
      ),
    )
    const [row] = night as [{ employee_id: number; work_date: string }]
    const before = await dayOf(row)
    const out = { scanned_at: before.out_at, source: 'terminal' }
    const added = await correct(row, { clock_kind: 'out', time: '06:01', reason: 'Night' })
    expect(added.body.errors ?? null).toBeNull()
    expect(out.source).toBe('terminal')
    const after = await dayOf(row)
    expect(after.corrections[0].at.slice(0, 10) >= row.work_date).toBe(true)
  })
})

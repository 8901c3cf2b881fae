import { readXlsx } from 'hucre'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { createCompany } from '#features/companies/server/index.ts'
import { Id, IsoDate } from '#kit/contract/scalars.ts'
import { Whole } from '#kit/database/row-types.ts'
import { withTestDatabase } from '#kit/database/testing.ts'
import { tableOf } from '#kit/server/excel/sheet-table.test-data.ts'
import {
  actor,
  type Client,
  idsByNumber,
  loadCompany,
  prepareDirectory,
  read,
  recordLeaveOfMonth,
  startTestServer,
  type TestServer,
} from '../april-2026.test-data.ts'
import { deriveDays, importScanFile } from '../index.ts'

const database = withTestDatabase(prepareDirectory)
const APRIL = 'from=2026-04-01&to=2026-04-30'
let server: TestServer
let admin: Client
let stranger: Client
let worker: Client
let companyId: number

beforeAll(async () => {
  const db = database()
  companyId = await loadCompany(db, 'Mekong')
  const ids = await db.inCompany(companyId, idsByNumber)
  await db.inCompany(companyId, (tx) => recordLeaveOfMonth(tx, ids))
  await importScanFile(db, companyId, { fileName: 'scans.attlog', bytes: read('scans.attlog') }, actor)
  await deriveDays(db, companyId, { from: '2026-04-01', to: '2026-04-30' })
  const other = await db.asProvider((tx) => createCompany(tx, { name: 'Nam Ngum' }, actor))
  server = await startTestServer(db)
  admin = await server.signIn('admin@mekong.test', companyId)
  stranger = await server.signIn('admin@namngum.test', other)
  const employeeId = ids.get('1001') as number
  worker = await server.signIn('worker@mekong.test', companyId, { roles: ['employee'], employeeId })
})
afterAll(() => server.close())

const StoredDay = z.object({
  employee_id: Id,
  work_date: IsoDate,
  result: z.string(),
  has_in: z.boolean(),
  absent: Whole,
  present: Whole,
  paid: Whole,
  unpaid: Whole,
})
type StoredDay = z.infer<typeof StoredDay>

/** The stored days of April from the attendance engine, without the report. */
const storedDays = () =>
  database().inCompany(companyId, (tx) =>
    tx.query(
      StoredDay,
      `select employee_id, work_date, result, in_at is not null as has_in, absent_halves as absent, present_halves as present,
         paid_leave_halves as paid, unpaid_leave_halves as unpaid
       from day_result where company_id = $1 and work_date between '2026-04-01' and '2026-04-30' order by employee_id, work_date`,
      [companyId],
    ),
  )

const sumOf = (days: readonly StoredDay[], value: (day: StoredDay) => number) =>
  days.reduce((sum, day) => sum + value(day), 0)

function longestRun(days: readonly StoredDay[]): number {
  let [run, longest] = [0, 0]
  for (const day of days) {
    if (day.result === 'holiday' || day.result === 'not_yet') continue
    run = day.absent > 0 && day.present + day.paid + day.unpaid === 0 ? run + 1 : 0
    longest = Math.max(longest, run)
  }
  return longest
}

test('the totals of the absence report equal those of the days, for all employees and in its file', async () => {
  const { body } = await admin.get(`/report/absence?${APRIL}&per_page=1`)
  expect(body.meta.derivation).toEqual({ state: 'current', left: 0 })
  const days = await storedDays()
  const late = sumOf(days, (day) => (day.result === 'absent' && day.has_in ? day.absent : 0))
  const absent = sumOf(days, (day) => day.absent)
  expect(body.meta.totals).toMatchObject({
    without_leave: absent / 2,
    too_late: late / 2,
    paid_leave: sumOf(days, (day) => day.paid) / 2,
    unpaid_leave: sumOf(days, (day) => day.unpaid) / 2,
  })
  expect([absent > 0, late > 0]).toEqual([true, true])
  const { totals } = body.meta
  expect(totals.no_scan + totals.too_late + totals.outside).toBe(totals.without_leave)
  const { sheets } = await readXlsx((await admin.file(`/report/absence.xlsx?${APRIL}`)).rawPayload)
  const [heading, ...rows] = tableOf(sheets[0])
  expect(rows).toHaveLength(body.meta.total + 1)
  expect(rows.at(-1)?.[heading?.indexOf('Absent without leave (days)') ?? -1]).toBe(totals.without_leave)
  expect(sheets[1]?.rows[1]).toEqual(['Period', '01/04/2026 – 30/04/2026'])
})

test('each employee has their own days and longest run', async () => {
  const days = Map.groupBy(await storedDays(), ({ employee_id }) => employee_id)
  const { body } = await admin.get(`/report/absence?${APRIL}&per_page=200&sort=-longest_run`)
  expect(body.data).not.toEqual([])
  for (const row of body.data) {
    const own = days.get(row.employee_id) ?? []
    expect([row.emp_number, row.longest_run]).toEqual([row.emp_number, longestRun(own)])
    expect(row.without_leave).toBe(sumOf(own, (day) => day.absent) / 2)
  }
  expect(body.data[0].longest_run).toBe(body.meta.totals.longest_run)
})

test('filters select the same employees on the screen and in the file, which lists them', async () => {
  const { body } = await admin.get(`/report/absence?${APRIL}&per_page=1`)
  const [person] = body.data
  const query = `${APRIL}&employee_id=${person.employee_id}`
  expect((await admin.get(`/report/absence?${query}`)).body.meta.total).toBe(1)
  const { sheets } = await readXlsx((await admin.file(`/report/absence.xlsx?${query}`)).rawPayload)
  expect(tableOf(sheets[0])).toHaveLength(3)
  expect(sheets[1]?.rows.at(-1)?.[0]).toBe('Employee')
  const pdf = await admin.file(`/report/absence.pdf?${query}`)
  expect(pdf.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
})

test('each day with a forgotten scan shows the missing side and their number in its month', async () => {
  const days = (await storedDays()).filter(({ result }) => result === 'forgotten')
  const { body } = await admin.get(`/report/forgot-scan?${APRIL}&per_page=200&sort=work_date`)
  expect(body.meta.total).toBe(days.length)
  expect(body.meta.totals).toMatchObject({
    missing_in: days.filter(({ has_in }) => !has_in).length,
    missing_out: days.filter(({ has_in }) => has_in).length,
  })
  for (const row of body.data) {
    const own = days.filter(({ employee_id }) => employee_id === row.employee_id)
    const place = own.findIndex(({ work_date }) => work_date === row.work_date)
    expect([row.in_month, row.missing]).toEqual([place + 1, own[place]?.has_in ? 'out' : 'in'])
  }
  const second = await admin.get('/report/forgot-scan?from=2026-04-15&to=2026-04-30&per_page=200')
  for (const row of second.body.data) {
    const own = days.filter(({ employee_id }) => employee_id === row.employee_id)
    expect(row.in_month).toBe(own.findIndex(({ work_date }) => work_date === row.work_date) + 1)
  }
  expect((await admin.get(`/report/forgot-scan?${APRIL}&missing=in`)).body.meta.total).toBe(
    body.meta.totals.missing_in,
  )
})

test('a period of 366 days is accepted, a longer one is refused on its field', async () => {
  const year = await admin.get('/report/absence?from=2025-05-01&to=2026-05-01&per_page=1')
  expect(year.status).toBe(200)
  const { status, body } = await admin.get('/report/absence?from=2025-05-01&to=2026-05-02')
  expect([status, body.errors.to]).toEqual([422, ['At most 366 days']])
})

test('a company without absence has an empty report and an empty file', async () => {
  const { body } = await stranger.get(`/report/absence?${APRIL}`)
  expect([body.data, body.meta.total, body.meta.totals.without_leave]).toEqual([[], 0, 0])
  expect((await stranger.file(`/report/absence.pdf?${APRIL}`)).statusCode).toBe(200)
})

test('without the permission no rows are visible, and a sort by an unknown column is refused', async () => {
  for (const path of ['absence', 'forgot-scan'])
    for (const suffix of ['', '.xlsx', '.csv', '.pdf']) {
      expect((await worker.file(`/report/${path}${suffix}?${APRIL}`)).statusCode).toBe(403)
      const sort = encodeURIComponent('e.id; select 1')
      expect((await admin.file(`/report/${path}${suffix}?${APRIL}&sort=${sort}`)).statusCode).toBe(422)
    }
})

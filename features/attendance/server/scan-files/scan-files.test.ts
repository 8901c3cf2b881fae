import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { withTestDatabase } from '#kit/database/testing.ts'
import { until } from '#kit/database/until.test-support.ts'
import { writeWorkbook } from '#kit/server/excel/write-workbook.ts'
import {
  type Client,
  loadCompany,
  prepareDirectory,
  read,
  startTestServer,
  type TestServer,
} from '../april-2026.test-data.ts'

const database = withTestDatabase(prepareDirectory)
let server: TestServer
let admin: Client

beforeAll(async () => {
  const db = database()
  const companyId = await loadCompany(db, 'Mekong')
  server = await startTestServer(db)
  admin = await server.signIn('admin@mekong.test', companyId)
})
afterAll(() => server.close())

describe('scan files', () => {
  test('two simultaneous uploads of a month store each scan once and report the repeated ones', async () => {
    const answers = await Promise.all([1, 2].map(() => admin.upload('scans.attlog', read('scans.attlog'))))
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

  test('bad lines are reported with number, text and reason, and the valid ones are stored', async () => {
    const text =
      '1001\t2026-04-01 12:00:00\t0\t1\n1001\t2026-02-30 08:00:00\n9999\t2026-04-01 08:00:00\n1001\t2099-01-01 08:00:00'
    const { body } = await admin.upload('ເຄື່ອງ 1.dat', Buffer.from(text))
    expect(body.data).toMatchObject({
      line_count: 4,
      stored_count: 1,
      repeated_count: 0,
      unmatched_count: 1,
      bad_count: 2,
    })
    expect(body.data.bad_lines).toEqual([
      { line: 2, text: '1001\t2026-02-30 08:00:00', reason: 'bad_date' },
      { line: 4, text: '1001\t2099-01-01 08:00:00', reason: 'in_future' },
    ])
    const csv = await admin.file(`/attendance/scan-file/${body.data.id}/errors.csv`)
    expect(csv.headers['content-type']).toContain('text/csv')
    expect(csv.body).toContain('3,9999\t2026-04-01 08:00:00,No employee has this PIN')
  })

  test('bytes that are not text are refused and nothing is stored', async () => {
    const before = (await admin.get('/attendance/scan-file')).body.meta.total
    const { status, body } = await admin.upload('photo.attlog', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0]))
    expect([status, body.code]).toEqual([422, 'file_not_scans'])
    expect((await admin.get('/attendance/scan-file')).body.meta.total).toBe(before)
  })

  test('a large file is read in the background, and its progress can be requested', async () => {
    const bytes = Buffer.concat([read('scans.attlog'), read('scans.attlog')])
    const { body } = await admin.upload('large.attlog', bytes)
    expect(body.data.status).toBe('reading')
    const show = async () => (await admin.get(`/attendance/scan-file/${body.data.id}`)).body.data
    await until(async () => (await show()).status === 'done')
    expect(await show()).toMatchObject({
      line_count: 102_346,
      stored_count: 0,
      repeated_count: 102_346,
      bad_count: 0,
    })
  })
})

describe('files of other programs', () => {
  const upload = async (name: string, text: string | Buffer) =>
    (await admin.upload(name, Buffer.from(text))).body.data
  const show = async (id: number) => (await admin.get(`/attendance/scan-file/${id}`)).body.data
  const layout = { delimiter: ';', skip: 0, pin: 1, day: 2, time: 3, kind: null, order: 'dmy' }
  const scansOf = async (id: number): Promise<string[]> =>
    (await admin.get(`/device-scan-report?scan_file_id=${id}&sort=scanned_at`)).body.data.map(
      (scan: { scanned_at: string; raw_line: string }) => `${scan.scanned_at} ${scan.raw_line}`,
    )

  test('an Excel sheet is read like a text file', async () => {
    const sheet = {
      name: 'Records',
      columns: ['AC-No.', 'Name', 'Time'].map((header) => ({ header, key: header, type: 'text' as const })),
      rows: [{ 'AC-No.': '1001', Name: 'Noy', Time: '2026-05-04 08:15:59' }],
    }
    const file = await upload('records.xlsx', await writeWorkbook({ sheets: [sheet] }))
    expect(file).toMatchObject({ status: 'done', format: 'zktime', stored_count: 1, people_count: 1 })
    expect(file.first_at).toContain('2026-05-04T01:15:59')
    expect(await scansOf(file.id)).toEqual(['2026-05-04T01:15:59.000Z 1001\tNoy\t2026-05-04 08:15:59'])
  })

  test('a file of an unknown format stores nothing, asks for its columns, and is read with them; the next one at once', async () => {
    const file = await upload('unknown.csv', 'a;1001;05.05.2026;07:58\nb;1002;05.05.2026;08:01\n')
    expect(file).toMatchObject({ status: 'unclear', stored_count: 0, format: null })
    expect(file.question).toMatchObject({ why: 'columns', layout })
    const answers = await Promise.all(
      [1, 2].map(() => admin.post(`/attendance/scan-file/${file.id}/columns`, { layout })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    await until(async () => (await show(file.id)).status === 'done')
    expect(await show(file.id)).toMatchObject({ stored_count: 2, format: 'columns', question: null })
    const next = await upload('next.csv', 'c;1001;06.05.2026;07:59\nd;1002;06.05.2026;08:02\n')
    expect(next).toMatchObject({ status: 'done', stored_count: 2, format: 'columns' })
  })

  test('dates that can be read in two ways are asked, not guessed', async () => {
    const file = await upload('dates.csv', 'AC-No.,Time\n1001,03/06/2026 08:00\n1001,04/06/2026 08:00\n')
    expect(file).toMatchObject({ status: 'unclear', question: { why: 'order' } })
    const american = { ...file.question.layout, order: 'mdy' }
    await admin.post(`/attendance/scan-file/${file.id}/columns`, { layout: american })
    await until(async () => (await show(file.id)).status === 'done')
    expect((await scansOf(file.id))[0]).toContain('2026-03-06T01:00')
  })

  test('an unclear file can be deleted, a read one cannot', async () => {
    const file = await upload('letter.txt', 'Dear terminal,\nplease count\n')
    expect(file.status).toBe('unclear')
    expect((await admin.remove(`/attendance/scan-file/${file.id}`)).status).toBe(200)
    expect((await admin.get(`/attendance/scan-file/${file.id}`)).status).toBe(404)
    const read = await upload('a.dat', '1001\t2026-04-01 12:00:00\t0\t1\n')
    expect((await admin.remove(`/attendance/scan-file/${read.id}`)).body.code).toBe('request_status')
  })

  test('200,000 lines of a table are read in the background', async () => {
    const lines = Array.from({ length: 200_000 }, (_, at) => {
      const day = String(1 + (at % 28)).padStart(2, '0')
      return `${1001 + (at % 900)},Name,2026-02-${day} ${String(at % 24).padStart(2, '0')}:${String(at % 60).padStart(2, '0')}:00,C/In`
    })
    const { id, status } = await upload('large.csv', `AC-No.,Name,Time,State\n${lines.join('\n')}\n`)
    expect(status).toBe('reading')
    await until(async () => (await show(id)).status === 'done')
    const file = await show(id)
    expect(file).toMatchObject({ line_count: 200_000, unmatched_count: 0, bad_count: 0, format: 'zktime' })
    expect(file.stored_count + file.repeated_count).toBe(200_000)
  })
})

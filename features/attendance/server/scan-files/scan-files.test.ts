import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { withTestDatabase } from '#kit/database/testing.ts'
import { until } from '#kit/database/until.test-support.ts'
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

import pino from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { withTestDatabase } from '#kit/database/testing.ts'
import {
  type Client,
  loadCompany,
  prepareDirectory,
  startTestServer,
  type TestServer,
} from '../april-2026.test-data.ts'
import { readScanFileJob } from './read-scan-file-job.ts'
import { addScanFile } from './scan-file-record.ts'

const database = withTestDatabase(prepareDirectory)
let server: TestServer
let admin: Client
let companyId: number

beforeAll(async () => {
  companyId = await loadCompany(database(), 'Mekong')
  server = await startTestServer(database())
  admin = await server.signIn('admin@mekong.test', companyId)
})
afterAll(() => server.close())

test('a scan file that fails permanently is shown as failed, with a line in the log', async () => {
  const lines: { msg: string; scanFileId: number }[] = []
  const log = pino({ level: 'warn' }, { write: (line) => void lines.push(JSON.parse(line)) })
  const bytes = Buffer.from('1001\t2026-04-01 12:00:00\t0\t1\n')
  const db = database()
  await db.asOwner((owner) => owner.query('alter table scan add constraint broken check (false) not valid'))
  const scanFileId = await db.inCompany(companyId, (tx) =>
    addScanFile(tx, { fileName: 'a.dat', bytes, accountId: null, keep: true }),
  )
  const jobs = { send: async () => {}, stop: async () => {} }
  const context = { db, log, jobs, signal: new AbortController().signal }
  await readScanFileJob.run({ companyId, scanFileId }, context)
  const { body } = await admin.get(`/attendance/scan-file/${scanFileId}`)
  expect(body.data).toMatchObject({ status: 'failed', error_code: 'internal_error' })
  expect(lines).toMatchObject([{ msg: 'scan file failed', scanFileId }])
})

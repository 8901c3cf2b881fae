import { afterAll, beforeAll, expect, test } from 'vitest'
import { withTestDatabase } from '#kit/database/testing.ts'
import { type ServedFeature, serveFeature } from '#server/testing/serve-feature.test-data.ts'
import { sampleNotesReportEndpoints } from './sample-notes-report.ts'

const PATH = '/sample-notes'
const database = withTestDatabase()
let served: ServedFeature
beforeAll(async () => {
  served = await serveFeature(database(), sampleNotesReportEndpoints)
})
afterAll(() => served?.close())

test('a new company has an empty report and empty files; an employee is refused', async () => {
  const { data, meta } = (await served.call('admin', `${PATH}?from=2026-01-01&sort=-days`)).json()
  expect([data, meta.total, meta.totals]).toEqual([[], 0, { days: 0 }])
  for (const format of ['xlsx', 'csv', 'pdf'])
    expect((await served.call('admin', `${PATH}.${format}`)).statusCode).toBe(200)
  expect((await served.call('employee', PATH)).statusCode).toBe(403)
})

import { afterAll, beforeAll, expect, test } from 'vitest'
import { withTestDatabase } from '#kit/database/testing.ts'
import { type ServedFeature, serveFeature } from '#server/testing/serve-feature.test-data.ts'
import { sampleNotesEndpoints } from './list-sample-notes.ts'

const PATH = '/sample-notes'
const database = withTestDatabase()
let served: ServedFeature
beforeAll(async () => {
  served = await serveFeature(database(), sampleNotesEndpoints)
})
afterAll(() => served?.close())

test('a new company has an empty list and an empty file; an employee is refused', async () => {
  expect((await served.call('admin', `${PATH}?search=x&sort=-sample_name`)).json()).toEqual({
    data: [],
    meta: { total: 0, page: 1, per_page: 25 },
  })
  expect((await served.call('admin', `${PATH}.xlsx`)).statusCode).toBe(200)
  expect((await served.call('employee', PATH)).statusCode).toBe(403)
})

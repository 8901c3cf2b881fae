import { afterAll, beforeAll, expect, test } from 'vitest'
import { withTestDatabase } from '#kit/database/testing.ts'
import { readWorkbook } from '#kit/server/excel/read-workbook.ts'
import { type ServedFeature, serveFeature } from '#server/testing/serve-feature.test-data.ts'
import { sampleNotesEndpoints } from './index.ts'

const PATH = '/sample-notes'
const database = withTestDatabase()
let served: ServedFeature
beforeAll(async () => {
  served = await serveFeature(database(), sampleNotesEndpoints)
})
afterAll(() => served?.close())

const namesIn = async (person: 'admin' | 'other', query = '') =>
  (await served.call(person, `${PATH}${query}`)).json().data.map(({ name }: { name: string }) => name)

test('an added record is in the list and its Excel file, and the search finds it', async () => {
  for (const name of ['Vientiane', 'Pakse'])
    expect((await served.call('admin', PATH, { name, note: 'North gate' })).statusCode).toBe(200)
  expect(await namesIn('admin')).toEqual(['Pakse', 'Vientiane'])
  expect(await namesIn('admin', '?search=gate%20pakse')).toEqual(['Pakse'])
  const file = await served.call('admin', `${PATH}.xlsx`)
  expect((await readWorkbook(file.rawPayload)).rows).toHaveLength(2)
  expect((await served.call('admin', PATH, { name: ' ', note: '' })).statusCode).toBe(422)
})

test('another company sees none of it, and an employee is refused', async () => {
  expect(await namesIn('other')).toEqual([])
  expect((await served.call('employee', PATH)).statusCode).toBe(403)
  expect((await served.call('employee', PATH, { name: 'Pakse', note: '' })).statusCode).toBe(403)
})

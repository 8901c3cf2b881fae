import { afterAll, beforeAll, expect, test } from 'vitest'
import { XLSX } from '#kit/contract/file-types.ts'
import { allEndpoints } from '../compose.ts'
import type { RouteCall } from './route-calls.test-data.ts'
import { openLivedIn } from './shared-worlds.test-data.ts'
import { properAsker, type TwoCompanies } from './two-companies.test-data.ts'

let world: TwoCompanies
let calls: RouteCall[]

beforeAll(async () => {
  const livedIn = await openLivedIn()
  world = livedIn.world
  calls = livedIn.calls
})
afterAll(() => world?.close())

/** The recorded files so far, latest first. */
const noted = () =>
  world.db.asOwner(async (client) => {
    const { rows } = await client.query<{ file: string; rows: number | null }>(
      `select after ->> 'file' as file, (after ->> 'rows')::int as rows from audit_entry
       where action = 'export' order by id desc`,
    )
    return rows
  })

const nameOf = (disposition: unknown) =>
  decodeURIComponent(/filename\*=UTF-8''([^;]+)/.exec(String(disposition))?.[1] ?? '')

test('every call that returns an Excel file is recorded with its name and number of rows', async () => {
  const isExcel = new Set(
    allEndpoints(world.db)
      .filter(({ route }) => route.stream?.contentTypes.includes(XLSX))
      .map(({ route }) => `${route.method.toLowerCase()} /api${route.path.replace(/:(\w+)/g, '{$1}')}`),
  )
  const answered = new Set<string>()
  for (const call of calls.filter(({ route }) => isExcel.has(route))) {
    const before = (await noted()).length
    const asker = properAsker(call.url)
    const answer = await world.as(asker, call)
    if (answer.statusCode !== 200) continue
    expect([call.url, answer.headers['content-type']]).toEqual([call.url, XLSX])
    const now = await noted()
    expect([call.url, now.length, now[0]?.file, now[0]?.rows]).toEqual([
      call.url,
      before + 1,
      nameOf(answer.headers['content-disposition']),
      expect.any(Number),
    ])
    answered.add(call.route)
  }
  expect([...answered].sort()).toEqual([...isExcel].sort())
})

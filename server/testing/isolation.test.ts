import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { withTestDatabase } from '#kit/database/testing.ts'
import { openApiDocument } from '#kit/server/openapi.ts'
import { allEndpoints } from '../compose.ts'
import { makeLivedIn } from './lived-in.test-data.ts'
import { type RecordIds, recordIds } from './record-ids.test-data.ts'
import { callsOf, type Document, type RouteCall } from './route-calls.test-data.ts'
import { smallMonth } from './small-month.test-data.ts'
import { checksums, readable, tracesOf } from './traces.test-data.ts'
import {
  type Asker,
  MARKS,
  openTwoCompanies,
  properAsker,
  type TwoCompanies,
} from './two-companies.test-data.ts'

const database = withTestDatabase()
const STRANGERS = [
  'foreignAdmin',
  'foreignUser',
  'foreignEmployee',
  'provider',
  'superadmin',
  'nobody',
] as const
const WRONG_PASSWORD = { email: 'admin@champa.test', password: 'not the password' }
const [mark] = MARKS
let world: TwoCompanies
let sheet: Buffer
let first: RecordIds
let document: Document

beforeAll(async () => {
  world = await openTwoCompanies(database())
  sheet = (await smallMonth(mark)).employees
  await makeLivedIn(world, sheet)
  first = await recordIds(world.db, world.companies[0])
  document = openApiDocument(allEndpoints(world.db).map(({ route }) => route)) as unknown as Document
})
afterAll(() => world?.close())

const nobodysScans = Buffer.from('777001\t2026-04-01 08:00:00\t0\t1\t0\n')

async function callsWith(named: RecordIds): Promise<RouteCall[]> {
  const files = {
    '/api/attendance/scan-file': { name: 'scans.attlog', bytes: nobodysScans },
    '/api/employee/import': { name: 'people.xlsx', bytes: (await smallMonth(MARKS[1])).employees },
  }
  const bodies = { 'post /api/auth/login': WRONG_PASSWORD }
  const calls = callsOf(document, { named, files, bodies })
  // Whoever signs out asks no more: last.
  return calls.sort((a, b) => Number(a.route.endsWith('/logout')) - Number(b.route.endsWith('/logout')))
}

/** The provider lists the companies that use the product; nothing more of them. */
const mayBeKnown = (asker: Asker, call: RouteCall, text: string) =>
  call.route === 'get /api/admin/company' && (asker === 'provider' || asker === 'superadmin')
    ? text.replaceAll(`"${mark.word} company"`.toLowerCase(), '')
    : text

/** What is wrong with the answer to a stranger; empty when nothing is. */
async function faultsOf(asker: Asker, call: RouteCall): Promise<string[]> {
  const answer = await world.as(asker, call)
  const faults = tracesOf(mark, mayBeKnown(asker, call, await readable(answer)))
  if (answer.statusCode >= 500) faults.push(`status ${answer.statusCode}`)
  if (call.hasPathIds && ![401, 403, 404, 422].includes(answer.statusCode))
    faults.push(`status ${answer.statusCode} for a record of another company`)
  return faults.map((fault) => `${call.route} (${call.url}): ${fault}`)
}

describe.each(STRANGERS)('%s', (asker) => {
  test('asks every call for what is of the other company: sees nothing, changes nothing', async () => {
    const before = await checksums(world.db, world.companies[0])
    const faults: string[] = []
    for (const call of await callsWith(first)) faults.push(...(await faultsOf(asker, call)))
    if (asker !== 'nobody') await world.freshSession(asker)
    expect(faults).toEqual([])
    expect(await checksums(world.db, world.companies[0])).toEqual(before)
  })
})

test('an own run does not open the payslips, people and files of another company', async () => {
  const [, own] = world.runs
  const faults: string[] = []
  for (const call of await callsWith(first)) {
    if (!/\/payrolls-item\/\{id\}\/.*\{/.test(call.route)) continue
    const url = call.url.replace(/(payrolls-item\/)\d+/, `$1${own}`)
    faults.push(...(await faultsOf('foreignAdmin', { ...call, url })))
  }
  expect(faults).toEqual([])
})

test('a body that names a record of another company is refused', async () => {
  const calls = (await callsWith(first)).filter(
    ({ method, hasPathIds, route }) => method !== 'GET' && !hasPathIds && /employee|leave/.test(route),
  )
  const statuses = await Promise.all(
    calls.map(async (call) => [call.route, (await world.as('foreignAdmin', call)).statusCode]),
  )
  expect(Object.fromEntries(statuses)).toMatchObject({
    'post /api/e-leave': 404,
    'post /api/employee/ot': 404,
    'post /api/company/add-employee': 422,
  })
})

/** Calls that say nothing of the company: shared lists, counts and files without names, what is being made. */
const WORDLESS =
  /auth\/login|logout|setting|bank$|district|province|benefit$|template|progress|payslip-files|pdf|delete|approve|calculate|pay$|post .*import/

test('the same calls with their own records are answered, and show what the others did not see', async () => {
  const statuses = new Map<string, number[]>()
  const showing = new Set<string>()
  for (const call of await callsWith(first)) {
    const answer = await world.as(properAsker(call.route), call)
    statuses.set(call.route, [...(statuses.get(call.route) ?? []), answer.statusCode])
    if (tracesOf(mark, await readable(answer)).length > 0) showing.add(call.route)
  }
  const isAnswered = (status: number) => status === 200 || status === 409
  expect([...statuses].filter(([, list]) => !list.some(isAnswered))).toEqual([
    ['post /api/auth/login', [401]],
  ])
  const silent = [...statuses.keys()].filter((route) => !showing.has(route) && !WORDLESS.test(route))
  expect(silent).toEqual([])
})

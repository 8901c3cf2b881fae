import { afterAll, beforeAll, expect, test } from 'vitest'
import { everyRole, type RoleHolder } from './every-role.test-data.ts'
import type { RouteCall } from './route-calls.test-data.ts'
import { openLivedIn } from './shared-worlds.test-data.ts'
import { checksums, readable, tracesOf } from './traces.test-data.ts'
import { MARKS, type TwoCompanies } from './two-companies.test-data.ts'

/** Every call as every role takes longer than other tests may. */
const DEADLINE = 900_000
let world: TwoCompanies
let calls: RouteCall[]
let holders: RoleHolder[]

beforeAll(async () => {
  const livedIn = await openLivedIn()
  world = livedIn.world
  // One call of each route, the richest: all calls of all records are asked as the six strangers of the test of isolation.
  calls = [...new Map(livedIn.calls.map((call) => [call.route, call])).values()]
  holders = await everyRole(world)
})
afterAll(() => world?.close())

/** What the provider keeps about companies: that they are there, and what was mailed to them. */
const OF_COMPANIES = /\/api\/admin\/(company|outbox|log|invoice)/

/** The calls name records of the first company: who belongs to it reads them, and its administrator alone works on them. */
function isAsked(holder: RoleHolder, { method, route, headers }: RouteCall): boolean {
  if (holder.company === null) return !OF_COMPANIES.test(route)
  if (holder.company === 1 || method === 'GET') return true
  // The files that are sent are the other company's own.
  return holder.name.startsWith('companyadmin') && headers === undefined
}

/** Asks every call as each of them; gives what of the foreign companies shows in the answers. Reads go together, writes one by one. */
async function tracesFor(asking: readonly RoleHolder[], foreign: readonly (0 | 1)[]): Promise<string[]> {
  const faults: string[] = []
  for (const call of calls.filter(({ method }) => method === 'GET')) {
    const meant = asking.filter((holder) => isAsked(holder, call))
    faults.push(...(await Promise.all(meant.map((holder) => faultsOf(holder, call, foreign)))).flat())
  }
  for (const holder of asking)
    for (const call of calls.filter((one) => one.method !== 'GET' && isAsked(holder, one)))
      faults.push(...(await faultsOf(holder, call, foreign)))
  return faults
}

async function faultsOf(holder: RoleHolder, call: RouteCall, foreign: readonly (0 | 1)[]): Promise<string[]> {
  const answer = await holder.as(call)
  const text = await readable(answer)
  const traces = foreign.flatMap((company) => tracesOf(MARKS[company], text))
  if (answer.statusCode >= 500) traces.push(`status ${answer.statusCode}`)
  return traces.map((trace) => `${holder.name}: ${call.route} (${call.url}): ${trace}`)
}

/** Rows of both companies; what the provider does about a company stands in its log. */
const rowsOf = async (company: 0 | 1, isProvider: boolean) => {
  const { audit_entry, ...others } = await checksums(world.db, world.companies[company])
  return isProvider ? others : { ...others, audit_entry }
}

test(
  'every call as every role of either company: no answer holds a foreign row, and no foreign row is touched',
  async () => {
    // Who belongs to the company of the records comes last: they may change and delete them.
    for (const own of [1, 0] as const) {
      const foreign = own === 0 ? 1 : 0
      const before = await rowsOf(foreign, false)
      const asking = holders.filter(({ company }) => company === own)
      expect(await tracesFor(asking, [foreign])).toEqual([])
      expect(await rowsOf(foreign, false)).toEqual(before)
    }
  },
  DEADLINE,
)

test(
  'every call as every role of the provider: nothing of either company beyond what the provider keeps about it',
  async () => {
    const rows = async () => [await rowsOf(0, true), await rowsOf(1, true)]
    const before = await rows()
    const asking = holders.filter(({ company }) => company === null)
    expect(await tracesFor(asking, [0, 1])).toEqual([])
    expect(await rows()).toEqual(before)
  },
  DEADLINE,
)

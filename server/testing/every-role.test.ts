import { afterAll, beforeAll, expect, test } from 'vitest'
import { everyRole, type RoleHolder } from './every-role.test-data.ts'
import type { RouteCall } from './route-calls.test-data.ts'
import { sampled } from './sampled-lists.test-data.ts'
import { openLivedIn } from './shared-worlds.test-data.ts'
import { checksums, readable, tracesOf } from './traces.test-data.ts'
import { MARKS, type TwoCompanies } from './two-companies.test-data.ts'

/** Every call as every role takes longer than other tests are allowed to. */
const DEADLINE = 900_000
let world: TwoCompanies
let calls: RouteCall[]
let holders: RoleHolder[]

beforeAll(async () => {
  const livedIn = await openLivedIn()
  world = livedIn.world
  // One call of each route, the one with the most parameters; isolation.test.ts makes all calls for all records with six users.
  calls = [...new Map(sampled(livedIn.calls).map((call) => [call.route, call])).values()]
  holders = await everyRole(world)
})
afterAll(() => world?.close())

/** The provider's data about companies: that they exist, and what was mailed to them. */
const OF_COMPANIES = /\/api\/admin\/(company|dashboard|outbox|log|invoice)/

/** The calls contain records of the first company: its own users only read them, and only its administrator changes them. */
function isAsked(holder: RoleHolder, { method, route, headers }: RouteCall): boolean {
  if (holder.company === null) return !OF_COMPANIES.test(route)
  if (holder.company === 1 || method === 'GET') return true
  // The uploaded files belong to the other company.
  return holder.name.startsWith('companyadmin') && headers === undefined
}

/** Makes every call as each of them; returns the data of other companies in the answers. Reads run in parallel, writes one by one. */
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

/** Rows of both companies; the provider's actions on a company are in the provider's log. */
const rowsOf = async (company: 0 | 1, isProvider: boolean) => {
  const { audit_entry, ...others } = await checksums(world.db, world.companies[company])
  return isProvider ? others : { ...others, audit_entry }
}

test(
  'every call as every role of both companies: no answer contains rows of the other company, and none are changed',
  async () => {
    // Users of the records' own company come last, because they can change and delete them.
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
  "every call as every role of the provider: no data of either company except the provider's data about it",
  async () => {
    const rows = async () => [await rowsOf(0, true), await rowsOf(1, true)]
    const before = await rows()
    const asking = holders.filter(({ company }) => company === null)
    expect(await tracesFor(asking, [0, 1])).toEqual([])
    expect(await rows()).toEqual(before)
  },
  DEADLINE,
)

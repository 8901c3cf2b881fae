import { afterAll, beforeAll, expect, test } from 'vitest'
import { withTestDatabase } from '#kit/database/testing.ts'
import { everyRole, type RoleHolder } from './every-role.test-data.ts'
import { knownCalls } from './known-calls.test-data.ts'
import type { RouteCall } from './route-calls.test-data.ts'
import { checksums, readable, tracesOf } from './traces.test-data.ts'
import { MARKS, openTwoCompanies, type TwoCompanies } from './two-companies.test-data.ts'

const database = withTestDatabase()
const DEADLINE = 180_000
let world: TwoCompanies
let calls: RouteCall[]
let holders: RoleHolder[]

beforeAll(async () => {
  world = await openTwoCompanies(database())
  // One call of each route, the richest: all calls of all records are asked as the six strangers of the test of isolation.
  calls = [...new Map((await knownCalls(world)).map((call) => [call.route, call])).values()]
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

/** Asks every call as somebody; gives what of the foreign company shows in the answers. */
async function tracesFor(holder: RoleHolder, foreign: 0 | 1): Promise<string[]> {
  const faults: string[] = []
  for (const call of calls.filter((one) => isAsked(holder, one))) {
    const answer = await holder.as(call)
    const traces = tracesOf(MARKS[foreign], await readable(answer))
    if (answer.statusCode >= 500) traces.push(`status ${answer.statusCode}`)
    faults.push(...traces.map((trace) => `${holder.name}: ${call.route} (${call.url}): ${trace}`))
  }
  return faults
}

/** Rows of both companies; what the provider does about a company stands in its log. */
const rowsOf = async (company: 0 | 1, isProvider: boolean) => {
  const { audit_entry, ...others } = await checksums(world.db, world.companies[company])
  return isProvider ? others : { ...others, audit_entry }
}

test(
  'every call as every role of either company: no answer holds a foreign row, and no foreign row is touched',
  async () => {
    const faults: string[] = []
    // Who belongs to the company of the records comes last: they may change and delete them.
    for (const own of [1, 0] as const) {
      const foreign = own === 0 ? 1 : 0
      const before = await rowsOf(foreign, false)
      for (const holder of holders.filter(({ company }) => company === own))
        faults.push(...(await tracesFor(holder, foreign)))
      expect(faults).toEqual([])
      expect(await rowsOf(foreign, false)).toEqual(before)
    }
  },
  DEADLINE,
)

test(
  'every call as every role of the provider: nothing of either company beyond what the provider keeps about it',
  async () => {
    for (const company of [0, 1] as const) {
      const before = await rowsOf(company, true)
      for (const holder of holders.filter((one) => one.company === null))
        expect(await tracesFor(holder, company)).toEqual([])
      expect(await rowsOf(company, true)).toEqual(before)
    }
  },
  DEADLINE,
)

import { afterAll, beforeAll, expect, test } from 'vitest'
import { ERROR_TEXTS } from '#kit/contract/error-texts.ts'
import type { ErrorCode } from '#kit/contract/errors.ts'
import { withTestDatabase } from '#kit/database/testing.ts'
import { hostileCalls } from './hostile-values.test-data.ts'
import { knownCalls } from './known-calls.test-data.ts'
import type { RouteCall } from './route-calls.test-data.ts'
import { openTwoCompanies, properAsker, type TwoCompanies } from './two-companies.test-data.ts'

const database = withTestDatabase()
const DEADLINE = 180_000
let world: TwoCompanies
let calls: RouteCall[]

beforeAll(async () => {
  world = await openTwoCompanies(database())
  const all = await knownCalls(world)
  // The richest call of each route; what signs out or makes documents is no reader of values. What all lists have is one piece of code.
  const byRoute = new Map(all.map((call) => [likeness(call.route), call]))
  calls = [...byRoute.values()].filter(({ route }) => !/logout|\.pdf$/.test(route))
})
afterAll(() => world?.close())

const likeness = (route: string) => route.replace(/ .*(\/\{id\}\/(history|uses|recover)|\/excel)$/, ' …$1')

test(
  'whatever stands in a path, a query or a body: an answer, or an error in words, and never a failure',
  async () => {
    const faults = new Map<string, string>()
    let asked = 0
    for (const call of calls)
      for (const hostile of hostileCalls(call)) {
        const { statusCode, body } = await world.as(properAsker(call.route), hostile)
        asked += 1
        // Once inside a company the other calls of the provider would be refused unread.
        if (statusCode === 200 && /\/enter$/.test(call.route)) await world.freshSession('superadmin')
        const fault = statusCode === 200 ? null : faultOf(statusCode, body)
        const shown = `${hostile.url.slice(0, 200)} ${JSON.stringify(hostile.payload ?? null).slice(0, 300)}`
        if (fault) faults.set(`${call.route}: ${fault}`, shown)
      }
    expect(Object.fromEntries(faults)).toEqual({})
    expect(asked).toBeGreaterThan(2000)
  },
  DEADLINE,
)

/** An error has a status from 400 to 499 and says in the asker's language what is wrong. */
function faultOf(status: number, body: string): string | null {
  if (status < 400 || status >= 500) return `status ${status}`
  const { code, message } = JSON.parse(body) as { code: ErrorCode; message: string }
  return message === ERROR_TEXTS[code]?.en ? null : `says ${body.slice(0, 200)}`
}

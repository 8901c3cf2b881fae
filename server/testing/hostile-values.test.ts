import { afterAll, beforeAll, expect, test } from 'vitest'
import { errorStatus, findError } from '#kit/contract/error-register.ts'
import type { RouteSpec } from '#kit/contract/route.ts'
import { errorBody } from '#kit/server/errors.ts'
import { allEndpoints } from '../compose.ts'
import { type HostileCall, hostileCalls, refusalOf } from './hostile-values.test-data.ts'
import type { RouteCall } from './route-calls.test-data.ts'
import { isUnsampled } from './sampled-lists.test-data.ts'
import { openLivedIn } from './shared-worlds.test-data.ts'
import { properAsker, type TwoCompanies } from './two-companies.test-data.ts'

/** Thousands of calls take longer than other tests are allowed to. */
const DEADLINE = 900_000
let world: TwoCompanies
let calls: RouteCall[]
let routes: Map<string, RouteSpec>

beforeAll(async () => {
  const livedIn = await openLivedIn()
  world = livedIn.world
  // One call of each route, the one with the most parameters, except calls that sign out or create documents. The
  // parts that all lists share are tested once.
  const byRoute = new Map(livedIn.calls.map((call) => [likeness(call.route), call]))
  calls = [...byRoute.values()].filter(({ route }) => !/logout|\.pdf$/.test(route))
  routes = new Map(allEndpoints(world.db).map(({ route }) => [nameOf(route), route]))
})
afterAll(() => world?.close())

const likeness = (route: string) => route.replace(/ .*(\/\{id\}\/(history|uses|recover)|\/excel)$/, ' …$1')
const nameOf = ({ method, path }: RouteSpec) =>
  `${method.toLowerCase()} /api${path.replace(/:(\w+)/g, '{$1}')}`

const faults = new Map<string, string>()
const count = { tried: 0, asked: 0 }

test(
  'any value in a path, a query or a body: an answer, or an error with a message, never a server error',
  async () => {
    for (const call of calls) {
      const route = routes.get(call.route)
      if (!route) throw new Error(`There is no route for ${call.route}`)
      const answered = callsToAsk(route, [...hostileCalls(call)])
      // All values are parsed by the schemas of every list; those that may reach its code are sent to the sampled lists.
      const asked = isUnsampled(call.route) ? [] : answered
      if (call.method === 'GET') await Promise.all(asked.map(ask))
      else for (const one of asked) await ask(one)
    }
    expect(Object.fromEntries(faults)).toEqual({})
    expect(count.tried).toBeGreaterThan(20_000)
    expect(count.asked).toBeGreaterThan(3000)
  },
  DEADLINE,
)

interface Asked {
  call: HostileCall
  isRefused: boolean
}

/**
 * Every value is checked by the schemas of the call. Values that they refuse do not reach the call, so one such value
 * of each field is sent; the others, and paths, are all sent.
 */
function callsToAsk(route: RouteSpec, hostile: HostileCall[]): Asked[] {
  const refusedFields = new Set<string>()
  return hostile.flatMap((call) => {
    count.tried += 1
    if (call.field === 'path') return { call, isRefused: false }
    const refusal = refusalOf(route, call)
    if (refusal === null) return { call, isRefused: false }
    note(call, faultOf(errorStatus(refusal.code), JSON.stringify(errorBody(refusal, 'en'))))
    if (refusedFields.has(call.field)) return []
    refusedFields.add(call.field)
    return { call, isRefused: true }
  })
}

async function ask({ call, isRefused }: Asked): Promise<void> {
  count.asked += 1
  const { statusCode, body } = await world.as(properAsker(call.route), call)
  // Inside a company the other calls of the provider would be refused without being read.
  if (statusCode === 200 && /\/enter$/.test(call.route)) await world.freshSession('superadmin')
  note(call, statusCode === 200 ? null : faultOf(statusCode, body))
  if (isRefused && statusCode !== errorStatus('invalid_input'))
    note(call, `status ${statusCode} for what its schemas refuse`)
}

function note({ route, url, payload }: HostileCall, fault: string | null): void {
  const shown = `${url.slice(0, 200)} ${JSON.stringify(payload ?? null).slice(0, 300)}`
  if (fault) faults.set(`${route}: ${fault}`, shown)
}

/** An error has a status from 400 to 499 and a message in the user's language. */
function faultOf(status: number, body: string): string | null {
  if (status < 400 || status >= 500) return `status ${status}`
  const { code, message } = JSON.parse(body) as { code: string; message: string }
  return message === findError(code)?.en ? null : `says ${body.slice(0, 200)}`
}

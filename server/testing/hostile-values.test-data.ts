import { AppError } from '#kit/contract/errors.ts'
import type { RouteSpec } from '#kit/contract/route.ts'
import { parseInput } from '#kit/server/errors.ts'
import type { RouteCall } from './route-calls.test-data.ts'

/** Unexpected values for any field. */
const HOSTILE: readonly unknown[] = [
  ...['', 'abc', '-1', '1e9', '9223372036854775808', 'a\u0000b', '\ud800', 'ກ'.repeat(20_000)],
  ...["'; drop table employee; --", '%\\', '0000-01-01', '9999-12-31', '2026-02-30', '24:00'],
  ...[-1, 0.1, 2 ** 31, 2 ** 53 - 1, 1e308, null, true, [], {}],
]

export interface HostileCall extends RouteCall {
  /** The replaced part: place and name, as 'query page' or 'body contacts.0.type'. */
  field: string
}

/** The call with each of its fields in turn replaced by each hostile value: ids in its path, its query, its body. */
export function* hostileCalls(call: RouteCall): Generator<HostileCall> {
  const [path = '', query = ''] = call.url.split('?')
  for (const value of HOSTILE) {
    for (const [number] of path.matchAll(/(?<=\/)\d+/g))
      yield { ...call, field: 'path', url: `${path.replace(number, textOf(value))}?${query}` }
    for (const name of new URLSearchParams(query).keys()) {
      const pairs = new URLSearchParams(query)
      pairs.set(name, String(value))
      yield { ...call, field: `query ${name}`, url: `${path}?${pairs}` }
    }
    if (Buffer.isBuffer(call.payload) || call.payload === undefined) continue
    const headers = { 'content-type': 'application/json' }
    yield { ...call, field: 'body', payload: JSON.stringify(value), headers }
    for (const [name, payload] of replaced(call.payload, value))
      yield { ...call, field: `body ${name}`, payload: payload as object }
  }
}

/** The error with which a call's own schemas refuse its query or its body; null if they accept it. */
export function refusalOf(route: RouteSpec, { url, payload }: RouteCall): AppError | null {
  try {
    if (route.query) parseInput(route.query, Object.fromEntries(new URLSearchParams(url.split('?')[1])), 'en')
    const sent = typeof payload === 'string' ? payload : JSON.stringify(payload)
    if (route.body) parseInput(route.body, JSON.parse(sent ?? 'null'), 'en')
    return null
  } catch (error) {
    if (error instanceof AppError) return error
    throw error
  }
}

const textOf = (value: unknown) => encodeURIComponent(String(value).toWellFormed().slice(0, 300)) || '%20'

/** The object with one of its leaves, or of its parts, replaced; and which. */
function* replaced(given: unknown, value: unknown): Generator<[name: string, changed: unknown]> {
  if (typeof given !== 'object' || given === null) return
  for (const key of Object.keys(given)) {
    const inner = (given as Record<string, unknown>)[key]
    yield [key, exchange(given, key, value)]
    for (const [name, deeper] of replaced(inner, value))
      yield [`${key}.${name}`, exchange(given, key, deeper)]
  }
}

function exchange(given: object, key: string, value: unknown): object {
  if (Array.isArray(given)) return given.with(Number(key), value)
  return { ...given, [key]: value }
}

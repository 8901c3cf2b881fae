import type { RouteCall } from './route-calls.test-data.ts'

/** What nobody means to send, for any field. */
const HOSTILE: readonly unknown[] = [
  ...['', 'abc', '-1', '1e9', '9223372036854775808', 'a\u0000b', '\ud800', 'ກ'.repeat(20_000)],
  ...["'; drop table employee; --", '%\\', '0000-01-01', '9999-12-31', '2026-02-30', '24:00'],
  ...[-1, 0.1, 2 ** 31, 2 ** 53 - 1, 1e308, null, true, [], {}],
]

/** The call with each of its fields in turn replaced by each hostile value: ids of its path, its query, its body. */
export function* hostileCalls(call: RouteCall): Generator<RouteCall> {
  const [path = '', query = ''] = call.url.split('?')
  for (const value of HOSTILE) {
    for (const [number] of path.matchAll(/(?<=\/)\d+/g))
      yield { ...call, url: `${path.replace(number, textOf(value))}?${query}` }
    for (const name of new URLSearchParams(query).keys()) {
      const pairs = new URLSearchParams(query)
      pairs.set(name, String(value))
      yield { ...call, url: `${path}?${pairs}` }
    }
    if (Buffer.isBuffer(call.payload) || call.payload === undefined) continue
    yield { ...call, payload: JSON.stringify(value), headers: { 'content-type': 'application/json' } }
    for (const payload of replaced(call.payload, value)) yield { ...call, payload: payload as object }
  }
}

const textOf = (value: unknown) => encodeURIComponent(String(value).toWellFormed().slice(0, 300)) || '%20'

/** The object with one of its leaves, or of its parts, replaced. */
function* replaced(given: unknown, value: unknown): Generator<unknown> {
  if (typeof given !== 'object' || given === null) return
  for (const key of Object.keys(given)) {
    const inner = (given as Record<string, unknown>)[key]
    yield exchange(given, key, value)
    for (const deeper of replaced(inner, value)) yield exchange(given, key, deeper)
  }
}

function exchange(given: object, key: string, value: unknown): object {
  if (Array.isArray(given)) return given.with(Number(key), value)
  return { ...given, [key]: value }
}

import { expect, test } from 'vitest'
import type { MasterData } from '#kit/contract/master-data.ts'
import type { Database } from '#kit/database/database.ts'
import { allLists } from '../../features/master-data/server/all-lists.ts'
import { allEndpoints } from '../compose.ts'
import { isUnsampled, sampled, sampledLists } from './sampled-lists.test-data.ts'

// No call is made here: the endpoints keep the database for later.
const endpoints = allEndpoints(undefined as unknown as Database)

/** The calls below the path of a list, by what follows it, with the code that answers. */
const codeOf = ({ path }: MasterData) =>
  Object.fromEntries(
    endpoints
      .filter(({ route }) => route.path === path || route.path.startsWith(`${path}/`))
      .map(({ route, run }) => [`${route.method} …${route.path.slice(path.length)}`, run.toString()]),
  )

const [first] = sampledLists as [MasterData]

test.each(allLists.map((list) => [list.name, list] as const))(
  '%s: the same code answers its calls as those of the lists whose calls are all made',
  (_, list) => {
    expect(Object.keys(codeOf(list))).toHaveLength(12)
    expect(codeOf(list)).toEqual(codeOf(first))
  },
)

test('of lists that are not in the sample, the list and an entry are read', () => {
  const routes = endpoints.map(({ route }) => ({
    route: `${route.method.toLowerCase()} /api${route.path.replace(/:(\w+)/g, '{$1}')}`,
  }))
  const left = sampled(routes).filter(({ route }) => isUnsampled(route))
  const others = allLists.filter((list) => !sampledLists.includes(list))
  const reading = others.flatMap(({ path }) => [`get /api${path}`, `get /api${path}/{id}`])
  expect(left.map(({ route }) => route).sort()).toEqual(reading.sort())
  expect(others.length).toBeGreaterThan(sampledLists.length)
})

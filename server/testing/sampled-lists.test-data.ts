import type { MasterData } from '#kit/contract/master-data.ts'
import type { Field } from '#kit/contract/master-data-fields.ts'
import { allLists } from '../../features/master-data/server/all-lists.ts'

const PARTS = ['options', 'source', 'suggestions', 'when', 'needed', 'guard'] as const

const traitsOfField = (field: Field) => [
  `${field.kind}, ${field.required ? 'required' : 'optional'}`,
  ...PARTS.filter((part) => field[part] !== undefined),
]

/** What the calls of a list depend on besides the code that all lists share (sampled-lists.test.ts). */
function traitsOf({ owner, seenBy, fields, list = {} }: MasterData): string[] {
  const seers = typeof seenBy === 'object' ? 'permissions' : (seenBy ?? 'its permission')
  const settings = Object.keys(list).filter((name) => name !== 'label')
  return [owner, `${owner}, seen by ${seers}`, ...settings, ...Object.values(fields).flatMap(traitsOfField)]
}

/** Few lists that have all traits between them: the list with the most new ones first. */
function sample(): MasterData[] {
  const chosen: MasterData[] = []
  const missing = new Set(allLists.flatMap(traitsOf))
  const newTraits = (list: MasterData) => new Set(traitsOf(list).filter((trait) => missing.has(trait))).size
  while (missing.size > 0) {
    const [next] = allLists.toSorted((a, b) => newTraits(b) - newTraits(a))
    if (!next) break
    chosen.push(next)
    for (const trait of traitsOf(next)) missing.delete(trait)
  }
  return chosen
}

/** Lists of master data whose calls are all made where every call of the product is; of the others only the reading ones. */
export const sampledLists: readonly MasterData[] = sample()

const listOf = (route: string) =>
  allLists.find(({ path }) => route.endsWith(` /api${path}`) || route.includes(` /api${path}/`))

/** True for a call ('get /api/bank/{id}') of a list that is not in the sample. */
export function isUnsampled(route: string): boolean {
  const list = listOf(route)
  return list !== undefined && !sampledLists.includes(list)
}

const IS_READING = /^get (?!.*\/(excel|history|uses)$)/

/** The calls without those of unsampled lists, except the reading of the list and of an entry. */
export const sampled = <Call extends { route: string }>(calls: readonly Call[]): Call[] =>
  calls.filter(({ route }) => !isUnsampled(route) || IS_READING.test(route))

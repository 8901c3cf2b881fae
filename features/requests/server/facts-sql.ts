import type { RequestFacts } from '../contract/facts.ts'

/** What the facts of every kind have. */
const ALWAYS: readonly (keyof RequestFacts)[] = [
  ...(['title', 'first_day', 'last_day', 'part', 'from_time', 'to_time'] as const),
  ...(['minutes', 'days', 'cancels_id', 'cancels_kind'] as const),
]

/** SQL of the facts of a record, from the SQL of those that its kind has: `factsSql({ title: 'r.title' })`. */
export function factsSql(own: Partial<Record<keyof RequestFacts, string>>): string {
  const names = new Set([...ALWAYS, ...(Object.keys(own) as (keyof RequestFacts)[])])
  const fields = [...names].map((name) => `'${name}', ${own[name] ?? (name === 'title' ? `''` : 'null')}`)
  return `json_build_object(${fields.join(', ')})`
}

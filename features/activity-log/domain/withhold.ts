import { isPlace, knownAs, type Path } from './log-fields.ts'

type Fields = Readonly<Record<string, unknown>>
/** The permission for the value of a field, by the name of the field. */
type Needs = Readonly<Record<string, string>>

const pathText = (path: Path) => path.filter((name) => !isPlace(name)).join('.')

/** Undefined if every reader of the log can see the value. */
function permissionFor(needs: Needs, entity: string, path: Path): string | undefined {
  const outer = path.findLast((name, at) => at < path.length - 1 && !isPlace(name))
  return [...knownAs(entity, path), `${outer ?? entity}.*`].map((name) => needs[name]).find(Boolean)
}

/**
 * An entry without the values whose permission the reader lacks, at any depth, and the paths of the withheld fields
 * that changed, as `contacts.value`. `needs`: from the features' words.
 */
export function withhold<E extends { entity: string; before: Fields | null; after: Fields | null }>(
  needs: Needs,
  entry: E,
  mayRead: (permission: string) => boolean,
): E & { withheld: string[] } {
  const withheld = { before: new Map<string, unknown[]>(), after: new Map<string, unknown[]>() }
  const readable = (side: 'before' | 'after', value: unknown, path: Path): unknown => {
    if (typeof value !== 'object' || value === null) return value
    const visible = Object.entries(value).flatMap(([name, inner]) => {
      const at = [...path, name]
      const permission = isPlace(name) ? undefined : permissionFor(needs, entry.entity, at)
      if (permission === undefined || mayRead(permission)) return [[name, readable(side, inner, at)] as const]
      const values = withheld[side].get(pathText(at)) ?? []
      withheld[side].set(pathText(at), [...values, inner])
      return []
    })
    return Array.isArray(value) ? visible.map(([, item]) => item) : Object.fromEntries(visible)
  }
  const before = readable('before', entry.before, []) as E['before']
  const after = readable('after', entry.after, []) as E['after']
  const textOf = (values: unknown[] = []) => JSON.stringify(values.map((value) => value ?? null))
  const changed = [...new Set([...withheld.before.keys(), ...withheld.after.keys()])].filter(
    (path) => textOf(withheld.before.get(path)) !== textOf(withheld.after.get(path)),
  )
  return { ...entry, before, after, withheld: changed }
}

import { ownerOf, tableUses } from './check-sql.ts'
import { rankOf } from './feature-order.ts'
import { readImportGraph } from './find-import-circles.ts'
import { tablesIn } from './read-sql-tables.ts'
import {
  followExport,
  isTest,
  type Module,
  nameOf,
  readModule,
  readServerModules,
  type Target,
} from './sources/read-module.ts'
import { type Node, stringsIn } from './sql-literals.ts'

/** From one feature to another, with the used exports. */
export interface Edge {
  from: string
  to: string
  takes: ReadonlyMap<string, readonly string[]>
}

type Owners = ReadonlyMap<string, string>

const placeOf = (name: string) => rankOf.get(name) ?? (name === 'kit' ? -1 : 99)

function sortEdges(edges: Map<string, Map<string, Map<string, string[]>>>): Edge[] {
  return [...edges]
    .flatMap(([from, targets]) => [...targets].map(([to, takes]) => ({ from, to, takes })))
    .sort(
      (one, other) =>
        placeOf(one.from) - placeOf(other.from) ||
        one.from.localeCompare(other.from) ||
        placeOf(one.to) - placeOf(other.to) ||
        one.to.localeCompare(other.to),
    )
}

class Edges {
  readonly #edges = new Map<string, Map<string, Map<string, string[]>>>()

  add(from: string, to: string, name: string, details: readonly string[] = []): void {
    const targets = this.#edges.get(from) ?? new Map<string, Map<string, string[]>>()
    const takes = targets.get(to) ?? new Map<string, string[]>()
    takes.set(name, [...new Set([...(takes.get(name) ?? []), ...details])].sort())
    this.#edges.set(from, targets.set(to, takes))
  }

  get list(): Edge[] {
    return sortEdges(this.#edges)
  }
}

/** Names in a syntax tree that can refer to something in the file or to an import. */
function* identifiersIn(value: unknown): Generator<string> {
  if (Array.isArray(value)) for (const item of value) yield* identifiersIn(item)
  if (typeof value !== 'object' || value === null || !('type' in value)) return
  const node = value as Node
  if (node.type === 'Identifier') yield nameOf(node)
  for (const [field, inner] of Object.entries(node))
    if (typeof inner === 'object' && !(field === 'property' && !node.computed) && field !== 'key')
      yield* identifiersIn(inner)
}

/** A fragment is a text, or returns a text; an export that queries or changes the database is a function. */
function isFragment(node: Node): boolean {
  if (!/^(Arrow)?Function/.test(node.type)) return true
  const takesTransaction = ((node.params ?? []) as Node[]).some((param) => nameOf(param) === 'tx')
  return !node.async && !takesTransaction && (node.body as Node).type !== 'BlockStatement'
}

/**
 * The tables in the SQL of an export: of the fragment itself and of those that it contains. Null if the export is a
 * function, for which its feature is responsible.
 */
function tablesOfFragment(
  target: Target,
  tables: ReadonlySet<string>,
  seen = new Set<string>(),
): Set<string> | null {
  const module = readModule(target.file)
  const values = (module?.bindings.get(target.name) ?? []).flatMap(({ value }) => value ?? [])
  if (!module || values.length === 0 || !values.every(isFragment)) return null
  const found = new Set<string>()
  for (const value of values) {
    for (const { text } of stringsIn(value)) for (const table of tablesIn(text, tables)) found.add(table)
    for (const name of identifiersIn(value)) {
      const imported = module.imports.get(name)
      const next = imported
        ? followExport(imported)
        : module.bindings.has(name)
          ? { file: module.file, name }
          : null
      if (!next || seen.has(`${next.file} ${next.name}`)) continue
      seen.add(`${next.file} ${next.name}`)
      for (const table of tablesOfFragment(next, tables, seen) ?? []) found.add(table)
    }
  }
  return found
}

/** The SQL that a feature uses of others: fragments with their tables, the kit's tables by name, and functions (`name()`). */
export function sqlGraph(owners: Owners, modules: readonly Module[] = readServerModules()): Edge[] {
  const tables = new Set(owners.keys())
  const edges = new Edges()
  for (const { from, to, table } of tableUses(owners, modules)) if (from !== to) edges.add(from, to, table)
  for (const module of modules)
    for (const { file, name } of module.imports.values()) {
      const [from, to] = [ownerOf(module.file), ownerOf(file)]
      if (from === to || !/^features\/[^/]+\/server\//.test(file)) continue
      const target = followExport({ file, name })
      if (!target || !readModule(target.file)?.bindings.has(target.name)) continue
      const found = tablesOfFragment(target, tables)
      if (found === null) edges.add(from, to, `${name}()`)
      else if (found.size > 0) edges.add(from, to, name, [...found])
    }
  return edges.list
}

/** How many files of a feature import a public module of another, by module: `contract`, `domain`, `server`, `web`, … */
export function importGraph(): Edge[] {
  const edges = new Edges()
  for (const [file, targets] of readImportGraph()) {
    if (isTest(file)) continue
    for (const target of targets) {
      const [from, to] = [ownerOf(file), ownerOf(target)]
      const door = /^features\/[^/]+\/(\w+)/.exec(target)?.[1]
      if (from !== to && door && file.startsWith('features/')) edges.add(from, to, door, [file])
    }
  }
  return edges.list
}

/** `EMPLOYEES (employee)`; tables that belong to another feature than the fragment have its name. */
function fragmentText(
  owners: Owners,
  to: string,
  [name, tables]: readonly [string, readonly string[]],
): string {
  if (tables.length === 0) return name
  const named = tables.map((table) => (owners.get(table) === to ? table : `${table} of ${owners.get(table)}`))
  return `${name} (${named.join(', ')})`
}

/** Both graphs as text: a line for each pair, in the order of features. */
export function graphText(owners: Owners): string {
  const sql = sqlGraph(owners)
    .filter(({ from }) => rankOf.has(from))
    .map(
      ({ from, to, takes }) =>
        `  ${from} → ${to}: ${[...takes].map((fragment) => fragmentText(owners, to, fragment)).join(', ')}`,
    )
  const imports = importGraph().map(({ from, to, takes }) => {
    const doors = [...takes].map(([door, files]) => `${door} ${files.length}`)
    return `  ${from} → ${to}: ${doors.join(', ')}`
  })
  return [
    'SQL between features: fragments (with their tables), tables of the kit, and functions() of the owner',
    ...sql,
    'Imports between features: how many files import which door',
    ...imports,
  ].join('\n')
}

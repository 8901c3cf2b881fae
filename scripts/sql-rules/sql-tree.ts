import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { readTableKinds } from '#server/cluster/table-kinds.ts'

/** A node of the tree from PostgreSQL's parser: fields by name, such as `{ SelectStmt: { … } }`. */
export type Tree = Record<string, unknown>

/** Tables by their kind in a cluster. */
export interface Tables {
  tenant: ReadonlySet<string>
  reference: ReadonlySet<string>
  local: ReadonlySet<string>
}

const ROOT = path.resolve(import.meta.dirname, '../..')

/** The tenant tables are those to which a migration gives tenancy. */
export async function readTables(): Promise<Tables> {
  const tenant = new Set<string>()
  for (const file of globSync('migrations/*.sql', { cwd: ROOT }).sort()) {
    const sql = readFileSync(path.join(ROOT, file), 'utf8')
    for (const [, name = ''] of sql.matchAll(/install_tenancy\('([a-z_]+)'\)/g)) tenant.add(name)
    for (const [, from = '', to = ''] of sql.matchAll(/^alter table ([a-z_]+) rename to ([a-z_]+)/gm))
      if (tenant.delete(from)) tenant.add(to)
  }
  return { tenant, ...(await readTableKinds()) }
}

const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null

/** All nodes of one kind in a value, outermost first; does not enter a node for which `stop` is true. */
export function* nodesOf(value: unknown, kind: string, stop: readonly string[] = []): Generator<Tree> {
  if (Array.isArray(value)) for (const item of value) yield* nodesOf(item, kind, stop)
  else if (isTree(value))
    for (const [field, inner] of Object.entries(value)) {
      if (field === kind && isTree(inner)) yield inner
      if (!stop.includes(field)) yield* nodesOf(inner, kind, stop)
    }
}

/** Names of the tables in a value. */
export const tableNames = (value: unknown): string[] =>
  [...nodesOf(value, 'RangeVar')].map(({ relname }) => String(relname))

/** The parts of a dotted column name, such as ['e', 'company_id']. */
export const columnParts = (column: Tree): string[] =>
  ((column.fields as Tree[] | undefined) ?? []).map((field) =>
    String((field.String as Tree | undefined)?.sval ?? '*'),
  )

/** The name of the called function, without its schema. */
export const functionName = (call: Tree): string =>
  String(((call.funcname as Tree[] | undefined)?.at(-1)?.String as Tree | undefined)?.sval ?? '')

import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { readTableKinds } from '#server/cluster/table-kinds.ts'

/** A node of the tree that PostgreSQL's parser makes: fields by name, `{ SelectStmt: { … } }` and the like. */
export type Tree = Record<string, unknown>

/** Tables by how they lie in a cluster. */
export interface Tables {
  tenant: ReadonlySet<string>
  reference: ReadonlySet<string>
  local: ReadonlySet<string>
}

const ROOT = path.resolve(import.meta.dirname, '../..')

/** The tables of companies are those that a migration gives tenancy. */
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

/** All nodes of one kind under a value, outermost first; does not go below a node that `stop` names. */
export function* nodesOf(value: unknown, kind: string, stop: readonly string[] = []): Generator<Tree> {
  if (Array.isArray(value)) for (const item of value) yield* nodesOf(item, kind, stop)
  else if (isTree(value))
    for (const [field, inner] of Object.entries(value)) {
      if (field === kind && isTree(inner)) yield inner
      if (!stop.includes(field)) yield* nodesOf(inner, kind, stop)
    }
}

/** Names of the tables under a value. */
export const tableNames = (value: unknown): string[] =>
  [...nodesOf(value, 'RangeVar')].map(({ relname }) => String(relname))

/** The parts of a dotted column name, such as ['e', 'company_id']. */
export const columnParts = (column: Tree): string[] =>
  ((column.fields as Tree[] | undefined) ?? []).map((field) =>
    String((field.String as Tree | undefined)?.sval ?? '*'),
  )

/** Name of the function that a call names, without its schema. */
export const functionName = (call: Tree): string =>
  String(((call.funcname as Tree[] | undefined)?.at(-1)?.String as Tree | undefined)?.sval ?? '')

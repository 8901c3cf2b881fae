import type pg from 'pg'
import { type ClassifiedTable, classifyTables, type TableKind, type TableKinds } from './table-kinds.ts'

// tables here: all of the database, as PostgreSQL's catalogue names them; no text of the code names one

/** A foreign key with its definition from PostgreSQL. */
interface ForeignKey {
  table: string
  target: string
  name: string
  definition: string
}

export interface DistributionPlan {
  tables: readonly ClassifiedTable[]
  /** Tables that are not yet distributed as planned. */
  changes: readonly ClassifiedTable[]
  /** SQL statements for the changes, to run in one transaction; empty if there are none. */
  statements: readonly string[]
}

/**
 * The remaining changes to distribute the tables over a cluster with this number of shards. Only reads
 * catalogues, also on plain PostgreSQL. Throws if a table has no kind or the wrong kind.
 */
export async function planDistribution(
  client: pg.ClientBase,
  kinds: TableKinds,
  shards: number,
): Promise<DistributionPlan> {
  const tables = await classifyTables(client, kinds)
  const present = await presentKinds(client)
  const wrong = tables.find(({ name, kind }) => {
    const current = present.get(name) ?? 'local'
    return current !== 'local' && current !== kind
  })
  if (wrong)
    throw new Error(`The table ${wrong.name} is ${present.get(wrong.name)} and should be ${wrong.kind}`)
  const changes = tables.filter(({ name, kind }) => kind !== 'local' && present.get(name) !== kind)
  const statements =
    changes.length === 0 ? [] : await statementsFor(client, changes, present, { first: kinds.first, shards })
  return { tables, changes, statements }
}

/** The kinds of the tables that Citus manages; empty on plain PostgreSQL. */
async function presentKinds(client: pg.ClientBase): Promise<Map<string, TableKind>> {
  if (!(await hasCitus(client))) return new Map()
  const { rows } = await client.query<{ name: string; kind: TableKind }>(`
    select c.relname as name, case when p.partmethod = 'n' then 'reference' else 'distributed' end as kind
    from pg_dist_partition p join pg_class c on c.oid = p.logicalrelid
    where c.relnamespace = 'public'::regnamespace and (p.partmethod <> 'n' or p.repmodel = 't')`)
  return new Map(rows.map(({ name, kind }) => [name, kind]))
}

export async function hasCitus(client: pg.ClientBase): Promise<boolean> {
  const { rows } = await client.query(`select from pg_extension where extname = 'citus'`)
  return rows.length > 0
}

/**
 * Drops foreign keys first and adds them again one by one: Citus cannot convert a table with an identity
 * column while it has one.
 */
async function statementsFor(
  client: pg.ClientBase,
  changes: readonly ClassifiedTable[],
  present: ReadonlyMap<string, TableKind>,
  { first, shards }: { first: string; shards: number },
): Promise<string[]> {
  const moved = new Set(changes.map(({ name }) => name))
  const keys = (await foreignKeys(client)).filter(
    ({ table, target }) => moved.has(table) || moved.has(target),
  )
  const distributed = changes.filter(({ kind }) => kind === 'distributed').map(({ name }) => name)
  const others = distributed.filter((name) => name !== first)
  return [
    `set local citus.multi_shard_modify_mode = 'sequential'`,
    ...keys.map(({ table, name }) => `alter table ${table} drop constraint ${name}`),
    ...changes
      .filter(({ kind }) => kind === 'reference')
      .map(({ name }) => `select create_reference_table('${name}')`),
    ...(present.has(first)
      ? []
      : [
          `select create_distributed_table('${first}', 'company_id', colocate_with => 'none', shard_count => ${shards})`,
        ]),
    ...others.map(
      (name) => `select create_distributed_table('${name}', 'company_id', colocate_with => '${first}')`,
    ),
    ...keys.map(({ table, name, definition }) => `alter table ${table} add constraint ${name} ${definition}`),
  ]
}

async function foreignKeys(client: pg.ClientBase): Promise<ForeignKey[]> {
  const { rows } = await client.query<ForeignKey>(`
    select quote_ident(t.relname) as table, quote_ident(f.relname) as target, quote_ident(c.conname) as name,
      pg_get_constraintdef(c.oid) as definition
    from pg_constraint c join pg_class t on t.oid = c.conrelid join pg_class f on f.oid = c.confrelid
    where c.contype = 'f' and t.relnamespace = 'public'::regnamespace and c.conparentid = 0
    order by t.relname, c.conname`)
  return rows
}

import type pg from 'pg'

/**
 * How a cluster stores a table. `distributed`: rows are distributed over the machines by company.
 * `reference`: a full copy on every machine, because tables of companies join it or refer to it. `local`:
 * only on the coordinator.
 */
export type TableKind = 'distributed' | 'reference' | 'local'

/** The tables that are not distributed by their company, as the `server/tables.ts` of their owners declare them. */
export interface TableKinds {
  /** Tables that tables of companies join or refer to. A statement must not write to them from a table of companies. */
  reference: ReadonlySet<string>
  /** The provider's tables that no statement joins with tables of companies. */
  local: ReadonlySet<string>
  /** All tables of companies are co-located with this table, so that all rows of a company are on one machine. */
  first: string
}

export interface ClassifiedTable {
  name: string
  kind: TableKind
}

/**
 * Every table of the schema `public` with its kind. Tables with the policy `tenancy` are distributed; the
 * others are in one of the lists. Throws with a line for each table that has no kind or two kinds.
 */
export async function classifyTables(
  client: pg.ClientBase,
  { reference, local }: TableKinds,
): Promise<ClassifiedTable[]> {
  const { rows } = await client.query<{ name: string; is_tenant: boolean }>(`
    select c.relname as name, exists (select from pg_policy p where p.polrelid = c.oid and p.polname = 'tenancy') as is_tenant
    from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
      and not exists (select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')
    order by c.relname`)
  const faults: string[] = []
  const tables = rows.map(({ name, is_tenant }): ClassifiedTable => {
    const kinds: TableKind[] = [
      ...(is_tenant ? (['distributed'] as const) : []),
      ...(reference.has(name) ? (['reference'] as const) : []),
      ...(local.has(name) ? (['local'] as const) : []),
    ]
    if (kinds.length !== 1)
      faults.push(
        `The table ${name} ${kinds.length === 0 ? 'has no kind' : `is ${kinds.join(' and ')}`}: install tenancy, or list it as \`reference\` or \`local\` in server/tables.ts of its feature`,
      )
    return { name, kind: kinds[0] ?? 'local' }
  })
  const names = new Set(rows.map(({ name }) => name))
  for (const name of [...reference, ...local])
    if (!names.has(name)) faults.push(`${name} is listed as reference or local, but no migration creates it`)
  if (faults.length > 0) throw new Error(faults.join('\n'))
  return tables
}

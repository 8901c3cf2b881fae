import type pg from 'pg'

/**
 * How a cluster stores a table. `distributed`: rows are distributed over the machines by company.
 * `reference`: a full copy on every
 * machine, because tables of companies join it or refer to it. `local`: only on the coordinator.
 */
export type TableKind = 'distributed' | 'reference' | 'local'

/**
 * Tables that tables of companies join or refer to. A statement must not write to them from a table of
 * companies.
 */
export const REFERENCE: ReadonlySet<string> = new Set([
  'account',
  'bank',
  'business_type',
  'company',
  'currency',
  'district',
  'exchange_rate',
  'package',
  'permission',
  'province',
  'public_holiday',
  'role',
  'role_permission',
  'statutory_value',
  'village',
])

/** The provider's tables that no statement joins with tables of companies. */
export const LOCAL: ReadonlySet<string> = new Set([
  'account_role',
  'audit_entry',
  'idempotency_key',
  'installation_fact',
  'invoice',
  'invoice_counter',
  'invoice_decision',
  'known_address',
  'mail',
  'password_reset',
  'rate_limit',
  'recovery_code',
  'saved_view',
  'schema_migration',
  'second_factor',
  'session',
  'sign_in_link',
  'sign_in_step',
  'village_import',
])

export interface ClassifiedTable {
  name: string
  kind: TableKind
}

/**
 * Every table of the schema `public` with its kind. Tables with the policy `tenancy` are distributed; the
 * others are in one of the lists above. Throws with a line for each table that has no kind or two kinds.
 */
export async function classifyTables(client: pg.ClientBase): Promise<ClassifiedTable[]> {
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
      ...(REFERENCE.has(name) ? (['reference'] as const) : []),
      ...(LOCAL.has(name) ? (['local'] as const) : []),
    ]
    if (kinds.length !== 1)
      faults.push(
        `The table ${name} ${kinds.length === 0 ? 'has no kind' : `is ${kinds.join(' and ')}`}: install tenancy, or list it once in kit/database/cluster/table-kinds.ts`,
      )
    return { name, kind: kinds[0] ?? 'local' }
  })
  const names = new Set(rows.map(({ name }) => name))
  for (const name of [...REFERENCE, ...LOCAL])
    if (!names.has(name) && name !== 'schema_migration')
      faults.push(`kit/database/cluster/table-kinds.ts contains ${name}, which no migration creates`)
  if (faults.length > 0) throw new Error(faults.join('\n'))
  return tables
}

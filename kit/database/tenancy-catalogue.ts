import type pg from 'pg'

/** A table, view or function of the schema `public` without correct row level security, with the reason. */
export interface TenancyFault {
  name: string
  fault: string
}

// The policies as printed by pg_get_expr. `install_tenancy` and related functions create only these.
const ownCompany = (column: string) =>
  `(${column} = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::integer)`
const asProvider = "(current_setting('app.provider'::text, true) = 'on'::text)"

interface Policy {
  name: string
  command: string
  permissive: boolean
  toAll: boolean
  using: string | null
  check: string | null
}

interface Table {
  oid: number
  name: string
  enabled: boolean
  forced: boolean
  publicRights: boolean
  policies: Policy[]
  structure: string[]
}

/**
 * Lists violations of tenancy. Empty if each table of `public` has the policies of a tenant, directory,
 * reference or shared table, and nothing bypasses them.
 */
export async function listTablesWithoutTenancy(client: pg.ClientBase): Promise<TenancyFault[]> {
  const { rows: tables } = await client.query<Table>(tablesQuery)
  const { rows: bypasses } = await client.query<TenancyFault>(bypassQuery)
  return [...tables.flatMap(faultsOf), ...bypasses]
}

function faultsOf(table: Table): TenancyFault[] {
  const faults: string[] = [...table.structure]
  if (!table.enabled || !table.forced) faults.push('row level security is not enabled and forced')
  if (table.publicRights) faults.push('PUBLIC has rights on it')
  if (!isKnown(table.policies))
    faults.push('its policies are not the policies of tenant, directory, reference or shared tables')
  return faults.map((fault) => ({ name: table.name, fault }))
}

function isKnown(policies: Policy[]): boolean {
  if (policies.some((policy) => !policy.permissive || !policy.toAll)) return false
  const shape = policies
    .map(({ name, command, using, check }) => [name, command, using, check].join(' | '))
    .sort()
    .join('\n')
  return shapes.some((allowed) => allowed.test(shape))
}

const exactly = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
const both = (expression: string) => `${expression} | ${expression}`
const anyColumn = (expression: string) => exactly(expression).replaceAll('COLUMN', '[a-z_]+')

const shapes = [
  new RegExp(`^${exactly(`tenancy | * | ${both(ownCompany('company_id'))}`)}$`),
  new RegExp(
    `^${anyColumn(`directory_tenancy | * | ${both(`(${ownCompany('COLUMN')} OR ${asProvider})`)}`)}$`,
  ),
  new RegExp(`^${exactly(`reference_read | r | true | \nreference_write | * | ${both(asProvider)}`)}$`),
  new RegExp(`^${exactly('reference_counters | * | true | true')}$`),
  new RegExp(
    `^${exactly(
      `shared_read | r | ((company_id IS NULL) OR ${ownCompany('company_id')} OR ${asProvider}) | \nshared_write | * | ${both(`(${ownCompany('company_id')} OR ${asProvider})`)}`,
    )}$`,
  ),
]

const tablesQuery = `
  select c.oid::int8, c.relname as name, c.relrowsecurity as enabled, c.relforcerowsecurity as forced,
    exists (select from aclexplode(c.relacl) a where a.grantee = 0) as "publicRights",
    coalesce((select json_agg(json_build_object('name', p.polname, 'command', p.polcmd, 'permissive', p.polpermissive,
        'toAll', p.polroles = '{0}', 'using', pg_get_expr(p.polqual, p.polrelid), 'check', pg_get_expr(p.polwithcheck, p.polrelid)))
      from pg_policy p where p.polrelid = c.oid), '[]') as policies,
    case when exists (select from pg_policy p where p.polrelid = c.oid and p.polname = 'tenancy')
      then array(select tenancy_faults(c.oid::regclass)) else '{}' end as structure
  from pg_class c
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and c.relname <> 'schema_migration'
  order by c.relname`

// Only the owner can run ANALYZE. Such a function has no parameters and no result and resolves its tables only
// in `public`.
const onlyAnalyzes = `p.prosrc ~ '^\\s*begin\\s+analyze [a-z_, ()]+;\\s+end\\s*$' and p.pronargs = 0 and p.prorettype = 'void'::regtype
     and p.proconfig = array['search_path=pg_catalog, public']`

// An extension (Citus) adds views of the server's catalogues.
const OF_EXTENSION = `exists (select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')`

// By default a view runs with its owner's rights. A materialized view contains rows of all companies. A
// "security definer" function has its owner's rights.
const bypassQuery = `
  select c.relname as name, 'a view that reads with its owner''s rights: add security_invoker' as fault from pg_class c
   where c.relnamespace = 'public'::regnamespace and c.relkind = 'v' and not ${OF_EXTENSION}
     and not coalesce(c.reloptions::text[] && array['security_invoker=true', 'security_invoker=on'], false)
  union all
  select c.relname, 'a materialized view has no row level security' from pg_class c
   where c.relnamespace = 'public'::regnamespace and c.relkind = 'm'
  union all
  select p.proname, 'a function that runs with its owner''s rights' from pg_proc p
   where p.pronamespace = 'public'::regnamespace and p.prosecdef and not (${onlyAnalyzes})
  union all
  select c.relname, 'foreign data have no row level security' from pg_class c
   where c.relnamespace = 'public'::regnamespace and c.relkind = 'f'`

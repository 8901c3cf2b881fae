import type pg from 'pg'
import { appRole, bulkRole } from '../prepare-roles.ts'

/**
 * A right of one of the application's roles: `usage` of a sequence, `execute` of a function, `select` and
 * others of a table.
 */
export interface Right {
  kind: 'table' | 'sequence' | 'function' | 'schema'
  object: string
  role: string
  privilege: string
}

/**
 * The rights of the application's roles, from the catalogue of this database. The right to insert into a table
 * includes its sequences, because Citus drops that right when it distributes a table.
 */
export async function readRights(client: pg.ClientBase): Promise<Right[]> {
  const { rows } = await client.query<Right>(
    `with relation as (
       select c.oid, format('public.%I', c.relname) as object, c.relkind, a.grantee::regrole::text as role, lower(a.privilege_type) as privilege
       from pg_class c cross join lateral aclexplode(c.relacl) a
       where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v') and a.grantee::regrole::text = any($1))
     select 'schema' as kind, 'public' as object, role, 'usage' as privilege from unnest($1::text[]) role
     union all select 'table', object, role, privilege from relation
     union all
     select 'sequence', format('public.%I', s.relname), r.role, 'usage'
     from relation r join pg_depend d on d.refobjid = r.oid and d.refclassid = 'pg_class'::regclass and d.classid = 'pg_class'::regclass
       and d.deptype in ('i', 'a')
     join pg_class s on s.oid = d.objid and s.relkind = 'S'
     where r.privilege = 'insert'
     union all
     select 'function', format('public.%I(%s)', p.proname, oidvectortypes(p.proargtypes)), a.grantee::regrole::text, 'execute'
     from pg_proc p cross join lateral aclexplode(p.proacl) a
     where p.pronamespace = 'public'::regnamespace and a.grantee::regrole::text = any($1)
       and not exists (select from pg_depend d where d.classid = 'pg_proc'::regclass and d.objid = p.oid and d.deptype = 'e')
     order by 1, 2, 3, 4`,
    [[appRole, bulkRole]],
  )
  return rows
}

const literal = (text: string) => `'${text.replaceAll("'", "''")}'`

const EXISTS: Record<Right['kind'], string> = {
  schema: 'to_regnamespace',
  table: 'to_regclass',
  sequence: 'to_regclass',
  function: 'to_regprocedure',
}

/**
 * A query that returns the rights missing on the machine that runs it, as a JSON list. Objects that the
 * machine does not have are skipped.
 */
export function missingRightsQuery(rights: readonly Right[]): string {
  const rows = rights.map(
    ({ kind, object, role, privilege }) => `(${[kind, object, role, privilege].map(literal).join(', ')})`,
  )
  return `select coalesce(json_agg(r), '[]')::text from (values ${rows.join(', ')}) as r(kind, object, role, privilege)
    where case kind
      when 'schema' then not has_schema_privilege(role, object, privilege)
      when 'function' then to_regprocedure(object) is not null and not has_function_privilege(role, to_regprocedure(object), privilege)
      when 'sequence' then to_regclass(object) is not null and not has_sequence_privilege(role, to_regclass(object), privilege)
      else to_regclass(object) is not null and not has_table_privilege(role, to_regclass(object), privilege) end`
}

/** One statement that grants the rights only on the machine that runs it. */
export function grantStatement(rights: readonly Right[]): string {
  const grants = rights.map(({ kind, object, role, privilege }) => {
    const grant = `grant ${privilege} on ${kind} ${object} to ${role}`
    return `if ${EXISTS[kind]}(${literal(object)}) is not null then ${grant}; end if;`
  })
  return `do $rights$ begin
  set local citus.enable_ddl_propagation = off;
  ${grants.join('\n  ')}
end $rights$`
}

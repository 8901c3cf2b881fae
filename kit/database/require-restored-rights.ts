import type pg from 'pg'
import { appRole, bulkRole } from './prepare-roles.ts'

const REMEDY = `A dump of PostgreSQL's tools contains no roles. Create them first ("create role ${appRole} login; create role \
${bulkRole} login bypassrls"), then restore the dump with its rights into a new, empty database; or use champa backup and restore.`

const MIGRATED = `select to_regclass('public.schema_migration') is not null as is_migrated`

const MISSING_ROLES = `
  select array(select r from unnest($1::text[]) r where not exists (select from pg_roles where rolname = r) order by r) as missing`

/** Every table with a policy is readable for the application; see guard_table in migration 0001. */
const MISSING_RIGHTS = `
  select count(*)::int as tables from pg_class c
   where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and exists (select from pg_policy p where p.polrelid = c.oid)
     and not (has_schema_privilege($1, c.relnamespace, 'usage') and has_table_privilege($1, c.oid, 'select'))`

/**
 * Throws, with the remedy, for a migrated database whose roles or their rights are missing, as after the restore of a
 * plain dump on another server. Otherwise the first call that reads a table would fail.
 */
export async function requireRestoredRights(client: pg.Client): Promise<void> {
  const { rows: migrated } = await client.query<{ is_migrated: boolean }>(MIGRATED)
  if (!migrated[0]?.is_migrated) return
  const { rows: tables } = await client.query('select from pg_policy limit 1')
  if (tables.length === 0) return
  const { rows: roles } = await client.query<{ missing: string[] }>(MISSING_ROLES, [[appRole, bulkRole]])
  const missing = roles[0]?.missing ?? []
  if (missing.length > 0)
    throw new Error(
      `The database is restored from a dump, but the server has no role ${missing.join(', ')}. ${REMEDY}`,
    )
  const { rows: rights } = await client.query<{ tables: number }>(MISSING_RIGHTS, [appRole])
  if (rights[0]?.tables)
    throw new Error(
      `The role ${appRole} has no right to ${rights[0].tables} tables: the database was restored without them. ${REMEDY}`,
    )
}

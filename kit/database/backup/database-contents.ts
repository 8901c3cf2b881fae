import type pg from 'pg'
import type { BackupHeader, BackupTable } from './format.ts'

// tables here: all of the database, as PostgreSQL's catalogue names them; no text of the code names one

/** The schemas of the product's tables and of the job queue. */
const SCHEMAS = ['public', 'pgboss']

/** Settings that give each value the same text on every server. */
const SESSION = `set row_security = off; set timezone = 'UTC'; set datestyle = 'ISO'; set intervalstyle = 'iso_8601';
  set bytea_output = 'hex'; set extra_float_digits = 1; set client_encoding = 'UTF8'; set synchronize_seqscans = off;
  set statement_timeout = 0; set lock_timeout = 0; set idle_in_transaction_session_timeout = 0`

/** Prepares a connection of the owner. Throws if row level security would hide rows from it. */
export async function prepareSession(client: pg.Client): Promise<void> {
  await client.query(SESSION)
  const { rows } = await client.query<{ name: string; allowed: boolean }>(
    'select rolname as name, rolsuper or rolbypassrls as allowed from pg_roles where rolname = current_user',
  )
  if (rows[0]?.allowed) return
  throw new Error(
    `The database's owner ${rows[0]?.name ?? ''} cannot see all rows. Ask an administrator to run: alter role ${rows[0]?.name ?? 'owner'} bypassrls`,
  )
}

/**
 * Tables with rows and their stored columns, in a fixed order. The job queue's statistics, with one partition
 * per day, are omitted.
 */
export async function listTables(client: pg.Client): Promise<BackupTable[]> {
  const { rows } = await client.query<BackupTable>(
    `select format('%I.%I', n.nspname, c.relname) as name,
            array(select format('%I', a.attname) from pg_attribute a
                   where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
                   order by a.attname)::text[] as columns
       from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where n.nspname = any($1) and c.relkind = 'r' and format('%s.%s', n.nspname, c.relname) !~ '^pgboss[.]queue_stats'
      order by n.nspname, c.relname`,
    [SCHEMAS],
  )
  return rows
}

/**
 * The values of the sequences. Sequences are not transactional: read after the snapshot, they are at or
 * beyond its rows.
 */
export async function listSequences(client: pg.Client): Promise<BackupHeader['sequences']> {
  const { rows } = await client.query<{ name: string }>(
    `select format('%I.%I', n.nspname, c.relname) as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where n.nspname = any($1) and c.relkind = 'S' order by 1`,
    [SCHEMAS],
  )
  const sequences: BackupHeader['sequences'] = []
  for (const { name } of rows) {
    const state = await client.query<{ last_value: string; is_called: boolean }>(
      `select last_value::text, is_called from ${name}`,
    )
    const { last_value = '1', is_called = false } = state.rows[0] ?? {}
    sequences.push({ name, lastValue: last_value, isCalled: is_called })
  }
  return sequences
}

/** The migrations that the database has run. Throws if it is not a database of this program. */
export async function listMigrations(client: pg.Client): Promise<BackupHeader['migrations']> {
  const exists = await client.query("select to_regclass('public.schema_migration') is not null as exists")
  if (!exists.rows[0]?.exists) throw new Error('This database contains no data of Champa')
  const { rows } = await client.query<{ name: string; sha256: string }>(
    'select name, sha256 from public.schema_migration order by name',
  )
  return rows
}

export const copyOut = (table: BackupTable) => `copy ${table.name} (${table.columns.join(', ')}) to stdout`
export const copyIn = (table: BackupTable) => `copy ${table.name} (${table.columns.join(', ')}) from stdin`

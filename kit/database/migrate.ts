import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { grantEverywhere } from './cluster/grant-everywhere.ts'
import { hasCitus } from './cluster/plan-distribution.ts'
import type { ConnectionConfig } from './connection.ts'

/** Any number of our own: what all processes that migrate a database agree on. */
const MIGRATION_LOCK = 7_226_101

/** The product's migrations. */
export const migrationsDir = fileURLToPath(new URL('../../migrations', import.meta.url))

/** A numbered SQL file and the SHA-256 of its text, with line ends as on Linux. */
export interface Migration {
  name: string
  sql: string
  sha256: string
}

/**
 * Brings a database up to date: applies the numbered SQL files that it has not seen, in order, each in one transaction. Several processes
 * may do so at once. Returns the names applied. Throws when a file that has landed was changed or is missing.
 */
export async function migrate(owner: ConnectionConfig, dir: string = migrationsDir): Promise<string[]> {
  const client = new pg.Client(owner)
  await client.connect()
  try {
    return await migrateOver(client, dir)
  } finally {
    await client.end()
  }
}

/** `migrate` over an open connection of the owner. */
export async function migrateOver(client: pg.Client, dir: string = migrationsDir): Promise<string[]> {
  const migrations = readMigrations(dir)
  const unlock = await lockMigrations(client)
  try {
    await prepareToMigrate(client)
    const { rows } = await client.query<{ name: string; sha256: string }>(
      'select name, sha256 from schema_migration',
    )
    const pending = pendingMigrations(migrations, new Map(rows.map((row) => [row.name, row.sha256])))
    for (const migration of pending) await inTransaction(client, () => apply(client, migration))
    if (pending.length > 0 && (await hasCitus(client))) await grantEverywhere(client)
    return pending.map((migration) => migration.name)
  } finally {
    await unlock()
  }
}

/** Keeps other processes from migrating this database, until the returned function is called or the connection ends. */
export async function lockMigrations(client: pg.Client): Promise<() => Promise<void>> {
  await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
  return async () => {
    await client.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK])
  }
}

/** The migrations that this database has not seen. Throws like `migrate`. */
export async function pendingNames(client: pg.Client, dir: string = migrationsDir): Promise<string[]> {
  const { rows } = await client.query<{ name: string; sha256: string }>(
    'select name, sha256 from schema_migration',
  )
  const landed = new Map(rows.map((row) => [row.name, row.sha256]))
  return pendingMigrations(readMigrations(dir), landed).map(({ name }) => name)
}

/** Applies these migrations to an empty database, all in the transaction of the caller. */
export async function applyMigrations(client: pg.Client, migrations: readonly Migration[]): Promise<void> {
  await prepareToMigrate(client)
  for (const migration of migrations) await apply(client, migration)
}

async function prepareToMigrate(client: pg.Client): Promise<void> {
  // Row level security binds an owner who is no superuser as well: the lists that migrations fill are the provider's.
  await client.query("set app.provider = 'on'")
  // On Citus a new foreign key after another change needs this; plain PostgreSQL keeps it as a name of no meaning.
  await client.query("set citus.multi_shard_modify_mode = 'sequential'")
  await client.query(`create table if not exists schema_migration (
    name text primary key, sha256 text not null, at timestamptz not null default now())`)
}

async function inTransaction(client: pg.Client, work: () => Promise<void>): Promise<void> {
  await client.query('begin')
  try {
    await work()
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw error
  }
}

/** The migrations of a directory in their order. Throws on a wrong name and on a number that is used twice. */
export function readMigrations(dir: string = migrationsDir): Migration[] {
  const names = readdirSync(dir).filter((name) => name.endsWith('.sql'))
  const misnamed = names.find((name) => !/^\d{4}_[a-z0-9_]+\.sql$/.test(name))
  if (misnamed) throw new Error(`A migration is called 0001_verb_object.sql, not ${misnamed}`)
  names.sort()
  const numbers = names.map((name) => name.slice(0, 4))
  const twice = numbers.find((number, at) => numbers[at + 1] === number)
  if (twice) throw new Error(`Two migrations have the number ${twice}`)
  return names.map((name) => {
    // A checkout on Windows may have turned the line ends.
    const sql = readFileSync(join(dir, name), 'utf8').replaceAll('\r\n', '\n')
    return { name, sql, sha256: createHash('sha256').update(sql).digest('hex') }
  })
}

function pendingMigrations(migrations: Migration[], landed: Map<string, string>): Migration[] {
  const known = new Map(migrations.map((migration) => [migration.name, migration.sha256]))
  for (const [name, sha256] of landed) {
    if (!known.has(name))
      throw new Error(`The database is newer than this program: it has seen migration ${name}`)
    if (known.get(name) !== sha256)
      throw new Error(`Migration ${name} was changed after it landed; write a new one instead`)
  }
  const pending = migrations.filter((migration) => !landed.has(migration.name))
  const last = [...landed.keys()].sort().at(-1)
  const late = pending.find((migration) => last !== undefined && migration.name < last)
  if (late)
    throw new Error(`Migration ${late.name} comes before ${last}, which has landed; give it a later number`)
  return pending
}

async function apply(client: pg.Client, migration: Migration): Promise<void> {
  try {
    await client.query(migration.sql)
    await client.query('insert into schema_migration (name, sha256) values ($1, $2)', [
      migration.name,
      migration.sha256,
    ])
  } catch (error) {
    throw new Error(`Migration ${migration.name} failed: ${explain(error, migration.sql)}`, { cause: error })
  }
}

function explain(error: unknown, sql: string): string {
  const { message, position, detail } = error as { message: string; position?: string; detail?: string }
  const line = position ? ` (line ${sql.slice(0, Number(position)).split('\n').length})` : ''
  return `${message}${line}${detail ? ` ${detail}` : ''}`
}

import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { grantEverywhere } from './cluster/grant-everywhere.ts'
import { hasCitus } from './cluster/plan-distribution.ts'
import type { ConnectionConfig } from './connection.ts'

/** The number of the advisory lock for migrations, the same in all processes. */
const MIGRATION_LOCK = 7_226_101

/** The product's migrations. */
export const migrationsDir = fileURLToPath(new URL('../../migrations', import.meta.url))

/** A numbered SQL file and the SHA-256 of its text with Linux line endings. */
export interface Migration {
  name: string
  sql: string
  sha256: string
}

/**
 * Updates the schema of a database: applies the pending numbered SQL files in order, each in one transaction.
 * Several processes can call it at the same time. Returns the names of the applied files. Throws if an applied
 * file was changed or is missing.
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

/**
 * Prevents other processes from migrating this database until the returned function is called or the
 * connection ends.
 */
export async function lockMigrations(client: pg.Client): Promise<() => Promise<void>> {
  await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
  return async () => {
    await client.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK])
  }
}

/** The names of pending migrations. Throws like `migrate`. */
export async function pendingNames(client: pg.Client, dir: string = migrationsDir): Promise<string[]> {
  const { rows } = await client.query<{ name: string; sha256: string }>(
    'select name, sha256 from schema_migration',
  )
  const landed = new Map(rows.map((row) => [row.name, row.sha256]))
  return pendingMigrations(readMigrations(dir), landed).map(({ name }) => name)
}

/** Applies these migrations to an empty database, in the caller's transaction. */
export async function applyMigrations(client: pg.Client, migrations: readonly Migration[]): Promise<void> {
  await prepareToMigrate(client)
  for (const migration of migrations) await apply(client, migration)
}

async function prepareToMigrate(client: pg.Client): Promise<void> {
  // Row level security also applies to an owner who is not a superuser; migrations fill lists of the provider.
  await client.query("set app.provider = 'on'")
  // Citus needs this for a new foreign key after another change; on plain PostgreSQL the setting has no effect.
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

/** The migrations of a directory, in order. Throws on an invalid name and on a duplicate number. */
export function readMigrations(dir: string = migrationsDir): Migration[] {
  const names = readdirSync(dir).filter((name) => name.endsWith('.sql'))
  const misnamed = names.find((name) => !/^\d{4}_[a-z0-9_]+\.sql$/.test(name))
  if (misnamed) throw new Error(`A migration must be named like 0001_verb_object.sql, not ${misnamed}`)
  names.sort()
  const numbers = names.map((name) => name.slice(0, 4))
  const duplicate = numbers.find((number, at) => numbers[at + 1] === number)
  if (duplicate) throw new Error(`Two migrations have the number ${duplicate}`)
  return names.map((name) => {
    // A checkout on Windows can have other line endings.
    const sql = readFileSync(join(dir, name), 'utf8').replaceAll('\r\n', '\n')
    return { name, sql, sha256: createHash('sha256').update(sql).digest('hex') }
  })
}

function pendingMigrations(migrations: Migration[], landed: Map<string, string>): Migration[] {
  const hashes = new Map(migrations.map((migration) => [migration.name, migration.sha256]))
  for (const [name, sha256] of landed) {
    if (!hashes.has(name))
      throw new Error(`The database is newer than this program: it has run migration ${name}`)
    if (hashes.get(name) !== sha256)
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

import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import type { ConnectionConfig } from './connection.ts'

/** Any number of our own: what all processes that migrate a database agree on. */
const lockNumber = 7_226_101

const defaultDir = fileURLToPath(new URL('../../migrations', import.meta.url))

interface Migration {
  name: string
  sql: string
  sha256: string
}

/**
 * Brings a database up to date: applies the numbered SQL files that it has not seen, in order, each in one transaction. Several processes
 * may do so at once. Returns the names applied. Throws when a file that has landed was changed or is missing.
 */
export async function migrate(owner: ConnectionConfig, dir: string = defaultDir): Promise<string[]> {
  const client = new pg.Client(owner)
  await client.connect()
  try {
    return await migrateOver(client, dir)
  } finally {
    await client.end()
  }
}

/** `migrate` over an open connection of the owner. */
export async function migrateOver(client: pg.Client, dir: string = defaultDir): Promise<string[]> {
  const migrations = readMigrations(dir)
  await client.query('select pg_advisory_lock($1)', [lockNumber])
  try {
    // Row level security binds an owner who is no superuser as well: the lists that migrations fill are the provider's.
    await client.query("set app.provider = 'on'")
    await client.query(`create table if not exists schema_migration (
      name text primary key, sha256 text not null, at timestamptz not null default now())`)
    const { rows } = await client.query<{ name: string; sha256: string }>(
      'select name, sha256 from schema_migration',
    )
    const pending = pendingMigrations(migrations, new Map(rows.map((row) => [row.name, row.sha256])))
    for (const migration of pending) await apply(client, migration)
    return pending.map((migration) => migration.name)
  } finally {
    await client.query('select pg_advisory_unlock($1)', [lockNumber])
  }
}

function readMigrations(dir: string): Migration[] {
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
  await client.query('begin')
  try {
    await client.query(migration.sql)
    await client.query('insert into schema_migration (name, sha256) values ($1, $2)', [
      migration.name,
      migration.sha256,
    ])
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw new Error(`Migration ${migration.name} failed: ${explain(error, migration.sql)}`, { cause: error })
  }
}

function explain(error: unknown, sql: string): string {
  const { message, position, detail } = error as { message: string; position?: string; detail?: string }
  const line = position ? ` (line ${sql.slice(0, Number(position)).split('\n').length})` : ''
  return `${message}${line}${detail ? ` ${detail}` : ''}`
}

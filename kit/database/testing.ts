import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { deserialize, serialize } from 'node:v8'
import pg from 'pg'
import { afterAll, beforeAll, inject } from 'vitest'
import type { ConnectionConfig } from './connection.ts'
import { connectDatabase, type Database } from './database.ts'
import { appRole, bulkRole } from './prepare-roles.ts'

/** A separate database for tests, with operations that only tests may use. */
export interface TestDatabase extends Database {
  /** The owner's connection, for test setup that the product never does. */
  readonly ownerConnection: ConnectionConfig
  /** Runs statements as the owner, bypassing row level security. */
  asOwner<T>(work: (client: pg.Client) => Promise<T>): Promise<T>
  drop(): Promise<void>
}

/** A fresh copy of the migrated template, or of another one, in milliseconds. The caller must drop it; `withTestDatabase` drops it automatically. */
export async function createTestDatabase(from = inject('testTemplate').database): Promise<TestDatabase> {
  const template = inject('testTemplate')
  const name = `test_${randomBytes(6).toString('hex')}`
  const server = { ...template, database: 'postgres' }
  await withClient(server, async (client) => {
    // Copying files is faster for a small template with fsync off. Rights on the database are not copied.
    await client.query(`create database ${name} template ${from} strategy file_copy`)
    await client.query(`revoke all on database ${name} from public`)
    await client.query(`grant connect on database ${name} to ${appRole}, ${bulkRole}`)
  })
  const ownerConnection = { ...template, database: name }
  const database = connectDatabase(ownerConnection, { checkRows: true, patience: 30 })
  return {
    ...database,
    ownerConnection,
    asOwner: (work) => withClient(ownerConnection, work),
    async drop() {
      await database.close()
      await withClient(server, (client) => client.query(`drop database if exists ${name} with (force)`))
    },
  }
}

/**
 * Creates one database for the tests of a file or a `describe` and drops it afterwards. Call the returned
 * function inside a test.
 */
export function withTestDatabase(prepare?: (db: TestDatabase) => Promise<void>): () => TestDatabase {
  let database: TestDatabase | undefined
  beforeAll(async () => {
    database = await createTestDatabase()
    await prepare?.(database)
  })
  afterAll(async () => {
    await database?.drop()
  })
  return () => {
    if (!database) throw new Error('The test database exists only while tests run')
    return database
  }
}

/**
 * A copy of a database that is filled once in a run, by the first file that needs it while the others wait, and the
 * notes of its creator: anything that can be cloned. `fill` closes everything that it opens except the database.
 */
export async function copySharedDatabase<Notes>(
  name: string,
  fill: () => Promise<{ db: TestDatabase; notes: Notes }>,
): Promise<{ db: TestDatabase; notes: Notes }> {
  const notesFile = path.join(inject('testFolder'), `${name}.notes`)
  const shared = `shared_${name}`
  await withClient({ ...inject('testTemplate'), database: 'postgres' }, async (client) => {
    await client.query('select pg_advisory_lock(hashtext($1))', [shared])
    if (existsSync(notesFile)) return
    const { db, notes } = await fill()
    await db.close()
    await client.query(`alter database ${db.ownerConnection.database} rename to ${shared}`)
    // There must be no connections to a template while it is copied.
    await client.query(`alter database ${shared} with is_template true allow_connections false`)
    writeFileSync(notesFile, serialize(notes))
  })
  return { db: await createTestDatabase(shared), notes: deserialize(readFileSync(notesFile)) }
}

async function withClient<T>(
  connection: ConnectionConfig,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client(connection)
  client.on('error', () => {})
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, inject } from 'vitest'
import type { ConnectionConfig } from './connection.ts'
import { connectDatabase, type Database } from './database.ts'
import { appRole, bulkRole } from './prepare-roles.ts'

/** A database of a test's own, and what only tests may do with it. */
export interface TestDatabase extends Database {
  /** The owner's connection: to set up what the product itself never does. */
  readonly ownerConnection: ConnectionConfig
  /** Runs statements as the owner, past row level security. */
  asOwner<T>(work: (client: pg.Client) => Promise<T>): Promise<T>
  drop(): Promise<void>
}

/** A fresh copy of the migrated template, in milliseconds. The caller drops it; `withTestDatabase` does so by itself. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const template = inject('testTemplate')
  const name = `test_${randomBytes(6).toString('hex')}`
  const server = { ...template, database: 'postgres' }
  await withClient(server, async (client) => {
    // Copying the files is the faster way for a small template with fsync off. Rights on the database itself are not copied.
    await client.query(`create database ${name} template ${template.database} strategy file_copy`)
    await client.query(`revoke all on database ${name} from public`)
    await client.query(`grant connect on database ${name} to ${appRole}, ${bulkRole}`)
  })
  const ownerConnection = { ...template, database: name }
  const database = connectDatabase(ownerConnection, { checkRows: true })
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

/** Gives the tests of a file or a `describe` one database, made before and dropped after them. Call the function inside a test. */
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

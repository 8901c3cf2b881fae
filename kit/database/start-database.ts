import { type ConnectionConfig, parseDatabaseUrl } from './connection.ts'
import { type Database, openDatabase } from './database.ts'
import { type EmbeddedServer, startEmbeddedServer } from './embedded-server.ts'
import type { Log } from './run-transaction.ts'

/**
 * Opens and migrates the database: the PostgreSQL of `url` (DATABASE_URL), or else the embedded one in
 * `dataDir`. `close` also stops the embedded server.
 */
export async function startDatabase(options: {
  dataDir: string
  url?: string | undefined
  log?: Log
  /** Parses each row by its schema: for tests and development. */
  checkRows?: boolean
}): Promise<Database> {
  const { dataDir, url, log = () => {}, checkRows = false } = options
  if (url) return openDatabase({ url, log, checkRows })
  const server = await startEmbeddedServer({ dataDir, log })
  try {
    return stoppingWith(server, await openDatabase({ ownerConfig: server.ownerUrl, log, checkRows }))
  } catch (error) {
    await server.stop()
    throw error
  }
}

/**
 * Runs `work` with the connection of the database's owner, without migrating anything. Starts the embedded
 * server if necessary.
 */
export async function withOwner<T>(
  options: { dataDir: string; url?: string | undefined; log?: Log },
  work: (owner: ConnectionConfig) => Promise<T>,
): Promise<T> {
  const { dataDir, url, log = () => {} } = options
  if (url) return work(parseDatabaseUrl(url))
  const server = await startEmbeddedServer({ dataDir, log })
  try {
    return await work(server.ownerUrl)
  } finally {
    await server.stop()
  }
}

function stoppingWith(server: EmbeddedServer, database: Database): Database {
  return {
    ...database,
    async close() {
      await database.close()
      await server.stop()
    },
  }
}

import { type Database, openDatabase } from './database.ts'
import { type EmbeddedServer, startEmbeddedServer } from './embedded-server.ts'
import type { Log } from './run-transaction.ts'

/**
 * The product's database: the PostgreSQL of `url` (DATABASE_URL), else the embedded one in `dataDir`, migrated and open. `close` also stops
 * the embedded server.
 */
export async function startDatabase(options: {
  dataDir: string
  url?: string | undefined
  log?: Log
}): Promise<Database> {
  const { dataDir, url, log = () => {} } = options
  if (url) return openDatabase({ url, log })
  const server = await startEmbeddedServer({ dataDir, log })
  try {
    return stoppingWith(server, await openDatabase({ ownerConfig: server.ownerUrl, log }))
  } catch (error) {
    await server.stop()
    throw error
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

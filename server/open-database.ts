import type { Logger } from 'pino'
import type { Database } from '#kit/database/database.ts'
import type { Log } from '#kit/database/run-transaction.ts'
import { startDatabase } from '#kit/database/start-database.ts'
import { seedEverything } from './seed.ts'
import type { Settings } from './settings.ts'

/** Opens, migrates and seeds the configured database. */
export async function openWithSeeds(settings: Settings, log: Logger): Promise<Database> {
  const toLog: Log = (message, error, level = error ? 'warn' : 'info') =>
    log[level](error ? { err: error } : {}, message)
  const { dataDir, databaseUrl: url, checkData: checkRows } = settings
  const db = await startDatabase({ dataDir, url, log: toLog, checkRows })
  try {
    await seedEverything(db)
    return db
  } catch (error) {
    await db.close()
    throw error
  }
}

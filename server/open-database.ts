import type { Logger } from 'pino'
import type { Database } from '#kit/database/database.ts'
import { startDatabase } from '#kit/database/start-database.ts'
import { seedEverything } from './seed.ts'
import type { Settings } from './settings.ts'

/** The database of the settings, migrated and seeded. */
export async function openWithSeeds(settings: Settings, log: Logger): Promise<Database> {
  const toLog = (message: string, error?: unknown) =>
    error ? log.warn({ err: error }, message) : log.info(message)
  const db = await startDatabase({ dataDir: settings.dataDir, url: settings.databaseUrl, log: toLog })
  try {
    await seedEverything(db)
    return db
  } catch (error) {
    await db.close()
    throw error
  }
}

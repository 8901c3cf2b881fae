import pino from 'pino'
import { sealSecrets } from '#features/access/server/index.ts'
import type { Database } from '#kit/database/database.ts'
import { demoAccounts } from './demo/demo-accounts.ts'
import { seedDemo } from './demo/seed-demo.ts'
import { openWithSeeds } from './open-database.ts'
import { readSecretKey } from './secret-key.ts'
import { readSettings, type Settings } from './settings.ts'
import { type RunningServer, startServer } from './start-server.ts'

export interface RunOptions {
  /** Folder of the built screens. */
  screens: string
  args: readonly string[]
}

/** Runs the product until a signal ends it: database, seeds, demo, server. Prints what a person needs to know. */
export async function runServer(options: RunOptions): Promise<void> {
  const settings = readSettings(options.args)
  const log = pino({ level: settings.logLevel })
  const stopping = new AbortController()
  const db = await openWithSeeds(settings, log)
  try {
    const secretKey = readSecretKey({
      given: settings.secretKey,
      dataDir: settings.dataDir,
      isEmbedded: !settings.databaseUrl,
    })
    await sealSecrets(db, secretKey)
    const server = await startServer({
      db,
      log,
      host: settings.host,
      port: settings.port,
      screens: options.screens,
      secretKey,
      trustedProxies: settings.trustedProxies,
    })
    stopOnSignals(server, db, stopping)
    if (settings.demo) await seedDemo({ db, app: server.app, say: (line) => console.log(line) })
    await greet(db, server, settings)
  } catch (error) {
    await db.close()
    throw error
  }
}

async function greet(db: Database, server: RunningServer, settings: Settings): Promise<void> {
  console.log(`\nChampa is at ${server.url}`)
  console.log(settings.databaseUrl ? 'Data: the PostgreSQL of DATABASE_URL.' : `Data: ${settings.dataDir}`)
  if (!settings.demo) return
  const { password, accounts } = await demoAccounts(db)
  if (accounts.length === 0) return
  console.log(`\nSign in with the password ${password} as`)
  for (const account of accounts) console.log(`  ${account.email.padEnd(30)} ${account.description}`)
  console.log('\nStop with Ctrl C.')
}

function stopOnSignals(server: RunningServer, db: Database, stopping: AbortController): void {
  const stop = async () => {
    if (stopping.signal.aborted) return
    stopping.abort()
    await server.stop()
    await db.close()
    process.exit(0)
  }
  process.on('SIGINT', stop)
  process.on('SIGTERM', stop)
}

import pino, { type Logger } from 'pino'
import { prepareFactors } from '#features/access/server/index.ts'
import { type Database, DatabaseUnavailable } from '#kit/database/database.ts'
import { openFiles } from '#kit/server/files/open-file-store.ts'
import { demoAccounts } from './demo/demo-accounts.ts'
import { keepGrowing } from './demo/growth/keep-growing.ts'
import { isDemoBegun, seedDemo } from './demo/seed-demo.ts'
import { openWithSeeds } from './open-database.ts'
import { prepareShutdown, type Shutdown } from './process/shutdown.ts'
import { readSecretKey } from './secret-key.ts'
import { readSettings, type Settings } from './settings.ts'
import { startServer } from './start-server.ts'

export interface RunOptions {
  /** Folder of the built screens; without it only calls are served. */
  screens?: string
  args: readonly string[]
  /** Called once the server listens, before the demo is complete. */
  onListening?: () => void
  /** The address that users open, if it differs from the server's address. */
  address?: string
}

/**
 * Runs the product until a signal ends it: database, seeds, demo, server. Prints the address, the data
 * directory and the demo accounts.
 */
export async function runServer(options: RunOptions): Promise<void> {
  const settings = readSettings(options.args)
  const log = pino({ level: settings.logLevel })
  const shutdown = prepareShutdown(log)
  try {
    await startAll(options, settings, log, shutdown)
  } catch (error) {
    // The start fails because a shutdown closes its resources.
    if (shutdown.signal.aborted) return
    await shutdown.close()
    throw error
  }
}

async function startAll(
  options: RunOptions,
  settings: Settings,
  log: Logger,
  { signal, closing }: Shutdown,
): Promise<void> {
  const db = await closing(openWithSeeds(settings, log), (opened) => opened.close())
  signal.throwIfAborted()
  const secretKey = readSecretKey({
    given: settings.secretKey,
    dataDir: settings.dataDir,
    isEmbedded: !settings.databaseUrl,
  })
  await prepareFactors(db, secretKey)
  signal.throwIfAborted()
  const starting = startServer({
    db,
    log,
    host: settings.host,
    port: settings.port,
    devicePort: settings.devicePort,
    ...(options.screens ? { screens: options.screens } : {}),
    dataDir: settings.databaseUrl ? undefined : settings.dataDir,
    secretKey,
    files: await openFiles(settings),
    trustedProxies: settings.trustedProxies,
    checkAnswers: settings.checkData,
    metricsToken: settings.metricsToken,
  })
  const server = await closing(starting, (started) => started.stop())
  signal.throwIfAborted()
  options.onListening?.()
  if (settings.demo) await seedDemo({ db, app: server.app, say: (line) => console.log(line) })
  await greet(db, options.address ?? server.url, settings)
  if (settings.demo) void keepGrowing({ db, app: server.app, signal }, log)
}

async function greet(db: Database, address: string, settings: Settings): Promise<void> {
  // The server already answers: a database that is lost at this moment does not end it.
  const lines = await demoLines(db, settings).catch((error: unknown) => {
    if (error instanceof DatabaseUnavailable) return []
    throw error
  })
  console.log(`\nChampa is at ${address}`)
  console.log(settings.databaseUrl ? 'Data: the PostgreSQL of DATABASE_URL.' : `Data: ${settings.dataDir}`)
  for (const line of lines) console.log(line)
}

/** What is printed about the demo: its accounts, or that it is not complete. */
async function demoLines(db: Database, { demo }: Settings): Promise<string[]> {
  if (!demo) {
    const isBegun = await isDemoBegun(db)
    return isBegun
      ? ['The demo is not complete, so nobody can sign in. Start with --demo to complete it.']
      : []
  }
  const { password, accounts } = await demoAccounts(db)
  if (accounts.length === 0) return []
  return [
    `\nSign in with the password ${password} as`,
    ...accounts.map(({ email, description }) => `  ${email.padEnd(30)} ${description}`),
    '\nStop with Ctrl C.',
  ]
}

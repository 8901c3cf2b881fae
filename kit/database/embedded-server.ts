import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import type { ConnectionConfig } from './connection.ts'
import { claimServer, exclusively } from './embedded/claim.ts'
import { ensureCluster, hasCluster, ownerName, ownerPassword, writeSettings } from './embedded/cluster.ts'
import { ensureOwn, prepareHome, type ServerHome } from './embedded/home.ts'
import { checkServer } from './embedded/listening.ts'
import { keepForThisMachine } from './embedded/machine.ts'
import { type Postmaster, runningPostmaster, startPostmaster, stopPostmaster } from './embedded/postmaster.ts'
import { supervise } from './embedded/supervise.ts'
import type { Log } from './run-transaction.ts'

export interface EmbeddedServerOptions {
  /** The directory with the server's files, or with notes of where they are. */
  dataDir: string
  /** Additional settings of postgresql.conf. Tests turn off fsync. */
  settings?: Record<string, string>
  log?: Log
}

export interface EmbeddedServer {
  /** The owner's connection to the database `postgres` of the cluster. */
  ownerUrl: ConnectionConfig
  /** Process id of the running server. */
  pid(): number
  /** Fast shutdown, unless another process still uses the server. Can be called twice. */
  stop(): Promise<void>
}

/**
 * Starts PostgreSQL for this directory, or reuses a server left running by a killed process, and keeps it
 * running until `stop`. Several processes can share one directory: the last one to stop shuts the server down.
 */
export async function startEmbeddedServer(options: EmbeddedServerOptions): Promise<EmbeddedServer> {
  const log = options.log ?? (() => {})
  const at = prepareHome(options.dataDir)
  const ownerUrl = await ownerConnection(at)
  const machine = keepForThisMachine(at.dataDir)
  const running = () =>
    exclusively(at.dataDir, () => ensureRunning(at, ownerUrl, options.settings ?? {}, log))
  const claim = claimServer(at.dataDir)
  let current: Postmaster
  try {
    current = await running()
  } catch (error) {
    claim.release()
    machine.release()
    throw error
  }
  const supervisor = supervise(current, running, log)
  return {
    ownerUrl,
    pid: () => (runningPostmaster(at) ?? supervisor.current()).pid,
    stop: once(async () => {
      await supervisor.stop()
      await exclusively(at.dataDir, async () => {
        if (claim.release().last) await stopPostmaster(at)
      })
      machine.release()
    }),
  }
}

/** Whether the directory already contains a database. */
export function hasEmbeddedDatabase(dataDir: string): boolean {
  return existsSync(dataDir) && hasCluster(prepareHome(dataDir))
}

/**
 * Checks the socket before stopping or removing anything, because the server can run in a container whose
 * processes are not visible here.
 */
async function ensureRunning(
  at: ServerHome,
  owner: ConnectionConfig,
  settings: Record<string, string>,
  log: (message: string) => void,
): Promise<Postmaster> {
  await ensureCluster(at)
  if (process.platform !== 'win32') ensureOwn(at.socketDir, at.account)
  const listening = await checkServer(owner)
  const postmaster = runningPostmaster(at)
  if (postmaster && listening === 'answers') {
    log(`PostgreSQL was already running (process ${postmaster.pid})`)
    return postmaster
  }
  if (!postmaster && listening !== 'none')
    throw new Error(
      `The database in ${at.dataDir} is used by another container or machine. A data directory belongs to one machine or container. Stop the other one first, or use DATABASE_URL with several.`,
    )
  // The process runs but does not respond at the expected address: shut it down and start it again.
  if (postmaster) await stopPostmaster(at)
  writeSettings(at, owner.port, settings)
  const started = await startPostmaster(at)
  log(`PostgreSQL started (process ${started.pid})`)
  return started
}

async function ownerConnection(at: ServerHome): Promise<ConnectionConfig> {
  const onSocket = process.platform !== 'win32'
  return {
    host: onSocket ? at.socketDir : '127.0.0.1',
    port: onSocket ? 5432 : await loopbackPort(at.dataDir),
    user: ownerName,
    password: await exclusively(at.dataDir, async () => ownerPassword(at.dataDir)),
    database: 'postgres',
  }
}

/** A free port, chosen once and stored. */
async function loopbackPort(dataDir: string): Promise<number> {
  const note = join(dataDir, 'port')
  const [noted, owner] = existsSync(note) ? readFileSync(note, 'utf8').split('\n') : []
  // In a copy of a data directory the note refers to the server of the original.
  if (noted && owner === dataDir) return Number(noted)
  const port = await new Promise<number>((done, fail) => {
    const probe = createServer().once('error', fail)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address() as { port: number }
      probe.close(() => done(address.port))
    })
  })
  writeFileSync(note, `${port}\n${dataDir}`)
  return port
}

function once(work: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | undefined
  return () => {
    running ??= work()
    return running
  }
}

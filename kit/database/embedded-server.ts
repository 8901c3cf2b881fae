import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import pg from 'pg'
import type { ConnectionConfig } from './connection.ts'
import { claimServer, exclusively } from './embedded/claim.ts'
import { ensureCluster, ownerName, ownerPassword, writeSettings } from './embedded/cluster.ts'
import { ensureOwn, prepareHome, type ServerHome } from './embedded/home.ts'
import { type Postmaster, runningPostmaster, startPostmaster, stopPostmaster } from './embedded/postmaster.ts'
import { supervise } from './embedded/supervise.ts'

export interface EmbeddedServerOptions {
  /** Everything of the server lies in or is noted in this directory. */
  dataDir: string
  /** More settings of postgresql.conf; tests turn fsync off with it. */
  settings?: Record<string, string>
  log?: (message: string, error?: unknown) => void
}

export interface EmbeddedServer {
  /** The owner's connection to the database `postgres` of the cluster. */
  ownerUrl: ConnectionConfig
  /** Process number of the server now running. */
  pid(): number
  /** Fast shutdown, unless another living process still uses the same server. May be called twice. */
  stop(): Promise<void>
}

/**
 * Starts PostgreSQL for this directory, or takes over the one that a killed process left running, and keeps it running until `stop`.
 * Several processes may share one directory: the last to stop shuts the server down.
 */
export async function startEmbeddedServer(options: EmbeddedServerOptions): Promise<EmbeddedServer> {
  const log = options.log ?? (() => {})
  const at = prepareHome(options.dataDir)
  const ownerUrl = await ownerConnection(at)
  const running = () =>
    exclusively(at.dataDir, () => ensureRunning(at, ownerUrl, options.settings ?? {}, log))
  const claim = claimServer(at.dataDir)
  let current: Postmaster
  try {
    current = await running()
  } catch (error) {
    claim.release()
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
    }),
  }
}

async function ensureRunning(
  at: ServerHome,
  owner: ConnectionConfig,
  settings: Record<string, string>,
  log: (message: string) => void,
): Promise<Postmaster> {
  await ensureCluster(at)
  if (process.platform !== 'win32') ensureOwn(at.socketDir, at.account)
  const found = runningPostmaster(at)
  if (found && (await answers(owner))) {
    log(`PostgreSQL was already running (process ${found.pid})`)
    return found
  }
  // It lives but does not answer where we look for it: shut it down properly and start again.
  if (found) await stopPostmaster(at)
  writeSettings(at, owner.port, settings)
  const started = await startPostmaster(at)
  log(`PostgreSQL started (process ${started.pid})`)
  return started
}

/** True when the server takes our password; it may still be recovering, then we wait for it. */
async function answers(owner: ConnectionConfig): Promise<boolean> {
  const until = Date.now() + 120_000
  for (;;) {
    const client = new pg.Client({ ...owner, connectionTimeoutMillis: 5_000 })
    client.on('error', () => {})
    try {
      await client.connect()
      await client.end()
      return true
    } catch (error) {
      // 57P03: starting up or shutting down (PostgreSQL, appendix A).
      if ((error as { code?: string }).code !== '57P03' || Date.now() > until) return false
      await new Promise((done) => setTimeout(done, 100))
    }
  }
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

/** A free port, chosen once and kept. */
async function loopbackPort(dataDir: string): Promise<number> {
  const note = join(dataDir, 'port')
  if (existsSync(note)) return Number(readFileSync(note, 'utf8'))
  const port = await new Promise<number>((done, fail) => {
    const probe = createServer().once('error', fail)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address() as { port: number }
      probe.close(() => done(address.port))
    })
  })
  writeFileSync(note, String(port))
  return port
}

function once(work: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | undefined
  return () => {
    running ??= work()
    return running
  }
}

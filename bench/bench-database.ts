import { chmodSync, mkdtempSync, readdirSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import type { ConnectionConfig } from '#kit/database/connection.ts'
import { type Database, openDatabase } from '#kit/database/database.ts'
import { removeUnusedServer } from '#kit/database/embedded/remove.ts'
import { startEmbeddedServer } from '#kit/database/embedded-server.ts'

const PREFIX = 'champa-bench-'

export interface BenchDatabase {
  db: Database
  /** The owner's connection, which bypasses row level security, for copying employees and deleting results. */
  owner: pg.Client
  ownerConnection: ConnectionConfig
  remove: () => Promise<void>
}

/**
 * Starts a separate PostgreSQL with production settings (fsync on), in a temporary directory that is removed at
 * the end.
 */
export async function startBenchDatabase(): Promise<BenchDatabase> {
  await removeLeftovers()
  const dataDir = mkdtempSync(path.join(tmpdir(), PREFIX))
  // Under root, PostgreSQL runs as another account, which must be able to enter.
  chmodSync(dataDir, 0o711)
  const server = await startEmbeddedServer({ dataDir })
  const stop = async () => {
    await server.stop()
    await removeUnusedServer(dataDir)
  }
  try {
    const db = await openDatabase({ ownerConfig: server.ownerUrl })
    const owner = await connectOwner(server.ownerUrl)
    const remove = async () => {
      await owner.end()
      await db.close()
      await stop()
    }
    return { db, owner, ownerConnection: server.ownerUrl, remove }
  } catch (error) {
    await stop()
    throw error
  }
}

export async function connectOwner(connection: ConnectionConfig): Promise<pg.Client> {
  const owner = new pg.Client(connection)
  await owner.connect()
  return owner
}

/** Vacuums and writes dirty pages to disk, so that every measurement starts under the same conditions. */
export async function settle(owner: pg.Client, ...tables: string[]): Promise<void> {
  await owner.query(`vacuum (analyze) ${tables.join(', ')}`)
  await owner.query('checkpoint')
}

/** Removes leftovers of killed benchmarks. */
async function removeLeftovers(): Promise<void> {
  for (const name of readdirSync(tmpdir())) {
    if (!name.startsWith(PREFIX)) continue
    const folder = path.join(tmpdir(), name)
    const changedAt = statSync(folder, { throwIfNoEntry: false })?.mtimeMs ?? Date.now()
    if (Date.now() - changedAt > 60_000) await removeUnusedServer(folder)
  }
}

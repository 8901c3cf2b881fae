import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { type BulkWriter, openBulkWriter } from './bulk-writer.ts'
import { type ConnectionConfig, parseDatabaseUrl } from './connection.ts'
import { FairQueue } from './fair-queue.ts'
import { limitRoles } from './limit-roles.ts'
import { migrateOver } from './migrate.ts'
import { Notifier } from './notifier.ts'
import { closePool, openPool } from './pools.ts'
import { appRole, bulkRole, connectionOf, preparePasswords, requireOwnerRights } from './prepare-roles.ts'
import { requireRestoredRights } from './require-restored-rights.ts'
import {
  checkedCompanyId,
  type DatabaseOptions,
  type Log,
  runTransaction,
  type TransactionLimits,
  type TransactionOptions,
} from './run-transaction.ts'
import type { Tx } from './transaction.ts'
import { convertConnectionLoss } from './unavailable.ts'

export type { BulkWriter } from './bulk-writer.ts'
export { CompanyBusy } from './fair-queue.ts'
export type { TransactionOptions } from './run-transaction.ts'
export { RowCountError, type Tx } from './transaction.ts'
export { DatabaseUnavailable } from './unavailable.ts'

/**
 * The database for the application. Every transaction belongs to one company, or to the provider with access
 * to the directory.
 */
export interface Database {
  /** Runs one transaction that sees only the rows of this company. Throws `DatabaseUnavailable`. */
  inCompany<T>(companyId: number, work: (tx: Tx) => Promise<T>, options?: TransactionOptions): Promise<T>
  /**
   * Runs one transaction that sees the whole directory (companies, accounts, sessions, log) and writes
   * reference lists, but sees no tenant table.
   */
  asProvider<T>(work: (tx: Tx) => Promise<T>, options?: TransactionOptions): Promise<T>
  /** The same database and connections with other limits. */
  withLimits(limits: TransactionLimits): Database
  /** The same database and connections for a user's call: its entries of the activity log name the device ("Chrome, Windows"). */
  onDevice(device: string): Database
  /** Writes many rows fast into the tables that allow it, in a separate transaction. */
  bulk(companyId: number): BulkWriter
  /**
   * Connection parameters of the application's role, for code that needs a separate connection (jobs,
   * LISTEN).
   */
  readonly appConnection: ConnectionConfig
  /** The name of these connections in pg_stat_activity; unique for each process. */
  readonly processName: string
  /** The parameters for another thread of this process to connect to the same database. */
  readonly shared: SharedDatabase
  /** Throws `DatabaseUnavailable` if the database does not respond. */
  ping(): Promise<void>
  /** Current number of connections: total, idle, and callers waiting for a connection. */
  connections(): { total: number; idle: number; waiting: number }
  /**
   * Waits some seconds for running transactions, then closes the connections; transactions that still run fail
   * with `DatabaseUnavailable`.
   */
  close(): Promise<void>
}

/** The connection parameters of the two roles. */
export interface SharedDatabase {
  app: ConnectionConfig
  bulk: ConnectionConfig
  checkRows: boolean
  patience: number
}

export interface OpenDatabaseOptions {
  /** The owner on the embedded server, which only Champa uses. */
  ownerConfig?: ConnectionConfig
  /** `postgresql://owner:password@host/database`, instead of `ownerConfig`. */
  url?: string
  log?: Log
  /** Parses each row by its schema: for tests and development. */
  checkRows?: boolean
}

/**
 * Migrates and sets the passwords of the roles as the owner, then connects as the roles. The owner's
 * connection is closed.
 */
export async function openDatabase({
  ownerConfig,
  url,
  log = () => {},
  checkRows = false,
}: OpenDatabaseOptions): Promise<Database> {
  const owner = ownerConfig ?? (url ? parseDatabaseUrl(url) : undefined)
  if (!owner) throw new TypeError('openDatabase needs ownerConfig or url')
  await prepareAsOwner(owner, { log, isOwnServer: ownerConfig !== undefined })
  return connectDatabase(owner, { log, checkRows })
}

/**
 * Migrates and prepares the roles over one connection of the owner. `isOwnServer`: the server has no databases of other programs. Throws
 * `DatabaseUnavailable`, or an error that says what is missing.
 */
export async function prepareAsOwner(
  owner: ConnectionConfig,
  { log = () => {}, isOwnServer = false }: { log?: Log; isOwnServer?: boolean } = {},
): Promise<void> {
  const client = new pg.Client({ ...owner, connectionTimeoutMillis: 10_000 })
  client.on('error', () => {})
  try {
    await client.connect()
    await requireOwnerRights(client)
    await requireRestoredRights(client)
    for (const name of await migrateOver(client)) log(`Migrated: ${name}`)
    await preparePasswords(client, owner)
    await limitRoles(client, isOwnServer)
  } catch (error) {
    throw convertConnectionLoss(error)
  } finally {
    await client.end().catch(() => {})
  }
}

const POOL_SIZE = 10
const THREAD_POOL_SIZE = 4
const BULK_POOL_SIZE = 4
/** Limits of background work and commands. */
const LONG_WORK: TransactionLimits = { statementSeconds: 600, patient: true }
/** Limits of calls, where a user waits for the answer. */
export const CALL_LIMITS: TransactionLimits = { statementSeconds: 30, patient: false }

/** Time for running transactions when the pools are closed. */
const CLOSE_SECONDS = 20

/** One company gets only a part of the connections, so that it cannot block the others. */
const TURNS = { waiting: 200, seconds: 10 }
const EXCLUSIVE_TURNS = { total: Number.POSITIVE_INFINITY, perKey: 1, waiting: 20, seconds: 20 }

/** Opens the pools of a migrated database whose roles have passwords. */
export function connectDatabase(
  owner: ConnectionConfig,
  options: Partial<DatabaseOptions> & { closeSeconds?: number } = {},
): Database {
  const { log = () => {}, checkRows = false, patience = 1, closeSeconds = CLOSE_SECONDS } = options
  const shared = {
    app: connectionOf(owner, appRole),
    bulk: connectionOf(owner, bulkRole),
    checkRows,
    patience,
  }
  return openPools(shared, log, { size: POOL_SIZE, isBackground: false, closeSeconds })
}

/** Opens separate, smaller pools for background work in another thread. */
export const joinDatabase = (shared: SharedDatabase, log: Log): Database =>
  openPools(shared, log, { size: THREAD_POOL_SIZE, isBackground: true, closeSeconds: CLOSE_SECONDS })

type PoolsOptions = { size: number; isBackground: boolean; closeSeconds: number }

function openPools(shared: SharedDatabase, log: Log, options: PoolsOptions): Database {
  const { size, isBackground, closeSeconds } = options
  const { checkRows, patience } = shared
  const behaviour = { log, checkRows, patience }
  const processName = `champa ${randomUUID()}`
  const appConnection = { ...shared.app, application_name: processName }
  const bulkConnection = { ...shared.bulk, application_name: processName }
  const usual = { log, patience, isBackground }
  const app = openPool(appConnection, { ...usual, max: size, pipeline: true })
  const bulk = openPool(bulkConnection, { ...usual, max: BULK_POOL_SIZE, pipeline: false })
  const turns = new FairQueue({
    ...TURNS,
    seconds: TURNS.seconds * patience,
    total: size,
    perKey: Math.ceil(size * 0.6),
  })
  const exclusive = new FairQueue({ ...EXCLUSIVE_TURNS, seconds: EXCLUSIVE_TURNS.seconds * patience })
  const notifier = new Notifier(async (channel, payloads) => {
    await app.query('select pg_notify($1, payload) from unnest($2::text[]) as payload', [channel, payloads])
  }, log)
  const limitedTo = (limits: TransactionLimits, device?: string): Database => {
    const connections = { pool: app, turns, exclusive, limits, notifier, device }
    return {
      appConnection,
      processName,
      shared,
      inCompany: (companyId, work, options = {}) =>
        runTransaction(connections, { companyId }, work, options, behaviour),
      asProvider: (work, options = {}) =>
        runTransaction(connections, { provider: true }, work, options, behaviour),
      withLimits: (others) => limitedTo(others, device),
      onDevice: (named) => limitedTo(limits, named),
      bulk: (companyId) => openBulkWriter(bulk, checkedCompanyId(companyId), limits.statementSeconds),
      async ping() {
        try {
          await app.query('select 1')
        } catch (error) {
          throw convertConnectionLoss(error)
        }
      },
      connections: () => ({ total: app.totalCount, idle: app.idleCount, waiting: turns.waiting }),
      async close() {
        await notifier.flush()
        await Promise.all([closePool(app, closeSeconds), closePool(bulk, closeSeconds)])
      },
    }
  }
  return limitedTo(LONG_WORK)
}

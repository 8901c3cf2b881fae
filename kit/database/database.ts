import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { type BulkWriter, bulkTables, openBulkWriter } from './bulk-writer.ts'
import { type ConnectionConfig, parseDatabaseUrl } from './connection.ts'
import { FairQueue } from './fair-queue.ts'
import { limitRoles } from './limit-roles.ts'
import { migrateOver } from './migrate.ts'
import { openPool } from './pools.ts'
import { appRole, bulkRole, connectionOf, preparePasswords, requireOwnerRights } from './prepare-roles.ts'
import {
  checkedCompanyId,
  type DatabaseOptions,
  type Log,
  runTransaction,
  type TransactionLimits,
  type TransactionOptions,
} from './run-transaction.ts'
import type { Tx } from './transaction.ts'
import { nameLoss } from './unavailable.ts'

export type { BulkWriter } from './bulk-writer.ts'
export { CompanyBusy } from './fair-queue.ts'
export type { TransactionOptions } from './run-transaction.ts'
export { RowCountError, type Tx } from './transaction.ts'
export { DatabaseUnavailable } from './unavailable.ts'

/** The database as the application sees it: every transaction is one company's, or the provider's over the directory. */
export interface Database {
  /** One transaction that sees this company's rows and no others. Throws `DatabaseUnavailable`. */
  inCompany<T>(companyId: number, work: (tx: Tx) => Promise<T>, options?: TransactionOptions): Promise<T>
  /** One transaction that sees the whole directory (companies, accounts, sessions, log) and writes reference lists; no tenant table. */
  asProvider<T>(work: (tx: Tx) => Promise<T>, options?: TransactionOptions): Promise<T>
  /** The same database over the same connections with other limits. */
  withLimits(limits: TransactionLimits): Database
  /** Fast writing of many rows into the few tables that take it, in a transaction of its own. */
  bulk(companyId: number): BulkWriter
  /** The application role's connection, for those who need one of their own (jobs, LISTEN). */
  readonly appConnection: ConnectionConfig
  /** The name of all these connections in pg_stat_activity; another in each process. */
  readonly processName: string
  /** What another thread of this process needs to connect to the same database. */
  readonly shared: SharedDatabase
  /** Throws `DatabaseUnavailable` when the database does not answer. */
  ping(): Promise<void>
  /** Connections now: all, resting, and callers that wait for one. */
  connections(): { total: number; idle: number; waiting: number }
  /** Waits for the transactions under way. */
  close(): Promise<void>
}

/** The connections of the two roles. */
export interface SharedDatabase {
  app: ConnectionConfig
  bulk: ConnectionConfig
  checkRows: boolean
  patience: number
}

export interface OpenDatabaseOptions {
  /** The owner on the embedded server, which is ours alone. */
  ownerConfig?: ConnectionConfig
  /** `postgresql://owner:password@host/database`, instead of `ownerConfig`. */
  url?: string
  log?: Log
  /** Parses each row by its schema: for tests and development. */
  checkRows?: boolean
}

/** As the owner: migrates and gives the roles their passwords; then connects as the roles and forgets the owner. */
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

/** Migrates and prepares the roles over one connection of the owner. `isOwnServer`: nobody else has databases there. Throws `DatabaseUnavailable` or a sentence that says what is missing. */
export async function prepareAsOwner(
  owner: ConnectionConfig,
  { log = () => {}, isOwnServer = false }: { log?: Log; isOwnServer?: boolean } = {},
): Promise<void> {
  const client = new pg.Client({ ...owner, connectionTimeoutMillis: 10_000 })
  client.on('error', () => {})
  try {
    await client.connect()
    await requireOwnerRights(client)
    for (const name of await migrateOver(client)) log(`Migrated: ${name}`)
    await preparePasswords(client, owner)
    await limitRoles(client, isOwnServer)
  } catch (error) {
    throw nameLoss(error)
  } finally {
    await client.end().catch(() => {})
  }
}

const POOL_SIZE = 10
const THREAD_POOL_SIZE = 4
const BULK_POOL_SIZE = 4
/** Of background work and commands. */
const LONG_WORK: TransactionLimits = { statementSeconds: 600, patient: true }
/** Of the calls: somebody waits for the answer. */
export const CALL_LIMITS: TransactionLimits = { statementSeconds: 30, patient: false }

/** Of the connections for calls and jobs one company gets some, so that the others never wait for it alone. */
const TURNS = { waiting: 200, seconds: 10 }
const EXCLUSIVE_TURNS = { total: Number.POSITIVE_INFINITY, perKey: 1, waiting: 20, seconds: 20 }

/** Opens the pools of a database that is migrated and whose roles have their passwords. */
export function connectDatabase(owner: ConnectionConfig, options: Partial<DatabaseOptions> = {}): Database {
  const { log = () => {}, checkRows = false, patience = 1 } = options
  const shared = {
    app: connectionOf(owner, appRole),
    bulk: connectionOf(owner, bulkRole),
    checkRows,
    patience,
  }
  return openPools(shared, log, { size: POOL_SIZE, isBackground: false })
}

/** Opens pools of its own, smaller ones, for background work in another thread. */
export const joinDatabase = (shared: SharedDatabase, log: Log): Database =>
  openPools(shared, log, { size: THREAD_POOL_SIZE, isBackground: true })

type PoolsOptions = { size: number; isBackground: boolean }

function openPools(shared: SharedDatabase, log: Log, { size, isBackground }: PoolsOptions): Database {
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
  const limitedTo = (limits: TransactionLimits): Database => {
    const connections = { pool: app, turns, exclusive, limits }
    return {
      appConnection,
      processName,
      shared,
      inCompany: (companyId, work, options = {}) =>
        runTransaction(connections, { companyId }, work, options, behaviour),
      asProvider: (work, options = {}) =>
        runTransaction(connections, { provider: true }, work, options, behaviour),
      withLimits: limitedTo,
      bulk: (companyId) => openBulkWriter(bulk, checkedCompanyId(companyId), bulkTables),
      async ping() {
        try {
          await app.query('select 1')
        } catch (error) {
          throw nameLoss(error)
        }
      },
      connections: () => ({ total: app.totalCount, idle: app.idleCount, waiting: turns.waiting }),
      async close() {
        await Promise.all([app.end(), bulk.end()])
      },
    }
  }
  return limitedTo(LONG_WORK)
}

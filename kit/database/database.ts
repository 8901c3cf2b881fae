import pg from 'pg'
import { type BulkWriter, bulkTables, openBulkWriter } from './bulk-writer.ts'
import { type ConnectionConfig, parseDatabaseUrl } from './connection.ts'
import { migrateOver } from './migrate.ts'
import { openPool } from './pools.ts'
import { appRole, bulkRole, connectionOf, preparePasswords, requireOwnerRights } from './prepare-roles.ts'
import { checkedCompanyId, type Log, runTransaction, type TransactionOptions } from './run-transaction.ts'
import type { Tx } from './transaction.ts'
import { nameLoss } from './unavailable.ts'

export type { BulkWriter } from './bulk-writer.ts'
export type { TransactionOptions } from './run-transaction.ts'
export { RowCountError, type Tx } from './transaction.ts'
export { DatabaseUnavailable } from './unavailable.ts'

/** The database as the application sees it: every transaction is one company's, or the provider's over the directory. */
export interface Database {
  /** One transaction that sees this company's rows and no others. Throws `DatabaseUnavailable`. */
  inCompany<T>(companyId: number, work: (tx: Tx) => Promise<T>, options?: TransactionOptions): Promise<T>
  /** One transaction that sees the whole directory (companies, accounts, sessions, log) and writes reference lists; no tenant table. */
  asProvider<T>(work: (tx: Tx) => Promise<T>, options?: TransactionOptions): Promise<T>
  /** Fast writing of many rows into the few tables that take it, in a transaction of its own. */
  bulk(companyId: number): BulkWriter
  /** The application role's connection, for those who need one of their own (jobs, LISTEN). */
  readonly appConnection: ConnectionConfig
  /** Throws `DatabaseUnavailable` when the database does not answer. */
  ping(): Promise<void>
  /** Connections now: all, resting, and callers that wait for one. */
  connections(): { total: number; idle: number; waiting: number }
  /** Waits for the transactions under way. */
  close(): Promise<void>
}

export interface OpenDatabaseOptions {
  ownerConfig?: ConnectionConfig
  /** `postgresql://owner:password@host/database`, instead of `ownerConfig`. */
  url?: string
  log?: Log
}

/** As the owner: migrates and gives the roles their passwords; then connects as the roles and forgets the owner. */
export async function openDatabase({
  ownerConfig,
  url,
  log = () => {},
}: OpenDatabaseOptions): Promise<Database> {
  const owner = ownerConfig ?? (url ? parseDatabaseUrl(url) : undefined)
  if (!owner) throw new TypeError('openDatabase needs ownerConfig or url')
  await prepareAsOwner(owner, log)
  return connectDatabase(owner, log)
}

/** Migrates and prepares the roles over one connection of the owner. Throws `DatabaseUnavailable` or a sentence that says what is missing. */
export async function prepareAsOwner(owner: ConnectionConfig, log: Log = () => {}): Promise<void> {
  const client = new pg.Client({ ...owner, connectionTimeoutMillis: 10_000 })
  client.on('error', () => {})
  try {
    await client.connect()
    await requireOwnerRights(client)
    for (const name of await migrateOver(client)) log(`Migrated: ${name}`)
    await preparePasswords(client, owner)
  } catch (error) {
    throw nameLoss(error)
  } finally {
    await client.end().catch(() => {})
  }
}

/** Opens the pools of a database that is migrated and whose roles have their passwords. */
export function connectDatabase(owner: ConnectionConfig, log: Log = () => {}): Database {
  const appConnection = connectionOf(owner, appRole)
  const app = openPool(appConnection, 10, log)
  const bulk = openPool(connectionOf(owner, bulkRole), 2, log)
  return {
    appConnection,
    inCompany: (companyId, work, options = {}) => runTransaction(app, { companyId }, work, options, log),
    asProvider: (work, options = {}) => runTransaction(app, { provider: true }, work, options, log),
    bulk: (companyId) => openBulkWriter(bulk, checkedCompanyId(companyId), bulkTables),
    async ping() {
      try {
        await app.query('select 1')
      } catch (error) {
        throw nameLoss(error)
      }
    },
    connections: () => ({ total: app.totalCount, idle: app.idleCount, waiting: app.waitingCount }),
    async close() {
      await Promise.all([app.end(), bulk.end()])
    },
  }
}

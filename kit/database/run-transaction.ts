import { setTimeout as wait } from 'node:timers/promises'
import type pg from 'pg'
import { type Exclusive, runExclusive, takeLock } from './exclusive.ts'
import type { FairQueue } from './fair-queue.ts'
import type { Notifier } from './notifier.ts'
import { openTransaction, type TransactionActor, type Tx } from './transaction.ts'
import { convertConnectionLoss, isConnectionLoss } from './unavailable.ts'

export interface TransactionOptions {
  actor?: TransactionActor
  /** Repeats the work after a serialization failure or deadlock; the work must be repeatable. */
  retry?: boolean
  /** Default: read committed. */
  isolation?: 'repeatable read' | 'serializable'
  /** A read-only transaction. */
  readOnly?: boolean
  /**
   * Waits, without a connection, until no other transaction of this kind runs for the company, or for the
   * provider.
   */
  exclusive?: Exclusive
  /**
   * The commit does not wait for the disk: if the database's machine fails, the data of the last second can be
   * lost.
   */
  mayBeLost?: boolean
}

/** The resources of transactions. */
export interface Connections {
  pool: pg.Pool
  /** The queue of companies, by company id; 0 is the provider. */
  turns: FairQueue
  /** The queue of exclusive work. */
  exclusive: FairQueue
  limits: TransactionLimits
  /** Sends messages of committed transactions to other processes. */
  notifier: Notifier
  /** The browser and system of the user, for the activity log. */
  device?: string | undefined
}

export interface TransactionLimits {
  /** PostgreSQL cancels a statement after this time; the connection is dropped some seconds later. */
  statementSeconds: number
  /**
   * For background work: waits for its turn without a time limit. Otherwise `CompanyBusy` is thrown after a
   * while.
   */
  patient: boolean
}

/** What a transaction may see. */
export type Scope = { companyId: number } | { provider: true }

export interface DatabaseOptions {
  log: Log
  /** Parses each row by its schema: for tests and development. */
  checkRows: boolean
  /**
   * How many times longer than usual connections and turns are waited for: more than 1 for tests, which share a
   * busy machine.
   */
  patience: number
}

/** The default level is `warn` with an error and `info` without. */
export type Log = (message: string, error?: unknown, level?: 'info' | 'warn') => void

const attempts = 5
/** Additional time after PostgreSQL's limit before a connection that does not respond is dropped. */
const GRACE_SECONDS = 2

/** Runs `work` in one transaction: committed when it returns, rolled back when it throws. */
export function runTransaction<T>(
  connections: Connections,
  scope: Scope,
  work: (tx: Tx) => Promise<T>,
  options: TransactionOptions,
  behaviour: DatabaseOptions,
): Promise<T> {
  const { exclusive } = options
  const { patient } = connections.limits
  if (!exclusive) return runAttempts(connections, scope, work, options, behaviour)
  const companyId = 'companyId' in scope ? scope.companyId : null
  const lockedWork = async (tx: Tx) => {
    await takeLock(tx, exclusive.lock)
    return work(tx)
  }
  return runExclusive(connections.exclusive, companyId, { ...exclusive, patient }, () =>
    runAttempts(connections, scope, lockedWork, options, behaviour),
  )
}

async function runAttempts<T>(
  connections: Connections,
  scope: Scope,
  work: (tx: Tx) => Promise<T>,
  options: TransactionOptions,
  behaviour: DatabaseOptions,
): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await runOnce(connections, scope, work, options, behaviour)
    } catch (error) {
      if (!options.retry || attempt >= attempts || !isUndone(error)) throw error
      // A random pause prevents the same two transactions from colliding again.
      await wait(Math.random() * 20 * 2 ** attempt)
    }
  }
}

/** 40001 serialization failure, 40P01 deadlock. */
function isUndone(error: unknown): boolean {
  const { code } = (error ?? {}) as { code?: unknown }
  return code === '40001' || code === '40P01'
}

/**
 * `begin` and the scope. The settings are literals, because Citus propagates SET LOCAL but not set_config. Each is a separate query,
 * because Citus sends the whole text of a query to its workers for every SET in it. They are sent together with the first statement of
 * the work, without waiting for answers (`pipeline` of the pool).
 */
function beginStatements(
  scope: Scope,
  options: TransactionOptions,
  { limits: { statementSeconds }, device }: Connections,
): string[] {
  const mode = [
    ...(options.isolation ? [`isolation level ${options.isolation}`] : []),
    ...(options.readOnly ? ['read only'] : []),
  ]
  const setting =
    'provider' in scope ? "app.provider = 'on'" : `app.company_id = ${checkedCompanyId(scope.companyId)}`
  return [
    `begin ${mode.join(' ')}`,
    `set local ${setting}`,
    `set local statement_timeout = ${Math.round(statementSeconds * 1000)}`,
    ...(device ? [`set local app.device = ${checkedDevice(device)}`] : []),
    ...(options.mayBeLost ? ['set local synchronous_commit = off'] : []),
  ]
}

/** As a literal: only letters, digits, spaces, commas and full stops. */
export function checkedDevice(device: string): string {
  if (!/^[A-Za-z0-9 ,.]{1,60}$/.test(device)) throw new TypeError('Not the name of a device')
  return `'${device}'`
}

/** Refuses everything but a positive 32-bit integer: the number is inserted into a statement. */
export function checkedCompanyId(companyId: number): number {
  if (!Number.isInteger(companyId) || companyId < 1 || companyId > 2_147_483_647)
    throw new TypeError(`Not a company id: ${companyId}`)
  return companyId
}

async function runOnce<T>(
  connections: Connections,
  scope: Scope,
  work: (tx: Tx) => Promise<T>,
  options: TransactionOptions,
  behaviour: DatabaseOptions,
): Promise<T> {
  const companyId = 'companyId' in scope ? scope.companyId : null
  const { statementSeconds, patient } = connections.limits
  const begin = beginStatements(scope, options, connections)
  const leave = await connections.turns.enter(companyId ?? 0, { patient, signal: options.exclusive?.signal })
  try {
    const client = await connect(connections.pool)
    return await runOver(
      limitedClient(client, statementSeconds),
      { companyId, begin, notify: (channel, topics) => connections.notifier.add(channel, topics) },
      work,
      options,
      behaviour,
    )
  } finally {
    leave()
  }
}

/** The option of pg for a statement that PostgreSQL cancels after `statementSeconds`, unless the connection is lost. */
export const limitOf = (statementSeconds: number) => ({
  query_timeout: (statementSeconds + GRACE_SECONDS) * 1000,
})

/** A connection whose statements fail with a lost connection if there is no response within the time. */
export function limitedClient(client: pg.PoolClient, statementSeconds: number): pg.PoolClient {
  const limit = limitOf(statementSeconds)
  const query = (config: string | pg.QueryConfig, values?: unknown[]) =>
    client.query({
      ...(typeof config === 'string' ? { text: config } : config),
      ...(values ? { values } : {}),
      ...limit,
    } as pg.QueryConfig)
  return { query, release: (destroy?: boolean) => client.release(destroy) } as unknown as pg.PoolClient
}

/** How a transaction begins. */
interface Opening {
  companyId: number | null
  begin: readonly string[]
  notify: (channel: string, topics: readonly string[]) => void
}

async function runOver<T>(
  client: pg.PoolClient,
  { companyId, begin, notify }: Opening,
  work: (tx: Tx) => Promise<T>,
  options: TransactionOptions,
  { log, checkRows }: DatabaseOptions,
): Promise<T> {
  const { tx, end } = openTransaction(client, { companyId, actor: options.actor ?? null, checkRows, notify })
  let committing = false
  try {
    const beginning = Promise.all(begin.map((statement) => client.query(statement)))
    // If it fails, the first statement of the work fails too: outside a transaction there is no scope and no row.
    beginning.catch(() => {})
    const result = await work(tx)
    await beginning
    committing = true
    const afterCommit = end()
    const { command } = await client.query('commit')
    // If a statement failed and its error was ignored, COMMIT rolls back and reports it.
    if (command === 'ROLLBACK')
      throw new Error('The transaction was rolled back: the error of a failed statement was ignored')
    client.release()
    await runAfterCommit(afterCommit, log)
    return result
  } catch (error) {
    end()
    await rollBackAndRelease(client, error)
    throw convertConnectionLoss(error, committing)
  }
}

/** Takes a connection from the pool. Throws `DatabaseUnavailable`. */
export async function connect(pool: pg.Pool): Promise<pg.PoolClient> {
  try {
    return await pool.connect()
  } catch (error) {
    throw convertConnectionLoss(error)
  }
}

/** Rolls back and releases the connection; if that fails, the connection is destroyed. */
export async function rollBackAndRelease(client: pg.PoolClient, error: unknown): Promise<void> {
  if (isConnectionLoss(error)) return client.release(true)
  try {
    await client.query('rollback')
    client.release()
  } catch {
    client.release(true)
  }
}

async function runAfterCommit(works: (() => void | Promise<void>)[], log: Log): Promise<void> {
  for (const work of works) {
    try {
      await work()
    } catch (error) {
      log('Work after a commit failed', error)
    }
  }
}

import { setTimeout as wait } from 'node:timers/promises'
import type pg from 'pg'
import { type Exclusive, runExclusive, takeLock } from './exclusive.ts'
import type { FairQueue } from './fair-queue.ts'
import { openTransaction, type TransactionActor, type Tx } from './transaction.ts'
import { isConnectionLoss, nameLoss } from './unavailable.ts'

export interface TransactionOptions {
  actor?: TransactionActor
  /** Runs the work again when PostgreSQL undid it for another's sake (serialization failure, deadlock); the work must bear that. */
  retry?: boolean
  /** Default: read committed. */
  isolation?: 'repeatable read' | 'serializable'
  /** PostgreSQL refuses to write in it. */
  readOnly?: boolean
  /** Only in a company: waits, without a connection, until no other transaction of this kind runs in it. */
  exclusive?: Exclusive
  /** The commit does not wait for the disk: if the database's machine dies, what was written in the last second may be lost. */
  mayBeLost?: boolean
}

/** What transactions run on. */
export interface Connections {
  pool: pg.Pool
  /** The turns of companies, by their number; 0 is the provider's. */
  turns: FairQueue
  /** The turns of exclusive work. */
  exclusive: FairQueue
  limits: TransactionLimits
}

export interface TransactionLimits {
  /** PostgreSQL ends a statement after so many seconds; the connection is given up some seconds later. */
  statementSeconds: number
  /** Background work: it waits for its turn as long as it takes. Otherwise `CompanyBusy` is thrown after a while. */
  patient: boolean
}

/** What a transaction may see. */
export type Scope = { companyId: number } | { provider: true }

export interface DatabaseOptions {
  log: Log
  /** Parses each row by its schema: for tests and development. */
  checkRows: boolean
  /** How many times longer than usual connections and turns are waited for: more than 1 for tests, which share a busy machine. */
  patience: number
}

/** The level is `warn` with an error and `info` without one, unless it is given. */
export type Log = (message: string, error?: unknown, level?: 'info' | 'warn') => void

const attempts = 5
/** How much longer than PostgreSQL this side waits before it gives a connection up that no longer answers. */
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
  if (!('companyId' in scope)) throw new TypeError('Only a company has exclusive work')
  const alone = async (tx: Tx) => {
    await takeLock(tx, exclusive.lock)
    return work(tx)
  }
  return runExclusive(connections.exclusive, scope.companyId, { ...exclusive, patient }, () =>
    runAttempts(connections, scope, alone, options, behaviour),
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
      // Two that undid each other should not meet again.
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
 * `begin` and the scope. The settings are literals: Citus hands SET LOCAL on and set_config not. Each is a query of its own, because Citus
 * sends the whole text of a query to its workers for every SET in it. Nobody waits for their answers: they are sent in one go with the
 * first statement of the work (`pipeline` of the pool).
 */
function beginStatements(scope: Scope, options: TransactionOptions, statementSeconds: number): string[] {
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
    ...(options.mayBeLost ? ['set local synchronous_commit = off'] : []),
  ]
}

/** Refuses everything but a positive 32-bit integer: the number goes into a statement as it is. */
export function checkedCompanyId(companyId: number): number {
  if (!Number.isInteger(companyId) || companyId < 1 || companyId > 2_147_483_647)
    throw new TypeError(`Not a company's number: ${companyId}`)
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
  const begin = beginStatements(scope, options, statementSeconds)
  const leave = await connections.turns.enter(companyId ?? 0, { patient, signal: options.exclusive?.signal })
  try {
    const client = await connect(connections.pool)
    const limit = (statementSeconds + GRACE_SECONDS) * 1000
    return await runOver(limitedClient(client, limit), { companyId, begin }, work, options, behaviour)
  } finally {
    leave()
  }
}

/** The connection, each of whose statements fails with a lost connection when nothing comes back for so many milliseconds. */
function limitedClient(client: pg.PoolClient, milliseconds: number): pg.PoolClient {
  const query = (config: string | pg.QueryConfig) =>
    client.query({
      ...(typeof config === 'string' ? { text: config } : config),
      query_timeout: milliseconds,
    } as pg.QueryConfig)
  return { query, release: (destroy?: boolean) => client.release(destroy) } as unknown as pg.PoolClient
}

async function runOver<T>(
  client: pg.PoolClient,
  { companyId, begin }: { companyId: number | null; begin: readonly string[] },
  work: (tx: Tx) => Promise<T>,
  options: TransactionOptions,
  { log, checkRows }: DatabaseOptions,
): Promise<T> {
  const { tx, end } = openTransaction(client, { companyId, actor: options.actor ?? null, checkRows })
  let committing = false
  try {
    const beginning = Promise.all(begin.map((statement) => client.query(statement)))
    // If it fails, so does the work's first statement: outside a transaction there is no scope and no row.
    beginning.catch(() => {})
    const result = await work(tx)
    await beginning
    committing = true
    const after = end()
    const { command } = await client.query('commit')
    // COMMIT of a transaction in which a statement failed, and the error was swallowed, rolls back and says so.
    if (command === 'ROLLBACK')
      throw new Error('The transaction was rolled back: a failed statement was passed over')
    client.release()
    await runAfter(after, log)
    return result
  } catch (error) {
    end()
    await giveBack(client, error)
    throw nameLoss(error, committing)
  }
}

/** A connection of the pool. Throws `DatabaseUnavailable`. */
export async function connect(pool: pg.Pool): Promise<pg.PoolClient> {
  try {
    return await pool.connect()
  } catch (error) {
    throw nameLoss(error)
  }
}

/** Rolls back; a connection that cannot do even that is thrown away. */
export async function giveBack(client: pg.PoolClient, error: unknown): Promise<void> {
  if (isConnectionLoss(error)) return client.release(true)
  try {
    await client.query('rollback')
    client.release()
  } catch {
    client.release(true)
  }
}

async function runAfter(works: (() => void | Promise<void>)[], log: Log): Promise<void> {
  for (const work of works) {
    try {
      await work()
    } catch (error) {
      log('Work after a commit failed', error)
    }
  }
}

import { setTimeout as wait } from 'node:timers/promises'
import type pg from 'pg'
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
}

/** What a transaction may see. */
export type Scope = { companyId: number } | { provider: true }

export type Log = (message: string, error?: unknown) => void

const attempts = 5

/** Runs `work` in one transaction: committed when it returns, rolled back when it throws. */
export async function runTransaction<T>(
  pool: pg.Pool,
  scope: Scope,
  work: (tx: Tx) => Promise<T>,
  options: TransactionOptions,
  log: Log,
): Promise<T> {
  const begin = beginStatement(scope, options)
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await runOnce(pool, begin, scope, work, options, log)
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

/** `begin` and the scope in one round trip. The settings are literals: Citus hands SET LOCAL on and set_config not. */
function beginStatement(scope: Scope, options: TransactionOptions): string {
  const mode = [
    ...(options.isolation ? [`isolation level ${options.isolation}`] : []),
    ...(options.readOnly ? ['read only'] : []),
  ]
  const setting =
    'provider' in scope ? "app.provider = 'on'" : `app.company_id = ${checkedCompanyId(scope.companyId)}`
  return `begin ${mode.join(' ')}; set local ${setting}; set local idle_in_transaction_session_timeout = '5min'`
}

/** Refuses everything but a positive 32-bit integer: the number goes into a statement as it is. */
export function checkedCompanyId(companyId: number): number {
  if (!Number.isInteger(companyId) || companyId < 1 || companyId > 2_147_483_647)
    throw new TypeError(`Not a company's number: ${companyId}`)
  return companyId
}

async function runOnce<T>(
  pool: pg.Pool,
  begin: string,
  scope: Scope,
  work: (tx: Tx) => Promise<T>,
  options: TransactionOptions,
  log: Log,
): Promise<T> {
  const client = await connect(pool)
  const companyId = 'companyId' in scope ? scope.companyId : null
  const { tx, end } = openTransaction(client, companyId, options.actor ?? null)
  let committing = false
  try {
    await client.query(begin)
    const result = await work(tx)
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

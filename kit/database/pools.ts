import pg from 'pg'
import type { ConnectionConfig } from './connection.ts'
import { lowerPriority } from './lower-priority.ts'
import type { Log } from './run-transaction.ts'
import { valueParsers } from './value-parsers.ts'

/** A connection whose other end is gone is noticed after some seconds, and not after Linux's two hours. */
export const KEEP_ALIVE = { keepAlive: true, keepAliveInitialDelayMillis: 10_000 } as const

/** PostgreSQL ends a connection that leaves its transaction open without a statement for so long. */
const IDLE_IN_TRANSACTION_MILLISECONDS = 5 * 60_000

const CONNECT_MILLISECONDS = 10_000

export interface PoolOptions {
  max: number
  log: Log
  /** How many times longer than usual a new connection may take. */
  patience?: number
  /** Statements are sent without waiting for the answers of those before them. Such a connection cannot COPY. */
  pipeline: boolean
  /** For work that nobody waits for: calls go first, in PostgreSQL, too, where it runs on this machine. */
  isBackground?: boolean
}

/** A pool that outlives the database: broken connections are dropped, new ones made when asked for. */
export function openPool(
  connection: ConnectionConfig,
  { max, log, patience = 1, pipeline, isBackground = false }: PoolOptions,
): pg.Pool {
  const pool = new pg.Pool({
    ...connection,
    max,
    pipeline,
    idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MILLISECONDS,
    connectionTimeoutMillis: CONNECT_MILLISECONDS * patience,
    idleTimeoutMillis: 30_000,
    ...KEEP_ALIVE,
    allowExitOnIdle: true,
    types: valueParsers,
  })
  // Without these a server that goes away would end this process, too.
  pool.on('error', (error) => log('A resting database connection was lost', error))
  pool.on('connect', (client) => {
    client.on('error', () => {})
    if (isBackground) lowerPriority(client, connection)
  })
  return pool
}

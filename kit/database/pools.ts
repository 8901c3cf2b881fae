import type { Socket } from 'node:net'
import pg from 'pg'
import type { ConnectionConfig } from './connection.ts'
import { lowerPriority } from './lower-priority.ts'
import type { Log } from './run-transaction.ts'
import { valueParsers } from './value-parsers.ts'

/** Detects a lost connection after some seconds instead of Linux's default of two hours. */
export const KEEP_ALIVE = { keepAlive: true, keepAliveInitialDelayMillis: 10_000 } as const

/** PostgreSQL closes a connection whose open transaction has been idle for this time. */
const IDLE_IN_TRANSACTION_MILLISECONDS = 5 * 60_000

const CONNECT_MILLISECONDS = 10_000

const openClients = new WeakMap<pg.Pool, Set<pg.PoolClient>>()

export interface PoolOptions {
  max: number
  log: Log
  /** Factor for the time limit of a new connection. */
  patience?: number
  /** Sends statements without waiting for earlier answers. Such a connection cannot COPY. */
  pipeline: boolean
  /** For background work: calls have priority, also in PostgreSQL if it runs on this machine. */
  isBackground?: boolean
}

/**
 * A pool that survives a restart of the database: broken connections are dropped and new ones are opened when
 * needed.
 */
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
  // Without these handlers a lost server would end this process.
  pool.on('error', (error) => {
    // A connection that is being closed can still receive the message that the server stops.
    if (!pool.ending) log('An idle database connection was lost', error)
  })
  const open = new Set<pg.PoolClient>()
  openClients.set(pool, open)
  pool.on('remove', (client) => open.delete(client))
  pool.on('connect', (client) => {
    open.add(client)
    client.on('error', () => {})
    if (isBackground) lowerPriority(client, connection)
  })
  return pool
}

/**
 * Ends a pool: waits at most `seconds` for the work that uses its connections, then closes them, so the work
 * fails with a lost connection.
 */
export async function closePool(pool: pg.Pool, seconds: number): Promise<void> {
  const timer = setTimeout(() => {
    for (const client of openClients.get(pool) ?? []) socketOf(client).destroy()
  }, seconds * 1000)
  try {
    await pool.end()
  } finally {
    clearTimeout(timer)
  }
}

const socketOf = (client: pg.PoolClient): Socket =>
  (client as unknown as { connection: { stream: Socket } }).connection.stream

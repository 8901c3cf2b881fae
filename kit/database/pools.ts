import pg from 'pg'
import type { ConnectionConfig } from './connection.ts'
import type { Log } from './run-transaction.ts'
import { valueParsers } from './value-parsers.ts'

/** A pool that outlives the database: broken connections are dropped, new ones made when asked for. */
export function openPool(connection: ConnectionConfig, max: number, log: Log): pg.Pool {
  const pool = new pg.Pool({
    ...connection,
    max,
    connectionTimeoutMillis: 10_000,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    allowExitOnIdle: true,
    types: valueParsers,
  })
  // Without these a server that goes away would end this process, too.
  pool.on('error', (error) => log('A resting database connection was lost', error))
  pool.on('connect', (client) => {
    client.on('error', () => {})
  })
  return pool
}

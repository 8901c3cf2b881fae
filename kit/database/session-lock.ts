import pg from 'pg'
import type { ConnectionConfig } from './connection.ts'
import { convertConnectionLoss } from './unavailable.ts'

/**
 * Runs `work` under an advisory lock, held by a separate connection across any number of transactions. No other
 * process of this database runs work with the same number. The lock ends with the process. `onWait` is called
 * if another process holds the lock. Throws `DatabaseUnavailable`.
 */
export async function withSessionLock<T>(
  connection: ConnectionConfig,
  number: number,
  work: () => Promise<T>,
  onWait: () => void = () => {},
): Promise<T> {
  const client = new pg.Client({ ...connection, connectionTimeoutMillis: 10_000, keepAlive: true })
  client.on('error', () => {})
  try {
    await lock(client, number, onWait)
    return await work()
  } finally {
    await client.end().catch(() => {})
  }
}

async function lock(client: pg.Client, number: number, onWait: () => void): Promise<void> {
  try {
    await client.connect()
    const { rows } = await client.query<{ locked: boolean }>('select pg_try_advisory_lock($1) as locked', [
      number,
    ])
    if (rows[0]?.locked) return
    onWait()
    await client.query('select pg_advisory_lock($1)', [number])
  } catch (error) {
    throw convertConnectionLoss(error)
  }
}

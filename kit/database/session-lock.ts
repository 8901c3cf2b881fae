import pg from 'pg'
import type { ConnectionConfig } from './connection.ts'
import { nameLoss } from './unavailable.ts'

/**
 * Runs `work` while no other process of this database holds the same number, over a connection of its own and across any number of
 * transactions. The lock ends with the process. `onWait` is called when another process has it now. Throws `DatabaseUnavailable`.
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
    throw nameLoss(error)
  }
}

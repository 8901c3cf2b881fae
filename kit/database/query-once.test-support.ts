import pg from 'pg'
import type { ConnectionConfig } from './connection.ts'

/** One statement over a connection of its own. */
export async function queryOnce(
  connection: ConnectionConfig,
  sql: string,
): Promise<Record<string, unknown>[]> {
  const client = new pg.Client(connection)
  client.on('error', () => {})
  try {
    await client.connect()
    return (await client.query(sql)).rows
  } finally {
    await client.end().catch(() => {})
  }
}

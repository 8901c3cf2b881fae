import pg from 'pg'
import type { ConnectionConfig } from './connection.ts'

/** Runs one statement over a separate connection. */
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

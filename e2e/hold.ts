import type { TestDatabase } from '#kit/database/testing.ts'

/** Keeps a table from being written to, so that the work on it stands still for as long as the story looks at it. */
export function whileHeld(db: TestDatabase, table: string, look: () => Promise<void>): Promise<void> {
  return db.asOwner(async (client) => {
    await client.query('begin')
    await client.query(`lock table ${table} in share mode`)
    try {
      await look()
    } finally {
      await client.query('rollback')
    }
  })
}

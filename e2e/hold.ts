import type { TestDatabase } from '#kit/database/testing.ts'

/** Locks a table against writes, so that the work on it pauses while the story checks it. */
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

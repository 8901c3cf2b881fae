import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { AppError } from '#kit/contract/errors.ts'
import type { Database } from '#kit/database/database.ts'

export interface Limit {
  /** Counts one try and throws `too_many_requests` when it is one too many; over any number of processes. */
  take: (key: string | number) => Promise<void>
  /** Throws when the tries are used up, without counting one. */
  check: (key: string | number) => Promise<void>
  /** Takes one counted try back: it was none. */
  rollBackAndRelease: (key: string | number) => Promise<void>
  /** Forgets the tries. */
  clear: (key: string | number) => Promise<void>
}

/** So many tries within so many seconds, counted in the database. `name` is the prefix of the keys there. */
export function createLimit(db: Database, name: string, points: number, seconds: number): Limit {
  const limiter = new RateLimiterPostgres({
    storeClient: { query: (query: { text: string; values: unknown[] }) => runOnDatabase(db, query) },
    storeType: 'client',
    tableName: 'rate_limit',
    tableCreated: true,
    keyPrefix: name,
    points,
    duration: seconds,
  })
  return {
    async take(key) {
      try {
        await limiter.consume(key)
      } catch (error) {
        if (error instanceof RateLimiterRes) throw new AppError('too_many_requests')
        throw error
      }
    },
    async check(key) {
      const used = await limiter.get(key)
      if (used !== null && used.consumedPoints >= points) throw new AppError('too_many_requests')
    },
    async rollBackAndRelease(key) {
      await limiter.reward(key)
    },
    async clear(key) {
      await limiter.delete(key)
    },
  }
}

/** A sign-in counts several tries and takes them back; it would wait for the disk each time. */
async function runOnDatabase(db: Database, query: { text: string; values: unknown[] }) {
  const rows = await db.asProvider((tx) => tx.unknownRows(query.text, query.values), { mayBeLost: true })
  return { rows, rowCount: rows.length }
}

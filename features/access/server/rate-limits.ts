import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { AppError } from '#kit/contract/errors.ts'
import type { Database } from '#kit/database/database.ts'

export interface Limit {
  /** Counts one attempt and throws `too_many_requests` if the limit is exceeded; shared by all processes. */
  take: (key: string | number) => Promise<void>
  /** Throws if the limit is reached, without counting an attempt. */
  check: (key: string | number) => Promise<void>
  /** Subtracts one counted attempt. */
  rollBackAndRelease: (key: string | number) => Promise<void>
  /** Deletes the counted attempts. */
  clear: (key: string | number) => Promise<void>
}

/** A limit of attempts within a number of seconds, counted in the database. `name` is the prefix of the keys there. */
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

/** A sign-in counts several attempts and subtracts them again; it would wait for the disk each time. */
async function runOnDatabase(db: Database, query: { text: string; values: unknown[] }) {
  const rows = await db.asProvider((tx) => tx.unknownRows(query.text, query.values), { mayBeLost: true })
  return { rows, rowCount: rows.length }
}

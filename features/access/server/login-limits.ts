import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { AppError } from '#kit/contract/errors.ts'
import type { Database } from '#kit/database/database.ts'

const QUARTER_HOUR = 15 * 60
/** Failed tries in a quarter of an hour: of one account from one address, and of one address over all accounts. */
const TRIES_PER_ACCOUNT = 10
const TRIES_PER_ADDRESS = 100

export interface LoginLimits {
  /** Throws `too_many_requests` when the account or the address has failed too often. */
  check: (email: string, address: string) => Promise<void>
  /** Counts a failure. */
  failed: (email: string, address: string) => Promise<void>
  /** A success clears what the account has failed. */
  succeeded: (email: string, address: string) => Promise<void>
}

/** Counts failures in the database, so that the limits hold over any number of server processes. */
export function createLoginLimits(db: Database): LoginLimits {
  const storeClient = { query: (query: { text: string; values: unknown[] }) => runOnDatabase(db, query) }
  const common = {
    storeClient,
    storeType: 'client',
    tableName: 'rate_limit',
    tableCreated: true,
    duration: QUARTER_HOUR,
  }
  const perAccount = new RateLimiterPostgres({
    ...common,
    keyPrefix: 'login-account',
    points: TRIES_PER_ACCOUNT,
  })
  const perAddress = new RateLimiterPostgres({
    ...common,
    keyPrefix: 'login-address',
    points: TRIES_PER_ADDRESS,
  })
  const accountKey = (email: string, address: string) => `${email}|${address}`
  return {
    async check(email, address) {
      const [account, all] = await Promise.all([
        perAccount.get(accountKey(email, address)),
        perAddress.get(address),
      ])
      const isOver = (used: RateLimiterRes | null, points: number) =>
        used !== null && used.consumedPoints >= points
      if (isOver(account, TRIES_PER_ACCOUNT) || isOver(all, TRIES_PER_ADDRESS))
        throw new AppError('too_many_requests')
    },
    async failed(email, address) {
      await Promise.all([consume(perAccount, accountKey(email, address)), consume(perAddress, address)])
    },
    async succeeded(email, address) {
      await perAccount.delete(accountKey(email, address))
    },
  }
}

async function runOnDatabase(db: Database, query: { text: string; values: unknown[] }) {
  const rows = await db.asProvider((tx) => tx.query(query.text, query.values))
  return { rows, rowCount: rows.length }
}

async function consume(limiter: RateLimiterPostgres, key: string): Promise<void> {
  try {
    await limiter.consume(key)
  } catch (error) {
    if (error instanceof RateLimiterRes) return
    throw error
  }
}

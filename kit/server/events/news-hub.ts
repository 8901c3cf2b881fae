import type { Logger } from 'pino'
import type { Database, Tx } from '#kit/database/database.ts'
import { openListener } from '#kit/database/listener.ts'

/** News of committed transactions for accounts. */
const CHANNEL = 'champa_news'
/** Beyond this number of accounts, the news is for the whole company. */
const MOST_ACCOUNTS = 200

/** Whom news concerns: some accounts of a company, or all of them. */
export interface News {
  companyId: number
  /** Null: all accounts of the company. */
  accountIds: readonly number[] | null
}

/** Null: messages may have been lost, so everything can have changed. */
export type NewsListener = (news: readonly News[] | null) => void

/**
 * News of all processes, over one connection. It says that something has changed for an account, not what: who
 * listens reads the present state.
 */
export interface NewsHub {
  /** False if this process hears of no news (commands, tests). */
  readonly isLive: boolean
  /** Returns a function that ends it. */
  subscribe: (listener: NewsListener) => () => void
  /** Calls `tell` before the connection is closed. */
  onClose: (tell: () => void) => void
  close: () => Promise<void>
}

/**
 * Tells all processes after the commit that something has changed for these accounts, or for all accounts of the
 * company. `companyId`: for transactions of the provider.
 */
export function tellAccounts(
  tx: Tx,
  accountIds: readonly number[] | 'all',
  companyId: number | null = tx.companyId,
): void {
  if (companyId === null) return
  const ids = new Set(accountIds === 'all' ? [] : accountIds)
  const isForAll = accountIds === 'all' || ids.size > MOST_ACCOUNTS
  tx.notifyAfterCommit(CHANNEL, isForAll ? [`${companyId}`] : [...ids].map((id) => `${companyId} ${id}`))
}

/** For processes without live news. */
export const NO_NEWS: NewsHub = {
  isLive: false,
  subscribe: () => () => {},
  onClose: () => {},
  close: async () => {},
}

/** Listens for the news of all processes. Throws if the database is not available. */
export async function openNewsHub(db: Database, log: Logger): Promise<NewsHub> {
  const listeners = new Set<NewsListener>()
  const closing: (() => void)[] = []
  const tell = (news: readonly News[] | null) => {
    for (const listener of listeners) listener(news)
  }
  const connection = await openListener(db.appConnection, {
    channel: CHANNEL,
    onTopics: (topics) => tell(newsOf(topics)),
    onGap: () => tell(null),
    log: (message, error) => log.warn({ err: error }, message),
  })
  return {
    isLive: true,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    onClose: (callback) => closing.push(callback),
    async close() {
      for (const callback of closing.splice(0)) callback()
      await connection.close()
    },
  }
}

/** `12 7` is account 7 of company 12, `12` are all accounts of company 12. */
function newsOf(topics: readonly string[]): News[] {
  const companies = new Map<number, number[] | null>()
  for (const topic of topics) {
    const [companyId = 0, accountId] = topic.split(' ').map(Number)
    const known = companies.get(companyId)
    if (accountId === undefined || known === null) companies.set(companyId, null)
    else companies.set(companyId, [...(known ?? []), accountId])
  }
  return [...companies].map(([companyId, accountIds]) => ({ companyId, accountIds }))
}

import type pg from 'pg'

/** Who works in the transaction; kept for those who write the log. */
export interface TransactionActor {
  accountId: number | null
  name: string
}

/** One open transaction. It refuses to work once it has ended: its connection then serves somebody else. */
export interface Tx {
  /** The company of the transaction; null for the provider's. */
  readonly companyId: number | null
  readonly actor: TransactionActor | null
  query<Row extends object = Record<string, unknown>>(
    sql: string,
    params?: readonly unknown[],
    options?: QueryOptions,
  ): Promise<Row[]>
  /** The only row. Throws `RowCountError` when there are none or several. */
  one<Row extends object = Record<string, unknown>>(
    sql: string,
    params?: readonly unknown[],
    options?: QueryOptions,
  ): Promise<Row>
  /** The only row or null. Throws `RowCountError` when there are several. */
  maybeOne<Row extends object = Record<string, unknown>>(
    sql: string,
    params?: readonly unknown[],
    options?: QueryOptions,
  ): Promise<Row | null>
  /** Returns the number of rows changed. */
  execute(sql: string, params?: readonly unknown[], options?: QueryOptions): Promise<number>
  /** Runs once the transaction is committed, and never when it is rolled back. An error in it is logged: the work is done. */
  afterCommit(work: () => void | Promise<void>): void
}

export interface QueryOptions {
  /** Prepares the statement under this name; the same name must always mean the same text. */
  name?: string
}

export class RowCountError extends Error {
  constructor(expected: string, found: number) {
    super(`Expected ${expected}, found ${found}`)
    this.name = 'RowCountError'
  }
}

/** A transaction over a connection on which `begin` has been sent. `end` closes it to further use and hands over what is to run after. */
export function openTransaction(
  client: pg.ClientBase,
  companyId: number | null,
  actor: TransactionActor | null,
): { tx: Tx; end(): (() => void | Promise<void>)[] } {
  const afterCommit: (() => void | Promise<void>)[] = []
  let ended = false
  const guarded = new Proxy(client, {
    get(target, key) {
      if (ended) throw new Error('This transaction has ended: something was not awaited')
      const value = Reflect.get(target, key)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
  const run = (sql: string, params?: readonly unknown[], options?: QueryOptions) =>
    guarded.query({ text: sql, ...(params ? { values: [...params] } : {}), ...options })
  const tx: Tx = {
    companyId,
    actor,
    query: async <Row>(sql: string, params?: readonly unknown[], options?: QueryOptions) =>
      (await run(sql, params, options)).rows as Row[],
    async one<Row>(sql: string, params?: readonly unknown[], options?: QueryOptions) {
      const { rows } = await run(sql, params, options)
      if (rows.length !== 1) throw new RowCountError('one row', rows.length)
      return rows[0] as Row
    },
    async maybeOne<Row>(sql: string, params?: readonly unknown[], options?: QueryOptions) {
      const { rows } = await run(sql, params, options)
      if (rows.length > 1) throw new RowCountError('at most one row', rows.length)
      return (rows[0] as Row | undefined) ?? null
    },
    execute: async (sql, params, options) => (await run(sql, params, options)).rowCount ?? 0,
    afterCommit: (work) => {
      afterCommit.push(work)
    },
  }
  return {
    tx,
    end() {
      ended = true
      return afterCommit
    },
  }
}

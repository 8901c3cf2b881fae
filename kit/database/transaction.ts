import type pg from 'pg'
import { type RowSchema, rememberCallSite, verifyRows } from './check-rows.ts'

/** The account that runs the transaction, for log entries. */
export interface TransactionActor {
  accountId: number | null
  name: string
}

/** One open transaction. After its end it throws on use, because its connection can serve another company. */
export interface Tx {
  /** The company of the transaction; null for the provider. */
  readonly companyId: number | null
  readonly actor: TransactionActor | null
  /**
   * Returns the rows, typed by their schema. In tests and in development each row is parsed: a missing or
   * unexpected column or a wrong type throws `RowMismatchError`. In production rows are not parsed. For
   * statements without a used result, see `execute`.
   */
  query: Query<'many'>
  /** Returns the only row. Throws `RowCountError` if there are none or several. */
  one: Query<'one'>
  /** Returns the only row or null. Throws `RowCountError` if there are several. */
  maybeOne: Query<'maybe'>
  /** Whether the query selects a row. */
  exists(sql: string, params?: readonly unknown[], options?: QueryOptions): Promise<boolean>
  /**
   * Returns rows without checked types: for a library that reads its own tables, and for tests that compare
   * whole rows.
   */
  unknownRows(sql: string, params?: readonly unknown[]): Promise<Record<string, unknown>[]>
  /** Runs a statement without reading rows. Returns the number of changed or selected rows. */
  execute(sql: string, params?: readonly unknown[], options?: QueryOptions): Promise<number>
  /**
   * Runs `work` after the commit, and never after a rollback. Its errors are only logged, because the
   * transaction is already committed.
   */
  afterCommit(work: () => void | Promise<void>): void
  /**
   * Tells all processes that listen on the channel (`openListener`) about these topics, at most 200 ms after the
   * commit and never after a rollback. Messages can be lost with a process.
   */
  notifyAfterCommit(channel: string, topics: readonly string[]): void
}

type Rows<Row> = { many: Row[]; one: Row; maybe: Row | null }

type Query<Number extends keyof Rows<unknown>> = <Row extends object>(
  schema: RowSchema<Row>,
  sql: string,
  params?: readonly unknown[],
  options?: QueryOptions,
) => Promise<Rows<Row>[Number]>

export interface QueryOptions {
  /** Prepares the statement under this name; the same name must always mean the same text. */
  name?: string
}

export class RowCountError extends Error {
  constructor(expected: string, count: number) {
    super(`Expected ${expected}, found ${count}`)
    this.name = 'RowCountError'
  }
}

export interface OpenTransactionOptions {
  companyId: number | null
  actor: TransactionActor | null
  /** Whether rows are parsed by their schemas. */
  checkRows: boolean
  /** Sends topics to the processes that listen on a channel. */
  notify: (channel: string, topics: readonly string[]) => void
}

/**
 * A transaction over a connection after `begin`. `end` prevents further use and returns the work to run after
 * the commit.
 */
export function openTransaction(
  client: pg.ClientBase,
  { companyId, actor, checkRows, notify }: OpenTransactionOptions,
): { tx: Tx; end(): (() => void | Promise<void>)[] } {
  const afterCommit: (() => void | Promise<void>)[] = []
  const { guarded, end } = guardClient(client)
  const run = (sql: string, params?: readonly unknown[], options?: QueryOptions) =>
    guarded.query({ text: sql, ...(params ? { values: [...params] } : {}), ...options })
  const read = async <Row extends object>(
    [schema, sql, params, options]: Parameters<typeof tx.query<Row>>,
    method: (...args: never[]) => unknown,
  ): Promise<Row[]> => {
    const site = checkRows ? rememberCallSite(method) : null
    const { rows } = await run(sql, params, options)
    if (site) verifyRows(schema, rows, site)
    return rows as Row[]
  }
  const tx: Tx = {
    companyId,
    actor,
    query: (...args) => read(args, tx.query),
    async one(...args) {
      const rows = await read(args, tx.one)
      if (rows.length !== 1) throw new RowCountError('one row', rows.length)
      return rows[0] as (typeof rows)[number]
    },
    async maybeOne(...args) {
      const rows = await read(args, tx.maybeOne)
      if (rows.length > 1) throw new RowCountError('at most one row', rows.length)
      return rows[0] ?? null
    },
    exists: async (sql: string, params?: readonly unknown[], options?: QueryOptions) =>
      (await run(sql, params, options)).rows.length > 0,
    unknownRows: async (sql: string, params?: readonly unknown[]) => (await run(sql, params)).rows,
    execute: async (sql: string, params?: readonly unknown[], options?: QueryOptions) =>
      (await run(sql, params, options)).rowCount ?? 0,
    afterCommit: (work: () => void | Promise<void>) => {
      afterCommit.push(work)
    },
    notifyAfterCommit: (channel: string, topics: readonly string[]) => {
      if (topics.length > 0) afterCommit.push(() => notify(channel, topics))
    },
  }
  return {
    tx,
    end() {
      end()
      return afterCommit
    },
  }
}

/** A proxy of the connection that throws after `end` was called. */
function guardClient(client: pg.ClientBase): { guarded: pg.ClientBase; end: () => void } {
  let ended = false
  const guarded = new Proxy(client, {
    get(target, key) {
      if (ended) throw new Error('This transaction has ended: an await is missing')
      const value = Reflect.get(target, key)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
  return {
    guarded,
    end: () => {
      ended = true
    },
  }
}

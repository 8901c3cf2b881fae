import type pg from 'pg'
import { type RowSchema, rememberCallSite, verifyRows } from './check-rows.ts'

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
  /**
   * The rows, typed by their schema. In tests and in development each row is parsed: a missing or unexpected column or a value of another
   * type throws `RowMismatchError`. In production rows are not parsed. A statement whose rows nobody reads is for `execute`.
   */
  query: Query<'many'>
  /** The only row. Throws `RowCountError` when there are none or several. */
  one: Query<'one'>
  /** The only row or null. Throws `RowCountError` when there are several. */
  maybeOne: Query<'maybe'>
  /** Whether the query selects a row. */
  exists(sql: string, params?: readonly unknown[], options?: QueryOptions): Promise<boolean>
  /** Rows of values whose types nobody has checked: for a library that reads its own tables, and for tests that compare whole rows. */
  unknownRows(sql: string, params?: readonly unknown[]): Promise<Record<string, unknown>[]>
  /** Runs a statement whose rows nobody reads. Returns the number of rows changed or selected. */
  execute(sql: string, params?: readonly unknown[], options?: QueryOptions): Promise<number>
  /** Runs once the transaction is committed, and never when it is rolled back. An error in it is logged: the work is done. */
  afterCommit(work: () => void | Promise<void>): void
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
  constructor(expected: string, found: number) {
    super(`Expected ${expected}, found ${found}`)
    this.name = 'RowCountError'
  }
}

export interface OpenTransactionOptions {
  companyId: number | null
  actor: TransactionActor | null
  /** Whether rows are parsed by their schemas. */
  checkRows: boolean
}

/** A transaction over a connection on which `begin` has been sent. `end` closes it to further use and hands over what is to run after. */
export function openTransaction(
  client: pg.ClientBase,
  { companyId, actor, checkRows }: OpenTransactionOptions,
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
  }
  return {
    tx,
    end() {
      end()
      return afterCommit
    },
  }
}

/** The connection until `end` is called, and an error after it. */
function guardClient(client: pg.ClientBase): { guarded: pg.ClientBase; end: () => void } {
  let ended = false
  const guarded = new Proxy(client, {
    get(target, key) {
      if (ended) throw new Error('This transaction has ended: something was not awaited')
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

import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { type ColumnKind, encodeField } from './copy-text.ts'
import { connect, limitedClient, limitOf, rollBackAndRelease } from './run-transaction.ts'
import { convertConnectionLoss } from './unavailable.ts'

/** Values in the order of the columns, without the company. */
export type BulkRow = readonly unknown[]

export interface BulkWriter {
  /**
   * Writes all rows or none, in one transaction. `columns` are the columns of a row's values; this function
   * adds the company to every row. Objects are for json columns, arrays for json or array columns, undefined is
   * NULL. An asynchronous source delivers rows in batches, because waiting for single rows costs more than
   * writing them. Returns the number of rows.
   */
  copy(
    table: string,
    columns: readonly string[],
    rows: Iterable<BulkRow> | AsyncIterable<Iterable<BulkRow>>,
  ): Promise<number>
}

const chunkLength = 128 * 1024

/**
 * Creates a writer for the tables for which a migration has called `select allow_bulk(…)`: the role of the pool
 * has no right on others. After `statementSeconds` PostgreSQL cancels a statement, the whole COPY included; a
 * connection that does not respond is dropped some seconds later.
 */
export function openBulkWriter(pool: pg.Pool, companyId: number, statementSeconds: number): BulkWriter {
  return {
    async copy(table, columns, rows) {
      if (columns.includes('company_id')) throw new TypeError('Omit company_id: it is added to every row')
      const connection = await connect(pool)
      const client = limitedClient(connection, statementSeconds)
      let committing = false
      try {
        await client.query('begin')
        await client.query(`set local statement_timeout = ${Math.round(statementSeconds * 1000)}`)
        const kinds = await columnKinds(client, table, columns)
        const names = ['company_id', ...columns].map((name) => `"${name}"`).join(', ')
        // tables: those that a feature passes to `copy`, checked there; columnKinds refuses tables without bulk writing
        const copying = copyFrom(`copy public."${table}" (${names}) from stdin`)
        const target = connection.query(Object.assign(copying, limitOf(statementSeconds)))
        await pipeline(Readable.from(encodeRows(rows, companyId, kinds), { highWaterMark: 4 }), target)
        committing = true
        await client.query('commit')
        client.release()
        return target.rowCount
      } catch (error) {
        await rollBackAndRelease(client, error)
        throw convertConnectionLoss(error, committing)
      }
    },
  }
}

/**
 * The kinds of the columns. An unknown column throws, so that no other text gets into the statement, and so does a table without bulk
 * writing.
 */
async function columnKinds(
  client: pg.PoolClient,
  table: string,
  columns: readonly string[],
): Promise<ColumnKind[]> {
  const { rows } = await client.query<{ name: string; kind: ColumnKind; allows_bulk: boolean }>(
    `select a.attname as name, case when t.typname in ('json', 'jsonb') then 'json' when t.typcategory = 'A' then 'array'
            else 'plain' end as kind,
            has_table_privilege(a.attrelid, 'insert') as allows_bulk
       from pg_attribute a join pg_type t on t.oid = a.atttypid
      where a.attrelid = ('public.' || $1)::regclass and a.attnum > 0 and not a.attisdropped`,
    [table],
  )
  if (!rows[0]?.allows_bulk) throw new TypeError(`${table} does not allow bulk writing`)
  const kinds = new Map(rows.map((row) => [row.name, row.kind]))
  return columns.map((column) => {
    const kind = kinds.get(column)
    if (!kind) throw new TypeError(`${table} has no column ${column}`)
    return kind
  })
}

async function* encodeRows(
  rows: Iterable<BulkRow> | AsyncIterable<Iterable<BulkRow>>,
  companyId: number,
  kinds: readonly ColumnKind[],
): AsyncGenerator<Buffer> {
  const encode = lineEncoder(companyId, kinds)
  let chunk = ''
  for await (const part of Symbol.iterator in rows ? [rows] : rows) {
    for (const row of part) {
      chunk += encode(row)
      if (chunk.length < chunkLength) continue
      yield Buffer.from(chunk)
      chunk = ''
    }
  }
  if (chunk) yield Buffer.from(chunk)
}

function lineEncoder(companyId: number, kinds: readonly ColumnKind[]): (row: BulkRow) => string {
  const stamp = String(companyId)
  return (row) => {
    if (row.length !== kinds.length)
      throw new TypeError(`A row has ${row.length} values for ${kinds.length} columns`)
    let line = stamp
    for (let at = 0; at < kinds.length; at += 1) line += `\t${encodeField(row[at], kinds[at] as ColumnKind)}`
    return `${line}\n`
  }
}

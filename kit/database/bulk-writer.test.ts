import fc from 'fast-check'
import type pg from 'pg'
import { afterAll, expect, test } from 'vitest'
import { type BulkRow, openBulkWriter } from './bulk-writer.ts'
import { openFreezingProxy } from './freezing-proxy.test-support.ts'
import { openPool } from './pools.ts'
import { bulkRole, connectionOf } from './prepare-roles.ts'
import { withTestDatabase } from './testing.ts'
import { DatabaseUnavailable } from './unavailable.ts'

const columns = ['id', 'body', 'facts', 'names', 'sums', 'day', 'at', 'ok']

/** A test table with columns of every kind, and a writer for this table only. */
const db = withTestDatabase(async (made) => {
  await made.asOwner((client) =>
    client.query(`
      create table sample (company_id integer not null, id integer not null, body text, facts jsonb, names text[], sums bigint[],
        day date, at timestamptz, ok boolean, primary key (company_id, id));
      select install_tenancy('sample'), allow_bulk('sample');`),
  )
  pool = openPool(connectionOf(made.ownerConnection, bulkRole), { max: 2, log: () => {}, pipeline: false })
})
let pool: pg.Pool
afterAll(() => pool.end())
const bulkOf = (companyId: number) => openBulkWriter(pool, companyId, 600)

const text = fc
  .string({ unit: 'binary', maxLength: 20 })
  .map((made) => made.replaceAll('\0', '').toWellFormed())
const hostile = fc.oneof(
  text,
  fc.constantFrom(
    '\\N',
    '\\.',
    '\t',
    '\r\n',
    '\\',
    '"',
    '{}',
    'NULL',
    'ສະບາຍດີ',
    "'; drop table sample --",
    '\b\f\v',
    '',
  ),
)
const facts = fc.oneof(
  hostile,
  fc.array(hostile, { maxLength: 3 }),
  fc.dictionary(fc.constantFrom('a', 'b\t"\\'), hostile),
)
const orNull = <T>(made: fc.Arbitrary<T>) => fc.option(made, { nil: null })
const anyRow = fc.tuple(
  orNull(hostile),
  orNull(facts),
  orNull(fc.array(orNull(hostile), { maxLength: 4 })),
  orNull(fc.array(fc.maxSafeInteger(), { maxLength: 4 })),
  fc.constantFrom('2024-02-29', '1999-12-31', null),
  fc.date({ min: new Date('1990-01-01'), max: new Date('2090-01-01'), noInvalidDate: true }),
  orNull(fc.boolean()),
)

test('every value is stored unchanged, for the company that wrote it', async () => {
  const rows: BulkRow[] = fc.sample(anyRow, 3000).map((values, at) => [at, ...values])
  expect(await bulkOf(1).copy('sample', columns, rows)).toBe(rows.length)
  const read = await db().inCompany(1, (tx) =>
    tx.unknownRows(`select ${columns.join(', ')} from sample where company_id = 1 order by id`),
  )
  expect(read.map((row) => columns.map((column) => row[column]))).toEqual(rows)
  expect(await db().inCompany(2, (tx) => tx.unknownRows('select * from sample'))).toEqual([])
})

test('rows can come in batches from an asynchronous source', async () => {
  async function* rows() {
    for (let id = 0; id < 50_000; id += 500)
      yield Array.from({ length: 500 }, (_, at) => [id + at, 'x'.repeat(20)])
  }
  expect(await bulkOf(3).copy('sample', ['id', 'body'], rows())).toBe(50_000)
})

test('all rows or none: an invalid row or a failing source stores nothing', async () => {
  const twice = bulkOf(4).copy('sample', ['id'], [[1], [1]])
  await expect(twice).rejects.toMatchObject({ code: '23505' })
  function* failing() {
    yield [1]
    throw new Error('the file ended early')
  }
  await expect(bulkOf(4).copy('sample', ['id'], failing())).rejects.toThrow('the file ended early')
  expect(await db().inCompany(4, (tx) => tx.unknownRows('select * from sample'))).toEqual([])
  expect(await bulkOf(4).copy('sample', ['id'], [[1]])).toBe(1)
})

test('the company, another table or an unknown column cannot be named', async () => {
  const bulk = bulkOf(5)
  await expect(bulk.copy('sample', ['company_id', 'id'], [[6, 1]])).rejects.toThrow('added to every row')
  await expect(bulk.copy('account', ['id'], [[1]])).rejects.toThrow('does not allow bulk writing')
  await expect(
    db()
      .bulk(5)
      .copy('scan', ['id'], [[1]]),
  ).rejects.toThrow('does not allow bulk writing')
  await expect(bulk.copy('sample', ['id) from stdin; --'], [[1]])).rejects.toThrow('no column')
  await expect(bulk.copy('sample', ['id', 'body'], [[1]])).rejects.toThrow('1 values for 2 columns')
})

test('one call writes hundreds of thousands of rows', async () => {
  function* rows() {
    for (let id = 0; id < 200_000; id += 1) yield [id, 'A1024', '2024-03-05', true]
  }
  expect(await bulkOf(7).copy('sample', ['id', 'body', 'day', 'ok'], rows())).toBe(200_000)
})

test.each(['in the middle', 'at the end'])(
  'a connection that stops responding %s of a bulk write is dropped, and nothing is stored',
  async (where) => {
    const proxy = await openFreezingProxy(db().ownerConnection)
    const behind = openPool(connectionOf(proxy.connection, bulkRole), {
      max: 1,
      log: () => {},
      pipeline: false,
    })
    async function* rows() {
      yield [[1, 'first']]
      await new Promise(setImmediate)
      proxy.freeze()
      for (let id = 2; where === 'in the middle'; id += 1) yield [[id, 'x'.repeat(100_000)]]
    }
    const stalled = openBulkWriter(behind, 8, 3).copy('sample', ['id', 'body'], rows())
    await expect(stalled).rejects.toBeInstanceOf(DatabaseUnavailable)
    await behind.end()
    proxy.close()
    expect(await db().inCompany(8, (tx) => tx.unknownRows('select * from sample'))).toEqual([])
  },
)

import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { BulkRow, BulkTable } from './bulk-writer.ts'
import { withTestDatabase } from './testing.ts'

const columns = ['id', 'body', 'facts', 'names', 'sums', 'day', 'at', 'ok']

/** A table of the product's name with columns of every kind that bulk writes. */
const db = withTestDatabase(async (made) => {
  await made.asOwner((client) =>
    client.query(`
      drop table scan cascade;
      create table scan (company_id integer not null, id integer not null, body text, facts jsonb, names text[], sums bigint[],
        day date, at timestamptz, ok boolean, primary key (company_id, id));
      select install_tenancy('scan'), allow_bulk('scan');`),
  )
})

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
    "'; drop table scan --",
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

test('every value comes back as it was given, for the company that wrote it', async () => {
  const rows: BulkRow[] = fc.sample(anyRow, 3000).map((values, at) => [at, ...values])
  expect(await db().bulk(1).copy('scan', columns, rows)).toBe(rows.length)
  const read = await db().inCompany(1, (tx) =>
    tx.query<Record<string, unknown>>(
      `select ${columns.join(', ')} from scan where company_id = 1 order by id`,
    ),
  )
  expect(read.map((row) => columns.map((column) => row[column]))).toEqual(rows)
  expect(await db().inCompany(2, (tx) => tx.query('select * from scan'))).toEqual([])
})

test('rows may come one by one from anywhere', async () => {
  async function* rows() {
    for (let id = 0; id < 50_000; id += 1) yield [id, 'x'.repeat(20)]
  }
  expect(await db().bulk(3).copy('scan', ['id', 'body'], rows())).toBe(50_000)
})

test('all rows or none: a bad one, or a source that fails, leaves nothing', async () => {
  const twice = db()
    .bulk(4)
    .copy('scan', ['id'], [[1], [1]])
  await expect(twice).rejects.toMatchObject({ code: '23505' })
  function* failing() {
    yield [1]
    throw new Error('the file ended early')
  }
  await expect(db().bulk(4).copy('scan', ['id'], failing())).rejects.toThrow('the file ended early')
  expect(await db().inCompany(4, (tx) => tx.query('select * from scan'))).toEqual([])
  expect(
    await db()
      .bulk(4)
      .copy('scan', ['id'], [[1]]),
  ).toBe(1)
})

test('nobody names the company, another table or a column that is none', async () => {
  const bulk = db().bulk(5)
  await expect(bulk.copy('scan', ['company_id', 'id'], [[6, 1]])).rejects.toThrow('stamped')
  await expect(bulk.copy('account' as BulkTable, ['id'], [[1]])).rejects.toThrow('does not take bulk')
  await expect(bulk.copy('scan', ['id) from stdin; --'], [[1]])).rejects.toThrow('no column')
  await expect(bulk.copy('scan', ['id', 'body'], [[1]])).rejects.toThrow('1 values for 2 columns')
})

test('narrow rows go in at more than 50,000 a second', async () => {
  function* rows() {
    for (let id = 0; id < 200_000; id += 1) yield [id, 'A1024', '2024-03-05', true]
  }
  const started = performance.now()
  await db().bulk(7).copy('scan', ['id', 'body', 'day', 'ok'], rows())
  const perSecond = 200_000 / ((performance.now() - started) / 1000)
  console.info(`${Math.round(perSecond)} rows a second`)
  expect(perSecond).toBeGreaterThan(50_000)
})

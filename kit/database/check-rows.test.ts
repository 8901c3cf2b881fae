import { expect, test } from 'vitest'
import { z } from 'zod'
import { IsoDate } from '#kit/contract/scalars.ts'
import { connectDatabase } from './database.ts'
import { Count, CountRow, Decimal, Timestamp } from './row-types.ts'
import { withTestDatabase } from './testing.ts'

const db = withTestDatabase()
const Person = z.object({ id: Count, nickname: z.string() })
const readPeople = (columns: string) =>
  db().asProvider((tx) =>
    tx.query(Person, `select ${columns} from (values (1, 'Noy'), (2, null)) p (id, nickname) where id = 1`),
  )

test('rows that match their schema are returned unchanged', async () => {
  expect(await readPeople('id, nickname')).toEqual([{ id: 1, nickname: 'Noy' }])
})

test('a missing column is reported with its row and the line of the call', async () => {
  await expect(readPeople('id')).rejects.toThrow(
    /^kit\/database\/check-rows\.test\.ts:12: row 0: nickname is missing$/,
  )
})

test('an unexpected column is reported', async () => {
  await expect(readPeople('id, nickname, 1 as age')).rejects.toThrow('row 0: age is not in the schema')
})

test('a value of the wrong type is reported with its row', async () => {
  const reading = db().asProvider((tx) =>
    tx.query(Person, `select * from (values (1, 'Noy'), (2, null)) p (id, nickname) order by id`),
  )
  await expect(reading).rejects.toThrow(/row 1: nickname: Invalid input: expected string, received null$/)
})

test.each([
  ['a day for an instant', Timestamp, "date '2026-03-05'"],
  ['an instant for a day', IsoDate, 'now()'],
  ['a decimal for a number', Count, '1.5::numeric'],
  ['a number for a decimal', Decimal, '1'],
])('%s is refused', async (_, type, sql) => {
  const reading = db().asProvider((tx) => tx.one(z.object({ value: type }), `select ${sql} as value`))
  await expect(reading).rejects.toThrow('row 0: value: Invalid input')
})

test('one and maybeOne check their row too', async () => {
  await db().asProvider(async (tx) => {
    await expect(tx.one(CountRow, 'select 1 as total')).rejects.toThrow('count is missing')
    await expect(tx.maybeOne(CountRow, 'select 1 as total')).rejects.toThrow('total is not in the schema')
    expect(await tx.maybeOne(CountRow, 'select 1 as count where false')).toBeNull()
  })
})

test('without the option, as in production, rows are not checked', async () => {
  const unchecked = connectDatabase(db().ownerConnection)
  try {
    const rows = await unchecked.asProvider((tx) => tx.query(CountRow, "select 'x' as total"))
    expect(rows).toEqual([{ total: 'x' }])
  } finally {
    await unchecked.close()
  }
})

test('a schema with a transform does not compile', () => {
  const change = z.object({ id: z.int().transform(String) })
  // @ts-expect-error development would return the text and production the number
  const read = () => db().asProvider((tx) => tx.query(change, 'select 1 as id'))
  expect(read).toBeTypeOf('function')
})

import { expect, test } from 'vitest'
import { z } from 'zod'
import { withTestDatabase } from '#kit/database/testing.ts'
import { allLists } from './all-lists.ts'
import { TABLE_NAMES } from './table-names.ts'

const db = withTestDatabase()

test('every table that refers to an entry of a list has a name for the message that the entry is used', async () => {
  const referring = await db().asProvider((tx) =>
    tx.query(
      z.object({ name: z.string() }),
      `select distinct r.relname as name from pg_constraint join pg_class r on r.oid = conrelid
       where contype = 'f' and confrelid = any ($1::regclass[])`,
      [allLists.map(({ name }) => name)],
    ),
  )
  expect(referring.length).toBeGreaterThan(5)
  expect(referring.filter(({ name }) => !TABLE_NAMES[name])).toEqual([])
})

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { migrate } from './migrate.ts'
import { createTestDatabase, type TestDatabase } from './testing.ts'

let db: TestDatabase
let dir: string

beforeEach(async () => {
  db = await createTestDatabase()
  // The copy has run the product's migrations; these tests use their own.
  await db.asOwner((client) => client.query('drop table schema_migration'))
  dir = mkdtempSync(join(tmpdir(), 'champa-migrations-'))
  write('0001_create_thing.sql', 'create table thing (id int)')
  write('0002_fill_thing.sql', 'insert into thing values (1)')
})

afterEach(async () => {
  await db.drop()
  rmSync(dir, { recursive: true })
})

const write = (name: string, sql: string) => writeFileSync(join(dir, name), sql)
const run = () => migrate(db.ownerConnection, dir)
const things = () => db.asOwner(async (client) => (await client.query('select id from thing')).rows)

test('concurrent processes apply each file once', async () => {
  const applied = await Promise.all([run(), run(), run()])
  expect(applied.flat().sort()).toEqual(['0001_create_thing.sql', '0002_fill_thing.sql'])
  expect(await things()).toEqual([{ id: 1 }])
  expect(await run()).toEqual([])
})

test('a failing file is rolled back, and earlier files stay applied', async () => {
  write('0003_break_thing.sql', 'insert into thing values (2);\nselect 1 / 0')
  await expect(run()).rejects.toThrow('Migration 0003_break_thing.sql failed: division by zero')
  expect(await things()).toEqual([{ id: 1 }])
  write('0003_break_thing.sql', 'insert into thing values (3)')
  expect(await run()).toEqual(['0003_break_thing.sql'])
})

test('a file that was changed, removed or inserted before the last one is refused', async () => {
  await run()
  write('0001_create_thing.sql', 'create table thing (id bigint)')
  await expect(run()).rejects.toThrow('0001_create_thing.sql was changed after it landed')
  rmSync(join(dir, '0001_create_thing.sql'))
  await expect(run()).rejects.toThrow('The database is newer than this program')
  write('0001_create_thing.sql', 'create table thing (id int)')
  write('0001_zzz.sql', 'select 1')
  await expect(run()).rejects.toThrow('Two migrations have the number 0001')
  rmSync(join(dir, '0001_zzz.sql'))
  write('0000_before.sql', 'select 1')
  await expect(run()).rejects.toThrow('comes before 0002_fill_thing.sql')
})

test('a checkout with Windows line endings is not a change', async () => {
  write('0001_create_thing.sql', 'create table thing\n(id int)')
  await run()
  write('0001_create_thing.sql', 'create table thing\r\n(id int)')
  expect(await run()).toEqual([])
})

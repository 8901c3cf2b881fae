import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { addNewMigrations, findMigrationFaults } from './check-migrations.ts'

let dir: string
const write = (name: string, sql: string) => writeFileSync(path.join(dir, name), sql)

beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'champa-landed-'))
  write('0001_create_thing.sql', 'create table thing (id int)')
  write('0002_fill_thing.sql', 'insert into thing values (1)')
  addNewMigrations(dir)
})
afterEach(() => rmSync(dir, { recursive: true }))

test('a landed migration must not change, even if the list is written again', () => {
  expect(findMigrationFaults(dir)).toEqual([])
  write('0002_fill_thing.sql', 'insert into thing values (2)')
  addNewMigrations(dir)
  expect(findMigrationFaults(dir)).toEqual([
    expect.stringContaining('migrations/0002_fill_thing.sql was changed after it landed'),
  ])
})

test('a landed migration must not be missing', () => {
  rmSync(path.join(dir, '0001_create_thing.sql'))
  expect(findMigrationFaults(dir)).toEqual([
    expect.stringContaining('migrations/0001_create_thing.sql is missing'),
  ])
})

test('a new migration must be added to the list, and must not have an earlier number', () => {
  write('0003_add_colour.sql', 'alter table thing add colour text')
  expect(findMigrationFaults(dir)).toEqual([expect.stringContaining('npm run check -- --write')])
  addNewMigrations(dir)
  expect(findMigrationFaults(dir)).toEqual([])
  write('0002_other_thing.sql', 'select 1')
  rmSync(path.join(dir, '0002_fill_thing.sql'))
  expect(findMigrationFaults(dir).join(' ')).toContain('comes before 0003_add_colour.sql')
})

test('the migrations of the product match the landed list', () => {
  expect(findMigrationFaults().filter((fault) => !fault.includes('--write'))).toEqual([])
})

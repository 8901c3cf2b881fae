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

test('what landed may not change, not even by writing the list again', () => {
  expect(findMigrationFaults(dir)).toEqual([])
  write('0002_fill_thing.sql', 'insert into thing values (2)')
  addNewMigrations(dir)
  expect(findMigrationFaults(dir)).toEqual([
    expect.stringContaining('migrations/0002_fill_thing.sql was changed after it landed'),
  ])
})

test('what landed may not go missing', () => {
  rmSync(path.join(dir, '0001_create_thing.sql'))
  expect(findMigrationFaults(dir)).toEqual([
    expect.stringContaining('migrations/0001_create_thing.sql is missing'),
  ])
})

test('a new migration is asked for in the list, and may not have an earlier number', () => {
  write('0003_add_colour.sql', 'alter table thing add colour text')
  expect(findMigrationFaults(dir)).toEqual([expect.stringContaining('npm run check -- --write')])
  addNewMigrations(dir)
  expect(findMigrationFaults(dir)).toEqual([])
  write('0002_other_thing.sql', 'select 1')
  rmSync(path.join(dir, '0002_fill_thing.sql'))
  expect(findMigrationFaults(dir).join(' ')).toContain('comes before 0003_add_colour.sql')
})

test('the migrations of the product are those that landed', () => {
  expect(findMigrationFaults().filter((fault) => !fault.includes('--write'))).toEqual([])
})

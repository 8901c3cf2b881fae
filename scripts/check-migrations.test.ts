import { execFileSync } from 'node:child_process'
import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
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

test('a migration that is not on the main branch may still change, and take another number', () => {
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=test', '-c', 'user.email=test@champa.test', ...args], { cwd: dir })
  git('init', '-q', '-b', 'main')
  git('add', '.')
  git('commit', '-qm', 'Landed')
  git('switch', '-qc', 'branch')
  write('0003_add_colour.sql', 'alter table thing add colour text')
  addNewMigrations(dir)
  git('add', '.')
  git('commit', '-qm', 'Not landed')
  write('0003_add_colour.sql', 'alter table thing add colour text default 1')
  expect(findMigrationFaults(dir)).toEqual([expect.stringContaining('--write accepts the change')])
  addNewMigrations(dir)
  expect(findMigrationFaults(dir)).toEqual([])
  renameSync(path.join(dir, '0003_add_colour.sql'), path.join(dir, '0004_add_colour.sql'))
  addNewMigrations(dir)
  expect(findMigrationFaults(dir)).toEqual([])
  write('0002_fill_thing.sql', 'insert into thing values (2)')
  addNewMigrations(dir)
  expect(findMigrationFaults(dir)).toEqual([
    expect.stringContaining('0002_fill_thing.sql was changed after it landed'),
  ])
})

test('the migrations of the product match the landed list', () => {
  expect(findMigrationFaults().filter((fault) => !fault.includes('--write'))).toEqual([])
})

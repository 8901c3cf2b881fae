import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { migrate, migrationsDir, readMigrations } from '#kit/database/migrate.ts'
import { withTestDatabase } from '#kit/database/testing.ts'
import { newMigration } from './new-migration.ts'

const database = withTestDatabase()
let dir: string

beforeAll(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'champa-new-'))
  cpSync(migrationsDir, dir, { recursive: true })
})
afterAll(() => rmSync(dir, { recursive: true }))

test('a new migration has the next number, runs, and its table is a tenant table', async () => {
  const last = Number(readMigrations(dir).at(-1)?.name.slice(0, 4))
  const file = newMigration('create_meeting_note', dir)
  expect(path.basename(file)).toBe(`${String(last + 1).padStart(4, '0')}_create_meeting_note.sql`)
  expect(path.basename(newMigration('add_phone', dir))).toBe(
    `${String(last + 2).padStart(4, '0')}_add_phone.sql`,
  )
  expect(readFileSync(file, 'utf8')).toContain(`select install_tenancy('meeting_note')`)
  expect(await migrate(database().ownerConnection, dir)).toHaveLength(2)
  const { rows } = await database().asOwner((owner) =>
    owner.query(`select relrowsecurity, relforcerowsecurity from pg_class where relname = 'meeting_note'`),
  )
  expect(rows).toEqual([{ relrowsecurity: true, relforcerowsecurity: true }])
})

test('a name that is not verb and object is refused', () => {
  for (const name of ['meeting', 'Create_meeting', '../create_meeting', 'create meeting'])
    expect(() => newMigration(name, dir)).toThrow('verb_object')
})

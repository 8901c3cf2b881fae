import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { z } from 'zod'
import { checkBackup } from '#kit/database/backup/read-backup.ts'
import { restoreBackup } from '#kit/database/backup/restore-backup.ts'
import type { ConnectionConfig } from '#kit/database/connection.ts'
import { connectDatabase, type Database } from '#kit/database/database.ts'
import { migrationsDir, readMigrations } from '#kit/database/migrate.ts'
import { listTablesWithoutTenancy } from '#kit/database/tenancy-catalogue.ts'
import { allEndpoints } from '../compose.ts'
import { seedEverything } from '../seed.ts'
import { payslipLines } from './upgrade-fixture.test-data.ts'

/** A database of an earlier version with two companies of 30 employees, see CONTRIBUTING.md. */
const FIXTURE = path.join(migrationsDir, 'fixture', 'two-companies.backup')
const EXPECTED = path.join(migrationsDir, 'fixture', 'payslips.csv')

const server = { ...inject('testTemplate'), database: 'postgres' }
const owner: ConnectionConfig = { ...server, database: `upgrade_${randomBytes(6).toString('hex')}` }
let db: Database

async function withClient<T>(
  connection: ConnectionConfig,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client(connection)
  await client.connect()
  return work(client).finally(() => client.end())
}

beforeAll(async () => {
  await withClient(server, (client) => client.query(`create database ${owner.database} template template0`))
  // Restores the earlier schema and rows, and runs every later migration on them.
  await restoreBackup(owner, FIXTURE)
  db = connectDatabase(owner)
})
afterAll(async () => {
  await db?.close()
  await withClient(server, (client) => client.query(`drop database if exists ${owner.database} with (force)`))
})

test('every migration after the fixture runs on a database with data', async () => {
  const { header } = await checkBackup(FIXTURE)
  const all = readMigrations().map(({ name }) => name)
  expect(header.migrations.map(({ name }) => name)).toEqual(all.slice(0, header.migrations.length))
  const { rows } = await withClient(owner, (client) =>
    client.query<{ name: string }>('select name from schema_migration order by name'),
  )
  expect(rows.map(({ name }) => name)).toEqual(all)
})

const RoleRow = z.object({ name: z.string(), permissions: z.array(z.string()) })

test('every earlier role keeps its permissions: where it could see, it can still change', async () => {
  const roles = await db.asProvider((tx) =>
    tx.query(
      RoleRow,
      `select r.name, array_agg(p.name) as permissions from role r join role_permission rp on rp.role_id = r.id
         join permission p on p.id = rp.permission_id where r.side = 'company' group by r.name order by r.name`,
    ),
  )
  expect(roles.map(({ name }) => name)).toEqual(['companyadmin', 'companyuser'])
  // What could not be done in that version.
  const isNew = (path: string) =>
    /^\/(schedule(_detail|_attract_employee|_attract_position)?|shift(_break)?|scan-correction|outside-work|e-approval|approval-template|terminal)(\/|$)/.test(
      path,
    )
  const changes = allEndpoints(db)
    .filter(({ route }) => !isNew(route.path))
    .map(({ route: { access } }) => access)
  for (const access of changes) {
    if (typeof access !== 'object' || access.side !== 'company' || !access.alsoNeeds) continue
    for (const { name, permissions } of roles)
      if (access.anyOf.some((seen) => permissions.includes(seen)))
        expect([name, permissions]).toEqual([name, expect.arrayContaining([...access.alsoNeeds])])
  }
  expect(roles[1]?.permissions).not.toContain('approve-payroll')
})

test('tenancy is enforced in every table of the upgraded database', async () => {
  expect(await withClient(owner, listTablesWithoutTenancy)).toEqual([])
})

test('payslips do not change, to the kip', async () => {
  expect(await payslipLines(db)).toBe(readFileSync(EXPECTED, 'utf8'))
})

test('the start-up data of the current program can be added', async () => {
  await seedEverything(db)
  await seedEverything(db)
  expect(await payslipLines(db)).toBe(readFileSync(EXPECTED, 'utf8'))
})

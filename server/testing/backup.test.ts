import { randomBytes } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import pg from 'pg'
import pino from 'pino'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { EXPORT_COLUMNS, readPayslipsForExport } from '#features/payroll/server/index.ts'
import { restoreBackup } from '#kit/database/backup/restore-backup.ts'
import { writeBackup } from '#kit/database/backup/write-backup.ts'
import type { ConnectionConfig } from '#kit/database/connection.ts'
import { connectDatabase, type Database } from '#kit/database/database.ts'
import { listTablesWithoutTenancy } from '#kit/database/tenancy-catalogue.ts'
import { withTestDatabase } from '#kit/database/testing.ts'
import { until } from '#kit/database/until.test-support.ts'
import { startServer } from '../start-server.ts'
import { openTwoCompanies, PASSWORD, type TwoCompanies } from './two-companies.test-data.ts'

const source = withTestDatabase()
const dir = mkdtempSync(path.join(tmpdir(), 'champa-backup-'))
const file = path.join(dir, 'whole.backup')
const made: string[] = []
let world: TwoCompanies
let restored: ConnectionConfig

/** The answers of the calls in this file. */
interface Answer {
  access_token: string
  data: { id: number; status: string }
}

/** An empty database of the test server. */
async function emptyDatabase(): Promise<ConnectionConfig> {
  const server = { ...inject('testTemplate'), database: 'postgres' }
  const database = `restore_${randomBytes(6).toString('hex')}`
  made.push(database)
  await withClient(server, (client) => client.query(`create database ${database} template template0`))
  return { ...server, database }
}

async function withClient<T>(owner: ConnectionConfig, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client(owner)
  await client.connect()
  return work(client).finally(() => client.end())
}

/** A checksum of each table, independent of the order of rows, computed by the database. */
async function checksums(owner: ConnectionConfig): Promise<Record<string, string>> {
  return withClient(owner, async (client) => {
    const { rows } = await client.query<{ name: string }>(
      `select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname in ('public', 'pgboss')
          and tablename !~ '^queue_stats'`,
    )
    const sums: Record<string, string> = {}
    for (const { name } of rows) {
      const sum = await client.query(
        `select md5(string_agg(t::text, '|' order by t::text)) as sum from ${name} t`,
      )
      sums[name] = String(sum.rows[0].sum)
    }
    return sums
  })
}

/** The policies, rights, triggers, constraints and sequences in the catalogue. */
const catalogue = (owner: ConnectionConfig) =>
  withClient(owner, async (client) => {
    const { rows } = await client.query<{ fact: string }>(`
      select format('policy %s %s %s', polrelid::regclass, polname, pg_get_expr(polqual, polrelid)) as fact from pg_policy
      union all select format('table %s %s %s %s', oid::regclass, relrowsecurity, relforcerowsecurity, relacl)
        from pg_class where relnamespace in ('public'::regnamespace, 'pgboss'::regnamespace)
      union all select format('function %s %s', oid::regprocedure, proacl)
        from pg_proc where pronamespace in ('public'::regnamespace, 'pgboss'::regnamespace)
      union all select format('trigger %s %s %s', tgrelid::regclass, tgname, tgenabled) from pg_trigger where not tgisinternal
      union all select format('constraint %s %s %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) from pg_constraint
      union all select format('sequence %s %s', sequencename, last_value) from pg_sequences
      order by 1`)
    return rows.map(({ fact }) => fact).filter((fact) => !fact.includes('queue_stats_2'))
  })

beforeAll(async () => {
  world = await openTwoCompanies(source())
  await world.close()
  // The queue creates a partition for each day: a backup is restored on another day.
  await source().asOwner((client) =>
    client.query(
      `create table pgboss.queue_stats_20200101 partition of pgboss.queue_stats for values from ('2020-01-01') to ('2020-01-02')`,
    ),
  )
  // What a killed backup left, or somebody else put there, with a mode of their choice.
  writeFileSync(`${file}.unfinished`, 'left over', { mode: 0o644 })
  await writeBackup(source().ownerConnection, file)
  restored = await emptyDatabase()
  await restoreBackup(restored, file)
})

afterAll(async () => {
  rmSync(dir, { recursive: true })
  const server = { ...inject('testTemplate'), database: 'postgres' }
  await withClient(server, async (client) => {
    for (const name of made) await client.query(`drop database ${name} with (force)`)
  })
})

test('a restored database has the same rows, sequences, rights, policies and constraints', async () => {
  expect(await checksums(restored)).toEqual(await checksums(source().ownerConnection))
  expect(await catalogue(restored)).toEqual(await catalogue(source().ownerConnection))
  expect(await withClient(restored, listTablesWithoutTenancy)).toEqual([])
})

test('only its owner can read a backup', () => {
  expect(statSync(file).mode & 0o777).toBe(0o600)
})

async function payslips(db: Database): Promise<string[]> {
  return db.inCompany(world.companies[0], async (tx) => {
    const rows = await readPayslipsForExport(tx, world.runs[0])
    return rows.map((row) => EXPORT_COLUMNS.map((name) => row[name]).join(','))
  })
}

test('the product runs on a restored database, and calculates the same payslips', async () => {
  const db = connectDatabase(restored)
  const before = await payslips(db)
  const server = await startServer({ db, host: '127.0.0.1', port: 0, log: pino({ level: 'silent' }) })
  const call = async (method: string, url: string, body?: object, token = '') => {
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` }
    const request = { method, headers, ...(body ? { body: JSON.stringify(body) } : {}) }
    return (await fetch(server.url + url, request)).json() as Promise<Answer>
  }
  const email = 'admin@champa.test'
  const { access_token } = await call('POST', '/api/auth/login', { email, password: PASSWORD })
  await db.inCompany(world.companies[0], (tx) =>
    tx.execute(
      `insert into attendance_change (company_id, first_day, last_day) values ($1, '2026-04-01', '2026-04-30')`,
      [tx.companyId],
    ),
  )
  const run = `/api/payrolls-item/${world.runs[0]}`
  const { data } = await call('POST', `${run}/calculate`, {}, access_token)
  const status = async () => (await call('GET', `${run}/progress`, undefined, access_token)).data.status
  await until(async () => !['queued', 'running'].includes(await status()))
  expect(data.id).toBeGreaterThan(0)
  expect(await status()).toBe('done')
  expect(before.length).toBeGreaterThan(0)
  expect(await payslips(db)).toEqual(before)
  await server.stop()
  await db.close()
})

test('a backup is a consistent snapshot, even if others write while it is made', async () => {
  const db = source()
  let isWriting = true
  let written = 0
  const begun = Promise.withResolvers<void>()
  const writing = (async () => {
    for (; isWriting; written += 1) {
      if (written > 3) begun.resolve()
      await db.inCompany(world.companies[0], async (tx) => {
        for (const list of ['branch', 'product'])
          await tx.execute(`insert into ${list} (company_id, name) values ($1, $2)`, [
            tx.companyId,
            `Written ${written}`,
          ])
      })
    }
  })()
  await begun.promise
  const hot = path.join(dir, 'hot.backup')
  await writeBackup(db.ownerConnection, hot)
  isWriting = false
  await writing
  const target = await emptyDatabase()
  await restoreBackup(target, hot)
  const names = (list: string) => `select name from ${list} where name like 'Written%' order by name`
  await withClient(target, async (client) => {
    const branches = (await client.query(names('branch'))).rows
    expect(branches).toEqual((await client.query(names('product'))).rows)
    expect(branches.length).toBeGreaterThan(3)
    const { rows } = await client.query(
      'select last_value >= (select max(id) from branch) as ahead from branch_id_seq',
    )
    expect(rows).toEqual([{ ahead: true }])
  })
})

const decompressed = () => gunzipSync(readFileSync(file))
const changed = (change: (text: string) => string) =>
  gzipSync(Buffer.from(change(decompressed().toString('latin1')), 'latin1'), { level: 1 })
const damages: [string, () => Buffer, string][] = [
  ['cut off', () => readFileSync(file).subarray(0, statSync(file).size - 5000), 'is cut off'],
  ['without its last line', () => changed((text) => text.slice(0, text.lastIndexOf('{'))), 'is cut off'],
  [
    'with one letter changed',
    () => {
      const bytes = readFileSync(file)
      bytes[bytes.length >> 1] = (bytes[bytes.length >> 1] ?? 0) ^ 1
      return bytes
    },
    'is damaged',
  ],
  [
    'with a name changed and packed again',
    () => changed((text) => text.replace('Zqfirst-1\t', 'Zqfirst-2\t')),
    'is damaged',
  ],
  ['that is no backup', () => Buffer.from('select 1;\n'), 'is not a backup of Champa'],
  ['that is another gzip file', () => gzipSync('{"format":"other"}\n'), 'is not a backup of Champa'],
  ['that is empty', () => Buffer.alloc(0), 'is not a backup of Champa'],
]

test.each(damages)(
  'a file %s is refused and the database stays empty',
  async (_damage, content, sentence) => {
    const target = await emptyDatabase()
    const bad = path.join(dir, 'bad.backup')
    writeFileSync(bad, content())
    await expect(restoreBackup(target, bad)).rejects.toThrow(sentence)
    expect(await checksums(target)).toEqual({})
  },
)

test('a backup of a newer program is refused with the name of its migration', async () => {
  const { ownerConnection, asOwner } = source()
  const newer = path.join(dir, 'newer.backup')
  await asOwner((client) =>
    client.query("insert into schema_migration (name, sha256) values ('9999_grow.sql', '')"),
  )
  await writeBackup(ownerConnection, newer)
  await asOwner((client) => client.query("delete from schema_migration where name = '9999_grow.sql'"))
  const target = await emptyDatabase()
  await expect(restoreBackup(target, newer)).rejects.toThrow(
    'newer than this program: its database has run migration 9999',
  )
  expect(await checksums(target)).toEqual({})
})

test('a database that is not empty is not changed', async () => {
  const target = await emptyDatabase()
  await withClient(target, (client) => client.query('create table kept as select 7 as seven'))
  await expect(restoreBackup(target, file)).rejects.toThrow(
    'The database is not empty: it contains public.kept',
  )
  await expect(restoreBackup(restored, file)).rejects.toThrow('The database is not empty')
  expect(Object.keys(await checksums(target))).toEqual(['public.kept'])
})

test('an existing file is not overwritten, and an owner who cannot see all rows gets no backup', async () => {
  await expect(writeBackup(source().ownerConnection, file)).rejects.toThrow('already exists')
  const blind = path.join(dir, 'blind.backup')
  await expect(writeBackup(source().appConnection, blind)).rejects.toThrow('cannot see all rows')
})

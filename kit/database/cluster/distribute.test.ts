import { expect, test } from 'vitest'
import { readTableKinds } from '#server/cluster/table-kinds.ts'
import { parseDatabaseUrl } from '../connection.ts'
import { prepareAsOwner } from '../database.ts'
import { withTestDatabase } from '../testing.ts'
import { distribute, refuseWhileInUse } from './distribute.ts'
import { faultsOfNode } from './requirements.ts'
import { grantStatement, missingRightsQuery, readRights } from './rights.ts'
import { classifyTables } from './table-kinds.ts'

const db = withTestDatabase()
const kinds = await readTableKinds()

test('every table of the product has one kind', async () => {
  const tables = await db().asOwner((client) => classifyTables(client, kinds))
  const names = (kind: string) => tables.filter((table) => table.kind === kind).map(({ name }) => name)
  expect(tables.length).toBe(new Set(tables.map(({ name }) => name)).size)
  expect(names('distributed')).toEqual(
    expect.arrayContaining(['employee', 'payslip', 'scan', 'company_setting']),
  )
  expect(names('reference')).toEqual(expect.arrayContaining(['company', 'account', 'bank']))
  expect(names('local')).toEqual(expect.arrayContaining(['session', 'audit_entry', 'schema_migration']))
})

test('an unclassified table is reported', async () => {
  await db().asOwner(async (client) => {
    await client.query('begin; create table stray (id int)')
    await expect(classifyTables(client, kinds)).rejects.toThrow('The table stray has no kind')
    await client.query('rollback')
  })
})

test('the plan distributes each table once and restores foreign keys unchanged', async () => {
  const { faults, ...plan } = await distribute(db().ownerConnection, { shards: 8, dryRun: true, kinds })
  expect(faults).toContain('coordinator: run "create extension citus" in this database, and on every worker')
  expect(plan.changes.length).toBe(plan.tables.filter(({ kind }) => kind !== 'local').length)
  const moved = plan.statements.flatMap((sql) => /create_\w+_table\('(\w+)'/.exec(sql)?.[1] ?? [])
  expect(moved.toSorted()).toEqual(plan.changes.map(({ name }) => name).toSorted())
  expect(plan.statements).toContain(
    `select create_distributed_table('company_setting', 'company_id', colocate_with => 'none', shard_count => 8)`,
  )
  expect(plan.statements).toContain(
    `select create_distributed_table('payslip', 'company_id', colocate_with => 'company_setting')`,
  )
  const keys = plan.statements.filter((sql) => sql.startsWith('alter table'))
  await db().asOwner(async (client) => {
    const all = `select conname, pg_get_constraintdef(oid) from pg_constraint where contype = 'f' order by conrelid::regclass::text, 1`
    const before = await client.query(all)
    await client.query('begin')
    for (const sql of keys) await client.query(sql)
    expect((await client.query(all)).rows).toEqual(before.rows)
    await client.query('rollback')
  })
})

test('a missing right is detected, and one statement grants it again', async () => {
  await db().asOwner(async (client) => {
    const rights = await readRights(client)
    const missing = async () =>
      JSON.parse(Object.values((await client.query(missingRightsQuery(rights))).rows[0])[0] as string)
    expect(await missing()).toEqual([])
    await client.query(`revoke all on sequence employee_id_seq from champa_app;
      revoke execute on function fold_lao(text) from champa_app; revoke select on employee from champa_app`)
    const lost = await missing()
    expect(lost).toEqual([
      { kind: 'function', object: 'public.fold_lao(text)', role: 'champa_app', privilege: 'execute' },
      { kind: 'sequence', object: 'public.employee_id_seq', role: 'champa_app', privilege: 'usage' },
      { kind: 'table', object: 'public.employee', role: 'champa_app', privilege: 'select' },
    ])
    await client.query(grantStatement(lost))
    expect(await missing()).toEqual([])
  })
})

test('a database that the application is connected to is not distributed', async () => {
  await db().inCompany(1, () =>
    db().asOwner((client) => expect(refuseWhileInUse(client)).rejects.toThrow('stop every server first')),
  )
})

test('on plain PostgreSQL it reports what is missing and changes nothing', async () => {
  await expect(distribute(db().ownerConnection, { shards: 8, dryRun: false, kinds })).rejects.toThrow(
    'create extension citus',
  )
})

test('each missing setting of a machine is reported with its value', () => {
  const settings = {
    shared_preload_libraries: 'pg_stat_statements, citus',
    'citus.propagate_set_commands': 'local',
    'citus.enable_unsafe_triggers': 'on',
    max_prepared_transactions: '200',
    wal_level: 'logical',
  }
  expect(faultsOfNode({ node: 'a:5432', version: 170_002, settings })).toEqual([])
  const bare = {
    ...settings,
    shared_preload_libraries: '',
    wal_level: 'replica',
    max_prepared_transactions: '0',
  }
  expect(faultsOfNode({ node: 'a:5432', version: 160_000, settings: bare })).toEqual([
    'a:5432: PostgreSQL 17 or later is required, this is 16',
    "a:5432: set shared_preload_libraries = 'citus', and restart (now unset)",
    'a:5432: set max_prepared_transactions = 200, and restart (now 0)',
    'a:5432: set wal_level = logical, and restart (now replica)',
  ])
})

const CITUS_URL = process.env.CITUS_URL

test.skipIf(!CITUS_URL)(
  'on the cluster of CITUS_URL, an empty database is distributed once (not run without CITUS_URL)',
  async () => {
    const owner = parseDatabaseUrl(CITUS_URL as string)
    await prepareAsOwner(owner)
    const first = await distribute(owner, { shards: 8, dryRun: false, kinds })
    expect(first.changes).not.toEqual([])
    const again = await distribute(owner, { shards: 8, dryRun: false, kinds })
    expect([again.changes, again.granted]).toEqual([[], []])
  },
)

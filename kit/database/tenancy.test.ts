import type { Client } from 'pg'
import { expect, test } from 'vitest'
import { listTablesWithoutTenancy } from './tenancy-catalogue.ts'
import { withTestDatabase } from './testing.ts'

const refused = { code: '42501' }

const db = withTestDatabase(async (made) => {
  await made.asOwner((client) =>
    client.query(`
      create table note (company_id integer not null, id bigint generated always as identity, body text, primary key (company_id, id));
      create table entry (company_id integer, body text);
      create table town (name text primary key);
      select install_tenancy('note'), install_directory_tenancy('entry'), install_reference('town'), allow_bulk('note');
      set app.provider = 'on';
      insert into town values ('ວຽງຈັນ');
      insert into note (company_id, body) values (1, 'one'), (2, 'two');
      insert into entry values (1, 'one'), (2, 'two'), (null, 'the provider''s');`),
  )
})

/**
 * Runs work with a client of the application's role without settings, like a query outside of a transaction.
 */
async function unscoped<T>(work: (client: Client) => Promise<T>): Promise<T> {
  const { default: pg } = await import('pg')
  const client = new pg.Client(db().appConnection)
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

test('every table of the product has row level security, and nothing bypasses it', async () => {
  expect(await db().asOwner(listTablesWithoutTenancy)).toEqual([])
})

test('views of an extension are ignored', async () => {
  await db().asOwner(async (client) => {
    await client.query('begin')
    await client.query(
      'create view catalogue as select * from pg_class; alter extension pg_trgm add view catalogue',
    )
    expect(await listTablesWithoutTenancy(client)).toEqual([])
    await client.query('rollback')
  })
})

test('in a shared list a company reads the provider’s rows and its own, and writes only its own', async () => {
  await db().asOwner((client) =>
    client.query(`create table kind (company_id integer, name text primary key); select install_shared_list('kind');
      set app.provider = 'on'; insert into kind values (null, 'all'), (1, 'one'), (2, 'two')`),
  )
  const names = (await db().inCompany(1, (tx) => tx.unknownRows('select name from kind order by name'))).map(
    ({ name }) => name,
  )
  expect(names).toEqual(['all', 'one'])
  for (const statement of [
    `update kind set name = name || '!' where name in ('all', 'two')`,
    `update kind set company_id = 1 where name in ('all', 'two')`,
    `delete from kind where name in ('all', 'two')`,
  ])
    expect(await db().inCompany(1, (tx) => tx.execute(statement))).toBe(0)
  for (const row of [`(null, 'x')`, `(2, 'x')`])
    await expect(
      db().inCompany(1, (tx) => tx.execute(`insert into kind values ${row}`)),
    ).rejects.toMatchObject(refused)
  await expect(
    db().inCompany(1, (tx) => tx.execute(`update kind set company_id = null where name = 'one'`)),
  ).rejects.toMatchObject(refused)
  await unscoped(async (client) => {
    expect((await client.query('select name from kind')).rows).toEqual([{ name: 'all' }])
  })
})

test('without a company there are no rows and no writes', async () => {
  await unscoped(async (client) => {
    expect((await client.query('select * from note')).rows).toEqual([])
    expect((await client.query('select * from entry')).rows).toEqual([])
    await expect(client.query("insert into note (company_id, body) values (1, 'x')")).rejects.toMatchObject(
      refused,
    )
    expect((await client.query("update note set body = 'x'")).rowCount).toBe(0)
    expect((await client.query('delete from note')).rowCount).toBe(0)
  })
})

test("the application's roles can neither create large objects nor connect to the template database", async () => {
  await unscoped(async (client) => {
    for (const call of ['lo_create(0)', 'lo_creat(-1)', `lo_from_bytea(0, 'x')`])
      await expect(client.query(`select ${call}`)).rejects.toMatchObject(refused)
  })
  const { default: pg } = await import('pg')
  const { app, bulk } = db().shared
  for (const role of [app, bulk]) {
    const client = new pg.Client({ ...role, database: 'template1' })
    await expect(client.connect()).rejects.toMatchObject(refused)
    await client.end()
  }
})

test('a company sees only its own rows and cannot write rows of another company', async () => {
  expect(await db().inCompany(1, (tx) => tx.unknownRows('select body from note'))).toEqual([{ body: 'one' }])
  const foreign = db().inCompany(1, (tx) => tx.execute("insert into note (company_id, body) values (2, 'x')"))
  await expect(foreign).rejects.toMatchObject(refused)
  const moved = db().inCompany(1, (tx) => tx.execute('update note set company_id = 2'))
  await expect(moved).rejects.toMatchObject(refused)
  expect(await db().inCompany(1, (tx) => tx.execute("update note set body = 'x' where company_id = 2"))).toBe(
    0,
  )
  expect(await db().inCompany(1, (tx) => tx.execute('delete from note where company_id = 2'))).toBe(0)
})

test('the provider sees the directory and no tenant table', async () => {
  expect(await db().asProvider((tx) => tx.unknownRows('select * from note'))).toEqual([])
  const write = db().asProvider((tx) => tx.execute("insert into note (company_id, body) values (1, 'x')"))
  await expect(write).rejects.toMatchObject(refused)
  expect(await db().asProvider((tx) => tx.unknownRows('select * from entry'))).toHaveLength(3)
  expect(await db().inCompany(1, (tx) => tx.unknownRows('select body from entry'))).toEqual([{ body: 'one' }])
})

test('the scope of a transaction does not affect the next one on the same connection', async () => {
  await db().inCompany(1, (tx) => tx.unknownRows('select 1'))
  expect(await db().asProvider((tx) => tx.unknownRows('select * from note'))).toEqual([])
  await db().asProvider((tx) => tx.unknownRows('select 1'))
  expect(await db().inCompany(2, (tx) => tx.unknownRows('select body from entry'))).toEqual([{ body: 'two' }])
})

test('a reference list is readable by all and writable by the provider', async () => {
  expect(await db().inCompany(1, (tx) => tx.unknownRows('select name from town'))).toEqual([
    { name: 'ວຽງຈັນ' },
  ])
  const byCompany = db().inCompany(1, (tx) => tx.execute("insert into town values ('x')"))
  await expect(byCompany).rejects.toMatchObject(refused)
  expect(await db().inCompany(1, (tx) => tx.execute("update town set name = 'x'"))).toBe(0)
  expect(await db().asProvider((tx) => tx.execute("insert into town values ('ປາກເຊ')"))).toBe(1)
})

test('the application role owns nothing, bypasses nothing, creates nothing and disables nothing', async () => {
  for (const statement of [
    'create table mine (id int)',
    'create temp table mine (id int)',
    'create schema mine',
    'alter table note disable row level security',
    'drop policy tenancy on note',
    'truncate note',
    'set role champa_bulk',
    "select install_tenancy('note')",
    "select allow_bulk('note')",
    'select * from schema_migration',
  ]) {
    await expect(
      unscoped((client) => client.query(statement)),
      statement,
    ).rejects.toMatchObject(refused)
  }
})

test('the bulk role can only insert into allowed tables', async () => {
  const rights = await db().asOwner((client) =>
    client.query(`select c.relname as name, a.privilege_type as right
                    from pg_class c, aclexplode(c.relacl) a where a.grantee = 'champa_bulk'::regrole and c.relkind <> 'S'`),
  )
  expect(rights.rows).toContainEqual({ name: 'note', right: 'INSERT' })
  expect(new Set(rights.rows.map((row) => row.right))).toEqual(new Set(['INSERT']))
})

const asTenant: [string, string, string][] = [
  ['no company', 'create table bad (id int primary key)', 'needs a column company_id'],
  [
    'a company as text',
    'create table bad (company_id text not null, id int, primary key (company_id, id))',
    'needs a column',
  ],
  ['a company that may be missing', 'create table bad (company_id int, id int unique)', 'needs a column'],
  [
    'a primary key without the company',
    'create table bad (company_id int not null, id int primary key)',
    'primary key that begins with',
  ],
  [
    'a unique index over all companies',
    'create table bad (company_id int not null, id int, code text unique, primary key (company_id, id))',
    'unique index bad_code_key',
  ],
  [
    'a reference into any company',
    `create table bad (company_id int not null, id int, parent int, parent_company int, primary key (company_id, id),
       foreign key (parent_company, parent) references note (company_id, id))`,
    'foreign key bad_parent_company_parent_fkey',
  ],
]

test.each(asTenant)('a table with %s is refused as a tenant table', async (_, create, message) => {
  await db().asOwner(async (client) => {
    await client.query('begin')
    await client.query(create)
    await expect(client.query("select install_tenancy('bad')")).rejects.toThrow(message)
    await client.query('rollback')
  })
})

test.each([
  ['an unguarded table', 'create table bad (company_id int not null)'],
  [
    'an unknown policy',
    `create table bad (company_id int, body text); select install_directory_tenancy('bad');
     drop policy directory_tenancy on bad; create policy directory_tenancy on bad using (true)`,
  ],
  [
    'an additional policy',
    `create table bad (name text); select install_reference('bad'); create policy more on bad using (true)`,
  ],
  [
    'an index added later',
    `create table bad (company_id int not null, id int, primary key (company_id, id)); select install_tenancy('bad');
     create unique index on bad (id)`,
  ],
  [
    'a shared list with readable rows of other companies',
    `create table bad (company_id int, name text); select install_shared_list('bad');
     drop policy shared_read on bad; create policy shared_read on bad for select using (true)`,
  ],
  ["a view with its owner's rights", 'create view bad as select * from note'],
  [
    'rights of PUBLIC',
    `create table bad (name text); select install_reference('bad'); grant select on bad to public`,
  ],
  [
    'a security definer function that does more than analyze',
    `create function bad() returns void language plpgsql security definer set search_path = pg_catalog, public
       as $$ begin analyze note; delete from note; end $$`,
  ],
])('the catalogue reports %s', async (_, create) => {
  await db().asOwner(async (client) => {
    await client.query('begin')
    await client.query(create)
    expect((await listTablesWithoutTenancy(client)).map(({ name }) => name)).toContain('bad')
    await client.query('rollback')
  })
})

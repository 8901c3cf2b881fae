import type { Client } from 'pg'
import { expect, test } from 'vitest'
import { listTablesWithoutTenancy } from '#kit/database/tenancy-catalogue.ts'
import { withTestDatabase } from '#kit/database/testing.ts'

const database = withTestDatabase()

interface Policy {
  table: string
  policy: string
}

const policiesOf = async (client: Client) =>
  (
    await client.query<Policy>(
      `select tablename as table, policyname as policy from pg_policies where schemaname = 'public' order by 1, 2`,
    )
  ).rows

/** The tables in the catalogue's messages after a statement, which is rolled back. */
async function namedAfter(client: Client, statement: string): Promise<string[]> {
  await client.query('begin')
  await client.query(statement)
  const faults = await listTablesWithoutTenancy(client)
  await client.query('rollback')
  return faults.map(({ name }) => name)
}

test('the catalogue lists every table whose policy is dropped, extended or disabled', async () => {
  await database().asOwner(async (client) => {
    const policies = await policiesOf(client)
    const tenants = policies.filter(({ policy }) => policy === 'tenancy')
    expect(tenants.length).toBeGreaterThan(30)
    const unnoticed: string[] = []
    for (const { table, policy } of policies) {
      for (const statement of [
        `drop policy ${policy} on ${table}`,
        `alter policy ${policy} on ${table} using ('1' <> '2')`,
        `create policy wider on ${table} using (true)`,
        `alter table ${table} disable row level security`,
        `alter table ${table} no force row level security`,
        `grant select on ${table} to public`,
      ]) {
        const named = await namedAfter(client, statement)
        if (!(named.length === 1 && named[0] === table)) unnoticed.push(`${statement}: ${named}`)
      }
    }
    expect(unnoticed).toEqual([])
  })
})

test('every table with an owner column is a tenant table, a directory table or a shared list', async () => {
  await database().asOwner(async (client) => {
    const guarded = new Map((await policiesOf(client)).map(({ table, policy }) => [table, policy]))
    const { rows } = await client.query<{ name: string }>(
      `select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'company_id'
       where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')`,
    )
    expect(rows.length).toBeGreaterThan(30)
    for (const { name } of rows)
      expect([name, guarded.get(name)]).toEqual([
        name,
        expect.stringMatching(/^((directory_)?tenancy|shared_write)$/),
      ])
  })
})

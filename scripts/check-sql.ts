import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { tableUsesOf } from './read-sql-tables.ts'

const ROOT = path.resolve(import.meta.dirname, '..')
/** Name in `features/`, `kit`, or `server` for the process that composes them. */
type Owner = string

const isTest = (file: string) => /\.test(-data|-support)?\.tsx?$|\/testing\/|\/testing\.ts$/.test(file)
const ownerOf = (file: string): Owner => /^features\/([^/]+)\//.exec(file)?.[1] ?? file.split('/')[0] ?? file

/** Every table and view that the migrations leave behind. */
export function tablesOfMigrations(migrations: readonly string[]): Set<string> {
  const tables = new Set<string>()
  for (const sql of migrations) {
    for (const [, name = ''] of sql.matchAll(/^create (?:unlogged )?table (?:if not exists )?([a-z_]+)/gm))
      tables.add(name)
    for (const [, name = ''] of sql.matchAll(/^create (?:or replace )?view ([a-z_]+)/gm)) tables.add(name)
    for (const [, from = '', to = ''] of sql.matchAll(/^alter table ([a-z_]+) rename to ([a-z_]+)/gm))
      if (tables.delete(from)) tables.add(to)
    for (const [, name = ''] of sql.matchAll(/^drop (?:table|view) (?:if exists )?([a-z_]+)/gm))
      tables.delete(name)
  }
  return tables
}

/** The owner of every table, from each feature's `server/tables.ts`, and what is wrong with these declarations. */
export async function readOwners(): Promise<{ owners: Map<string, Owner>; faults: string[] }> {
  const owners = new Map<string, Owner>()
  const faults: string[] = []
  const sql = globSync('migrations/*.sql', { cwd: ROOT })
    .sort()
    .map((file) => readFileSync(path.join(ROOT, file), 'utf8'))
  const existing = tablesOfMigrations(sql)
  for (const file of globSync('{features/*/server,kit/server}/tables.ts', { cwd: ROOT }).sort()) {
    const { tables } = (await import(path.join(ROOT, file))) as { tables: readonly string[] }
    for (const table of tables) {
      if (owners.has(table)) faults.push(`${file}: ${table} belongs to ${owners.get(table)} as well`)
      if (!existing.has(table)) faults.push(`${file}: no migration creates ${table}`)
      owners.set(table, ownerOf(file))
    }
  }
  for (const table of existing)
    if (!owners.has(table)) faults.push(`migrations create ${table}, but no server/tables.ts declares it`)
  return { owners, faults }
}

/** SQL in a file of one owner that names a table of another. */
export interface ForeignUse {
  file: string
  line: number
  from: Owner
  to: Owner
  table: string
}

/** Every place where SQL names a table of another feature. Tests may read all tables; the kit's tables are open to all. */
export function foreignUses(owners: ReadonlyMap<string, Owner>): ForeignUse[] {
  const tables = new Set(owners.keys())
  return globSync('{engines,features,kit,server}/**/*.ts', { cwd: ROOT })
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => !isTest(file) && !/\/(web|locales)\//.test(file))
    .sort()
    .flatMap((file) =>
      tableUsesOf(path.join(ROOT, file), tables).map(({ table, line }) => ({
        ...{ file, line, table, from: ownerOf(file), to: owners.get(table) ?? '' },
      })),
    )
    .filter(({ from, to }) => from !== to && to !== 'kit')
}

/** What is wrong between features and tables, as sentences. */
export async function findSqlFaults(): Promise<string[]> {
  const { owners, faults } = await readOwners()
  return [
    ...faults,
    ...foreignUses(owners).map(
      ({ file, line, table, to }) =>
        `${file}:${line} names ${table}, a table of ${to}: call a function or put in a fragment that ${to} exports`,
    ),
  ]
}

import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { tablesIn, tableUsesOf } from './read-sql-tables.ts'
import { type Module, ROOT, readServerModules } from './sources/read-module.ts'
import { declaredTables, type TableHole, tableHoles } from './sources/table-names.ts'

/** A name in `features/`, `kit`, or `server` for the process that composes them. */
export type Owner = string

export const ownerOf = (file: string): Owner =>
  /^features\/([^/]+)\//.exec(file)?.[1] ?? file.split('/')[0] ?? file

/** Every table and view that exists after all migrations. */
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

/** The owner of every table, from each feature's `server/tables.ts`, and the errors in these declarations. */
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

/** A place in a file of one owner that uses a table of another. */
export interface TableUse {
  file: string
  line: number
  from: Owner
  to: Owner
  table: string
}

type Owners = ReadonlyMap<string, Owner>

/** The possible tables of an interpolated part, if they are texts of the code. */
function usesOfHole({ texts }: TableHole, tables: ReadonlySet<string>) {
  return (texts ?? []).flatMap(({ text, module, line }) =>
    tablesIn(`from ${text}`, tables).map((table) => ({ file: module.file, line, table })),
  )
}

/** The tables in a comment next to a place; null if it contains a reason instead. */
export function tablesOfNote(note: string, tables: ReadonlySet<string>): string[] | null {
  const names = note.split(',').map((name) => name.trim())
  return names.some((name) => tables.has(name)) || /^[a-z_]+$/.test(note) ? names : null
}

/** Every table that the server's code uses, with the place. Tests can read all tables and are skipped. */
export function tableUses(owners: Owners, modules: readonly Module[] = readServerModules()): TableUse[] {
  const tables = new Set(owners.keys())
  const named = modules.flatMap((module) => [
    ...tableUsesOf(module, tables).map((use) => ({ file: module.file, ...use })),
    ...declaredTables(module).map((use) => ({ file: module.file, ...use })),
    ...tableHoles(module).flatMap((hole) => [
      ...usesOfHole(hole, tables),
      ...(hole.texts ? [] : (tablesOfNote(hole.note ?? '', tables) ?? [])).map((table) => ({
        file: module.file,
        line: hole.line,
        table,
      })),
    ]),
  ])
  const uses = named.map(({ file, line, table }) => ({
    ...{ file, line, table, from: ownerOf(file), to: owners.get(table) ?? '' },
  }))
  return [...new Map(uses.map((use) => [`${use.file}:${use.line} ${use.table}`, use])).values()]
}

/** Uses of tables of another feature. All features can use the kit's tables. */
export const foreignUses = (owners: Owners, modules?: readonly Module[]): TableUse[] =>
  tableUses(owners, modules).filter(({ from, to }) => from !== to && to !== 'kit')

/** Places whose table is known only at run time, and the errors in the comments next to them. */
export function runTimeTables(
  owners: Owners,
  modules: readonly Module[] = readServerModules(),
): { faults: string[]; reasons: string[] } {
  const tables = new Set(owners.keys())
  const faults: string[] = []
  const reasons: string[] = []
  for (const module of modules) {
    const holes = tableHoles(module)
    for (const { line, expression, texts, note } of holes) {
      const place = `${module.file}:${line}`
      if (texts) continue
      if (note === null)
        faults.push(
          `${place} takes a table from ${expression} at run time: give it a type of literal names, or write beside it "// tables: " and their names or why others check them`,
        )
      else if (tablesOfNote(note, tables) === null) {
        reasons.push(`${place} ${expression}: ${note}`)
        if (note.split(/\s+/).length < 4) faults.push(`${place} "${note}" is no reason`)
      }
    }
    const notes = module.source.match(/^\s*\/\/ tables(?: here)?: .+$/gm)?.length ?? 0
    const used = new Set(holes.filter(({ texts }) => !texts).map(({ note }) => note)).size
    if (notes > used) faults.push(`${module.file} has a note "// tables: …" where nothing needs one`)
  }
  return { faults, reasons }
}

/** All errors in the use of tables by features, as messages. */
export async function findSqlFaults(): Promise<string[]> {
  const { owners, faults } = await readOwners()
  return [
    ...faults,
    ...foreignUses(owners).map(({ file, line, table, to }) =>
      to
        ? `${file}:${line} names ${table}, a table of ${to}: call a function or put in a fragment that ${to} exports`
        : `${file}:${line} names ${table}, which is no table`,
    ),
    ...runTimeTables(owners).faults,
  ]
}

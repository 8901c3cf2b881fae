import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { migrationsDir, readMigrations } from '#kit/database/migrate.ts'

const NAME = /^[a-z]+(_[a-z0-9]+)+$/

/** The file of the next migration. Throws an error with a message if the name is not `verb_object`. */
export function migrationFile(name: string, dir: string = migrationsDir): string {
  if (!NAME.test(name))
    throw new Error(`A migration has a name verb_object, such as create_meeting, not ${name}`)
  const last = readMigrations(dir).at(-1)?.name.slice(0, 4) ?? '0000'
  return path.join(dir, `${String(Number(last) + 1).padStart(4, '0')}_${name}.sql`)
}

/**
 * Writes the next migration with a template of a tenant table, and returns its path. `create_NAME` creates the table
 * NAME; other names get a file that starts with a comment to fill in.
 */
export function newMigration(name: string, dir: string = migrationsDir): string {
  const file = migrationFile(name, dir)
  const table = /^create_(.+)$/.exec(name)?.[1]
  const text = table
    ? tableOf(table)
    : `-- ${name.replaceAll('_', ' ')}: what changes for existing rows, and why.\n`
  writeFileSync(file, text, { flag: 'wx' })
  return file
}

const tableOf = (table: string) => `-- One row for each ${table.replaceAll('_', ' ')} of a company.
create table ${table} (
  company_id integer not null,
  id bigint not null generated always as identity,
  name text not null check (name <> ''),
  version integer not null default 1,
  created_at timestamptz not null default now(),
  primary key (company_id, id)
);
select install_tenancy('${table}');
alter table ${table} add constraint ${table}_company_id_fkey foreign key (company_id) references company (company_id);
`

import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import pg from 'pg'
import { from as copyFrom, to as copyTo } from 'pg-copy-streams'
import type { ConnectionConfig } from '../connection.ts'
import { prepareAsOwner } from '../database.ts'
import { applyMigrations, lockMigrations, type Migration, readMigrations } from '../migrate.ts'
import { requireOwnerRights } from '../prepare-roles.ts'
import { listTablesWithoutTenancy } from '../tenancy-catalogue.ts'
import { convertConnectionLoss } from '../unavailable.ts'
import { loadWithoutConstraints } from './constraints.ts'
import { copyIn, copyOut, listTables, prepareSession } from './database-contents.ts'
import { BackupError, type BackupHeader, type BackupTable, type TableEnd } from './format.ts'
import { type BackupPart, checkBackup, readBackup } from './read-backup.ts'

// tables here: those of the backup's header, which must be those of the catalogue

export interface RestoreResult {
  createdAt: string
  /** Number of tables, each with its checksum compared after loading. */
  tables: number
  rows: number
  /** Number of restored uploaded files, thumbnails included. */
  files: number
  /** Whether the backup does not contain the uploaded files. */
  isWithoutFiles: boolean
}

/** Stores an uploaded file. When the call returns, the file is durable. */
export interface FileTarget {
  put: (key: string, bytes: Uint8Array) => Promise<void>
}

/**
 * Restores a backup into an empty database. In one transaction it creates the schema with the backup's
 * migrations, loads rows and sequences, compares every checksum, checks tenancy and stores the uploaded files.
 * Afterwards it runs the migrations that are newer than the backup. Throws for a damaged or newer backup and
 * for a database that is not empty; the database is then unchanged.
 */
export async function restoreBackup(
  owner: ConnectionConfig,
  file: string,
  target?: FileTarget,
): Promise<RestoreResult> {
  // Check the whole file before changing anything.
  const { header, end } = await checkBackup(file)
  if (end.files && !target)
    throw new Error('The backup contains uploaded files, but no file storage is configured')
  const migrations = migrationsOf(header)
  const client = new pg.Client({ ...owner, connectionTimeoutMillis: 10_000, keepAlive: true })
  client.on('error', () => {})
  try {
    await client.connect()
    await requireOwnerRights(client)
    await prepareSession(client)
    const unlock = await lockMigrations(client)
    await refuseUnlessEmpty(client)
    await client.query('begin')
    await applyMigrations(client, migrations)
    await loadWithoutConstraints(client, () => loadRows(client, file, header))
    await refuseBrokenTenancy(client)
    if (target) await storeFiles(target, file)
    await client.query('commit')
    await unlock()
    await client.query('analyze')
  } catch (error) {
    throw convertConnectionLoss(error)
  } finally {
    await client.end().catch(() => {})
  }
  await prepareAsOwner(owner)
  return {
    createdAt: header.createdAt,
    tables: end.tables,
    rows: end.rows,
    files: end.files ?? 0,
    isWithoutFiles: header.files !== 'included',
  }
}

/** The program's migrations with the names in the backup. */
function migrationsOf(header: BackupHeader): Migration[] {
  const programMigrations = new Map(readMigrations().map((migration) => [migration.name, migration]))
  return header.migrations.map(({ name, sha256 }) => {
    const migration = programMigrations.get(name)
    if (!migration)
      throw new BackupError(
        `The backup is newer than this program: its database has run migration ${name}. Restore it with the version of Champa that wrote it, or a later one.`,
      )
    if (migration.sha256 !== sha256)
      throw new BackupError(
        `The backup comes from another program: its migration ${name} has a different text`,
      )
    return migration
  })
}

async function refuseUnlessEmpty(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `select format('%I.%I', n.nspname, c.relname) as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where n.nspname !~ '^(pg_|information_schema$)'
        and not exists (select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')
      order by 1 limit 1`,
  )
  if (rows[0])
    throw new Error(
      `The database is not empty: it contains ${rows[0].name}. Restore into a new, empty database; with the embedded database, into a new DATA_DIR.`,
    )
}

async function loadRows(client: pg.Client, file: string, header: BackupHeader): Promise<void> {
  const tables = await listTables(client)
  const describe = (list: BackupTable[]) => list.map((table) => `${table.name} (${table.columns})`).join('\n')
  if (describe(tables) !== describe(header.tables))
    throw new BackupError('The tables of the backup differ from the tables that its migrations create')
  // Migrations insert rows into some tables; the rows of the backup replace them.
  await client.query(`truncate ${tables.map(({ name }) => name).join(', ')}`)
  const parts = readBackup(file)
  const ends: TableEnd[] = []
  try {
    await parts.next()
    for (const table of tables) {
      const rows = Readable.from(rowsOfTable(parts, ends), { objectMode: true, highWaterMark: 4 })
      await pipeline(rows, client.query(copyFrom(copyIn(table))))
    }
  } finally {
    await parts.return(undefined)
  }
  for (const { name, lastValue, isCalled } of header.sequences)
    await client.query('select setval($1::regclass, $2, $3)', [name, lastValue, isCalled])
  for (const [at, table] of tables.entries()) await compareChecksum(client, table, ends[at] as TableEnd)
}

async function storeFiles(target: FileTarget, file: string): Promise<void> {
  for await (const part of readBackup(file)) if (part.kind === 'file') await target.put(part.key, part.bytes)
}

/** Yields the blocks up to the end of the table, and appends the table's end to `ends`. */
async function* rowsOfTable(parts: AsyncGenerator<BackupPart>, ends: TableEnd[]): AsyncGenerator<Buffer> {
  for (;;) {
    const { value } = await parts.next()
    if (value?.kind === 'rows') yield value.rows
    else {
      if (value?.kind === 'table') ends.push(value.end)
      return
    }
  }
}

async function compareChecksum(client: pg.Client, table: BackupTable, end: TableEnd): Promise<void> {
  const hash = createHash('sha256')
  const source = client.query(copyTo(copyOut(table)))
  for await (const part of source) hash.update(part)
  if (source.rowCount !== end.rows || hash.digest('hex') !== end.sha256)
    throw new Error(`The rows of ${table.name} differ from the backup; nothing was restored`)
}

async function refuseBrokenTenancy(client: pg.Client): Promise<void> {
  const [fault] = await listTablesWithoutTenancy(client)
  if (fault) throw new Error(`The table ${fault.name} violates tenancy: ${fault.fault}; nothing was restored`)
}

import { createHash } from 'node:crypto'
import { createWriteStream, existsSync, renameSync, rmSync, statSync } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import type { ConnectionConfig } from '../connection.ts'
import { convertConnectionLoss } from '../unavailable.ts'
import { copyOut, listMigrations, listSequences, listTables, prepareSession } from './database-contents.ts'
import { type FileSource, fileParts } from './file-parts.ts'
import { type BackupHeader, type BackupTable, blockLength, type TableEnd } from './format.ts'

export interface BackupResult {
  tables: number
  rows: number
  /** Number of uploaded files, thumbnails included. */
  files: number
  /** Files that have a row but are missing in the file storage. */
  missingFiles: number
  /** Size of the compressed file. */
  bytes: number
}

/**
 * Writes a consistent snapshot of all rows, sequences and uploaded files into a new file, while others keep
 * writing to the database. Without a file source, such as with S3, the backup contains no uploaded files and
 * says so. The file gets its name when it is complete. Throws if the file exists or the owner cannot read all
 * rows.
 */
export async function writeBackup(
  owner: ConnectionConfig,
  file: string,
  source?: FileSource,
): Promise<BackupResult> {
  if (existsSync(file)) throw new Error(`${file} already exists; choose another name`)
  const unfinished = `${file}.unfinished`
  const client = new pg.Client({ ...owner, connectionTimeoutMillis: 10_000, keepAlive: true })
  client.on('error', () => {})
  const count = { tables: 0, rows: 0, files: 0, missingFiles: 0 }
  try {
    await client.connect()
    await prepareSession(client)
    await client.query('begin isolation level repeatable read, read only')
    const parts = Readable.from(backupParts(client, count, source), { objectMode: true, highWaterMark: 8 })
    // Only a new file has this mode, and a link in its place could lead anywhere.
    rmSync(unfinished, { force: true })
    const target = createWriteStream(unfinished, { flags: 'wx', mode: 0o600, flush: true })
    await pipeline(parts, createGzip({ level: 4 }), target)
    await client.query('commit')
    renameSync(unfinished, file)
    return { ...count, bytes: statSync(file).size }
  } catch (error) {
    rmSync(unfinished, { force: true })
    throw convertConnectionLoss(error)
  } finally {
    await client.end().catch(() => {})
  }
}

const line = (value: object) => Buffer.from(`${JSON.stringify(value)}\n`)

async function* backupParts(
  client: pg.Client,
  count: Omit<BackupResult, 'bytes'>,
  source: FileSource | undefined,
): AsyncGenerator<Buffer> {
  // The first statement takes the snapshot; the sequences are read after it.
  const migrations = await listMigrations(client)
  const tables = await listTables(client)
  const header: BackupHeader = {
    format: 'champa-backup',
    version: 2,
    createdAt: new Date().toISOString(),
    migrations,
    sequences: await listSequences(client),
    tables,
    files: source ? 'included' : 'apart',
  }
  const fullHash = createHash('sha256')
  const first = line(header)
  fullHash.update(first)
  yield first
  for (const table of tables) {
    const end = yield* tableParts(client, table)
    const last = line(end)
    fullHash.update(last)
    yield last
    count.tables += 1
    count.rows += end.rows
  }
  if (source && tables.some(({ name }) => name === 'public.stored_file'))
    for await (const { start, bytes } of fileParts(client, source, count)) {
      const head = line(start)
      fullHash.update(head)
      yield head
      yield bytes
    }
  const { missingFiles: _, ...written } = count
  yield line({ end: 'backup', ...written, sha256: fullHash.digest('hex') })
}

async function* tableParts(client: pg.Client, table: BackupTable): AsyncGenerator<Buffer, TableEnd> {
  const hash = createHash('sha256')
  const source = client.query(copyTo(copyOut(table)))
  let block: Buffer[] = []
  let length = 0
  for await (const part of source) {
    block.push(part)
    length += part.length
    if (length < blockLength) continue
    yield* blockOf(block, length, hash)
    block = []
    length = 0
  }
  if (length > 0) yield* blockOf(block, length, hash)
  return { end: table.name, rows: source.rowCount, sha256: hash.digest('hex') }
}

function* blockOf(
  parts: Buffer[],
  bytes: number,
  hash: { update(data: Buffer): unknown },
): Generator<Buffer> {
  const rows = Buffer.concat(parts, bytes)
  hash.update(rows)
  yield line({ bytes })
  yield rows
}

import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream'
import { createGunzip } from 'node:zlib'
import {
  type BackupEnd,
  BackupError,
  type BackupHeader,
  blockLength,
  type FileStart,
  type TableEnd,
} from './format.ts'

/**
 * The parts of a backup, in order: the header, for each table its blocks of rows and its end, then the
 * uploaded files.
 */
export type BackupPart =
  | { kind: 'header'; header: BackupHeader }
  | { kind: 'rows'; rows: Buffer }
  | { kind: 'table'; end: TableEnd }
  | { kind: 'file'; key: string; bytes: Buffer }
  | { kind: 'end'; end: BackupEnd }

/** Limit of a line: longer than any header, which lists all tables and sequences. */
const longestLine = 4_000_000

/**
 * Reads a backup and checks it while reading: every block, the checksum of each table and file, and the end.
 * Throws `BackupError` at the first error. A caller that must not act on part of a damaged file calls
 * `checkBackup` first.
 */
export async function* readBackup(file: string): AsyncGenerator<BackupPart> {
  const reader = openReader(file)
  const fullHash = createHash('sha256')
  const first = await reader.line()
  const header = parseHeader(file, first)
  fullHash.update(`${first}\n`)
  yield { kind: 'header', header }
  let rows = 0
  for (const { name } of header.tables) {
    const hash = createHash('sha256')
    let text = await reader.line()
    for (; isBlock(text); text = await reader.line()) {
      const block = await reader.bytes(bytesOf(file, text))
      hash.update(block)
      yield { kind: 'rows', rows: block }
    }
    const end = parse<TableEnd>(file, text)
    if (end.end !== name || end.sha256 !== hash.digest('hex')) throw damaged(file, `the rows of ${name}`)
    fullHash.update(`${text}\n`)
    rows += end.rows
    yield { kind: 'table', end }
  }
  let files = 0
  let last = await reader.line()
  for (; last.startsWith('{"file":'); last = await reader.line()) {
    const start = parse<FileStart>(file, last)
    const bytes = await reader.bytes(bytesOf(file, last))
    if (sha256Of(bytes) !== start.sha256) throw damaged(file, `the file ${start.file}`)
    fullHash.update(`${last}\n`)
    files += 1
    yield { kind: 'file', key: start.file, bytes }
  }
  const end = parse<BackupEnd>(file, last)
  const isComplete =
    end.end === 'backup' &&
    (end.files ?? 0) === files &&
    end.tables === header.tables.length &&
    end.rows === rows
  if (!isComplete || end.sha256 !== fullHash.digest('hex')) throw damaged(file, 'its list of checksums')
  if (!(await reader.isAtEnd())) throw damaged(file, 'the data after its end')
  yield { kind: 'end', end }
}

/** Checks the whole file. Returns its header and its last line. */
export async function checkBackup(file: string): Promise<{ header: BackupHeader; end: BackupEnd }> {
  let header: BackupHeader | undefined
  for await (const part of readBackup(file)) {
    if (part.kind === 'header') header = part.header
    if (part.kind === 'end' && header) return { header, end: part.end }
  }
  throw damaged(file, 'its end')
}

const damaged = (file: string, place: string) =>
  new BackupError(`The backup ${file} is damaged: ${place} has changed. Nothing was restored from it.`)

const sha256Of = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')

const isBlock = (text: string) => text.startsWith('{"bytes":')

function parse<Value>(file: string, text: string): Value {
  try {
    return JSON.parse(text) as Value
  } catch {
    throw damaged(file, 'a line')
  }
}

function bytesOf(file: string, text: string): number {
  const { bytes } = parse<{ bytes: unknown }>(file, text)
  // A block exceeds the block length by at most one row, and a row has at most 1 GB.
  if (!Number.isSafeInteger(bytes) || Number(bytes) <= 0 || Number(bytes) > 2 ** 30 + blockLength)
    throw damaged(file, 'the length of a block')
  return Number(bytes)
}

function parseHeader(file: string, text: string): BackupHeader {
  let header: Partial<BackupHeader> | null = null
  try {
    header = JSON.parse(text) as Partial<BackupHeader> | null
  } catch {
    // Not a backup: reported below.
  }
  if (header?.format !== 'champa-backup') throw new BackupError(`${file} is not a backup of Champa`)
  if (header.version !== 1 && header.version !== 2)
    throw new BackupError(
      `The backup ${file} has format ${header.version}, but this program reads formats 1 and 2. Use a newer version of Champa.`,
    )
  return header as BackupHeader
}

/** Reads lines and bytes of the decompressed file. */
function openReader(file: string) {
  const source = createReadStream(file)
  const stream = pipeline(source, createGunzip(), () => {})
  const chunks = stream[Symbol.asyncIterator]() as AsyncIterator<Buffer>
  let buffer: Buffer = Buffer.alloc(0)
  let hasRead = false

  async function readMore(): Promise<boolean> {
    try {
      const { value, done } = await chunks.next()
      if (done) return false
      buffer = buffer.length ? Buffer.concat([buffer, value]) : value
      hasRead = true
      return true
    } catch (error) {
      const { code = '' } = error as { code?: string }
      if (code === 'ENOENT') throw new BackupError(`The file ${file} does not exist`)
      if (!code.startsWith('Z_')) throw error
      if (!hasRead) throw new BackupError(`${file} is not a backup of Champa`)
      throw code === 'Z_BUF_ERROR' ? truncated() : damaged(file, 'a part')
    }
  }

  const truncated = () => new BackupError(`The backup ${file} is cut off. Nothing was restored from it.`)

  return {
    async line(): Promise<string> {
      let at = buffer.indexOf(10)
      while (at < 0) {
        if (buffer.length > longestLine) throw new BackupError(`${file} is not a backup of Champa`)
        if (!(await readMore()))
          throw hasRead ? truncated() : new BackupError(`${file} is not a backup of Champa`)
        at = buffer.indexOf(10)
      }
      const text = buffer.toString('utf8', 0, at)
      buffer = buffer.subarray(at + 1)
      return text
    },
    async bytes(length: number): Promise<Buffer> {
      while (buffer.length < length) if (!(await readMore())) throw truncated()
      const block = buffer.subarray(0, length)
      buffer = buffer.subarray(length)
      return block
    },
    isAtEnd: async () => buffer.length === 0 && !(await readMore()),
  }
}

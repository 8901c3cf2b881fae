import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { crc32, createDeflateRaw } from 'node:zlib'

/** A file of the archive with its text in chunks. */
export interface ZipPart {
  name: string
  text: AsyncIterable<string> | Iterable<string>
}

interface Written {
  name: Buffer
  at: number
  crc: number
  packed: number
  size: number
}

// Records: PKWARE APPNOTE.TXT 6.3.10, sections 4.3.7, 4.3.9, 4.3.12 and 4.3.16.
const VERSION = 20
/** Sizes and CRC-32 follow the content (bit 3); names are UTF-8 (bit 11). */
const FLAGS = 0x0808
const DEFLATED = 8
/** 1980-01-01, the first day of the format. */
const DAY = 0x0021
const LARGEST = 0xffffffff

/**
 * Writes a zip while its parts are read, so that memory does not grow with them. Throws `RangeError` above 4 GiB,
 * which would need Zip64.
 */
export async function* zipStream(parts: Iterable<ZipPart>): AsyncGenerator<Buffer, void, undefined> {
  const directory: Written[] = []
  let at = 0
  for (const { name, text } of parts) {
    const entry: Written = { name: Buffer.from(name), at, crc: 0, packed: 0, size: 0 }
    const head = Buffer.concat([record([4, 0x04034b50], ...common(entry), [2, 0]), entry.name])
    yield head
    for await (const chunk of deflate(text, entry)) {
      entry.packed += chunk.length
      yield chunk
    }
    yield record([4, 0x08074b50], ...sizes(entry))
    at += head.length + entry.packed + 16
    if (at > LARGEST || entry.size > LARGEST) throw new RangeError('a zip above 4 GiB')
    directory.push(entry)
  }
  const central = Buffer.concat(directory.flatMap((entry) => [centralRecord(entry), entry.name]))
  yield central
  const count = directory.length
  yield record([4, 0x06054b50], [4, 0], [2, count], [2, count], [4, central.length], [4, at], [2, 0])
}

async function* deflate(text: ZipPart['text'], entry: Written): AsyncGenerator<Buffer, void, undefined> {
  const packed = createDeflateRaw()
  const source = Readable.from(bytesOf(text, entry))
  const writing = pipeline(source, packed).catch(() => undefined)
  // If the source fails, `pipeline` ends `packed` with its error.
  for await (const chunk of packed) yield chunk as Buffer
  await writing
}

async function* bytesOf(text: ZipPart['text'], entry: Written) {
  for await (const chunk of text) {
    const bytes = Buffer.from(chunk)
    entry.crc = crc32(bytes, entry.crc)
    entry.size += bytes.length
    yield bytes
  }
}

type Field = readonly [bytes: 2 | 4, value: number]

const sizes = ({ crc, packed, size }: Written): Field[] => [
  [4, crc],
  [4, packed],
  [4, size],
]
const common = (entry: Written): Field[] => [
  ...([VERSION, FLAGS, DEFLATED, 0, DAY] as const).map((value): Field => [2, value]),
  ...sizes(entry),
  [2, entry.name.length],
]

const centralRecord = (entry: Written): Buffer =>
  record(
    [4, 0x02014b50],
    [2, VERSION],
    ...common(entry),
    [2, 0],
    [2, 0],
    [2, 0],
    [2, 0],
    [4, 0],
    [4, entry.at],
  )

function record(...fields: Field[]): Buffer {
  const bytes = Buffer.alloc(fields.reduce((sum, [length]) => sum + length, 0))
  let at = 0
  for (const [length, value] of fields) at = bytes.writeUIntLE(value, at, length)
  return bytes
}

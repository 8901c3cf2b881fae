import { UnreadableWorkbook } from './unreadable-workbook.ts'

/** One file of a zip as declared in its central directory; `start` is the offset of its compressed bytes. */
export type ZipEntry = {
  name: string
  method: number
  encrypted: boolean
  crc32: number
  packedBytes: number
  inflatedBytes: number
  headerAt: number
  start: number
}

// Field offsets: PKWARE APPNOTE.TXT 6.3.10, sections 4.3.7, 4.3.12, 4.3.14 to 4.3.16 and 4.5.3.
const localHeader = 0x04034b50
const centralHeader = 0x02014b50
const endRecord = Buffer.from([0x50, 0x4b, 0x05, 0x06])
const zip64Locator = 0x07064b50
const zip64EndRecord = 0x06064b50
const sentinel16 = 0xffff
const sentinel32 = 0xffffffff
const longestComment = 0xffff

export const damaged = (detail: string) => new UnreadableWorkbook('workbook_damaged', detail)

/**
 * Reads the central directory of a zip without inflating anything. Supports Zip64 records, because several
 * programs write them for small files too. Throws `UnreadableWorkbook`: `workbook_damaged` if the records
 * contradict the bytes, `workbook_too_large` above `maxEntries`.
 */
export function readZipDirectory(bytes: Buffer, maxEntries: number): ZipEntry[] {
  try {
    const { count, at } = findDirectory(bytes)
    if (count > maxEntries) throw new UnreadableWorkbook('workbook_too_large', `${count} zip entries`)
    return readEntries(bytes, count, at)
  } catch (error) {
    if (error instanceof RangeError) throw damaged('a zip record points outside the file')
    throw error
  }
}

function findDirectory(bytes: Buffer): { count: number; at: number } {
  const end = bytes.lastIndexOf(endRecord)
  if (end < 0 || end < bytes.length - 22 - longestComment || end + 22 > bytes.length)
    throw damaged('no end of central directory')
  const count = bytes.readUInt16LE(end + 10)
  const at = bytes.readUInt32LE(end + 16)
  const long = count === sentinel16 || at === sentinel32 || bytes.readUInt32LE(end + 12) === sentinel32
  if (!long) return { count, at }
  if (bytes.readUInt32LE(end - 20) !== zip64Locator) throw damaged('zip64 locator missing')
  const record = readLong(bytes, end - 12)
  if (bytes.readUInt32LE(record) !== zip64EndRecord) throw damaged('zip64 end record missing')
  return { count: readLong(bytes, record + 32), at: readLong(bytes, record + 48) }
}

function readEntries(bytes: Buffer, count: number, directoryAt: number): ZipEntry[] {
  const entries: ZipEntry[] = []
  let at = directoryAt
  for (let i = 0; i < count; i += 1) {
    if (bytes.readUInt32LE(at) !== centralHeader) throw damaged('central directory is cut short')
    const nameLength = bytes.readUInt16LE(at + 28)
    const extraLength = bytes.readUInt16LE(at + 30)
    const next = at + 46 + nameLength + extraLength + bytes.readUInt16LE(at + 32)
    if (next > bytes.length) throw damaged('central directory is cut short')
    entries.push(readEntry(bytes, at, nameLength, extraLength))
    at = next
  }
  return entries
}

function readEntry(bytes: Buffer, at: number, nameLength: number, extraLength: number): ZipEntry {
  const nameBytes = bytes.subarray(at + 46, at + 46 + nameLength)
  const sizes = [bytes.readUInt32LE(at + 24), bytes.readUInt32LE(at + 20), bytes.readUInt32LE(at + 42)]
  const [inflatedBytes = 0, packedBytes = 0, headerAt = 0] = widen(
    bytes,
    sizes,
    at + 46 + nameLength,
    extraLength,
  )
  if (bytes.readUInt32LE(headerAt) !== localHeader) throw damaged('local header missing')
  const localName = bytes.subarray(headerAt + 30, headerAt + 30 + bytes.readUInt16LE(headerAt + 26))
  if (!localName.equals(nameBytes)) throw damaged('local and central names differ')
  const start = headerAt + 30 + localName.length + bytes.readUInt16LE(headerAt + 28)
  if (start + packedBytes > bytes.length) throw damaged('an entry reaches beyond the file')
  return {
    name: nameBytes.toString('utf8'),
    method: bytes.readUInt16LE(at + 10),
    encrypted: (bytes.readUInt16LE(at + 8) & 1) === 1,
    crc32: bytes.readUInt32LE(at + 16),
    packedBytes,
    inflatedBytes,
    headerAt,
    start,
  }
}

/** Replaces the sizes marked as overflow with the sizes of the zip64 extra field, which have the same order. */
function widen(bytes: Buffer, sizes: number[], extraAt: number, extraLength: number): number[] {
  if (!sizes.includes(sentinel32)) return sizes
  for (let at = extraAt; at + 4 <= extraAt + extraLength; at += 4 + bytes.readUInt16LE(at + 2)) {
    if (bytes.readUInt16LE(at) !== 1) continue
    let cursor = at + 4
    return sizes.map((size) => {
      if (size !== sentinel32) return size
      if (cursor + 8 > extraAt + extraLength) throw damaged('zip64 sizes cut short')
      cursor += 8
      return readLong(bytes, cursor - 8)
    })
  }
  throw damaged('zip64 sizes missing')
}

function readLong(bytes: Buffer, at: number): number {
  const value = bytes.readBigUInt64LE(at)
  if (value > BigInt(Number.MAX_SAFE_INTEGER)) throw damaged('a zip64 size is out of range')
  return Number(value)
}

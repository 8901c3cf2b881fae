import { StringDecoder } from 'node:string_decoder'
import { crc32, createInflateRaw } from 'node:zlib'
import { damaged, type ZipEntry } from './zip-directory.ts'

const chunkBytes = 64 * 1024

/**
 * The text of one zip entry, in chunks. Throws `workbook_damaged` at the first byte beyond the declared size,
 * so a false header costs no more than a true one. Size and CRC-32 are compared at the end.
 */
export async function* inflatePart(bytes: Buffer, entry: ZipEntry): AsyncGenerator<string, void, undefined> {
  const decoder = new StringDecoder('utf8')
  let size = 0
  let check = 0
  for await (const chunk of unpack(bytes, entry)) {
    size += chunk.length
    if (size > entry.inflatedBytes) throw damaged('an entry is larger than it declares')
    check = crc32(chunk, check)
    yield decoder.write(chunk)
  }
  if (size !== entry.inflatedBytes) throw damaged('an entry is smaller than it declares')
  if (check !== entry.crc32) throw damaged('an entry does not match its checksum')
  yield decoder.end()
}

async function* unpack(bytes: Buffer, entry: ZipEntry): AsyncGenerator<Buffer, void, undefined> {
  const packed = bytes.subarray(entry.start, entry.start + entry.packedBytes)
  if (entry.method === 0) {
    for (let at = 0; at < packed.length; at += chunkBytes) yield packed.subarray(at, at + chunkBytes)
    return
  }
  const inflate = createInflateRaw({ chunkSize: chunkBytes })
  inflate.end(packed)
  try {
    yield* inflate
  } catch (error) {
    throw damaged(error instanceof Error ? error.message : 'deflate stream')
  }
}

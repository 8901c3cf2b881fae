/** How the bytes of a text file are encoded. */
export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'gbk' | 'windows-1252'

const SAMPLE = 4096
const TAB = 9
const CARRIAGE_RETURN = 13
/** Written by old programs at the end of a file. */
const END_OF_FILE = 26
const SPACE = 32

/**
 * The encoding of a text; null for bytes that are not text. Terminals write UTF-8 or ASCII, Excel "Unicode text" UTF-16,
 * Chinese software GBK. Every byte sequence is valid in windows-1252, so it is the last one.
 */
export function detectEncoding(bytes: Uint8Array): Encoding | null {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le'
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be'
  const sample = bytes.subarray(0, SAMPLE)
  if (bytes.includes(0)) return utf16WithoutMark(sample)
  if (sample.some(isControl)) return null
  if (decodes(bytes, 'utf-8')) return 'utf-8'
  return decodes(bytes, 'gbk') ? 'gbk' : 'windows-1252'
}

const isControl = (byte: number) =>
  byte < SPACE && byte !== END_OF_FILE && (byte < TAB || byte > CARRIAGE_RETURN)

/** Texts of numbers and Latin letters have a zero in every other byte. */
function utf16WithoutMark(sample: Uint8Array): Encoding | null {
  let even = 0
  let odd = 0
  for (const [at, byte] of sample.entries()) if (byte === 0) at % 2 === 0 ? even++ : odd++
  const enough = sample.length / 4
  if (odd > enough && even === 0) return 'utf-16le'
  return even > enough && odd === 0 ? 'utf-16be' : null
}

function decodes(bytes: Uint8Array, encoding: Encoding): boolean {
  try {
    new TextDecoder(encoding, { fatal: true }).decode(bytes)
    return true
  } catch {
    return false
  }
}

/** The text in UTF-8, without a byte order mark. */
export function decodeText(bytes: Uint8Array, encoding: Encoding): string {
  return new TextDecoder(encoding).decode(bytes)
}

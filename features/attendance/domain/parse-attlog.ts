import { AppError } from '#kit/contract/errors.ts'
import { type BadScanLine, MAX_SCAN_FILE_LINES, type ScanLineReason } from '../contract.ts'
import { readScanLine, type ScanLine } from './scan-line.ts'

const NEWLINE = 10
const SHOWN_TEXT = 200
const decoder = new TextDecoder('utf-8', { ignoreBOM: true })
const BYTE_ORDER_MARK = [0xef, 0xbb, 0xbf]

/** A scan with its position in the text: the line from 1, and the bytes of the line without its end. */
export type FileScan = ScanLine & { line: number; start: number; end: number }

export interface Attlog {
  /** Lines that are not blank. */
  lines: number
  scans: FileScan[]
  bad: BadScanLine[]
}

export interface AttlogReader {
  /** Reads up to this number of lines; false if there are none left. */
  read: (count: number) => boolean
  readonly attlog: Attlog
}

/**
 * Reads the scan file of a ZKTeco terminal in parts, so that a large file does not block other work. Line ends of any
 * system, blank lines and a byte order mark are accepted; every line that cannot be read is reported. Throws
 * `file_not_scans` for bytes that are not text, `file_too_many_rows` above a million lines.
 */
export function attlogReader(bytes: Uint8Array): AttlogReader {
  if (bytes.includes(0)) throw new AppError('file_not_scans')
  return lineReader(bytes, readScanLine)
}

/** Reads the lines of a text in parts. `skip`: lines at the beginning that contain no scans. */
export function lineReader(bytes: Uint8Array, readScan: ReadScan, skip = 0): AttlogReader {
  const attlog: Attlog = { lines: 0, scans: [], bad: [] }
  let position = BYTE_ORDER_MARK.every((byte, at) => bytes[at] === byte) ? BYTE_ORDER_MARK.length : 0
  let line = 0
  const readLine = () => {
    const newline = bytes.indexOf(NEWLINE, position)
    const next = newline === -1 ? bytes.length : newline
    line += 1
    if (line > skip) addLine(attlog, bytes, { line, start: position, end: next }, readScan)
    position = next + 1
  }
  return {
    attlog,
    read(count) {
      for (let left = count; left > 0 && position < bytes.length; left--) readLine()
      return position < bytes.length
    },
  }
}

/** Reads one line from its bytes, without its end. */
export type ReadScan = (bytes: Uint8Array, start: number, end: number) => ScanLine | ScanLineReason

type Place = { line: number; start: number; end: number }

function addLine(attlog: Attlog, bytes: Uint8Array, { line, start, end }: Place, readScan: ReadScan): void {
  const last = trimmedEnd(bytes, start, end)
  if (last === start) return
  attlog.lines += 1
  if (attlog.lines > MAX_SCAN_FILE_LINES) throw new AppError('file_too_many_rows')
  const read = readScan(bytes, start, last)
  if (typeof read === 'string')
    attlog.bad.push({ line, text: readableText(bytes, start, last), reason: read })
  else
    attlog.scans.push({
      pin: read.pin,
      at: read.at,
      kind: read.kind,
      verify: read.verify,
      line,
      start,
      end: last,
    })
}

/** Trailing spaces, tabs and carriage returns belong to no field; a line with nothing else is blank. */
function trimmedEnd(bytes: Uint8Array, start: number, end: number): number {
  let at = end
  while (at > start && (bytes[at - 1] === 32 || bytes[at - 1] === 13 || bytes[at - 1] === 9)) at--
  return at
}

/** A line as readable text. */
export function readableText(bytes: Uint8Array, start: number, end: number): string {
  const text = decoder.decode(bytes.subarray(start, Math.min(end, start + 4 * SHOWN_TEXT)))
  return text.length > SHOWN_TEXT ? `${text.slice(0, SHOWN_TEXT)}…` : text
}

/** Parses a whole file at once. */
export function parseAttlog(bytes: Uint8Array): Attlog {
  const reader = attlogReader(bytes)
  while (reader.read(MAX_SCAN_FILE_LINES));
  return reader.attlog
}

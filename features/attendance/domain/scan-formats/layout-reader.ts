import type { ScanLayout } from '../../contract/scan-layout.ts'
import { type AttlogReader, lineReader } from '../parse-attlog.ts'
import { readLayoutLine } from './read-layout-line.ts'

const decoder = new TextDecoder()

/** Reads a table of scans (UTF-8) in parts, like `attlogReader`. Throws `file_too_many_rows` above a million lines. */
export function layoutReader(bytes: Uint8Array, layout: ScanLayout): AttlogReader {
  return lineReader(
    bytes,
    (text, start, end) => readLayoutLine(decoder.decode(text.subarray(start, end)), layout),
    layout.skip,
  )
}

const ATTLOG_LINE = /^\s*\S+ *\t *\d{4}-\d{2}-\d{2} /
const SAMPLE_BYTES = 16_384

/** Whether the first lines look like those of an attlog: a PIN, a tab, and a date with the year first; right or wrong. A text without lines is an attlog without scans. */
export function isAttlog(bytes: Uint8Array): boolean {
  const lines = decoder.decode(bytes.subarray(0, SAMPLE_BYTES)).split('\n')
  const filled = lines.filter((line) => line.trim() !== '').slice(0, 20)
  return filled.filter((line) => ATTLOG_LINE.test(line)).length * 2 >= filled.length
}

/** The lines of a text, decoded one by one, without their ends. Can be iterated several times. */
export function textLines(bytes: Uint8Array): Iterable<string> {
  return {
    *[Symbol.iterator]() {
      let start = 0
      while (start < bytes.length) {
        const newline = bytes.indexOf(10, start)
        const end = newline === -1 ? bytes.length : newline
        yield decoder.decode(bytes.subarray(start, end)).replace(/\r$/, '')
        start = end + 1
      }
    },
  }
}

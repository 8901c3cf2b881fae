import { setImmediate as breathe } from 'node:timers/promises'
import { AppError } from '#kit/contract/errors.ts'
import type { ScanFileQuestion, ScanFormat, ScanLayout } from '../../contract/scan-layout.ts'
import { MAX_SCAN_FILE_LINES } from '../../contract.ts'
import { type Attlog, type AttlogReader, attlogReader } from '../../domain/parse-attlog.ts'
import { isAttlog, layoutReader, textLines } from '../../domain/scan-formats/layout-reader.ts'
import { recognize } from '../../domain/scan-formats/recognize.ts'
import { readTextFile } from '../text-files/read-text-file.ts'

const LINES_AT_ONCE = 50_000
/** The rows of a workbook: half a year of 1,000 employees. */
const MAX_SHEET_ROWS = 400_000

/** The scans of a file, and its text in UTF-8, which contains their lines. */
export interface FileOfScans {
  format: ScanFormat
  attlog: Attlog
  text: Buffer
}

/** A file whose columns or dates are not clear; `shape` identifies files with the same columns. */
export interface UnclearFile {
  question: ScanFileQuestion
  shape: string
}

/**
 * Reads a file of any known format. `remembered`: the columns that the company gave for files of a shape; `layout`:
 * those that it gave for this file. Throws `file_not_scans` for bytes that are no text and no workbook.
 */
export async function readScansOf(
  bytes: Buffer,
  remembered: ReadonlyMap<string, ScanLayout> = new Map(),
  layout: ScanLayout | null = null,
): Promise<FileOfScans | UnclearFile> {
  // Before anything else, because it is the usual format and the fastest to read.
  if (!layout && !bytes.includes(0) && isAttlog(bytes))
    return { format: 'attlog', attlog: await readAll(attlogReader(bytes)), text: bytes }
  const text = await readTextFile(bytes, MAX_SHEET_ROWS)
  if (layout) return { format: 'columns', attlog: await readAll(layoutReader(text, layout)), text }
  refuseTooManyLines(text)
  if (isAttlog(text)) return { format: 'attlog', attlog: await readAll(attlogReader(text)), text }
  const recognized = recognize(textLines(text), remembered)
  if ('question' in recognized) return recognized
  const attlog = await readAll(layoutReader(text, recognized.layout))
  return { format: recognized.format, attlog, text }
}

/** An unclear file that could not be read with any columns must not be asked about. */
function refuseTooManyLines(text: Buffer): void {
  let lines = 0
  for (let at = text.indexOf(10); at !== -1; at = text.indexOf(10, at + 1)) lines += 1
  if (lines > MAX_SCAN_FILE_LINES) throw new AppError('file_too_many_rows')
}

/** Reads a file with pauses for other work. */
async function readAll(reader: AttlogReader): Promise<Attlog> {
  while (reader.read(LINES_AT_ONCE)) await breathe()
  return reader.attlog
}

/** Reads a file that must be clear. Throws `file_not_scans` if its columns are not. */
export async function readClearScans(bytes: Buffer): Promise<FileOfScans> {
  const file = await readScansOf(bytes)
  if ('question' in file) throw new AppError('file_not_scans')
  return file
}

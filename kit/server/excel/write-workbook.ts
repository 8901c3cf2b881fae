import { Worker } from 'node:worker_threads'
import type { CellValue } from 'hucre'
import { buildWorkbook, type SheetOrder } from './build-workbook.ts'
import { cellText } from './cell-text.ts'
import { type SheetRecord, toCells } from './sheet-cells.ts'
import type { SheetColumn } from './sheet-column.ts'

export type { SheetRecord, SheetValue } from './sheet-cells.ts'
export type { ColumnType, SheetColumn } from './sheet-column.ts'

/** The rows above a header: a title, and lines such as the company, the period and the filters. */
export interface SheetHead {
  title: string
  lines: readonly string[]
}

/**
 * `totals` is a bold last row. The header row is bold; `freezeHeader` (default true) keeps it visible with a
 * filter in each column, and the columns up to the name if the sheet is wide. `head` is left out of a sheet with one column, in which it would be
 * read as the header. `isAbout`: the sheet describes the file, and its rows are not counted.
 */
export type SheetToWrite = {
  name: string
  head?: SheetHead
  columns: SheetColumn[]
  rows: Iterable<SheetRecord> | AsyncIterable<SheetRecord>
  freezeHeader?: boolean
  /** The bold rows, such as subtotals, which are not counted. */
  bold?: { has(record: SheetRecord): boolean }
  totals?: SheetRecord
  isAbout?: boolean
}

const rowCounts = new WeakMap<object, number>()

/**
 * Number of data rows in a workbook of `writeWorkbook`, without headers and totals; null for other workbooks.
 */
export const rowsIn = (workbook: object): number | null => rowCounts.get(workbook) ?? null

/**
 * Number of cells from which a worker thread writes the file: a million cells take about 4 s of processor
 * time.
 */
const cellsForWorker = 10_000

/**
 * Writes an .xlsx. Texts are always written as texts in the text format, so they are never evaluated, not even
 * after the cell was edited. Throws `RangeError` for an invalid number or date.
 */
export async function writeWorkbook({ sheets }: { sheets: SheetToWrite[] }): Promise<Buffer> {
  const orders: SheetOrder[] = []
  const names = new Set<string>()
  let rows = 0
  for (const sheet of sheets) {
    const order = await toOrder(sheet, uniqueName(sheet.name, names))
    orders.push(order)
    if (!sheet.isAbout)
      rows += order.rows.length - order.bold.length - (order.hasTotals ? 2 : 1) - order.headRows
  }
  const cells = orders.reduce((sum, order) => sum + order.rows.length * order.columns.length, 0)
  const bytes = cells < cellsForWorker ? await buildWorkbook(orders) : await buildInWorker(orders)
  const workbook = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  rowCounts.set(workbook, rows)
  return workbook
}

async function toOrder(sheet: SheetToWrite, name: string): Promise<SheetOrder> {
  const { columns, totals, freezeHeader = true } = sheet
  const above = columns.length > 1 ? headRows(sheet.head) : []
  const rows: CellValue[][] = [...above, columns.map(({ header }) => cellText(header))]
  const bold: number[] = []
  for await (const record of sheet.rows) {
    if (sheet.bold?.has(record)) bold.push(rows.length)
    rows.push(toCells(record, columns))
  }
  if (totals) rows.push(toCells(totals, columns))
  const hasTotals = totals !== undefined
  return { name, columns, rows, headRows: above.length, freezeHeader, bold, hasTotals }
}

const headRows = (head: SheetHead | undefined): CellValue[][] =>
  head ? [[cellText(head.title)], ...head.lines.map((line) => [cellText(line)]), []] : []

/** A valid, unique sheet name for Excel: 31 characters, none of []:*?/\, no apostrophe at the ends. */
function uniqueName(name: string, usedNames: Set<string>): string {
  const plain =
    name
      .replace(/[[\]:*?/\\\p{Cc}]/gu, ' ')
      .replace(/^'+|'+$/g, '')
      .trim() || 'Sheet'
  let sheetName = plain.slice(0, 31)
  for (let n = 2; usedNames.has(sheetName.toLowerCase()); n += 1)
    sheetName = `${plain.slice(0, 31 - ` ${n}`.length)} ${n}`
  usedNames.add(sheetName.toLowerCase())
  return sheetName
}

function buildInWorker(orders: SheetOrder[]): Promise<Uint8Array> {
  const worker = new Worker(new URL('./write-workbook.worker.ts', import.meta.url), { workerData: orders })
  return new Promise<Uint8Array>((resolve, reject) => {
    worker.once('message', resolve)
    worker.once('error', reject)
    worker.once('exit', () => reject(new Error('the workbook writer ended without an answer')))
  })
}

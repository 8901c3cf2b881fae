import { Worker } from 'node:worker_threads'
import type { CellValue } from 'hucre'
import { isDay } from '#kit/contract/days.ts'
import { buildWorkbook, type SheetOrder } from './build-workbook.ts'
import { cellText } from './cell-text.ts'
import type { ColumnType, SheetColumn } from './sheet-column.ts'

export type { ColumnType, SheetColumn } from './sheet-column.ts'

export type SheetValue = string | number | boolean | null | undefined
export type SheetRecord = Readonly<Record<string, SheetValue>>

/**
 * `totals` is a last row in bold. The header row is bold; `freezeHeader` (default true) keeps it in sight. `isAbout`: it says what
 * the file is of, its rows are not counted.
 */
export type SheetToWrite = {
  name: string
  columns: SheetColumn[]
  rows: Iterable<SheetRecord> | AsyncIterable<SheetRecord>
  freezeHeader?: boolean
  totals?: SheetRecord
  isAbout?: boolean
}

const rowCounts = new WeakMap<object, number>()

/** How many rows of data a workbook written here holds, headings and totals aside; null for what was not written here. */
export const rowsIn = (workbook: object): number | null => rowCounts.get(workbook) ?? null

/** From this many cells on a thread of its own does the work, which takes about 4 s of processor a million cells. */
const cellsForWorker = 10_000

/**
 * Writes an .xlsx. Texts are always written as texts, in the text format, so none is ever evaluated, not even
 * after somebody edits the cell. Throws `RangeError` for a number or a date that is none.
 */
export async function writeWorkbook({ sheets }: { sheets: SheetToWrite[] }): Promise<Buffer> {
  const orders: SheetOrder[] = []
  const names = new Set<string>()
  let rows = 0
  for (const sheet of sheets) {
    const order = await toOrder(sheet, uniqueName(sheet.name, names))
    orders.push(order)
    if (!sheet.isAbout) rows += order.rows.length - (order.hasTotals ? 2 : 1)
  }
  const cells = orders.reduce((sum, order) => sum + order.rows.length * order.columns.length, 0)
  const bytes = cells < cellsForWorker ? await buildWorkbook(orders) : await buildInWorker(orders)
  const workbook = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  rowCounts.set(workbook, rows)
  return workbook
}

async function toOrder(sheet: SheetToWrite, name: string): Promise<SheetOrder> {
  const { columns, totals, freezeHeader = true } = sheet
  const rows: CellValue[][] = [columns.map(({ header }) => cellText(header))]
  for await (const record of sheet.rows) rows.push(toCells(record, columns))
  if (totals) rows.push(toCells(totals, columns))
  return { name, columns, rows, freezeHeader, hasTotals: totals !== undefined }
}

const toCells = (record: SheetRecord, columns: SheetColumn[]): CellValue[] =>
  columns.map(({ key, type }) => toCell(record[key], type))

function toCell(value: SheetValue, type: ColumnType): CellValue {
  if (value === null || value === undefined || value === '') return null
  if (type === 'text') return cellText(String(value))
  if (typeof value === 'boolean') return value
  // A word in a column of numbers, as "Total" below them, is a text like any other.
  if (typeof value === 'string') return type === 'date' ? toDate(value) : cellText(value)
  if (!Number.isFinite(value)) throw new RangeError(`not a number for a cell: ${value}`)
  if (type === 'kip' && !Number.isSafeInteger(value)) throw new RangeError(`not whole kip: ${value}`)
  return value
}

function toDate(value: string): CellValue {
  if (!/^\d{4}-\d{2}-\d{2}/.test(value)) return cellText(value)
  const day = value.slice(0, 10)
  if (!isDay(day)) throw new RangeError(`not a date: ${value}`)
  return new Date(`${day}T00:00:00Z`)
}

/** A sheet name as Excel takes it: 31 characters, none of []:*?/\, no apostrophe at the ends, each but once. */
function uniqueName(wanted: string, taken: Set<string>): string {
  const plain =
    wanted
      .replace(/[[\]:*?/\\\p{Cc}]/gu, ' ')
      .replace(/^'+|'+$/g, '')
      .trim() || 'Sheet'
  let name = plain.slice(0, 31)
  for (let n = 2; taken.has(name.toLowerCase()); n += 1) name = `${plain.slice(0, 31 - ` ${n}`.length)} ${n}`
  taken.add(name.toLowerCase())
  return name
}

function buildInWorker(orders: SheetOrder[]): Promise<Uint8Array> {
  const worker = new Worker(new URL('./write-workbook.worker.ts', import.meta.url), { workerData: orders })
  return new Promise<Uint8Array>((resolve, reject) => {
    worker.once('message', resolve)
    worker.once('error', reject)
    worker.once('exit', () => reject(new Error('the workbook writer ended without an answer')))
  })
}

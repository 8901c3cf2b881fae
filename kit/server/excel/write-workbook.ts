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
 * `totals` is a bold last row. The header row is bold; `freezeHeader` (default true) keeps it visible.
 * `isAbout`: the sheet describes the file, and its rows are not counted.
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
  // A word in a column of numbers, such as "Total", is a normal text.
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

import { type Cell, type CellStyle, type CellValue, type WriteSheet, writeXlsx } from 'hucre'
import { displayWidth } from './cell-text.ts'
import type { ColumnType, SheetColumn } from './sheet-column.ts'

/** A sheet whose first row is the header. If it has totals, they are the last row. */
export type SheetOrder = {
  name: string
  columns: SheetColumn[]
  rows: CellValue[][]
  freezeHeader: boolean
  /** The indexes of bold rows. */
  bold: number[]
  hasTotals: boolean
}

/**
 * `@` is the text format: leading zeros are kept, and an equals sign that is typed later does not start a
 * formula.
 */
const formats: Record<ColumnType, string | undefined> = {
  text: '@',
  number: undefined,
  kip: '#,##0',
  date: 'dd/mm/yyyy',
}
const minWidth = 8
const maxWidth = 60
const sampledRows = 200

/** Writes an .xlsx file. */
export function buildWorkbook(orders: SheetOrder[]): Promise<Uint8Array> {
  return writeXlsx({ sheets: orders.map(toSheet), stringMode: 'shared' })
}

function toSheet(order: SheetOrder): WriteSheet {
  const { name, columns, rows, freezeHeader, bold, hasTotals } = order
  const cells = new Map<string, Partial<Cell>>()
  columns.forEach((column, i) => {
    cells.set(`0,${i}`, { style: headerStyle })
    for (const row of bold) cells.set(`${row},${i}`, { style: totalsStyle(column.type) })
    if (hasTotals) cells.set(`${rows.length - 1},${i}`, { style: totalsStyle(column.type) })
  })
  return {
    name,
    rows,
    cells,
    columns: columns.map((column, i) => ({
      width: column.width ?? fitWidth(rows, i),
      ...(formats[column.type] ? { numFmt: formats[column.type] } : {}),
    })),
    ...(freezeHeader ? { freezePane: { rows: 1 } } : {}),
  }
}

const headerStyle: CellStyle = {
  font: { bold: true },
  numFmt: '@',
  fill: { type: 'pattern', pattern: 'solid', fgColor: { rgb: 'E8EDF2' } },
  alignment: { vertical: 'center', wrapText: true },
}

function totalsStyle(type: ColumnType): CellStyle {
  const numFmt = formats[type]
  return { font: { bold: true }, border: { top: { style: 'thin' } }, ...(numFmt ? { numFmt } : {}) }
}

/** The width of a column for its first 200 rows, in characters. */
export function fitWidth(rows: readonly CellValue[][], column: number): number {
  const widths = rows.slice(0, sampledRows).map((row) => valueWidth(row[column] ?? null))
  return Math.min(maxWidth, Math.max(minWidth, ...widths) + 2)
}

function valueWidth(value: CellValue): number {
  if (typeof value === 'string') return displayWidth(value)
  if (typeof value === 'number') return value.toLocaleString('en').length
  return value === null ? 0 : 10
}

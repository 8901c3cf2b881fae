import { type Cell, type CellStyle, type CellValue, type FontStyle, type WriteSheet, writeXlsx } from 'hucre'
import { BRAND } from '../brand.ts'
import { displayWidth } from './cell-text.ts'
import { columnLetters } from './column-letters.ts'
import type { ColumnType, SheetColumn } from './sheet-column.ts'

/** A sheet with titles, the header and records. If it has totals, they are the last row. */
export type SheetOrder = {
  name: string
  columns: SheetColumn[]
  rows: CellValue[][]
  /** The number of rows above the header: title, lines and an empty row. */
  headRows: number
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

/** The font of the Lao government, which offices in Laos have; Excel takes another one with Lao letters without it. */
const font: FontStyle = { name: 'Phetsarath OT', size: 11 }
/** From this number of columns a sheet is printed in landscape. */
const landscapeFrom = 7
const titleHeight = 24

/** Writes an .xlsx file. */
export function buildWorkbook(orders: SheetOrder[]): Promise<Uint8Array> {
  return writeXlsx({ sheets: orders.map(toSheet), stringMode: 'shared', defaultFont: font })
}

function toSheet(order: SheetOrder): WriteSheet {
  const { name, columns, rows, headRows, freezeHeader, bold, hasTotals } = order
  const cells = new Map<string, Partial<Cell>>()
  for (let row = 0; row < headRows; row += 1)
    cells.set(`${row},0`, { style: row === 0 ? titleStyle : lineStyle })
  columns.forEach((column, i) => {
    cells.set(`${headRows},${i}`, { style: headerStyle })
    for (const row of bold) cells.set(`${row},${i}`, { style: totalsStyle(column.type) })
    if (hasTotals) cells.set(`${rows.length - 1},${i}`, { style: totalsStyle(column.type) })
  })
  const records = rows.slice(headRows)
  return {
    name,
    rows,
    cells,
    ...(headRows > 0 ? { rowDefs: new Map([[0, { height: titleHeight }]]) } : {}),
    columns: columns.map((column, i) => ({
      width: column.width ?? fitWidth(records, i),
      ...(formats[column.type] ? { numFmt: formats[column.type] } : {}),
    })),
    pageSetup: {
      paperSize: 'a4',
      orientation: columns.length >= landscapeFrom ? 'landscape' : 'portrait',
      fitToPage: true,
      fitToWidth: 1,
      fitToHeight: 0,
      ...(freezeHeader ? { printTitlesRow: `$${headRows + 1}:$${headRows + 1}` } : {}),
    },
    headerFooter: { oddFooter: '&R&P / &N' },
    ...(freezeHeader
      ? {
          freezePane: { rows: headRows + 1, columns: frozenColumns(columns) },
          autoFilter: { range: filterRange(columns.length, headRows, rows.length - (hasTotals ? 1 : 0)) },
        }
      : {}),
  }
}

/** The header and the records below it; `end` is the number of rows down to the last record. */
export const filterRange = (columns: number, headRows: number, end: number): string =>
  `A${headRows + 1}:${columnLetters(columns)}${Math.max(end, headRows + 1)}`

/** The columns that tell whose record it is stay in view in a wide sheet: those up to the name, or the first one. */
function frozenColumns(columns: readonly SheetColumn[]): number {
  if (columns.length < landscapeFrom) return 0
  const name = columns.slice(0, 4).findLastIndex(({ key }) => /(^|_)(sur)?name$|^latin$/.test(key))
  return Math.max(1, name + 1)
}

const titleStyle: CellStyle = {
  font: { ...font, size: 14, bold: true, color: { rgb: BRAND.leaf } },
  alignment: { vertical: 'center' },
}
const lineStyle: CellStyle = { font: { ...font, color: { rgb: BRAND.quiet } }, numFmt: '@' }

const headerStyle: CellStyle = {
  font: { ...font, bold: true, color: { rgb: BRAND.deep } },
  numFmt: '@',
  fill: { type: 'pattern', pattern: 'solid', fgColor: { rgb: BRAND.tint } },
  border: { bottom: { style: 'thin', color: { rgb: BRAND.leaf } } },
  alignment: { vertical: 'center', wrapText: true },
}

function totalsStyle(type: ColumnType): CellStyle {
  const numFmt = formats[type]
  return {
    font: { ...font, bold: true },
    border: { top: { style: 'thin', color: { rgb: BRAND.leaf } } },
    ...(numFmt ? { numFmt } : {}),
  }
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

import type { CellValue } from 'hucre'
import { filterRange, fitWidth } from './build-workbook.ts'
import { columnLetters } from './column-letters.ts'
import { inflatePart } from './inflate-part.ts'
import { type SheetRecord, toCells } from './sheet-cells.ts'
import type { ColumnType, SheetColumn } from './sheet-column.ts'
import { type SheetHead, type SheetToWrite, writeWorkbook } from './write-workbook.ts'
import { readZipDirectory, type ZipEntry } from './zip-directory.ts'
import { type ZipPart, zipStream } from './zip-stream.ts'

/** A sheet whose rows are read while the file is written. `totals` is called after the last row. */
export interface StreamedSheet {
  name: string
  head?: SheetHead
  columns: readonly SheetColumn[]
  rows: AsyncIterable<SheetRecord>
  /** The bold rows, such as subtotals; only in sheets with totals. */
  bold?: { has(record: SheetRecord): boolean }
  totals?: () => SheetRecord
}

interface StreamedRow {
  cells: CellValue[]
  isBold: boolean
}

const SHEET = 'xl/worksheets/sheet1.xml'
/** Rows from which the widths of the columns are determined. */
const SAMPLED_ROWS = 200
const CHUNK_CHARACTERS = 64 * 1024
const SAMPLE: Record<ColumnType, string | number> = { text: 'x', number: 1, kip: 1, date: '2026-01-01' }

/**
 * Writes an .xlsx like `writeWorkbook`, in memory that does not grow with the rows: a small workbook of the same
 * columns is written first, and the rows are put into its first sheet. `about`: a second sheet.
 */
export async function* streamWorkbook(
  sheet: StreamedSheet,
  about?: SheetToWrite,
): AsyncGenerator<Buffer, void, undefined> {
  const rows = sheet.rows[Symbol.asyncIterator]()
  const firstRows: StreamedRow[] = []
  const toRow = (record: SheetRecord): StreamedRow => ({
    cells: toCells(record, sheet.columns),
    isBold: sheet.bold?.has(record) ?? false,
  })
  while (firstRows.length < SAMPLED_ROWS) {
    const { value, done } = await rows.next()
    if (done) break
    firstRows.push(toRow(value))
  }
  const small = await smallWorkbook(
    sheet,
    firstRows.map(({ cells }) => cells),
    about,
  )
  async function* allRows() {
    yield* firstRows
    for (;;) {
      const { value, done } = await rows.next()
      if (done) return
      yield toRow(value)
    }
  }
  yield* zipStream(partsOf(small, (xml) => withRows(xml, sheet, allRows())))
}

/** A workbook with the header, one row of each column's type, the totals and the second sheet. */
function smallWorkbook(
  { name, head, columns, totals }: StreamedSheet,
  firstRows: readonly CellValue[][],
  about: SheetToWrite | undefined,
): Promise<Buffer> {
  const measured = [columns.map(({ header }) => header), ...firstRows]
  const main: SheetToWrite = {
    name,
    ...(head ? { head } : {}),
    columns: columns.map((column, at) => ({ width: fitWidth(measured, at), ...column })),
    rows: [Object.fromEntries(columns.map(({ key, type }) => [key, SAMPLE[type]]))],
    ...(totals ? { totals: {} } : {}),
  }
  return writeWorkbook({ sheets: about ? [main, about] : [main] })
}

function* partsOf(
  workbook: Buffer,
  withRowsIn: (sheet: AsyncIterable<string>) => AsyncIterable<string>,
): Generator<ZipPart> {
  for (const entry of readZipDirectory(workbook, 100) as ZipEntry[]) {
    const text = inflatePart(workbook, entry)
    yield { name: entry.name, text: entry.name === SHEET ? withRowsIn(text) : text }
  }
}

/** The sheet of the small workbook with other rows. */
async function* withRows(
  text: AsyncIterable<string>,
  { columns, totals }: StreamedSheet,
  rows: AsyncIterable<StreamedRow>,
): AsyncGenerator<string, void, undefined> {
  let whole = ''
  for await (const chunk of text) whole += chunk
  const xml = whole.replace(/<dimension[^>]*\/>/, '')
  const written = xml.match(/<row [^>]*(?:\/>|>.*?<\/row>)/gs) ?? []
  const [header = '', sample = '', lastRow = ''] = written.slice(totals ? -3 : -2)
  yield xml.slice(0, xml.indexOf(header) + header.length)
  const styles = stylesOf(sample)
  const boldStyles = stylesOf(lastRow)
  const headRows = Number(/ r="(\d+)"/.exec(header)?.[1]) - 1
  let [row, pending] = [headRows + 1, '']
  for await (const { cells, isBold } of rows) {
    row += 1
    pending += rowXml(row, cells, isBold ? boldStyles : styles)
    if (pending.length < CHUNK_CHARACTERS) continue
    yield pending
    pending = ''
  }
  if (totals) pending += rowXml(row + 1, toCells(totals(), columns), boldStyles)
  const end = xml.slice(xml.indexOf('</sheetData>'))
  yield pending + end.replace(/(<autoFilter ref=")[^"]*/, `$1${filterRange(columns.length, headRows, row)}`)
}

/** The style attribute of each cell of a row: ` s="3"`, or an empty text. */
const stylesOf = (row: string): string[] =>
  [...row.matchAll(/<c [^>]*>/g)].map(([cell]) => / s="\d+"/.exec(cell)?.[0] ?? '')

function rowXml(row: number, cells: readonly CellValue[], styles: readonly string[]): string {
  const xml = cells.map((value, at) => cellXml(`${columnLetters(at + 1)}${row}`, value, styles[at] ?? ''))
  return `<row r="${row}">${xml.join('')}</row>`
}

const DAY_MILLISECONDS = 86_400_000
/** Excel's number of 1970-01-01. */
const EPOCH = 25_569

function cellXml(address: string, value: CellValue, style: string): string {
  if (value === null || value === undefined) return style ? `<c r="${address}"${style}/>` : ''
  if (typeof value === 'string')
    return `<c r="${address}"${style} t="inlineStr"><is><t xml:space="preserve">${escaped(value)}</t></is></c>`
  if (typeof value === 'boolean') return `<c r="${address}"${style} t="b"><v>${value ? 1 : 0}</v></c>`
  const number = value instanceof Date ? value.getTime() / DAY_MILLISECONDS + EPOCH : value
  return `<c r="${address}"${style}><v>${number}</v></c>`
}

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '\t': '\t', '\n': '\n' }

/** A control character is written as Excel writes it: `_x0001_`. */
const escaped = (text: string): string =>
  text.replace(
    /[&<>\p{Cc}\ufffe\uffff]/gu,
    (character) =>
      ESCAPES[character] ?? `_x${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`,
  )

import { readFileSync } from 'node:fs'
import { formatDate, formatInstantInLaos } from '#kit/contract/days.ts'
import { CSV, PDF, XLSX } from '#kit/contract/file-types.ts'
import type { FileFormat } from '#kit/contract/lists.ts'
import { streamCsv, writeCsv } from '../csv/write-csv.ts'
import { streamWorkbook } from '../excel/stream-workbook.ts'
import {
  type ColumnType,
  type SheetRecord,
  type SheetToWrite,
  writeWorkbook,
} from '../excel/write-workbook.ts'
import { markedTitle } from '../file-mark.ts'
import { logoName, withLogo } from '../files/company-logo.ts'
import { FileAnswer, type RowsFile } from '../handler.ts'
import { renderPdf } from '../pdf/render-pdf.ts'
import { columnWidths } from './column-widths.ts'
import type { Cell, ContentColumn, ReportContent, ReportHead } from './report-content.ts'
import { REPORT_WORDS } from './report-words.ts'

/** `logo`: of the company, for a PDF. */
type Writer = (content: ReportContent, logo: Buffer | null) => Promise<[string, Uint8Array | string]>
const WRITERS: Record<FileFormat, Writer> = {
  xlsx: async (content) => [XLSX, await writeXlsx(content)],
  csv: async (content) => [CSV, writeCsvOf(content)],
  pdf: async (content, logo) => [PDF, await writePdf(content, logo)],
}

/**
 * Writes a report as a file, with its facts for the export log: the number of rows and whether it has columns
 * with salaries. A PDF has the logo of the company.
 */
export async function writeReport(
  content: ReportContent,
  format: FileFormat,
  logo: Buffer | null = null,
): Promise<FileAnswer> {
  const [contentType, body] = await WRITERS[format](content, logo)
  const exported = { rows: content.rows.length, has_salary: hasSalary(content) }
  const bytes = typeof body === 'string' ? body : Buffer.from(body)
  return new FileAnswer(`${content.fileName}.${format}`, contentType, bytes, exported)
}

const hasSalary = ({ columns }: ReportHead) => columns.some(({ isSalary }) => isSalary === true)

const SHEET_TYPES: Record<ContentColumn['kind'], ColumnType> = {
  text: 'text',
  code: 'text',
  instant: 'text',
  day: 'date',
  kip: 'kip',
  count: 'number',
  days: 'number',
}

const recordOf = (columns: readonly ContentColumn[], cells: readonly Cell[]): SheetRecord =>
  Object.fromEntries(columns.map(({ key }, at) => [key, cells[at] ?? null]))

const mainSheet = ({ title, mark, about, columns }: ReportHead) => ({
  name: title,
  head: { title: markedTitle(mark, title), lines: about.map(([label, value]) => `${label}: ${value}`) },
  columns: columns.map(({ key, header, kind }) => ({ key, header, type: SHEET_TYPES[kind] })),
})

function aboutSheet({ about, language }: ReportHead): SheetToWrite {
  const [[what, value] = ['', ''], ...lines] = about
  return {
    name: REPORT_WORDS.about[language],
    isAbout: true,
    columns: [
      { key: 'what', header: what, type: 'text' },
      { key: 'value', header: value, type: 'text' },
    ],
    rows: lines.map(([label, text]) => ({ what: label, value: text })),
  }
}

interface FileRow {
  cells: readonly Cell[]
  isSubtotal: boolean
}

/** The rows of the file with the totals of groups between them. */
function withSubtotals({ rows, subtotals = [] }: ReportContent): FileRow[] {
  const after = new Map(subtotals.map((subtotal) => [subtotal.after, subtotal.cells]))
  return rows.flatMap((cells, at) => {
    const subtotal = after.get(at + 1)
    return [{ cells, isSubtotal: false }, ...(subtotal ? [{ cells: subtotal, isSubtotal: true }] : [])]
  })
}

function writeXlsx(content: ReportContent): Promise<Buffer> {
  const { columns, totals } = content
  const rows = withSubtotals(content)
  const records = rows.map(({ cells }) => recordOf(columns, cells))
  const bold = new Set(records.filter((_, at) => rows[at]?.isSubtotal))
  const main = { ...mainSheet(content), rows: records, bold, totals: recordOf(columns, totals) }
  return writeWorkbook({ sheets: [main, aboutSheet(content)] })
}

/** Only rows, without totals and subtotals, because other programs read the file. */
function writeCsvOf({ columns, rows }: ReportContent): string {
  return writeCsv(
    columns,
    rows.map((cells) => recordOf(columns, cells)),
  )
}

export type RowsFormat = Exclude<FileFormat, 'pdf'>

/** Writes a report while its rows are read. `totals` is called after the last row. */
export function streamReport(
  head: ReportHead,
  rows: AsyncIterable<FileRow>,
  totals: () => readonly Cell[],
  format: RowsFormat,
): Omit<RowsFile, 'totalRows'> {
  const { columns } = head
  const bold = new WeakSet<SheetRecord>()
  async function* records() {
    for await (const { cells, isSubtotal } of rows) {
      if (isSubtotal && format === 'csv') continue
      const record = recordOf(columns, cells)
      if (isSubtotal) bold.add(record)
      yield record
    }
  }
  const main = () => ({
    ...mainSheet(head),
    rows: records(),
    bold,
    totals: () => recordOf(columns, totals()),
  })
  return {
    fileName: `${head.fileName}.${format}`,
    contentType: format === 'xlsx' ? XLSX : CSV,
    hasSalary: hasSalary(head),
    content: format === 'xlsx' ? streamWorkbook(main(), aboutSheet(head)) : streamCsv(columns, records()),
  }
}

const template = readFileSync(new URL('./report.typ', import.meta.url), 'utf8')

/** Numbers are passed to the template as texts, because Typst has no thousands separators. */
function writePdf(content: ReportContent, logo: Buffer | null): Promise<Uint8Array> {
  const { columns, totals, summed, language } = content
  const rows = withSubtotals(content)
  const text = (cell: Cell, at: number): string => pdfText(cell, columns[at]?.kind ?? 'text')
  const printed = rows.map(({ cells }) => cells.map(text))
  const printedTotals = totals.map(text)
  let before = columns.map(() => 0)
  const sums = [before]
  for (const cells of content.rows) {
    before = before.map((sum, at) => (summed[at] ? sum + Number(cells[at] ?? 0) : 0))
    sums.push(before)
  }
  const hasSums = summed.some(Boolean)
  const data = {
    ...content,
    logo: logoName(logo),
    title: markedTitle(content.mark, content.title),
    mark: content.mark?.word ?? '',
    language: language === 'la' ? 'lo' : 'en',
    words: Object.fromEntries(Object.entries(REPORT_WORDS).map(([key, words]) => [key, words[language]])),
    printedAt: formatInstantInLaos(new Date()),
    numeric: columns.map(({ kind }) => ['kip', 'count', 'days'].includes(kind)),
    count: content.rows.length,
    rows: printed,
    subtotals: rows.map(({ isSubtotal }) => isSubtotal),
    totals: printedTotals,
    summed: hasSums ? summed : [],
    // The sums of all rows before each row: the total of a page is the difference of two of them.
    sums: hasSums ? sums : [],
    widths: columnWidths(columns, [...printed, printedTotals]),
  }
  return renderPdf(template, data, { attachments: withLogo(logo) })
}

function pdfText(cell: Cell, kind: ContentColumn['kind']): string {
  if (cell === null) return ''
  if (typeof cell === 'number') return cell.toLocaleString('en-US').replace('-', '–')
  return kind === 'day' ? formatDate(cell) || cell : cell
}

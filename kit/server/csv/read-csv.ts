import { CsvError, parse } from 'csv-parse/sync'
import { UnreadableCsv } from './unreadable-csv.ts'

/** One record: `row` is the row number of a spreadsheet; values are trimmed, by header. */
export type CsvRow = { row: number; values: Record<string, string> }

export type CsvRows = { columns: string[]; rows: CsvRow[] }

/** `requiredColumns` must be in the header; other columns are accepted. Defaults: 20,000 rows, 20 MB. */
export type ReadCsvOptions = { requiredColumns?: readonly string[]; maxRows?: number; maxBytes?: number }

const delimiters = [',', ';', '\t']
const longestRecord = 1_000_000
const quoteErrors = new Set(['CSV_QUOTE_NOT_CLOSED', 'CSV_INVALID_CLOSING_QUOTE', 'INVALID_OPENING_QUOTE'])

/**
 * Reads a CSV with a header: UTF-8 with or without BOM (or UTF-16 with one, as Excel's "Unicode text"), commas,
 * semicolons or tabs, any line endings. Blank lines are skipped. Throws `UnreadableCsv`.
 */
export function readCsv(input: string | Buffer, options: ReadCsvOptions = {}): CsvRows {
  const { requiredColumns = [], maxRows = 20_000, maxBytes = 20 * 1024 * 1024 } = options
  if (input.length > maxBytes) throw new UnreadableCsv('csv_too_large')
  const text = (typeof input === 'string' ? input : decode(input)).replace(/^\ufeff/, '')
  const records = parseRecords(text, maxRows)
  const header = records.find((record) => !isBlank(record.fields))
  if (!header) throw new UnreadableCsv('csv_empty')
  const columns = header.fields.map((field) => field.trim())
  checkColumns(columns, requiredColumns, header.row)
  const data = records.filter((record) => record.row > header.row && !isBlank(record.fields))
  if (data.length > maxRows) throw new UnreadableCsv('csv_too_many_rows')
  return { columns, rows: data.map((record) => toRow(record, columns)) }
}

function decode(bytes: Buffer): string {
  const encoding = bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : 'utf-8'
  try {
    const text = new TextDecoder(encoding, { fatal: true }).decode(bytes)
    if (!text.includes('\0')) return text
  } catch {
    // Not text in this encoding: same error as for text with null characters.
  }
  throw new UnreadableCsv('csv_not_text')
}

type ParsedRecord = { row: number; fields: string[] }

/**
 * All records, including blank ones, so that row numbers are correct. There can be as many blank records as
 * rows.
 */
function parseRecords(text: string, maxRows: number): ParsedRecord[] {
  const firstLine = text.trimStart().split(/[\r\n]/, 1)[0] ?? ''
  try {
    const records = parse(text, {
      delimiter: mostFrequentDelimiter(firstLine),
      record_delimiter: ['\r\n', '\n', '\r'],
      relax_column_count: true,
      max_record_size: longestRecord,
      to: 2 * maxRows + 2,
    })
    return records.map((fields, i) => ({ row: i + 1, fields }))
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    const row = Number(error.records ?? 0) + 1
    throw new UnreadableCsv(quoteErrors.has(error.code) ? 'csv_broken_quotes' : 'csv_too_large', row)
  }
}

const mostFrequentDelimiter = (line: string) =>
  delimiters.reduce((best, next) => (line.split(next).length > line.split(best).length ? next : best))

const isBlank = (fields: string[]) => fields.every((field) => field.trim() === '')

function checkColumns(columns: string[], required: readonly string[], row: number) {
  const repeated = columns.filter((column, i) => column !== '' && columns.indexOf(column) !== i)
  if (repeated.length > 0) throw new UnreadableCsv('csv_columns_repeated', row, [...new Set(repeated)])
  const missing = required.filter((column) => !columns.includes(column))
  if (missing.length > 0) throw new UnreadableCsv('csv_columns_missing', row, missing)
}

/**
 * Missing fields at the end are empty: spreadsheets omit them. Non-empty fields beyond the header are an
 * error.
 */
function toRow({ row, fields }: ParsedRecord, columns: string[]): CsvRow {
  if (!isBlank(fields.slice(columns.length))) throw new UnreadableCsv('csv_wrong_field_count', row)
  const pairs = columns.map((column, i) => [column, (fields[i] ?? '').trim()] as const)
  return { row, values: Object.fromEntries(pairs.filter(([column]) => column !== '')) }
}

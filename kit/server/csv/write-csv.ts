import { stringify } from 'csv-stringify/sync'
import { withoutFormula } from '#kit/contract/formula-guard.ts'

export type CsvColumn = { header: string; key: string }
export type CsvValue = string | number | boolean | null | undefined

/** `bom` (default true): without it Excel does not recognize UTF-8 and breaks Lao text. */
export type WriteCsvOptions = { bom?: boolean; guardFormulas?: boolean }

type CsvRecord = Readonly<Record<string, CsvValue>>

/**
 * Writes a CSV with a header and CRLF line endings. `guardFormulas` (default true) adds an apostrophe to texts
 * that a spreadsheet would evaluate (OWASP, "CSV Injection"); turn it off for files that another program reads.
 * Numbers are not changed.
 */
export function writeCsv(
  columns: readonly CsvColumn[],
  rows: Iterable<CsvRecord>,
  { bom = true, guardFormulas = true }: WriteCsvOptions = {},
): string {
  const header = Object.fromEntries(columns.map((column) => [column.key, column.header]))
  return linesOf(columns, [header, ...rows], bom, guardFormulas)
}

const LINES_AT_ONCE = 1000

/** Writes the same CSV while its rows are read. */
export async function* streamCsv(
  columns: readonly CsvColumn[],
  rows: AsyncIterable<CsvRecord>,
): AsyncGenerator<string, void, undefined> {
  yield writeCsv(columns, [])
  let pending: CsvRecord[] = []
  for await (const row of rows) {
    pending.push(row)
    if (pending.length < LINES_AT_ONCE) continue
    yield linesOf(columns, pending, false, true)
    pending = []
  }
  yield linesOf(columns, pending, false, true)
}

function linesOf(
  columns: readonly CsvColumn[],
  rows: readonly CsvRecord[],
  bom: boolean,
  guardFormulas: boolean,
): string {
  const guard = (value: CsvValue) =>
    guardFormulas && typeof value === 'string' ? withoutFormula(value) : value
  const field = (value: CsvValue) => (typeof value === 'boolean' ? String(value) : (guard(value) ?? ''))
  const records = rows.map((row) => columns.map(({ key }) => field(row[key])))
  return stringify(records, { bom, record_delimiter: '\r\n', quoted_match: /^\s|\s$|[\r\n]/ })
}

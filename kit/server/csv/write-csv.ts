import { stringify } from 'csv-stringify/sync'

export type CsvColumn = { header: string; key: string }
export type CsvValue = string | number | boolean | null | undefined

/** `bom` (default true): without it Excel takes UTF-8 for its own code page and breaks Lao. */
export type WriteCsvOptions = { bom?: boolean; guardFormulas?: boolean }

const startsFormula = /^[=+\-@\t\r\n|＝＋－＠]/

/**
 * A CSV with a header and CRLF line ends. `guardFormulas` (default true) sets an apostrophe before texts that a
 * spreadsheet would calculate (OWASP, "CSV Injection"); switch it off for files that another program reads. Numbers
 * are never touched.
 */
export function writeCsv(
  columns: readonly CsvColumn[],
  rows: Iterable<Readonly<Record<string, CsvValue>>>,
  { bom = true, guardFormulas = true }: WriteCsvOptions = {},
): string {
  const guard = (value: CsvValue) =>
    guardFormulas && typeof value === 'string' && startsFormula.test(value) ? `'${value}` : value
  const field = (value: CsvValue) => (typeof value === 'boolean' ? String(value) : (guard(value) ?? ''))
  const records = [columns.map(({ header }) => field(header))]
  for (const row of rows) records.push(columns.map(({ key }) => field(row[key])))
  return stringify(records, { bom, record_delimiter: '\r\n', quoted_match: /^\s|\s$|[\r\n]/ })
}

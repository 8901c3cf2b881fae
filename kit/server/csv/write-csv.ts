import { stringify } from 'csv-stringify/sync'

export type CsvColumn = { header: string; key: string }
export type CsvValue = string | number | boolean | null | undefined

/** `bom` (default true): without it Excel does not recognize UTF-8 and breaks Lao text. */
export type WriteCsvOptions = { bom?: boolean; guardFormulas?: boolean }

const startsFormula = /^[=+\-@\t\r\n|＝＋－＠]/

/**
 * Writes a CSV with a header and CRLF line endings. `guardFormulas` (default true) adds an apostrophe to texts
 * that a spreadsheet would evaluate (OWASP, "CSV Injection"); turn it off for files that another program reads.
 * Numbers are not changed.
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

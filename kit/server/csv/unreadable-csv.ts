/** Why an uploaded CSV cannot be read; each code is also the key of its text in both languages. */
export type CsvErrorCode =
  | 'csv_not_text'
  | 'csv_too_large'
  | 'csv_empty'
  | 'csv_columns_missing'
  | 'csv_columns_repeated'
  | 'csv_broken_quotes'
  | 'csv_wrong_field_count'
  | 'csv_too_many_rows'

/** `row` starts at 1 and includes the header, as in a spreadsheet; `columns` are the affected headers. */
export class UnreadableCsv extends Error {
  readonly code: CsvErrorCode
  readonly row: number | undefined
  readonly columns: string[]

  constructor(code: CsvErrorCode, row?: number, columns: string[] = []) {
    super([code, row === undefined ? '' : `row ${row}`, ...columns].filter(Boolean).join(' '))
    this.name = 'UnreadableCsv'
    this.code = code
    this.row = row
    this.columns = columns
  }
}

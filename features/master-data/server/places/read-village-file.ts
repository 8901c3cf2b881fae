import { AppError, type ErrorCode } from '#kit/contract/errors.ts'
import { readCsv } from '#kit/server/csv/read-csv.ts'
import { type CsvErrorCode, UnreadableCsv } from '#kit/server/csv/unreadable-csv.ts'
import { columnLetters } from '#kit/server/excel/column-letters.ts'
import { readUploadedWorkbook } from '#kit/server/excel/read-uploaded-workbook.ts'
import type { SheetCell } from '#kit/server/excel/read-workbook.ts'
import { MAX_VILLAGE_ROWS } from '../../contract/places/village-import.ts'

/** A file of villages: headers and cells by column letters, rows by their numbers in the spreadsheet. */
export interface VillageSheet {
  headers: Record<string, string>
  rows: { number: number; cells: Record<string, SheetCell> }[]
}

const NOT_A_TABLE = { file_not_workbook: 'file_not_table', workbook_old_format: 'file_not_table' } as const
const CSV_CODES: Record<CsvErrorCode, ErrorCode> = {
  csv_not_text: 'file_not_table',
  csv_too_large: 'file_too_large',
  csv_empty: 'file_empty',
  csv_columns_missing: 'file_missing_columns',
  csv_columns_repeated: 'file_damaged',
  csv_broken_quotes: 'file_damaged',
  csv_wrong_field_count: 'file_damaged',
  csv_too_many_rows: 'file_too_many_rows',
}

/** The first bytes of a zip file, such as .xlsx, and of the container of old and encrypted workbooks. */
const isWorkbook = (bytes: Buffer) =>
  bytes.subarray(0, 2).toString('latin1') === 'PK' || bytes.readUInt32BE(0) === 0xd0cf11e0

/** Reads a workbook, or a CSV in UTF-8, detected by the content. Throws a `file_…` code if it cannot be read. */
export async function readVillageFile(bytes: Buffer): Promise<VillageSheet> {
  if (bytes.length < 4) throw new AppError('file_empty')
  if (isWorkbook(bytes)) return readUploadedWorkbook(bytes, MAX_VILLAGE_ROWS, NOT_A_TABLE)
  try {
    return readCsvSheet(bytes)
  } catch (error) {
    if (!(error instanceof UnreadableCsv)) throw error
    throw new AppError(CSV_CODES[error.code], {
      cause: error,
      details: { reason: error.code, ...(error.row === undefined ? {} : { row: error.row }) },
    })
  }
}

function readCsvSheet(bytes: Buffer): VillageSheet {
  const { columns, rows } = readCsv(bytes, { maxRows: MAX_VILLAGE_ROWS })
  if (rows.length === 0) throw new AppError('file_empty')
  const placed = columns.map((header, at) => [columnLetters(at + 1), header] as const)
  return {
    headers: Object.fromEntries(placed.filter(([, header]) => header !== '')),
    rows: rows.map(({ row, values }) => ({
      number: row,
      cells: Object.fromEntries(
        placed.map(([letters, header]) => [letters, { value: values[header] ?? '' }]),
      ),
    })),
  }
}

import { AppError, type ErrorCode } from '#kit/contract/errors.ts'
import { readWorkbook, type SheetRows } from '#kit/server/excel/read-workbook.ts'
import { UnreadableWorkbook, type WorkbookErrorCode } from '#kit/server/excel/unreadable-workbook.ts'
import { MAX_IMPORT_BYTES, MAX_IMPORT_ROWS } from '../contract.ts'

const CODES: Record<WorkbookErrorCode, ErrorCode> = {
  file_not_workbook: 'file_not_workbook',
  workbook_old_format: 'file_not_workbook',
  workbook_has_macros: 'file_not_workbook',
  workbook_encrypted: 'file_encrypted',
  workbook_damaged: 'file_damaged',
  workbook_sheet_missing: 'file_empty',
  workbook_too_large: 'file_too_large',
  workbook_too_many_columns: 'file_too_large',
  workbook_too_many_rows: 'file_too_many_rows',
  workbook_timeout: 'file_timeout',
}

/** Reads an employee sheet within its limits. Throws `AppError` with a `file_…` code for whatever is wrong with the file. */
export async function readEmployeeWorkbook(bytes: Buffer): Promise<SheetRows> {
  if (bytes.length > MAX_IMPORT_BYTES) throw new AppError('file_too_large')
  try {
    const sheet = await readWorkbook(bytes, { maxRows: MAX_IMPORT_ROWS })
    if (sheet.rows.length === 0) throw new AppError('file_empty')
    return sheet
  } catch (error) {
    if (!(error instanceof UnreadableWorkbook)) throw error
    throw new AppError(CODES[error.code], { cause: error, details: { reason: error.code } })
  }
}

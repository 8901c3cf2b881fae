import { AppError, type ErrorCode } from '#kit/contract/errors.ts'
import {
  type AllRows,
  type ReadWorkbookOptions,
  readAllRows,
  readWorkbook,
  type SheetRows,
} from './read-workbook.ts'
import { UnreadableWorkbook, type WorkbookErrorCode } from './unreadable-workbook.ts'

type FileCodes = Record<WorkbookErrorCode, ErrorCode>

const CODES: FileCodes = {
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

/**
 * Reads an uploaded sheet with at least one and at most `maxRows` rows. Throws `AppError` with a `file_…` code
 * for an invalid file; `otherCodes` replace codes for calls that accept more than workbooks.
 */
export async function readUploadedWorkbook(
  bytes: Buffer,
  maxRows: number,
  otherCodes: Partial<FileCodes> = {},
  options: Pick<ReadWorkbookOptions, 'withSeconds'> = {},
): Promise<SheetRows> {
  const sheet = await refusing(readWorkbook(bytes, { ...options, maxRows }), otherCodes)
  if (sheet.rows.length === 0) throw new AppError('file_empty')
  return sheet
}

/** The same without looking for a header: all rows of the first visible sheet, also those above a table. */
export async function readUploadedRows(bytes: Buffer, maxRows: number): Promise<AllRows> {
  const sheet = await refusing(readAllRows(bytes, { maxRows }), {})
  if (sheet.rows.length === 0) throw new AppError('file_empty')
  return sheet
}

async function refusing<Read>(reading: Promise<Read>, otherCodes: Partial<FileCodes>): Promise<Read> {
  try {
    return await reading
  } catch (error) {
    if (!(error instanceof UnreadableWorkbook)) throw error
    const code = otherCodes[error.code] ?? CODES[error.code]
    throw new AppError(code, { cause: error, details: { reason: error.code } })
  }
}

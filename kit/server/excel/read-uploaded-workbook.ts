import { AppError, type ErrorCode } from '#kit/contract/errors.ts'
import { type ReadWorkbookOptions, readWorkbook, type SheetRows } from './read-workbook.ts'
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
  try {
    const sheet = await readWorkbook(bytes, { ...options, maxRows })
    if (sheet.rows.length === 0) throw new AppError('file_empty')
    return sheet
  } catch (error) {
    if (!(error instanceof UnreadableWorkbook)) throw error
    const code = otherCodes[error.code] ?? CODES[error.code]
    throw new AppError(code, { cause: error, details: { reason: error.code } })
  }
}

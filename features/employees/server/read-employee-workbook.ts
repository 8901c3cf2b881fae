import { AppError } from '#kit/contract/errors.ts'
import { readUploadedWorkbook } from '#kit/server/excel/read-uploaded-workbook.ts'
import type { SheetRows } from '#kit/server/excel/read-workbook.ts'
import { MAX_IMPORT_BYTES, MAX_IMPORT_ROWS } from '../contract.ts'

/** Reads an employee sheet within its limits. Throws `AppError` with a `file_…` code if the file cannot be read. */
export async function readEmployeeWorkbook(bytes: Buffer): Promise<SheetRows> {
  if (bytes.length > MAX_IMPORT_BYTES) throw new AppError('file_too_large')
  return readUploadedWorkbook(bytes, MAX_IMPORT_ROWS)
}

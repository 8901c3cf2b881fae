/** Why an uploaded workbook cannot be read; each code is also the key of its text in both languages. */
export type WorkbookErrorCode =
  | 'file_not_workbook'
  | 'workbook_old_format'
  | 'workbook_encrypted'
  | 'workbook_has_macros'
  | 'workbook_damaged'
  | 'workbook_too_large'
  | 'workbook_too_many_rows'
  | 'workbook_too_many_columns'
  | 'workbook_sheet_missing'
  | 'workbook_timeout'

/** The file is invalid: answer 422 with the code. `detail` is for the log, in English. */
export class UnreadableWorkbook extends Error {
  readonly code: WorkbookErrorCode
  readonly detail: string

  constructor(code: WorkbookErrorCode, detail: string) {
    super(`${code}: ${detail}`)
    this.name = 'UnreadableWorkbook'
    this.code = code
    this.detail = detail
  }
}

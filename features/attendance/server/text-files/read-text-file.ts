import { AppError } from '#kit/contract/errors.ts'
import { columnNumber } from '#kit/server/excel/column-letters.ts'
import { readUploadedWorkbook } from '#kit/server/excel/read-uploaded-workbook.ts'
import type { SheetCell } from '#kit/server/excel/read-workbook.ts'
import { decodeText, detectEncoding } from '../../domain/decode-text.ts'

/** The beginning of a ZIP archive, such as .xlsx, and of an old Excel file. */
const isZip = (bytes: Buffer) => bytes.subarray(0, 4).equals(Buffer.from([0x50, 0x4b, 3, 4]))
const isOldExcel = (bytes: Buffer) => bytes.subarray(0, 4).equals(Buffer.from([0xd0, 0xcf, 0x11, 0xe0]))

/** Whether the bytes can be read as a text or a workbook, without reading them. Throws `file_not_workbook` for old Excel files. */
export function isReadable(bytes: Buffer): boolean {
  if (isOldExcel(bytes)) throw new AppError('file_not_workbook')
  return isZip(bytes) || detectEncoding(bytes) !== null
}

/**
 * The text of a file in UTF-8: text files of the usual encodings, and the first sheet of a workbook with a tab between
 * the cells, each row on the line of its number. Throws `file_not_scans` for other files, and the errors of workbooks.
 */
export async function readTextFile(bytes: Buffer, maxRows: number): Promise<Buffer> {
  if (isOldExcel(bytes)) throw new AppError('file_not_workbook')
  if (isZip(bytes)) return Buffer.from(await sheetText(bytes, maxRows))
  const encoding = detectEncoding(bytes)
  if (encoding === null) throw new AppError('file_not_scans')
  return encoding === 'utf-8' ? bytes : Buffer.from(decodeText(bytes, encoding))
}

async function sheetText(bytes: Buffer, maxRows: number): Promise<string> {
  const { headerRow, headers, rows } = await readUploadedWorkbook(bytes, maxRows, {}, { withSeconds: true })
  const lines: string[] = []
  const put = (row: number, cells: readonly (readonly [string, string])[]) => {
    const fields: string[] = []
    for (const [letters, text] of cells) fields[(columnNumber(letters) ?? 1) - 1] = text
    lines[row - 1] = Array.from(fields, (field) => field ?? '').join('\t')
  }
  if (headerRow !== undefined) put(headerRow, Object.entries(headers))
  for (const row of rows)
    put(
      row.number,
      Object.entries(row.cells).map(([letters, cell]) => [letters, cellText(cell)] as const),
    )
  return Array.from(lines, (line) => line ?? '').join('\n')
}

const cellText = ({ value }: SheetCell) => String(value ?? '').replaceAll(/[\t\r\n]+/g, ' ')

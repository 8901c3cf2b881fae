import { type SheetColumn, type SheetRecord, writeWorkbook } from './write-workbook.ts'

interface ErrorRows {
  /** Name of the sheet, and headings of the two columns after the columns of the file. */
  words: { sheet: string; rowNumber: string; reason: string }
  /** Header cells by column letters. */
  headers: Record<string, string>
  rows: readonly { number: number; cells: SheetRecord; reasons: readonly string[] }[]
}

/**
 * A workbook with the invalid rows of a file, unchanged, with row numbers and reasons. Cells are texts, so that
 * no formula is evaluated.
 */
export function errorRowsWorkbook({ words, headers, rows }: ErrorRows): Promise<Buffer> {
  const columns: SheetColumn[] = [
    ...Object.entries(headers).map(([letters, header]) => ({ header, key: letters, type: 'text' as const })),
    { header: words.rowNumber, key: 'row number', type: 'number' },
    { header: words.reason, key: 'reason', type: 'text', width: 60 },
  ]
  const records = rows.map(({ number, cells, reasons }) => ({
    ...cells,
    'row number': number,
    reason: reasons.join('; '),
  }))
  return writeWorkbook({ sheets: [{ name: words.sheet, columns, rows: records }] })
}

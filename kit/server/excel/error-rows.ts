import type { ImportRowError } from '#kit/contract/import.ts'
import type { Language } from '#kit/contract/scalars.ts'
import type { ColumnsOfFile } from './read-columns.ts'
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

const WORDS = {
  la: { sheet: 'ຂໍ້ຜິດພາດ', rowNumber: 'ແຖວໃນໄຟລ໌', reason: 'ເຫດຜົນ' },
  en: { sheet: 'Errors', rowNumber: 'Row of the file', reason: 'Reason' },
} satisfies Record<Language, ErrorRows['words']>

/** The rows of a file that have errors, to correct and upload again, as .xlsx in base64; null without errors. */
export async function errorFileOf(
  file: ColumnsOfFile,
  errors: readonly ImportRowError[],
  language: Language,
): Promise<string | null> {
  if (errors.length === 0) return null
  const reasons = Map.groupBy(errors, ({ row }) => row)
  const rows = file.rows.flatMap(({ row, all }) => {
    const own = reasons.get(row)
    if (!own) return []
    const cells = Object.entries(all).map(([letters, { value, error }]) => [
      letters,
      error ?? (value === null ? null : String(value)),
    ])
    return [{ number: row, cells: Object.fromEntries(cells), reasons: own.map(({ message }) => message) }]
  })
  const headers = Object.fromEntries(file.columns.map(({ letters, heading }) => [letters, heading]))
  return (await errorRowsWorkbook({ words: WORDS[language], headers, rows })).toString('base64')
}

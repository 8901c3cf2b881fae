import { z } from 'zod'
import { AppError } from '#kit/contract/errors.ts'
import { findTable } from '#kit/server/excel/find-table.ts'
import { readUploadedRows } from '#kit/server/excel/read-uploaded-workbook.ts'
import type { AllRows } from '#kit/server/excel/read-workbook.ts'
import { MAX_IMPORT_BYTES, MAX_IMPORT_ROWS, SkippedRow } from '../../contract.ts'
import { countKnownHeadings } from '../../domain/guess-columns.ts'
import type { ImportColumn } from '../../domain/import-columns.ts'

/** The column letters of the texts between the employees. */
export const SECTIONS = '§'

const StoredCell = z.object({
  value: z.union([z.string(), z.number(), z.boolean()]).nullable(),
  formula: z.string().exactOptional(),
  error: z.string().exactOptional(),
})

/** The table of an uploaded file, as stored with its import. */
export const EmployeeTable = z.object({
  headers: z.record(z.string(), z.string()),
  rows: z.array(z.object({ number: z.int(), cells: z.record(z.string(), StoredCell) })),
  skipped: z.array(SkippedRow),
})
export type EmployeeTable = z.infer<typeof EmployeeTable>

/** Reads all rows of an employee sheet within its limits. Throws `AppError` with a `file_…` code if the file cannot be read. */
export async function readEmployeeRows(bytes: Buffer): Promise<AllRows> {
  if (bytes.length > MAX_IMPORT_BYTES) throw new AppError('file_too_large')
  return readUploadedRows(bytes, MAX_IMPORT_ROWS)
}

/** The table in the rows of a sheet. Throws `file_empty` without a record. */
export function tableOf({ rows }: AllRows, columns: readonly ImportColumn[]): EmployeeTable {
  const table = findTable(rows, (headers) => countKnownHeadings(headers, columns))
  if (table.rows.length === 0) throw new AppError('file_empty')
  if (table.rows.length > MAX_IMPORT_ROWS) throw new AppError('file_too_many_rows')
  const { headers, skipped, sections } = table
  if (sections.size === 0) return { headers, rows: table.rows, skipped }
  return {
    headers: { ...headers, [SECTIONS]: SECTIONS },
    rows: table.rows.map((row) => ({
      ...row,
      cells: { ...row.cells, ...sectionCell(sections.get(row.number)) },
    })),
    skipped,
  }
}

/** The name of a section without its number of people, "ພະແນກຕັດຫຍິບ (25 ຄົນ)". */
function sectionCell(text: string | undefined): EmployeeTable['rows'][number]['cells'] {
  const name = (text ?? '')
    .split(' · ')[0]
    ?.replace(/\s*[([]?\s*\d+\s*(?:ຄົນ|ທ່ານ|people|persons)?\s*[)\]]?\s*:?\s*$/u, '')
    .trim()
  return name ? { [SECTIONS]: { value: name } } : {}
}

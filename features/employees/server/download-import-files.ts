import { z } from 'zod'
import { AppError } from '#kit/contract/errors.ts'
import { XLSX } from '#kit/contract/file-types.ts'
import type { Language } from '#kit/contract/scalars.ts'
import { errorRowsWorkbook } from '#kit/server/excel/error-rows.ts'
import { type SheetColumn, writeWorkbook } from '#kit/server/excel/write-workbook.ts'
import { companyOf, type Endpoint, FileAnswer, handle, inCompany } from '#kit/server/handler.ts'
import { downloadImportErrors, downloadImportTemplate } from '../contract.ts'
import type { ColumnKind } from '../domain/fields/field-kinds.ts'
import { GUARDS } from '../domain/guards.ts'
import { columnsFor, type ImportColumn } from '../domain/import-columns.ts'
import { shownValue } from '../domain/sheet-rows.ts'
import { reasonText } from '../locales/import-reasons.ts'
import { IMPORT_SHEET_TEXTS } from '../locales/import-sheet.ts'
import { BadRow } from './errors-by-row.ts'
import { rightsOf } from './guarded-employee.ts'
import { requireGuards } from './import-batches.ts'
import type { ImportExtension } from './import-extension.ts'
import { readKnownLists } from './read-known-lists.ts'

const Batch = z.object({
  file_name: z.string(),
  headers: z.record(z.string(), z.string()),
  bad_rows: z.array(BadRow),
  guards: z.array(z.enum(GUARDS)),
})
type Batch = z.infer<typeof Batch>

export const downloadErrors = handle(downloadImportErrors, async (context) => {
  const { language, params } = context
  const batch = await inCompany(context, (tx) =>
    tx.maybeOne(
      Batch,
      `select file_name, headers, bad_rows, guards from import_batch where company_id = $1 and id = $2 and kind = 'employees'`,
      [companyOf(context), params.id],
    ),
  )
  if (!batch) throw new AppError('not_found')
  requireGuards(context.session, batch.guards, 'view')
  const bytes = await errorsWorkbook(batch, language)
  return new FileAnswer(`${batch.file_name.replace(/\.xlsx$/i, '')}-errors.xlsx`, XLSX, bytes)
})

function errorsWorkbook({ headers, bad_rows }: Batch, language: Language): Promise<Buffer> {
  const { errors, rowNumber, reason } = IMPORT_SHEET_TEXTS[language]
  const rows = bad_rows.map((bad) => errorRow(bad, language))
  return errorRowsWorkbook({ words: { sheet: errors, rowNumber, reason }, headers, rows })
}

function errorRow({ row, errors }: BadRow, language: Language) {
  const cells = Object.entries(row.cells).map(([letters, cell]) => [letters, shownValue(cell)] as const)
  const reasons = errors.map((error) => `${error.header}: ${reasonText(error.code, error.params, language)}`)
  return { number: row.number, cells: Object.fromEntries(cells), reasons }
}

const CELL_TYPES: Partial<Record<ColumnKind, SheetColumn['type']>> = {
  money: 'kip',
  count: 'number',
  date: 'date',
}

/** An empty sheet with headers in the user's language, and a second one that explains the columns. */
export function downloadTemplate(extensions: readonly ImportExtension[]): Endpoint {
  return handle(downloadImportTemplate, async (context) => {
    const { language } = context
    const { columns } = await inCompany(context, (tx) => readKnownLists(tx, companyOf(context), extensions))
    const own = columnsFor(rightsOf(context.session), columns.own)
    const bytes = await templateWorkbook([...own, ...columns.extra], language)
    return new FileAnswer('employees.xlsx', XLSX, bytes)
  })
}

function templateWorkbook(columns: readonly ImportColumn[], language: Language): Promise<Buffer> {
  const texts = IMPORT_SHEET_TEXTS[language]
  const text = (key: string, header: string): SheetColumn => ({ key, header, type: 'text' })
  return writeWorkbook({
    sheets: [
      {
        name: texts.employees,
        rows: [],
        columns: columns.map((column) => ({
          header: column[language],
          key: column.name,
          type: CELL_TYPES[column.kind] ?? 'text',
        })),
      },
      {
        name: texts.explanation,
        isAbout: true,
        columns: [
          text('column', texts.column),
          text('required', texts.required),
          text('values', texts.values),
        ],
        rows: columns.map((column) => ({
          column: column[language],
          required: column.required ? texts.yes : '',
          values: allowedValues(column, language),
        })),
      },
    ],
  })
}

/** The allowed values of a column, for the second sheet of the template. */
function allowedValues({ kind, options = {}, min = 0, max = 0 }: ImportColumn, language: Language): string {
  if (kind === 'choice')
    return Object.values(options)
      .map((words) => words[language])
      .join(', ')
  return IMPORT_SHEET_TEXTS[language].kinds[kind].replace('{min}', String(min)).replace('{max}', String(max))
}

import { AppError } from '#kit/contract/errors.ts'
import { PREVIEW_ERRORS, PREVIEW_ROWS } from '#kit/contract/import.ts'
import type { Language } from '#kit/contract/scalars.ts'
import type { Tx } from '#kit/database/database.ts'
import type { ImportBatch } from '../contract.ts'
import type { ImportRow, SheetError } from '../domain/sheet-rows.ts'
import { reasonText } from '../locales/import-reasons.ts'
import type { CheckedSheet } from './check-employee-sheet.ts'

interface Preview {
  rows: ImportBatch['rows']
  errors: SheetError[]
}

interface BatchRow extends Omit<ImportBatch, 'rows' | 'errors' | 'created_at' | 'finished_at'> {
  preview: Preview
  created_at: Date
  finished_at: Date | null
}

const SHOW = `
  select id, file_name, status, good_count, bad_count, unchanged_count, done_count, error_code, ignored_columns, preview,
    created_at, finished_at
  from import_batch where company_id = $1 and id = $2 and kind = 'employees'`

const ADD = `
  insert into import_batch (company_id, kind, file_name, status, language, good_rows, bad_rows, headers, ignored_columns, preview,
    good_count, bad_count, unchanged_count, created_by)
  values ($1, 'employees', $2, 'ready', $3, $4, $5, $6, $7, $8, $9, $10, $11, $12) returning id`

/** Keeps a sheet that has been looked through until it is committed. Returns its id. */
export async function addBatch(
  tx: Tx,
  companyId: number,
  batch: { fileName: string; language: Language; sheet: CheckedSheet; accountId: number | null },
): Promise<number> {
  const { sheet } = batch
  const row = await tx.one<{ id: number }>(ADD, [
    companyId,
    batch.fileName,
    batch.language,
    JSON.stringify(sheet.good),
    JSON.stringify(sheet.bad),
    JSON.stringify(sheet.headers),
    sheet.ignoredColumns,
    JSON.stringify(previewOf(sheet)),
    sheet.good.length,
    sheet.bad.length,
    sheet.unchanged,
    batch.accountId,
  ])
  return row.id
}

function previewOf(sheet: CheckedSheet): Preview {
  return {
    rows: sheet.good.slice(0, PREVIEW_ROWS).map(previewRow),
    errors: sheet.bad.flatMap(({ errors }) => errors).slice(0, PREVIEW_ERRORS),
  }
}

function previewRow({ row, person }: ImportRow): ImportBatch['rows'][number] {
  const { emp_number, name, surname, en_name, en_surname, branch, department, position } = person
  const { start_date, base_salary } = person
  return {
    row,
    emp_number,
    name,
    surname,
    en_name,
    en_surname,
    branch,
    department,
    position,
    start_date,
    base_salary,
  }
}

/** An import as the calls answer it; it does not touch the stored rows, so that asking often costs little. Throws `not_found`. */
export async function showBatch(
  tx: Tx,
  companyId: number,
  id: number,
  language: Language,
): Promise<ImportBatch> {
  const row = await tx.maybeOne<BatchRow>(SHOW, [companyId, id])
  if (!row) throw new AppError('not_found')
  const { preview, ...rest } = row
  return {
    ...rest,
    rows: preview.rows,
    errors: preview.errors.map((error) => ({
      ...error,
      message: reasonText(error.code, error.params, language),
    })),
    created_at: row.created_at.toISOString(),
    finished_at: row.finished_at?.toISOString() ?? null,
  }
}

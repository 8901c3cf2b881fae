import { z } from 'zod'
import { AppError } from '#kit/contract/errors.ts'
import { PREVIEW_ERRORS, PREVIEW_ROWS } from '#kit/contract/import.ts'
import type { Language } from '#kit/contract/scalars.ts'
import type { Tx } from '#kit/database/database.ts'
import { IdRow, Timestamp } from '#kit/database/row-types.ts'
import type { Context } from '#kit/server/handler.ts'
import { requireRight } from '#kit/server/permit.ts'
import type { Session } from '#kit/server/session.ts'
import { ImportBatch, ImportChange } from '../contract.ts'
import { GUARD_PERMISSIONS, GUARDS, type Guard } from '../domain/guards.ts'
import type { ImportRow } from '../domain/sheet-rows.ts'
import { reasonText } from '../locales/import-reasons.ts'
import type { CheckedSheet } from './check-employee-sheet.ts'
import { StoredError } from './errors-by-row.ts'

/** A change with the column's labels in both languages. */
const StoredChange = ImportChange.omit({ column: true }).extend({
  heading: z.object({ la: z.string(), en: z.string() }),
})

const Preview = z.object({
  rows: ImportBatch.shape.rows,
  errors: z.array(StoredError),
  /** Missing in files of earlier versions. */
  changes: z.array(StoredChange).optional(),
})
type Preview = z.infer<typeof Preview>

const BatchRow = ImportBatch.omit({
  errors: true,
  rows: true,
  changes: true,
  created_at: true,
  finished_at: true,
}).extend({
  preview: Preview,
  guards: z.array(z.enum(GUARDS)),
  created_at: Timestamp,
  finished_at: Timestamp.nullable(),
})

const SHOW = `
  select id, file_name, status, good_count, bad_count, changed_count, unchanged_count, done_count, error_code, ignored_columns, preview,
    created_at, finished_at, guards
  from import_batch where company_id = $1 and id = $2 and kind = 'employees'`

const ADD = `
  insert into import_batch (company_id, kind, file_name, status, language, good_rows, bad_rows, headers, ignored_columns, preview,
    good_count, bad_count, unchanged_count, created_by, guards, changed_count)
  values ($1, 'employees', $2, 'ready', $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14) returning id`

/** Stores a checked sheet until it is committed. Returns its id. */
export async function addBatch(
  tx: Tx,
  companyId: number,
  batch: { fileName: string; language: Language; sheet: CheckedSheet; accountId: number | null },
): Promise<number> {
  const { sheet } = batch
  const row = await tx.one(IdRow, ADD, [
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
    sheet.guards,
    sheet.good.filter(({ exists }) => exists).length,
  ])
  return row.id
}

function previewOf(sheet: CheckedSheet): Preview {
  return {
    rows: sheet.good
      .filter(({ exists }) => !exists)
      .slice(0, PREVIEW_ROWS)
      .map(previewRow),
    changes: previewChanges(sheet),
    errors: sheet.bad.flatMap(({ errors }) => errors).slice(0, PREVIEW_ERRORS),
  }
}

function previewChanges({ good, changes }: CheckedSheet): Preview['changes'] {
  const people = new Map(good.map(({ row, person }) => [row, person]))
  return changes.slice(0, PREVIEW_ROWS).flatMap(({ row, before, after, firstDay, heading }) => {
    const person = people.get(row)
    if (!person) return []
    const { emp_number, name, surname } = person
    return [{ row, emp_number, name, surname, before, after, first_day: firstDay, heading }]
  })
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

/**
 * An import as returned by the calls; it does not read the stored rows, so that polling is cheap. Throws `not_found`,
 * and `forbidden` for users who cannot see the fields in its file.
 */
export async function showBatch(
  tx: Tx,
  companyId: number,
  id: number,
  { language, session }: Pick<Context, 'language'> & { session: Session },
): Promise<ImportBatch> {
  const row = await tx.maybeOne(BatchRow, SHOW, [companyId, id])
  if (!row) throw new AppError('not_found')
  requireGuards(session, row.guards, 'view')
  const { preview, guards: _, ...rest } = row
  return {
    ...rest,
    rows: preview.rows,
    changes: (preview.changes ?? []).map(({ heading, ...change }) => ({
      ...change,
      column: heading[language],
    })),
    errors: preview.errors.map((error) => ({
      ...error,
      message: reasonText(error.code, error.params, language),
    })),
    created_at: row.created_at.toISOString(),
    finished_at: row.finished_at?.toISOString() ?? null,
  }
}

/** Throws `forbidden` without the permission to see or to change the guarded fields of an import. */
export function requireGuards(session: Session, guards: readonly Guard[], right: 'view' | 'edit'): void {
  for (const guard of guards) requireRight(session, GUARD_PERMISSIONS[guard][right])
}

import { z } from 'zod'
import { AppError } from '#kit/contract/errors.ts'
import type { Language } from '#kit/contract/scalars.ts'
import type { Tx } from '#kit/database/database.ts'
import { IdRow, Timestamp } from '#kit/database/row-types.ts'
import type { Context } from '#kit/server/handler.ts'
import { requireRight } from '#kit/server/permit.ts'
import type { Session } from '#kit/server/session.ts'
import { ImportBatch, type TouchedRun } from '../contract.ts'
import { GUARD_PERMISSIONS, GUARDS, type Guard } from '../domain/guards.ts'
import { reasonText } from '../locales/import-reasons.ts'
import { BatchPreview, EMPTY_PREVIEW, previewOf } from './import/batch-preview.ts'
import type { CheckedSheet } from './import/check-table.ts'
import type { ChosenColumns } from './import/choose-columns.ts'
import type { EmployeeTable } from './import/employee-table.ts'
import type { NameChoice } from './import/new-names.ts'

const BatchRow = ImportBatch.pick({
  id: true,
  file_name: true,
  status: true,
  revision: true,
  good_count: true,
  bad_count: true,
  changed_count: true,
  unchanged_count: true,
  conflict_count: true,
  numbered_count: true,
  done_count: true,
  error_code: true,
  ignored_columns: true,
}).extend({
  preview: BatchPreview,
  guards: z.array(z.enum(GUARDS)),
  created_at: Timestamp,
  finished_at: Timestamp.nullable(),
})

const SHOW = `
  select id, file_name, status, revision, good_count, bad_count, changed_count, unchanged_count, conflict_count, numbered_count, done_count,
    error_code, ignored_columns, preview, created_at, finished_at, guards
  from import_batch where company_id = $1 and id = $2 and kind = 'employees'`

const ADD = `
  insert into import_batch (company_id, kind, file_name, status, language, headers, preview, created_by, sheet, guards)
  values ($1, 'employees', $2, 'choosing', $3, $4, $5, $6, $7, $8) returning id`

/** Stores an uploaded table whose columns are not chosen yet. Returns its id. */
export async function addBatch(
  tx: Tx,
  companyId: number,
  batch: {
    fileName: string
    language: Language
    table: EmployeeTable
    accountId: number | null
    guards: readonly Guard[]
  },
): Promise<number> {
  const { table } = batch
  const row = await tx.one(IdRow, ADD, [
    companyId,
    batch.fileName,
    batch.language,
    JSON.stringify(table.headers),
    JSON.stringify({ ...EMPTY_PREVIEW, skipped: table.skipped.slice(0, 200) }),
    batch.accountId,
    JSON.stringify(table),
    batch.guards,
  ])
  return row.id
}

const SAVE_COLUMNS = `update import_batch set chosen = $3, guards = $4 where company_id = $1 and id = $2`

/** Stores the fields of the columns of an import that is not checked yet. */
export async function saveColumns(
  tx: Tx,
  id: number,
  chosen: ChosenColumns,
  guards: readonly Guard[],
): Promise<void> {
  await tx.execute(SAVE_COLUMNS, [tx.companyId, id, JSON.stringify(chosen), guards])
}

const SAVE = `
  update import_batch set status = 'ready', good_rows = $3, bad_rows = $4, headers = $5, ignored_columns = $6, preview = $7, good_count = $8,
    bad_count = $9, unchanged_count = $10, guards = $11, changed_count = $12, numbered_count = $13, chosen = $14, names = $15,
    revision = revision + 1, error_code = null
  where company_id = $1 and id = $2 and status in ('choosing', 'ready', 'failed')`

/** Stores the result of a check until it is committed. Throws `import_not_ready` if the import has begun. */
export async function saveCheck(
  tx: Tx,
  id: number,
  checked: {
    sheet: CheckedSheet
    chosen: ChosenColumns
    names: readonly NameChoice[]
    lockedRuns: readonly TouchedRun[]
  },
): Promise<void> {
  const { sheet, chosen, names, lockedRuns } = checked
  const saved = await tx.execute(SAVE, [
    tx.companyId,
    id,
    JSON.stringify(sheet.good),
    JSON.stringify(sheet.bad),
    JSON.stringify(sheet.headers),
    sheet.ignoredColumns,
    JSON.stringify(previewOf(sheet, lockedRuns)),
    sheet.good.length,
    sheet.bad.length,
    sheet.unchanged,
    sheet.guards,
    sheet.good.filter(({ exists }) => exists).length,
    sheet.good.filter(({ isNumbered }) => isNumbered).length,
    JSON.stringify(chosen),
    JSON.stringify(names),
  ])
  if (saved === 0) throw new AppError('import_not_ready')
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
    ...previewIn(preview, language),
    created_at: row.created_at.toISOString(),
    finished_at: row.finished_at?.toISOString() ?? null,
  }
}

type Texts = string | Record<Language, string>
const textIn = (text: Texts, language: Language) => (typeof text === 'string' ? text : text[language])

type Shown = Pick<
  ImportBatch,
  'rows' | 'changes' | 'update_columns' | 'locked_runs' | 'new_names' | 'understood' | 'skipped' | 'errors'
>

function previewIn(preview: BatchPreview, language: Language): Shown {
  const { changes = [], update_columns = [], new_names = [], understood = [], skipped = [] } = preview
  return {
    rows: preview.rows,
    changes: changes.map(({ heading, before, after, key = '', ...change }) => ({
      ...change,
      key,
      column: heading[language],
      before: textIn(before, language),
      after: textIn(after, language),
    })),
    update_columns: update_columns.map(({ heading, ...column }) => ({
      ...column,
      column: heading[language],
    })),
    locked_runs: preview.locked_runs ?? [],
    new_names: new_names.map(({ heading, ...name }) => ({ ...name, column: heading[language] })),
    understood: understood.map(({ heading, examples, ...column }) => ({
      ...column,
      column: heading[language],
      examples: examples.map((example) => ({ ...example, to: example.to[language] })),
    })),
    skipped,
    errors: preview.errors.map((error) => ({
      ...error,
      message: reasonText(error.code, error.params, language),
    })),
  }
}

/** Throws `forbidden` without the permission to see or to change the guarded fields of an import. */
export function requireGuards(session: Session, guards: readonly Guard[], right: 'view' | 'edit'): void {
  for (const guard of guards) requireRight(session, GUARD_PERMISSIONS[guard][right])
}

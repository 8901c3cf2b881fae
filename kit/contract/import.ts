import { z } from 'zod'
import { Id, Instant } from './scalars.ts'

/** How many rows and errors the preview of an import shows; the file of errors has them all. */
export const PREVIEW_ROWS = 20
export const PREVIEW_ERRORS = 200

/** One thing wrong in a file: where (row and column as a spreadsheet names them), what stood there and why it cannot be taken. */
export const ImportRowError = z.object({
  row: z.int(),
  /** Column letters; empty where the whole row is meant. */
  column: z.string(),
  header: z.string(),
  value: z.string(),
  /** Key of the reason's text. */
  code: z.string(),
  /** The reason in the asker's language. */
  message: z.string(),
})
export type ImportRowError = z.infer<typeof ImportRowError>

/** What every import of a file tells besides its status and its own counts. */
export const ImportedFile = z.object({
  id: Id,
  file_name: z.string(),
  /** Rows with at least one error. */
  bad_count: z.int(),
  /** Rows stored so far. */
  done_count: z.int(),
  error_code: z.string().nullable(),
  /** Headers that mean nothing here; their columns are left out. */
  ignored_columns: z.array(z.string()),
  errors: z.array(ImportRowError),
  created_at: Instant,
  finished_at: Instant.nullable(),
})
export type ImportedFile = z.infer<typeof ImportedFile>

/** Why an uploaded workbook is refused as a whole. */
export const WORKBOOK_ERRORS = [
  'file_not_workbook',
  'file_damaged',
  'file_encrypted',
  'file_too_large',
  'file_too_many_rows',
  'file_timeout',
  'file_missing_columns',
  'file_guarded_columns',
  'file_empty',
] as const

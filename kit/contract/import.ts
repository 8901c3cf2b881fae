import { z } from 'zod'
import { Id, Instant } from './scalars.ts'

/** Number of rows and errors in the preview of an import; the error file contains all of them. */
export const PREVIEW_ROWS = 20
export const PREVIEW_ERRORS = 200

/** One error in a file: its place (row and column as in a spreadsheet), the value and the reason. */
export const ImportRowError = z.object({
  row: z.int(),
  /** Column letters; empty if the error concerns the whole row. */
  column: z.string(),
  header: z.string(),
  value: z.string(),
  /** Key of the reason's text. */
  code: z.string(),
  /** The reason in the caller's language. */
  message: z.string(),
})
export type ImportRowError = z.infer<typeof ImportRowError>

/** The fields that every file import has, besides its status and its own counts. */
export const ImportedFile = z.object({
  id: Id,
  file_name: z.string(),
  /** Rows with at least one error. */
  bad_count: z.int(),
  /** Rows stored so far. */
  done_count: z.int(),
  error_code: z.string().nullable(),
  /** Unknown headers; their columns are ignored. */
  ignored_columns: z.array(z.string()),
  errors: z.array(ImportRowError),
  created_at: Instant,
  finished_at: Instant.nullable(),
})
export type ImportedFile = z.infer<typeof ImportedFile>

/** Reasons to refuse an uploaded workbook as a whole. */
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

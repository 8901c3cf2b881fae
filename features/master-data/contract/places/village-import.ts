import { z } from 'zod'
import { dataAnswer } from '#kit/contract/lists.ts'
import { XLSX } from '#kit/contract/master-data-routes.ts'
import { defineRoute } from '#kit/contract/route.ts'
import { Id, IdParam, Instant } from '#kit/contract/scalars.ts'
import { KEEPS_PLACES } from './place-access.ts'

export const MAX_VILLAGE_BYTES = 10 * 1024 * 1024
export const MAX_VILLAGE_ROWS = 50_000
/** How many rows and errors the preview shows; the file of errors has them all. */
export const SHOWN_ROWS = 20
export const SHOWN_ERRORS = 200

/** One thing wrong: where (row and column as a spreadsheet names them), what stood there, why it cannot be taken. */
export const VillageError = z.object({
  row: z.int(),
  /** Column letters; empty where the whole row is meant. */
  column: z.string(),
  header: z.string(),
  value: z.string(),
  code: z.string(),
  /** The reason in the asker's language. */
  message: z.string(),
})
export type VillageError = z.infer<typeof VillageError>

/** What would be stored. */
export const VillagePreview = z.object({
  row: z.int(),
  state: z.enum(['added', 'changed']),
  code: z.string(),
  district_la: z.string(),
  district_en: z.string(),
  name_la: z.string(),
  name_en: z.string(),
})
export type VillagePreview = z.infer<typeof VillagePreview>

export const VillageImport = z.object({
  id: Id,
  file_name: z.string(),
  /** ready: looked through, waits for its commit; importing: being stored; done; failed: nothing was stored. */
  status: z.enum(['ready', 'importing', 'done', 'failed']),
  /** Rows that will be, or were, added and changed; rows that are there already; rows with an error. */
  added_count: z.int(),
  changed_count: z.int(),
  same_count: z.int(),
  bad_count: z.int(),
  /** Rows stored so far. */
  done_count: z.int(),
  error_code: z.string().nullable(),
  /** Headers that mean nothing here; their columns are left out. */
  ignored_columns: z.array(z.string()),
  rows: z.array(VillagePreview),
  errors: z.array(VillageError),
  created_at: Instant,
  finished_at: Instant.nullable(),
})
export type VillageImport = z.infer<typeof VillageImport>

const params = z.object({ import_id: IdParam })

export const uploadVillages = defineRoute({
  method: 'POST',
  path: '/admin/village/import',
  summary:
    'Look through a CSV or Excel file of villages: what is new, changed, the same and wrong; nothing is stored yet.',
  access: KEEPS_PLACES,
  upload: { maxBytes: MAX_VILLAGE_BYTES, types: [XLSX, 'text/csv'] },
  answer: dataAnswer(VillageImport),
  errors: [
    'file_not_table',
    'file_not_workbook',
    'file_damaged',
    'file_encrypted',
    'file_too_large',
    'file_too_many_rows',
    'file_timeout',
    'file_missing_columns',
    'file_empty',
  ],
})

export const showVillageImport = defineRoute({
  method: 'GET',
  path: '/admin/village/import/:import_id',
  summary: 'How far an import of villages is: its counts, first rows and errors.',
  access: KEEPS_PLACES,
  params,
  answer: dataAnswer(VillageImport),
})

export const downloadVillageErrors = defineRoute({
  method: 'GET',
  path: '/admin/village/import/:import_id/errors.xlsx',
  summary: 'The rows that cannot be taken, as they came, each with its reasons.',
  access: KEEPS_PLACES,
  params,
  stream: { contentTypes: [XLSX] },
})

export const commitVillages = defineRoute({
  method: 'POST',
  path: '/admin/village/import/:import_id/commit',
  summary:
    'Store the good rows of a file of villages, all or none, in the background; asked again it does no more.',
  access: KEEPS_PLACES,
  params,
  answer: dataAnswer(VillageImport),
})

import { z } from 'zod'
import { XLSX } from '#kit/contract/file-types.ts'
import { ImportedFile, WORKBOOK_ERRORS } from '#kit/contract/import.ts'
import { dataAnswer } from '#kit/contract/lists.ts'
import { defineRoute } from '#kit/contract/route.ts'
import { IdParam } from '#kit/contract/scalars.ts'
import { PLACES_ACCESS } from './place-access.ts'

export const MAX_VILLAGE_BYTES = 10 * 1024 * 1024
export const MAX_VILLAGE_ROWS = 50_000
/** The village as it would be stored. */
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

export const VillageImport = ImportedFile.extend({
  /** ready: checked and waiting for its commit; importing: being stored; done; failed: nothing was stored. */
  status: z.enum(['ready', 'importing', 'done', 'failed']),
  /** Rows that will be, or were, added and changed; rows that already exist. */
  added_count: z.int(),
  changed_count: z.int(),
  same_count: z.int(),
  rows: z.array(VillagePreview),
})
export type VillageImport = z.infer<typeof VillageImport>

const params = z.object({ import_id: IdParam })

export const uploadVillages = defineRoute({
  method: 'POST',
  path: '/admin/village/import',
  summary:
    'Check a CSV or Excel file of villages: new, changed, unchanged and invalid rows; nothing is stored yet.',
  access: PLACES_ACCESS,
  upload: { maxBytes: MAX_VILLAGE_BYTES, types: [XLSX, 'text/csv'] },
  answer: dataAnswer(VillageImport),
  errors: ['file_not_table', ...WORKBOOK_ERRORS],
})

export const showVillageImport = defineRoute({
  method: 'GET',
  path: '/admin/village/import/:import_id',
  summary: 'Show an import of villages: its progress, counts, first rows and errors.',
  access: PLACES_ACCESS,
  params,
  answer: dataAnswer(VillageImport),
})

export const downloadVillageErrors = defineRoute({
  method: 'GET',
  path: '/admin/village/import/:import_id/errors.xlsx',
  summary: 'Download the invalid rows unchanged, each with its reasons.',
  access: PLACES_ACCESS,
  params,
  stream: { contentTypes: [XLSX] },
})

export const commitVillages = defineRoute({
  method: 'POST',
  path: '/admin/village/import/:import_id/commit',
  summary:
    'Store the valid rows of a file of villages, all or none, in the background; repeating it has no effect.',
  access: PLACES_ACCESS,
  params,
  answer: dataAnswer(VillageImport),
})

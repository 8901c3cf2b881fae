import { z } from 'zod'
import { XLSX } from '#kit/contract/file-types.ts'
import { ImportedFile, ImportRowError, WORKBOOK_ERRORS } from '#kit/contract/import.ts'
import { dataAnswer } from '#kit/contract/lists.ts'
import { changing, defineRoute } from '#kit/contract/route.ts'
import { IdParam } from '#kit/contract/scalars.ts'

const imports = changing({ anyOf: ['view-employee'], side: 'company' }, 'edit-employee', 'import-employee')
export const MAX_IMPORT_BYTES = 10 * 1024 * 1024
export const MAX_IMPORT_ROWS = 20_000
const RowError = ImportRowError.extend({
  /** What fills the {names} in the reason's text. */
  params: z.record(z.string(), z.string()),
})

/** A good row as it will be stored, for the preview. */
export const ImportPreviewRow = z.object({
  row: z.int(),
  emp_number: z.string(),
  name: z.string(),
  surname: z.string(),
  en_name: z.string(),
  en_surname: z.string(),
  branch: z.string(),
  department: z.string(),
  position: z.string(),
  start_date: z.string(),
  /** Null where it is entered later. */
  base_salary: z.int().nullable(),
})

export const ImportBatch = ImportedFile.extend({
  /** ready: looked through, waits for its commit; importing: being stored; done; failed: nothing was stored. */
  status: z.enum(['reading', 'ready', 'importing', 'done', 'failed']),
  /** Rows that will be (or were) added. */
  good_count: z.int(),
  /** Rows of employees who are there already with the same data. */
  unchanged_count: z.int(),
  rows: z.array(ImportPreviewRow),
  errors: z.array(RowError),
})
export type ImportBatch = z.infer<typeof ImportBatch>

const params = z.object({ id: IdParam })

export const uploadEmployees = defineRoute({
  method: 'POST',
  path: '/employee/import',
  summary:
    'Look through an Excel sheet of employees: what would be added and what is wrong; nothing is added yet.',
  access: imports,
  upload: { maxBytes: MAX_IMPORT_BYTES, types: [XLSX] },
  answer: dataAnswer(ImportBatch),
  errors: WORKBOOK_ERRORS,
})

export const showImport = defineRoute({
  method: 'GET',
  path: '/employee/import/:id',
  summary: 'How far an import is: its counts, first rows and errors.',
  access: imports,
  params,
  answer: dataAnswer(ImportBatch),
})

export const downloadImportErrors = defineRoute({
  method: 'GET',
  path: '/employee/import/:id/errors.xlsx',
  summary: 'The rows that cannot be taken, as they came, each with its reasons.',
  access: imports,
  params,
  stream: { contentTypes: [XLSX] },
})

export const commitImport = defineRoute({
  method: 'POST',
  path: '/employee/import/:id/commit',
  summary: 'Add the good rows of a sheet, all or none, in the background; asked again it does no more.',
  access: imports,
  params,
  answer: dataAnswer(ImportBatch),
})

export const downloadImportTemplate = defineRoute({
  method: 'GET',
  path: '/employee/import/template.xlsx',
  summary: 'An empty employee sheet in the language of the asker, with the columns explained.',
  access: imports,
  stream: { contentTypes: [XLSX] },
})

import { z } from 'zod'
import { XLSX } from '#kit/contract/file-types.ts'
import { ImportedFile, ImportRowError, WORKBOOK_ERRORS } from '#kit/contract/import.ts'
import { dataAnswer } from '#kit/contract/lists.ts'
import { changing, defineRoute } from '#kit/contract/route.ts'
import { IdParam, IsoDate } from '#kit/contract/scalars.ts'

const imports = changing({ anyOf: ['view-employee'], side: 'company' }, 'edit-employee', 'import-employee')
export const MAX_IMPORT_BYTES = 10 * 1024 * 1024
export const MAX_IMPORT_ROWS = 20_000
const RowError = ImportRowError.extend({
  /** Values for the {names} in the reason's text. */
  params: z.record(z.string(), z.string()),
})

/** A valid row as it will be stored, for the preview. */
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
  /** Null if it is entered later. */
  base_salary: z.int().nullable(),
})

/** What a row changes of an employee who exists; '' stands for none. */
export const ImportChange = z.object({
  row: z.int(),
  emp_number: z.string(),
  name: z.string(),
  surname: z.string(),
  /** The column's label in the user's language. */
  column: z.string(),
  before: z.string(),
  after: z.string(),
  /** From this day on. */
  first_day: IsoDate,
})

export const ImportBatch = ImportedFile.extend({
  /** ready: checked and waiting for its commit; importing: being stored; done; failed: nothing was stored. */
  status: z.enum(['reading', 'ready', 'importing', 'done', 'failed']),
  /** Rows that will be (or were) stored. */
  good_count: z.int(),
  /** The good rows of employees who exist, otherwise with the same data. */
  changed_count: z.int(),
  /** Rows of employees who already exist with the same data. */
  unchanged_count: z.int(),
  /** The first new employees. */
  rows: z.array(ImportPreviewRow),
  /** The first changes. */
  changes: z.array(ImportChange),
  errors: z.array(RowError),
})
export type ImportBatch = z.infer<typeof ImportBatch>

const params = z.object({ id: IdParam })

export const uploadEmployees = defineRoute({
  method: 'POST',
  path: '/employee/import',
  summary:
    'Check an Excel sheet of employees: which rows would be added, what would change, and the errors; nothing is stored yet.',
  access: imports,
  upload: { maxBytes: MAX_IMPORT_BYTES, types: [XLSX] },
  answer: dataAnswer(ImportBatch),
  errors: WORKBOOK_ERRORS,
})

export const showImport = defineRoute({
  method: 'GET',
  path: '/employee/import/:id',
  summary: 'Show an import: its progress, counts, first rows and errors.',
  access: imports,
  params,
  answer: dataAnswer(ImportBatch),
})

export const downloadImportErrors = defineRoute({
  method: 'GET',
  path: '/employee/import/:id/errors.xlsx',
  summary: 'Download the invalid rows unchanged, each with its reasons.',
  access: imports,
  params,
  stream: { contentTypes: [XLSX] },
})

export const commitImport = defineRoute({
  method: 'POST',
  path: '/employee/import/:id/commit',
  summary: 'Store the valid rows of a sheet, all or none, in the background; repeating it has no effect.',
  access: imports,
  params,
  answer: dataAnswer(ImportBatch),
})

export const downloadImportTemplate = defineRoute({
  method: 'GET',
  path: '/employee/import/template.xlsx',
  summary: "Download an empty employee sheet in the user's language, with the columns explained.",
  access: imports,
  stream: { contentTypes: [XLSX] },
})

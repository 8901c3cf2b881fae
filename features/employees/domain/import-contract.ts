import { z } from 'zod'
import { XLSX } from '#kit/contract/file-types.ts'
import { ImportedFile, ImportRowError, WORKBOOK_ERRORS } from '#kit/contract/import.ts'
import { dataAnswer } from '#kit/contract/lists.ts'
import { changing, defineRoute } from '#kit/contract/route.ts'
import { IdParam, IsoDate } from '#kit/contract/scalars.ts'
import { lineText } from '#kit/contract/texts.ts'
import { EMPLOYMENT_COLUMNS } from './moved-days.ts'

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
  /** Kip, or a text with the currency, such as '500.00 USD'; null if it is entered later. */
  base_salary: z.union([z.int(), z.string()]).nullable(),
})

/** What a row changes of an employee who exists; '' stands for none. */
export const ImportChange = z.object({
  row: z.int(),
  emp_number: z.string(),
  name: z.string(),
  surname: z.string(),
  /** Name of the column, as in `update_columns`. */
  key: z.string(),
  /** The column's label in the user's language. */
  column: z.string(),
  before: z.string(),
  after: z.string(),
  /** From this day on; null if the value has no first day, or the day is not chosen yet. */
  first_day: IsoDate.nullable(),
})

/** A row of the file that is not an employee. */
export const SkippedRow = z.object({
  row: z.int(),
  kind: z.enum(['title', 'section', 'total', 'heading', 'note']),
  text: z.string(),
})

/** Values of a column that were read as something else than they say. */
export const UnderstoodColumn = z.object({
  /** Name of the column, and its label in the user's language. */
  key: z.string(),
  column: z.string(),
  count: z.int(),
  /** Different ones, the most frequent first. */
  examples: z.array(z.object({ from: z.string(), to: z.string(), count: z.int(), row: z.int() })),
})

/** An entry of one of the company's lists that the file names and the list does not have. */
export const NewName = z.object({
  /** Name of the column, and its label in the user's language. */
  key: z.string(),
  column: z.string(),
  name: z.string(),
  /** Number of rows. */
  count: z.int(),
  /** Similar entries, and similar new names of the file. */
  near: z.array(z.string()),
  /** What is stored: the name itself is added to the list; '' leaves the field empty; null is not decided yet. */
  use: z.string().nullable(),
})

/** A column in which the file differs from employees who exist. */
export const UpdateColumn = z.object({ key: z.string(), column: z.string(), count: z.int() })

/** An approved or paid run with days that the start or end dates of the file move. */
const LockedRunOfDates = z.object({
  key: z.enum(EMPLOYMENT_COLUMNS),
  run: z.string(),
  /** Number of employees. */
  count: z.int(),
})

/** Details of `import_in_locked_run`: the approved and paid runs into which the accepted changes date, latest first. */
export const ImportRunFacts = z.object({
  runs: z.array(
    z.object({
      key: z.enum([...EMPLOYMENT_COLUMNS, 'base_salary', 'benefits']),
      run: z.string(),
      /** Number of employees. */
      count: z.int(),
    }),
  ),
})
export type ImportRunFacts = z.infer<typeof ImportRunFacts>

/** A column of the file. */
export const FileColumn = z.object({
  /** Column letters as in Excel; '§' for the rows between the employees that name a department. */
  letters: z.string(),
  heading: z.string(),
  samples: z.array(z.string()),
  /** Name of the field; null if the column is left out. */
  field: z.string().nullable(),
  /** exact: the heading is the field's label; remembered: as chosen for an earlier file; guessed: to be looked at. */
  certainty: z.enum(['exact', 'remembered', 'guessed', 'none']),
  /** True for salaries and bank accounts that the user cannot change: the column stays out. */
  is_guarded: z.boolean(),
})
export type FileColumn = z.infer<typeof FileColumn>

export const ImportBatch = ImportedFile.extend({
  /**
   * choosing: the columns have to be chosen; ready: checked and waiting for its commit; importing: being stored; done;
   * failed: nothing was stored.
   */
  status: z.enum(['reading', 'choosing', 'ready', 'importing', 'done', 'failed']),
  /** Counts the checks; a commit names the one that the user has seen. */
  revision: z.int(),
  /** Rows that will be (or were) stored. */
  good_count: z.int(),
  /** The good rows of employees who exist. */
  changed_count: z.int(),
  /** Rows of employees who already exist with the same data. */
  unchanged_count: z.int(),
  /** Employees who were changed by others between check and import, and were left as they are. */
  conflict_count: z.int(),
  /** New employees without a number in the file; they get the next free ones. */
  numbered_count: z.int(),
  /** The first new employees. */
  rows: z.array(ImportPreviewRow),
  /** The first changes. */
  changes: z.array(ImportChange),
  update_columns: z.array(UpdateColumn),
  /** Their payslips stay as they are if the column is accepted. */
  locked_runs: z.array(LockedRunOfDates),
  new_names: z.array(NewName),
  understood: z.array(UnderstoodColumn),
  skipped: z.array(SkippedRow),
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

/** A field that a column of a file can be. */
export const ImportField = z.object({ name: z.string(), label: z.string(), required: z.boolean() })

export const showImportColumns = defineRoute({
  method: 'GET',
  path: '/employee/import/:id/columns',
  summary: 'Show the columns of an uploaded sheet with their first values, and the fields they are read as.',
  access: imports,
  params,
  answer: dataAnswer(
    z.object({
      columns: z.array(FileColumn),
      fields: z.array(ImportField),
      /** Labels of the fields that new employees need and no column has. */
      missing: z.array(z.string()),
    }),
  ),
})

export const checkImport = defineRoute({
  method: 'POST',
  path: '/employee/import/:id/check',
  summary:
    'Check the rows of an uploaded sheet with chosen columns and list entries; the columns are remembered for files with the same headings. Nothing is stored yet.',
  access: imports,
  params,
  body: z.object({
    /** Fields by column letters; null leaves a column out. Missing: as they are. */
    columns: z.record(lineText(3), lineText(150).nullable()).optional(),
    /** What is used for names that the company's lists do not have. Missing: as they are. */
    names: z
      .array(z.object({ key: lineText(30), name: lineText(200), use: lineText(200).nullable() }))
      .max(MAX_IMPORT_ROWS)
      .optional(),
  }),
  answer: dataAnswer(ImportBatch),
  errors: ['import_not_ready', 'file_missing_columns', 'file_guarded_columns', 'file_empty'],
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
  body: z.object({
    /** The check that the user has seen; refused if there was another one since. */
    revision: z.int().optional(),
    /** Names of `update_columns` whose differences are stored. Missing: none. */
    accept: z.array(lineText(150)).max(200).optional(),
    /** The first day of changed base salaries, which become salary adjustments. */
    salary_from: IsoDate.nullish(),
    /** True: new names are added to the company's lists. Required if there are any. */
    add_names: z.boolean().optional(),
    /** The user has seen the approved and paid runs into which the accepted changes date. Required if there are any. */
    runs_confirmed: z.boolean().optional(),
  }),
  answer: dataAnswer(ImportBatch),
  errors: ['import_not_ready', 'stale_version', 'import_names_open', 'import_in_locked_run'],
})

export const downloadImportTemplate = defineRoute({
  method: 'GET',
  path: '/employee/import/template.xlsx',
  summary: "Download an empty employee sheet in the user's language, with the columns explained.",
  access: imports,
  stream: { contentTypes: [XLSX] },
})

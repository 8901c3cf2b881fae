import { z } from 'zod'
import { LockedDays } from '#features/requests/contract/status.ts'
import { ColumnChoice, FileColumn } from '#kit/contract/file-columns.ts'
import { XLSX } from '#kit/contract/file-types.ts'
import { ImportRowError, WORKBOOK_ERRORS } from '#kit/contract/import.ts'
import { dataAnswer } from '#kit/contract/lists.ts'
import { Id, Instant, IsoDate } from '#kit/contract/scalars.ts'
import { Cancellation } from './requests.ts'

/** The most rows of one entry. */
export const MAX_ENTRY_ROWS = 5000
/** The most employees that a copy or an entry names. */
export const MAX_ENTRY_PEOPLE = 2000
export const ENTRY_BODY_BYTES = 4 * 1024 * 1024

/** Where the rows of an entry come from. */
export const EntrySource = z.enum(['form', 'file', 'copy', 'roster'])
export type EntrySource = z.infer<typeof EntrySource>

/** An employee of the rows. */
export const EntryPerson = z.object({
  id: Id,
  emp_number: z.string(),
  employee_name: z.string(),
  department: z.string().nullable(),
})
export type EntryPerson = z.infer<typeof EntryPerson>

/**
 * Requests of one kind for many employees and days. `store`: `nothing` only checks; `good` stores the rows without warnings; `all` stores
 * all but the refused ones: the user has seen the warnings.
 */
export const entryBody = <R extends z.ZodType>(row: R) =>
  z.object({
    rows: z.array(row).min(1).max(MAX_ENTRY_ROWS),
    store: z.enum(['nothing', 'good', 'all']).default('nothing'),
    source: EntrySource.default('form'),
  })

/** `refused`: the same request exists, an earlier row of the entry is the same, the row is about the user, or it must give a reason. */
export const OUTCOME_STATES = ['good', 'warned', 'refused'] as const

/** What entering many requests did: an outcome for each row, in the order of the rows. */
export const entryAnswer = <W extends z.ZodType>(warning: W) =>
  dataAnswer(
    z.object({
      /** What was stored together; null if nothing was. */
      entry_id: Id.nullable(),
      stored: z.int(),
      outcomes: z.array(
        z.object({
          state: z.enum(OUTCOME_STATES),
          is_stored: z.boolean(),
          /** Why it is refused. */
          refusal: z.enum(['duplicate', 'own_request', 'other_branch', 'reason_needed']).nullable(),
          warnings: z.array(warning),
        }),
      ),
      people: z.array(EntryPerson),
    }),
  )

/** A stored entry of many requests. */
export const StoredEntry = z.object({
  id: Id,
  source: EntrySource,
  requests: z.int(),
  people: z.int(),
  first_day: IsoDate,
  last_day: IsoDate,
  entered_by: z.string(),
  entered_at: Instant,
  cancelled_by: z.string().nullable(),
  cancelled_at: Instant.nullable(),
})
export type StoredEntry = z.infer<typeof StoredEntry>

/** The most entries that a list of the latest ones has. */
export const LATEST_ENTRIES = 20
export const EntriesAnswer = dataAnswer(z.array(StoredEntry))

/** Cancels what an entry has made and nobody has cancelled since. If there are warnings and `confirmed` is missing, nothing is stored. */
export const CancelEntryInput = Cancellation
export const CancelEntryAnswer = dataAnswer(
  z.object({ is_stored: z.boolean(), cancelled: z.int(), warnings: z.array(LockedDays) }),
)

/** Seven days from `from` are copied to the seven days from `to`; null: of all employees. */
export const CopyEntryInput = z.object({
  from: IsoDate,
  to: IsoDate,
  employee_ids: z.array(Id).min(1).max(MAX_ENTRY_PEOPLE).nullable().default(null),
})

/** Rows to enter; nothing is stored yet. */
export const proposedRows = <R extends z.ZodType>(row: R) =>
  z.object({ rows: z.array(row), people: z.array(EntryPerson) })

export const ENTRY_FILE = {
  query: z.object({ columns: ColumnChoice }),
  upload: { maxBytes: 5 * 1024 * 1024, types: ['.xlsx', XLSX] },
  errors: WORKBOOK_ERRORS,
}

/** The rows of a file: the good ones with their numbers in the file, and the faults of the others. */
export const entryFileAnswer = <R extends z.ZodType>(row: R) =>
  dataAnswer(
    proposedRows(row).extend({
      /** The row of the file of each row. */
      lines: z.array(z.int()),
      columns: z.array(FileColumn),
      /** What columns can be read as. */
      fields: z.array(z.object({ name: z.string(), label: z.string(), required: z.boolean() })),
      /** Labels of required fields that no column has; then there are no rows. */
      missing: z.array(z.string()),
      bad_count: z.int(),
      errors: z.array(ImportRowError),
      /** The rows with errors as .xlsx in base64, to correct and upload again; null if there are none. */
      error_file: z.string().nullable(),
    }),
  )

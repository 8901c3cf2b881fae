import type { Access } from '#kit/contract/route.ts'
import type { Tx } from '#kit/database/database.ts'
import type { Actor } from '#kit/server/audit.ts'
import type { ImportColumn } from '../domain/import-columns.ts'
import type { ReasonCode } from '../locales/import-reasons.ts'

export type { ImportColumn } from '../domain/import-columns.ts'

/** A row of the sheet as passed to an extension: its own columns as trimmed text, '' if empty. */
export interface ExtensionRow {
  /** The row number as in Excel. */
  row: number
  /** The number of the employee; '' if the row has an error. */
  empNumber: string
  values: Readonly<Record<string, string>>
}

export interface ExtensionError {
  row: number
  /** The name of one of the extension's columns. */
  column: string
  code: ReasonCode
  params?: Record<string, string>
}

/** A row that has just been added as an employee. */
export interface StoredRow {
  employeeId: number
  startDate: string
  endDate: string | null
  values: Readonly<Record<string, string>>
}

/** A row of an employee who exists, otherwise with the same data. */
export interface ExistingRow extends StoredRow {
  row: number
}

/** What a row changes of an existing employee; '' stands for none. */
export interface ExtensionChange {
  row: number
  column: string
  before: string
  after: string
  /** 'YYYY-MM-DD'; null for a value without a first day. */
  firstDay: string | null
  /** Columns of the row as they will be stored, for example the day if the sheet has none. */
  values?: Readonly<Record<string, string>>
}

/** Columns that a later feature adds to the employee sheet; the server's composition passes it. */
export interface ImportExtension {
  columns: readonly ImportColumn[]
  /** The errors of the rows, also of existing employees; called once for a whole file. */
  check: (tx: Tx, rows: readonly ExtensionRow[]) => Promise<ExtensionError[]>
  /** Stores the columns of employees that were just added, in their transaction; set-based, up to 1,000 at a time. */
  store: (tx: Tx, rows: readonly StoredRow[], actor: Actor) => Promise<void>
  /** The present values of columns that an exported sheet has, by employee; in the form in which the import reads them. */
  values?: {
    columns: readonly string[]
    read: (tx: Tx, employeeIds: readonly number[]) => Promise<ReadonlyMap<number, Record<string, string>>>
  }
  /** Changes of employees who exist; without it the columns are ignored for them. */
  updates?: {
    /** Who may make them. */
    access: Access
    check: (
      tx: Tx,
      rows: readonly ExistingRow[],
    ) => Promise<{ changes: readonly ExtensionChange[]; errors: readonly ExtensionError[] }>
    /** Stores the changes that the rows still make, and returns the number of changed employees. */
    store: (tx: Tx, rows: readonly StoredRow[], actor: Actor) => Promise<number>
  }
}

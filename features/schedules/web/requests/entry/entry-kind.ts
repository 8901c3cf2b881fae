import type { ReactNode } from 'react'
import type { LockedDays } from '#features/requests/contract/status.ts'
import type { RouteSpec, Upload } from '#kit/contract/route.ts'
import type { ReadTable } from '#kit/web/import/RowsOfFile.tsx'
import type { EntryPerson, EntrySource, OUTCOME_STATES, StoredEntry } from '../../../contract/entries.ts'

export interface Outcome<W> {
  state: (typeof OUTCOME_STATES)[number]
  is_stored: boolean
  refusal: 'duplicate' | 'own_request' | 'other_branch' | 'reason_needed' | null
  warnings: W[]
}

/** The answer of an entry. */
export interface EntryResult<W> {
  entry_id: number | null
  stored: number
  outcomes: Outcome<W>[]
  people: EntryPerson[]
}

/** Rows from a file or another week. */
export interface Proposal<Row> {
  rows: Row[]
  people: EntryPerson[]
}

export interface ReadFile<Row> extends Proposal<Row>, ReadTable {
  bad_count: number
}

export type Store = 'nothing' | 'good' | 'all'

/** What differs between entries of leave and of overtime. Its functions are methods: a screen for all kinds takes each of them. */
export interface EntryKind<Row extends { employee_id: number }, W extends { code: string }> {
  title: string
  intro: string
  cancelTitle: string
  /** The name and address of the list of these requests. */
  list: { label: string; to: string }
  /** The fields of the form beside people and days. */
  fields: ReactNode
  /** The rows of the form; null, after showing what is missing, if the fields are not complete. */
  rowsOf(people: readonly number[], days: readonly string[]): Row[] | null
  /** The day and the rest of a row. */
  dayOf(row: Row): string
  whatOf(row: Row): string
  sentence(warning: W): string
  fileRoute: RouteSpec & { upload: Upload }
  enter(rows: readonly Row[], store: Store, source: EntrySource): Promise<EntryResult<W>>
  copy(from: string, to: string, people: readonly number[] | null): Promise<Proposal<Row>>
  /** The shifts of the roster on public holidays; absent where there is no such source. `first`: the days of the address. */
  holidays?: {
    first: { from: string; to: string } | null
    read(from: string, to: string): Promise<Proposal<Row>>
  }
  entries: readonly StoredEntry[]
  cancel: (
    id: number,
    body: { reason: string; confirmed: boolean },
  ) => Promise<{ data: { is_stored: boolean; warnings: LockedDays[] } }>
}

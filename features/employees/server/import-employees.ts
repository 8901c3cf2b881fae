import { findOrCreateNames, type NamedList } from '#features/master-data/server/index.ts'
import type { Database, Tx } from '#kit/database/database.ts'
import { type Actor, audit } from '#kit/server/audit.ts'
import type { CheckedRow } from '../domain/checked-row.ts'
import { REFERENCE_FIELDS, STORED_FIELDS, type StoredFields } from '../domain/fields/fields.ts'
import { sheetNameOf } from '../domain/import-columns.ts'
import { searchText } from '../domain/search-text.ts'
import type { ImportRow } from '../domain/sheet-rows.ts'
import { employeeIdsByNumber } from './find-employees.ts'
import type { ImportExtension } from './import-extension.ts'
import { insertEmployees, type NewRecord } from './insert-employees.ts'

export interface ImportOptions {
  extensions?: readonly ImportExtension[]
  /** Called after each part with the number of stored rows; they become visible together at the end. */
  onProgress?: (done: number) => void
  /** Called first in the transaction, under the lock of the company's imports; false: there is nothing to do. */
  begin?: (tx: Tx) => Promise<boolean>
  /** Called last in the transaction. */
  finish?: (tx: Tx, result: ImportResult) => Promise<void>
}

export interface ImportResult {
  added: number
  /** Existing employees whose columns of later features have changed. */
  changed: number
  /** Rows whose number was taken by the time of storing, and rows that no longer change anything. */
  skipped: number
}

const ROWS_AT_ONCE = 1000
/** One import of a company at a time: a key for PostgreSQL's advisory locks. */
const IMPORT_LOCK = 7_226_103

/** Stores checked rows, all or none, in one transaction: employees, salaries, benefits, contacts and what extensions add. */
export async function importEmployees(
  db: Database,
  companyId: number,
  rows: readonly ImportRow[],
  actor: Actor,
  options: ImportOptions = {},
): Promise<ImportResult> {
  const store = async (tx: Tx) => {
    const result: ImportResult = { added: 0, changed: 0, skipped: 0 }
    if (options.begin && !(await options.begin(tx))) return result
    const names = await listEntries(
      tx,
      rows.filter(({ exists }) => !exists),
    )
    for (let from = 0; from < rows.length; from += ROWS_AT_ONCE) {
      const piece = rows.slice(from, from + ROWS_AT_ONCE)
      const storing = { names, actor, extensions: options.extensions ?? [] }
      const isNew = ({ exists }: ImportRow) => !exists
      const added = await storePiece(tx, piece.filter(isNew), storing)
      const changed = await changePiece(
        tx,
        piece.filter((row) => !isNew(row)),
        storing,
      )
      result.added += added
      result.changed += changed
      result.skipped += piece.length - added - changed
      options.onProgress?.(from + piece.length)
    }
    if (result.added + result.changed > 0)
      await audit(tx, companyId, actor, { action: 'import', entity: 'employee_sheet', after: result })
    await options.finish?.(tx, result)
    return result
  }
  return db.inCompany(companyId, store, { exclusive: { lock: IMPORT_LOCK } })
}

/** Column of the sheet → name of an entry → its id. */
type EntryIds = ReadonlyMap<string, ReadonlyMap<string, number>>

/** Ids of the list entries that the rows name; new names are added. */
async function listEntries(tx: Tx, rows: readonly ImportRow[]): Promise<EntryIds> {
  const ids = new Map<string, Map<string, number>>()
  for (const field of REFERENCE_FIELDS) {
    const column = sheetNameOf(field)
    if (column === null) continue
    const names = new Set(rows.map(({ person }) => cellOf(person, column) as string))
    ids.set(column, await findOrCreateNames(tx, field.table as NamedList, [...names]))
  }
  return ids
}

const cellOf = (row: CheckedRow, column: string): unknown =>
  (row as unknown as Record<string, unknown>)[column]

type Storing = { names: EntryIds; actor: Actor; extensions: readonly ImportExtension[] }

async function storePiece(
  tx: Tx,
  piece: readonly ImportRow[],
  { names, actor, extensions }: Storing,
): Promise<number> {
  const people = piece.map(({ person }) => toNewRecord(person, names))
  const ids = await insertEmployees(tx, people, actor, 'import')
  const stored = piece.flatMap(({ person, values }) => {
    const employeeId = ids.get(person.emp_number)
    if (employeeId === undefined) return []
    return [{ employeeId, startDate: person.start_date, endDate: person.end_date, values }]
  })
  for (const extension of extensions) await extension.store(tx, stored, actor)
  return ids.size
}

/** Stores what later features change of existing employees; returns how many. */
async function changePiece(
  tx: Tx,
  piece: readonly ImportRow[],
  { actor, extensions }: Storing,
): Promise<number> {
  if (piece.length === 0) return 0
  const ids = await employeeIdsByNumber(
    tx,
    piece.map(({ person }) => person.emp_number),
  )
  const rows = piece.flatMap(({ person, values }) => {
    const employeeId = ids.get(person.emp_number)
    if (employeeId === undefined) return []
    return [{ employeeId, startDate: person.start_date, endDate: person.end_date, values }]
  })
  let changed = 0
  for (const { updates } of extensions) changed += (await updates?.store(tx, rows, actor)) ?? 0
  return changed
}

/** The record of a row; a field without a column in the sheet is empty. */
function toNewRecord(row: CheckedRow, names: EntryIds): NewRecord {
  const contacts = row.phone ? [{ type: 'phone', value: row.phone }] : []
  const values = Object.fromEntries(
    STORED_FIELDS.map((field) => {
      const column = sheetNameOf(field)
      if (column === null) return [field.column, field.empty]
      const cell = cellOf(row, column)
      return [field.column, field.table ? (names.get(column)?.get(cell as string) ?? null) : cell]
    }),
  ) as StoredFields
  return {
    contacts,
    benefits: row.benefits,
    baseSalary: row.base_salary,
    record: { ...values, search_text: searchText({ ...row, contacts }) },
  }
}

import { findOrCreateNames } from '#features/master-data/server/index.ts'
import { KIP } from '#kit/contract/currency.ts'
import type { Database, Tx } from '#kit/database/database.ts'
import { type Actor, audit } from '#kit/server/audit.ts'
import type { Jobs } from '#kit/server/jobs.ts'
import type { CheckedRow } from '../domain/checked-row.ts'
import { STORED_FIELDS, type StoredFields } from '../domain/fields/fields.ts'
import { sheetNameOf } from '../domain/import-columns.ts'
import type { KnownLists } from '../domain/known-lists.ts'
import { salaryOfCell } from '../domain/salary-amount.ts'
import { searchText } from '../domain/search-text.ts'
import type { ImportRow } from '../domain/sheet-rows.ts'
import { employeeIdsByNumber } from './find-employees.ts'
import type { FollowPositions } from './follow-positions.ts'
import { LISTED_COLUMNS } from './import/new-names.ts'
import { proposeNumbers } from './import/number-rows.ts'
import { type EntryIds, type Updated, updatePeople } from './import/update-people.ts'
import type { ImportExtension } from './import-extension.ts'
import { insertEmployees, type NewRecord } from './insert-employees.ts'
import type { FollowLeaders } from './managers/follow-leaders.ts'
import type { ReadLockedRuns } from './mark-employment.ts'
import { readKnownLists } from './read-known-lists.ts'

export interface ImportOptions {
  extensions?: readonly ImportExtension[]
  /** Names of the columns whose differences are stored for existing employees; default: none. */
  accepted?: readonly string[]
  /** First day of changed base salaries, 'YYYY-MM-DD'. */
  salaryFrom?: string | null
  readLockedRuns?: ReadLockedRuns
  followPositions?: FollowPositions
  followLeaders?: FollowLeaders
  /** Queues the mails to employees whose bank account changes. */
  jobs?: Jobs
  /** Called after each part with the number of stored rows; they become visible together at the end. */
  onProgress?: (done: number) => void
  /** Called first in the transaction, under the lock of the company's imports; false: there is nothing to do. */
  begin?: (tx: Tx) => Promise<boolean>
  /** Called last in the transaction. */
  finish?: (tx: Tx, result: ImportResult) => Promise<void>
}

export interface ImportResult {
  added: number
  /** Existing employees who were changed. */
  changed: number
  /** Rows of existing employees that others changed since the check; they are left as they are. */
  conflicts: number
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
    const result: ImportResult = { added: 0, changed: 0, conflicts: 0, skipped: 0 }
    if (options.begin && !(await options.begin(tx))) return result
    const storing = await prepare(tx, companyId, { rows, actor, options })
    const numbered = await renumber(tx, rows)
    for (let from = 0; from < rows.length; from += ROWS_AT_ONCE) {
      const piece = numbered.slice(from, from + ROWS_AT_ONCE)
      const isNew = ({ exists }: ImportRow) => !exists
      const added = await storePiece(tx, piece.filter(isNew), storing)
      const { changed, conflicts } = await changePiece(
        tx,
        piece.filter((row) => !isNew(row)),
        storing,
      )
      result.added += added
      result.changed += changed.size
      result.conflicts += conflicts.size
      result.skipped += piece.length - added - changed.size - conflicts.size
      options.onProgress?.(from + piece.length)
    }
    if (result.added + result.changed > 0)
      await audit(tx, companyId, actor, { action: 'import', entity: 'employee_sheet', after: result })
    if (result.changed > 0) await options.followLeaders?.(tx, actor)
    await options.finish?.(tx, result)
    return result
  }
  return db.inCompany(companyId, store, { exclusive: { lock: IMPORT_LOCK } })
}

interface Storing {
  names: EntryIds
  known: KnownLists
  accepted: ReadonlySet<string>
  actor: Actor
  options: ImportOptions
}

async function prepare(
  tx: Tx,
  companyId: number,
  { rows, actor, options }: { rows: readonly ImportRow[]; actor: Actor; options: ImportOptions },
): Promise<Storing> {
  const accepted = new Set(options.accepted ?? [])
  const { known } = await readKnownLists(tx, companyId, [])
  return { names: await listEntries(tx, rows, accepted), known, accepted, actor, options }
}

/** Ids of the list entries that the stored rows name; new names are added. */
async function listEntries(
  tx: Tx,
  rows: readonly ImportRow[],
  accepted: ReadonlySet<string>,
): Promise<EntryIds> {
  const ids = new Map<string, Map<string, number>>()
  for (const { column, table } of LISTED_COLUMNS) {
    const named = rows.filter(
      ({ exists, changes = [] }) =>
        !exists || (accepted.has(column) && changes.some((change) => change.column === column)),
    )
    const names = new Set(named.map(({ person }) => cellOf(person, column) as string))
    ids.set(column, await findOrCreateNames(tx, table, [...names]))
  }
  return ids
}

/** Proposed numbers that were taken since the check are replaced by the next free ones. */
async function renumber(tx: Tx, rows: readonly ImportRow[]): Promise<readonly ImportRow[]> {
  const proposed = rows.filter(({ isNumbered }) => isNumbered)
  if (proposed.length === 0) return rows
  const taken = await employeeIdsByNumber(
    tx,
    proposed.map(({ person }) => person.emp_number),
  )
  const late = proposed.filter(({ person }) => taken.has(person.emp_number))
  const others = rows.map(({ person }) => person.emp_number)
  const numbers = await proposeNumbers(tx, late.length, others)
  const byRow = new Map(late.map(({ row }, at) => [row, numbers[at] ?? '']))
  return rows.map((row) => {
    const emp_number = byRow.get(row.row)
    return emp_number === undefined ? row : { ...row, person: { ...row.person, emp_number } }
  })
}

const cellOf = (row: CheckedRow, column: string): unknown =>
  (row as unknown as Record<string, unknown>)[column]

async function storePiece(
  tx: Tx,
  piece: readonly ImportRow[],
  { names, actor, options }: Storing,
): Promise<number> {
  const people = piece.map(({ person }) => toNewRecord(person, names))
  const ids = await insertEmployees(tx, people, actor, 'import')
  const stored = piece.flatMap(({ person, values }) => {
    const employeeId = ids.get(person.emp_number)
    if (employeeId === undefined) return []
    return [{ employeeId, startDate: person.start_date, endDate: person.end_date, values }]
  })
  for (const extension of options.extensions ?? []) await extension.store(tx, stored, actor)
  return ids.size
}

/** Stores the accepted changes of existing employees: their own columns, then those of later features. */
async function changePiece(tx: Tx, piece: readonly ImportRow[], storing: Storing): Promise<Updated> {
  const { actor, options, accepted } = storing
  const updated = await updatePeople(tx, piece, {
    ...storing,
    salaryFrom: options.salaryFrom ?? null,
    readLockedRuns: options.readLockedRuns ?? (async () => []),
    followPositions: options.followPositions ?? (async () => {}),
    jobs: options.jobs,
  })
  const extended = piece.filter(
    ({ row, extended: columns = [] }) =>
      columns.some((column) => accepted.has(column)) && !updated.conflicts.has(row),
  )
  if (extended.length === 0) return updated
  const ids = await employeeIdsByNumber(
    tx,
    extended.map(({ person }) => person.emp_number),
  )
  for (const { updates, columns } of options.extensions ?? []) {
    const isOwn = ({ extended: changed = [] }: ImportRow) =>
      columns.some(({ name }) => changed.includes(name) && accepted.has(name))
    const rows = extended.filter(isOwn).flatMap(({ person, values }) => {
      const employeeId = ids.get(person.emp_number)
      if (employeeId === undefined) return []
      return [{ employeeId, startDate: person.start_date, endDate: person.end_date, values }]
    })
    if (!updates || rows.length === 0) continue
    const stored = await updates.store(tx, rows, actor)
    if (stored > 0) for (const { employeeId } of rows) updated.changed.add(employeeId)
  }
  return updated
}

function newSalary(cell: CheckedRow['base_salary']): Pick<NewRecord, 'baseSalary' | 'salaryCurrency'> {
  if (cell === null) return { baseSalary: null }
  const { amount, currency } = salaryOfCell(cell)
  return { baseSalary: amount, ...(currency !== KIP && { salaryCurrency: currency }) }
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
    benefits: Object.entries(row.benefits).map(([type, amount]) => ({
      ...{ type: Number(type), amount, first_month: null, last_month: null },
    })),
    ...newSalary(row.base_salary),
    record: { ...values, search_text: searchText({ ...row, contacts }) },
  }
}

import { AppError } from '#kit/contract/errors.ts'
import type { Tx } from '#kit/database/database.ts'
import type { CheckedRow } from '../../domain/checked-row.ts'
import { changesOf, keepNames } from '../../domain/compare-rows.ts'
import type { Guard, GuardRights } from '../../domain/guards.ts'
import type { KnownLists } from '../../domain/known-lists.ts'
import {
  type CellChange,
  cellsOf,
  checkSheetRow,
  type ImportRow,
  isEmptyRow,
  numberOf,
  repeatedNumbers,
  type Sheet,
  type WorkbookRow,
} from '../../domain/sheet-rows.ts'
import type { Understood } from '../../domain/shown-value.ts'
import { checkUpdates, type SheetChange } from '../check-updates.ts'
import { type BadRow, ErrorsByRow } from '../errors-by-row.ts'
import type { ImportExtension } from '../import-extension.ts'
import type { readKnownLists, SheetColumns } from '../read-known-lists.ts'
import { readStoredRows, type StoredPerson } from '../read-stored-rows.ts'
import { type ChosenColumns, ignoredHeadings, knownColumns, permittedColumns } from './choose-columns.ts'
import type { EmployeeTable } from './employee-table.ts'
import {
  LISTED_COLUMNS,
  type NameChoice,
  nameReader,
  readEntryNames,
  type UnknownName,
  unknownNames,
} from './new-names.ts'
import { findByName, proposeNumbers } from './number-rows.ts'

/** The result of checking a sheet; nothing is stored. */
export interface CheckedSheet {
  /** Header cells by column letters. */
  headers: Record<string, string>
  ignoredColumns: string[]
  skipped: EmployeeTable['skipped']
  good: ImportRow[]
  bad: BadRow[]
  /** What the good rows change of existing employees in the columns of later features. */
  changes: SheetChange[]
  /** Rows of employees who already exist with the same data. */
  unchanged: number
  /** The guards of its columns. */
  guards: Guard[]
  understood: (Understood & { row: number })[]
  newNames: UnknownName[]
  columns: SheetColumns
  known: KnownLists
}

interface Order {
  table: EmployeeTable
  chosen: ChosenColumns
  lists: Awaited<ReturnType<typeof readKnownLists>>
  extensions: readonly ImportExtension[]
  rights: GuardRights
  names: readonly NameChoice[]
}

/** A row with its employee, or none if the row has an error. */
interface ReadRow {
  row: WorkbookRow
  person: CheckedRow | null
  given: readonly string[]
  stored: StoredPerson | undefined
  values: Record<string, string>
  understood: readonly Understood[]
  isNumbered: boolean
}

/** Checks the rows of a table with the chosen columns. Throws `file_empty` if no column has a value. */
export async function checkTable(tx: Tx, companyId: number, order: Order): Promise<CheckedSheet> {
  const { table, chosen, lists, extensions, rights, names } = order
  const { known, columns } = lists
  const sheet: Sheet = {
    headers: table.headers,
    known: knownColumns(chosen, permittedColumns(columns, rights)),
  }
  const rows = table.rows.filter((row) => !isEmptyRow(sheet, row))
  if (rows.length === 0) throw new AppError('file_empty')
  const errors = new ErrorsByRow(sheet, rows)
  const read = await readRows(tx, companyId, { sheet, rows, order, errors })
  await numberRows(tx, read)
  const newNames = unknownNames(
    read.flatMap(({ person, stored }) => (person ? [{ person, stored: stored?.row }] : [])),
    await readEntryNames(tx, companyId),
    names,
  )
  takeNames(read, names)
  for (const extension of extensions)
    for (const { row, ...fault } of await extension.check(tx, asExtensionRows(read))) errors.add(row, fault)
  const compared = compareRows(read, known, errors)
  const changes = await checkUpdates(tx, extensions, compared.existing, errors)
  const extended = Map.groupBy(changes, ({ row }) => row)
  const good = compared.rows
    .filter(({ row }) => !errors.has(row))
    .map((row) => withExtension(row, extended.get(row.row) ?? []))
  const isUnchanged = ({ exists, changes: own, extended: more }: ImportRow) =>
    exists === true && !own?.length && !more?.length
  return {
    headers: table.headers,
    ignoredColumns: ignoredHeadings(table, chosen),
    skipped: table.skipped,
    good: good.filter((row) => !isUnchanged(row)),
    bad: errors.rows(),
    changes,
    unchanged: good.filter(isUnchanged).length,
    guards: [...new Set([...sheet.known.values()].flatMap(({ guard }) => guard ?? []))],
    understood: read.flatMap(({ row, understood }) =>
      understood.map((note) => ({ ...note, row: row.number })),
    ),
    newNames,
    columns,
    known,
  }
}

type Reading = { sheet: Sheet; rows: readonly WorkbookRow[]; order: Order; errors: ErrorsByRow }

/** Reads each row, together with the existing employee with its number. */
async function readRows(
  tx: Tx,
  companyId: number,
  { sheet, rows, order, errors }: Reading,
): Promise<ReadRow[]> {
  const cells = rows.map((row) => cellsOf(sheet, row))
  const numbers = new Map(rows.map((row, at) => [row.number, numberOf(cells[at] ?? {})]))
  for (const repeated of repeatedNumbers(numbers).values())
    for (const row of repeated)
      errors.add(row, {
        column: 'emp_number',
        code: 'repeated_number',
        params: { rows: repeated.slice(0, 10).join(', ') },
      })
  const byNumber = await readStoredRows(tx, companyId, [...new Set(numbers.values())].filter(Boolean))
  const { own, extra } = order.lists.columns
  const lists = { own, extra, known: order.lists.known }
  return rows.map((row, at) => {
    const stored = byNumber.get(numbers.get(row.number) ?? '')
    const current = stored && !stored.is_deleted ? stored : undefined
    if (stored?.is_deleted) errors.add(row.number, { column: 'emp_number', code: 'exists_deleted' })
    const isNumbered = !numbers.get(row.number)
    const given = cells[at] ?? {}
    // A row without a number gets one when it is known to be good.
    const complete = isNumbered ? { ...given, emp_number: { value: PLACEHOLDER } } : given
    const checked = checkSheetRow(complete, lists, current?.row)
    if (!checked.ok) for (const fault of checked.faults) errors.add(row.number, fault)
    return {
      row,
      person: checked.ok ? checked.row : null,
      given: checked.ok ? checked.given : [],
      stored: current,
      values: checked.values,
      understood: checked.understood,
      isNumbered,
    }
  })
}

const PLACEHOLDER = '?'

/** Rows without a number belong to the employee of the same name, or get the next free number. */
async function numberRows(tx: Tx, read: ReadRow[]): Promise<void> {
  const unnumbered = read.filter(
    (row): row is ReadRow & { person: CheckedRow } => row.isNumbered && row.person !== null,
  )
  const found = await findByName(
    tx,
    unnumbered.map(({ person }) => person),
  )
  unnumbered.forEach((row, at) => {
    const stored = found[at]
    if (!stored) return
    row.stored = stored
    row.isNumbered = false
    row.person = keepStored(row, stored.row)
  })
  const fresh = unnumbered.filter(({ stored }) => !stored)
  const others = read.flatMap(({ person, isNumbered }) => (person && !isNumbered ? [person.emp_number] : []))
  const numbers = await proposeNumbers(tx, fresh.length, others)
  fresh.forEach((row, at) => {
    row.person = { ...row.person, emp_number: numbers[at] ?? '' }
  })
}

/** The employee with the values that the row contains. */
function keepStored({ person, given }: ReadRow & { person: CheckedRow }, stored: CheckedRow): CheckedRow {
  const values = person as unknown as Record<string, unknown>
  const own = given.filter((name) => name in values && name !== 'emp_number')
  return {
    ...stored,
    ...Object.fromEntries(own.map((name) => [name, values[name]])),
    benefits: { ...stored.benefits, ...person.benefits },
  }
}

/** Replaces names of list entries by the user's choices. */
function takeNames(read: ReadRow[], choices: readonly NameChoice[]): void {
  if (choices.length === 0) return
  const use = nameReader(choices)
  for (const row of read) {
    if (!row.person) continue
    const values = row.person as unknown as Record<string, string>
    const chosen = LISTED_COLUMNS.map(({ column }) => [column, use(column, values[column] ?? '')])
    row.person = { ...row.person, ...Object.fromEntries(chosen) }
  }
}

const asExtensionRows = (read: readonly ReadRow[]) =>
  read.map(({ row, values, person }) => ({ row: row.number, empNumber: person?.emp_number ?? '', values }))

/** The rows as they will be stored, and the existing employees among them. */
function compareRows(read: readonly ReadRow[], known: KnownLists, errors: ErrorsByRow) {
  const ids = new Map<number, number>()
  const rows = read.flatMap(({ row: { number }, person, stored, given, values, isNumbered }): ImportRow[] => {
    if (!person) return []
    if (!stored) return [{ row: number, person, values, ...(isNumbered && { isNumbered }) }]
    ids.set(number, stored.id)
    const kept = keepNames(person, stored.row)
    const changes = changesOf(kept, stored.row, columnsGiven(given), known)
    if (isTooLate(changes, stored)) errors.add(number, { column: 'start_date', code: 'adjusted_before' })
    return [{ row: number, person: kept, values, exists: true, changes }]
  })
  return { rows, existing: { rows, ids } }
}

/** A given province or district can change the other. */
const columnsGiven = (given: readonly string[]) =>
  given.includes('province_code') && !given.includes('district_code') ? [...given, 'district_code'] : given

/** The first salary is valid from the start date, which cannot move past an adjustment. */
const isTooLate = (changes: readonly CellChange[], { adjusted_from }: StoredPerson): boolean =>
  adjusted_from !== null &&
  changes.some(({ column, after }) => column === 'start_date' && String(after) >= adjusted_from)

function withExtension(row: ImportRow, changes: readonly SheetChange[]): ImportRow {
  if (changes.length === 0) return row
  const values = Object.assign({}, row.values, ...changes.map((change) => change.values ?? {}))
  return { ...row, values, extended: changes.map(({ column }) => column) }
}

import { AppError } from '#kit/contract/errors.ts'
import type { Database, Tx } from '#kit/database/database.ts'
import type { SheetRows } from '#kit/server/excel/read-workbook.ts'
import { differingColumns } from '../domain/compare-rows.ts'
import { FULL_RIGHTS, type Guard, type GuardRights } from '../domain/guards.ts'
import { columnsFor, type MatchedColumns, matchColumns } from '../domain/import-columns.ts'
import {
  checkSheetRow,
  type ImportRow,
  isEmptyRow,
  repeatedNumbers,
  type Sheet,
  type WorkbookRow,
} from '../domain/sheet-rows.ts'
import { checkUpdates, type SheetChange } from './check-updates.ts'
import { type BadRow, ErrorsByRow } from './errors-by-row.ts'
import type { ImportExtension } from './import-extension.ts'
import { readEmployeeWorkbook } from './read-employee-workbook.ts'
import { readKnownLists } from './read-known-lists.ts'
import { readStoredRows } from './read-stored-rows.ts'

/** The result of checking a sheet; nothing is stored. */
export interface CheckedSheet {
  /** Header cells by column letters. */
  headers: Record<string, string>
  ignoredColumns: string[]
  good: ImportRow[]
  bad: BadRow[]
  /** What the good rows of existing employees change. */
  changes: SheetChange[]
  /** Rows of employees who already exist with the same data. */
  unchanged: number
  /** The guards of its columns. */
  guards: Guard[]
}

/** Reads and checks the workbook of an employee sheet. Throws `AppError` with a `file_…` code when it cannot be read at all. */
export async function checkEmployeeSheet(
  db: Database,
  companyId: number,
  bytes: Buffer,
  extensions: readonly ImportExtension[],
  rights: GuardRights = FULL_RIGHTS,
): Promise<CheckedSheet> {
  const workbook = await readEmployeeWorkbook(bytes)
  return db.inCompany(companyId, (tx) => checkRows(tx, companyId, workbook, { extensions, rights }))
}

async function checkRows(
  tx: Tx,
  companyId: number,
  workbook: SheetRows,
  { extensions, rights }: { extensions: readonly ImportExtension[]; rights: GuardRights },
): Promise<CheckedSheet> {
  const { known, columns: all } = await readKnownLists(tx, companyId, extensions)
  refuseGuarded(matchColumns(workbook.headers, [...all.own, ...all.extra]), rights)
  const columns = { ...all, own: columnsFor(rights, all.own) }
  const matched = matchColumns(workbook.headers, [...columns.own, ...columns.extra])
  if (matched.missing.length > 0)
    throw new AppError('file_missing_columns', {
      details: { columns: matched.missing.map(({ name }) => name) },
    })
  const sheet: Sheet = { headers: workbook.headers, known: matched.known }
  const rows = workbook.rows.filter((row) => !isEmptyRow(sheet, row))
  if (rows.length === 0) throw new AppError('file_empty')
  const errors = new ErrorsByRow(sheet, rows)
  const read = checkEach(sheet, rows, { ...columns, known }, errors)
  const good = read.filter((row): row is ImportRow => row.person !== null)
  const present = [...matched.known.values()].filter((column) => !columns.extra.includes(column))
  const { existing, faults } = await compareWithStored(tx, companyId, good, (row, stored) =>
    differingColumns(row, stored, present, known),
  )
  for (const { row, fault } of faults) errors.add(row, fault)
  for (const extension of extensions)
    for (const { row, ...fault } of await extension.check(tx, read)) errors.add(row, fault)
  const changes = await checkUpdates(tx, extensions, { rows: good, ids: existing }, errors)
  const changed = new Map(changes.map(({ row, values }) => [row, values] as const))
  const unchanged = [...existing.keys()].filter((row) => !errors.has(row) && !changed.has(row))
  return {
    headers: workbook.headers,
    ignoredColumns: matched.ignored,
    good: good
      .filter(({ row }) => !errors.has(row) && (!existing.has(row) || changed.has(row)))
      .map((row) => {
        if (!existing.has(row.row)) return row
        return { ...row, values: { ...row.values, ...changed.get(row.row) }, exists: true }
      }),
    changes,
    bad: errors.rows(),
    guards: [...new Set(present.flatMap(({ guard }) => guard ?? []))],
    unchanged: unchanged.length,
  }
}

/** Throws `file_guarded_columns` if the file has columns that the user cannot fill in. */
function refuseGuarded({ known }: MatchedColumns, rights: GuardRights): void {
  const refused = [...known.values()].filter(({ guard }) => guard && rights[guard] !== 'edit')
  if (refused.length === 0) return
  throw new AppError('file_guarded_columns', { details: { columns: refused.map(({ name }) => name) } })
}

type ReadRow = Omit<ImportRow, 'person'> & { person: ImportRow['person'] | null }

/** Every row with its employee, or none if the row has an error. */
function checkEach(
  sheet: Sheet,
  rows: readonly WorkbookRow[],
  lists: Parameters<typeof checkSheetRow>[2],
  errors: ErrorsByRow,
): ReadRow[] {
  for (const numbers of repeatedNumbers(sheet, rows).values())
    for (const number of numbers)
      errors.add(number, {
        column: 'emp_number',
        code: 'repeated_number',
        params: { rows: numbers.slice(0, 10).join(', ') },
      })
  return rows.map((row) => {
    const checked = checkSheetRow(sheet, row, lists)
    if (!checked.ok) for (const fault of checked.faults) errors.add(row.number, fault)
    return { row: row.number, person: checked.ok ? checked.row : null, values: checked.values }
  })
}

type Compare = (row: ImportRow['person'], stored: ImportRow['person']) => { name: string }[]
type Fault = { column: string; code: string; params: Record<string, string> }

/** Handles rows whose number exists: different data is an error; with the same data, only columns of later features change something. */
export async function compareWithStored(
  tx: Tx,
  companyId: number,
  rows: readonly ImportRow[],
  compare: Compare,
) {
  const stored = await readStoredRows(
    tx,
    companyId,
    rows.map(({ person }) => person.emp_number),
  )
  /** The employees with the same data, by row. */
  const existing = new Map<number, number>()
  const faults: { row: number; fault: Fault }[] = []
  for (const { row, person } of rows) {
    const storedPerson = stored.get(person.emp_number)
    if (!storedPerson) continue
    const differing = storedPerson.is_deleted ? [] : compare(person, storedPerson.row)
    if (!storedPerson.is_deleted && differing.length === 0) existing.set(row, storedPerson.id)
    else {
      const names = differing.map(({ name }) => name.replace(/^benefit:/, '')).join(', ')
      const code = storedPerson.is_deleted ? 'exists_deleted' : 'exists_otherwise'
      faults.push({ row, fault: { column: 'emp_number', code, params: { columns: names } } })
    }
  }
  return { existing, faults }
}

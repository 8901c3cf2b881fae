import { normalLao } from '#kit/contract/normal-lao.ts'
import { hasHiddenCharacter } from '#kit/contract/texts.ts'
import { CellFault, type GivenCell } from './cell-fault.ts'
import { type CheckedOrFaults, checkEmployeeRow } from './check-employee-row.ts'
import type { CheckedRow } from './checked-row.ts'
import { FULL_NAME_PARTS, type ImportColumn } from './import-columns.ts'
import type { KnownLists } from './known-lists.ts'
import { isBlank, readCell } from './read-cell.ts'

/** A row of the workbook: its number as in Excel, cells by column letters. */
export interface WorkbookRow {
  number: number
  cells: Record<string, GivenCell>
}

/** A value of an existing employee that a row changes; in the form of `CheckedRow`. */
export interface CellChange {
  /** Name of the column. */
  column: string
  before: string | number | boolean | null
  after: string | number | boolean | null
}

/** A valid row: the employee, and the texts of the columns that later features add. */
export interface ImportRow {
  row: number
  person: CheckedRow
  values: Record<string, string>
  /** True: the employee exists, and the row changes something. */
  exists?: boolean
  /** What changes of an existing employee, except columns of later features. */
  changes?: CellChange[]
  /** Columns of later features that change. */
  extended?: string[]
  /** True: the number was proposed, because the row has none. */
  isNumbered?: boolean
}

/** An error and its position, as in Excel. */
export interface SheetError {
  row: number
  column: string
  header: string
  value: string
  code: string
  params: Record<string, string>
}

export interface Sheet {
  headers: Record<string, string>
  /** Column letters → column. */
  known: ReadonlyMap<string, ImportColumn>
}

/** The position of an error by column name; a column that is not in the sheet is given by name. */
export function sheetError(
  sheet: Sheet,
  row: WorkbookRow,
  fault: { column: string; code: string; params?: Record<string, string> },
): SheetError {
  const letters = lettersOf(sheet, fault.column) ?? lettersOf(sheet, wholeOf(fault.column)) ?? ''
  const cell = row.cells[letters]
  return {
    row: row.number,
    column: letters,
    header: sheet.headers[letters] ?? fault.column,
    value: cell ? shownValue(cell).slice(0, 200) : '',
    code: fault.code,
    params: fault.params ?? {},
  }
}

const lettersOf = (sheet: Sheet, name: string | undefined) =>
  [...sheet.known].find(([, column]) => column.name === name)?.[0]

/** The column with name and surname together. */
const wholeOf = (name: string) =>
  Object.entries(FULL_NAME_PARTS).find(([, parts]) => (parts as readonly string[]).includes(name))?.[0]

/** A cell as one line of text; a formula is displayed instead of its last result. */
export function shownValue(cell: GivenCell): string {
  return String(cell.formula ?? cell.error ?? cell.value ?? '')
}

/** True if no known column of the row is filled, as below a table with continued row numbers. */
export function isEmptyRow(sheet: Sheet, row: WorkbookRow): boolean {
  return [...sheet.known.keys()].every((letters) => isBlank(row.cells[letters]))
}

/** The cells of a row by the names of their columns. */
export function cellsOf(sheet: Sheet, row: WorkbookRow): Record<string, GivenCell> {
  const cells: Record<string, GivenCell> = {}
  for (const [letters, column] of sheet.known) {
    const cell = row.cells[letters]
    if (cell) cells[column.name] = cell
  }
  return cells
}

/**
 * Checks a single row; `extra` columns are read as text or as days, the others are checked by their features. `stored`:
 * the existing employee of the row.
 */
export function checkSheetRow(
  cells: Readonly<Record<string, GivenCell>>,
  lists: { own: readonly ImportColumn[]; extra: readonly ImportColumn[]; known: KnownLists },
  stored?: CheckedRow,
): CheckedOrFaults & { values: Record<string, string> } {
  const values: Record<string, string> = {}
  const faults = []
  for (const column of lists.extra) {
    const { name, required } = column
    const cell = cells[name]
    const read = readExtra(cell, column, lists.known)
    if (read instanceof CellFault) faults.push({ column: name, code: read.code, params: read.params })
    else values[name] = read
    if (required && !cell) faults.push({ column: name, code: 'required' as const, params: {} })
  }
  const checked = checkEmployeeRow(cells, lists.own, lists.known, stored)
  if (faults.length === 0) return { ...checked, values }
  const { understood } = checked
  return { ok: false, faults: [...(checked.ok ? [] : checked.faults), ...faults], understood, values }
}

/** The text of a cell of a later feature's column, '' if empty; a day as 'YYYY-MM-DD'. */
function readExtra(cell: GivenCell | undefined, column: ImportColumn, known: KnownLists): string | CellFault {
  if (!cell || isBlank(cell)) return ''
  if (cell.formula !== undefined) return new CellFault('formula')
  if (cell.error !== undefined) return new CellFault('cell_error', { error: cell.error })
  try {
    if (column.kind === 'date') return String(readCell(cell, column, known))
  } catch (fault) {
    if (fault instanceof CellFault) return fault
    throw fault
  }
  const text = normalLao(String(cell.value ?? ''))
  return hasHiddenCharacter(text) ? new CellFault('unstorable') : text
}

/** The employee number of a row, '' if it has none. */
export const numberOf = (cells: Readonly<Record<string, GivenCell>>): string => {
  const cell = cells.emp_number
  return isBlank(cell) ? '' : normalLao(String(cell?.value ?? ''))
}

/** The row numbers of each employee number that is in several rows. `numbers`: by row. */
export function repeatedNumbers(numbers: ReadonlyMap<number, string>): Map<string, number[]> {
  const places = new Map<string, number[]>()
  for (const [row, number] of numbers) if (number) places.set(number, [...(places.get(number) ?? []), row])
  return new Map([...places].filter(([, rows]) => rows.length > 1))
}

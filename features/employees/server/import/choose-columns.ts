import { headingKeys } from '#kit/server/excel/column-memory.ts'
import type { FileColumn } from '../../contract.ts'
import type { GuardRights } from '../../domain/guards.ts'
import { type Certainty, guessColumns, isRowNumber } from '../../domain/guess-columns.ts'
import {
  columnsFor,
  FULL_NAME_PARTS,
  type ImportColumn,
  JOINED_COLUMNS,
} from '../../domain/import-columns.ts'
import { isBlank } from '../../domain/read-cell.ts'
import { shownValue } from '../../domain/sheet-rows.ts'
import type { SheetColumns } from '../read-known-lists.ts'
import { type EmployeeTable, SECTIONS } from './employee-table.ts'

/** The field of a column of a file. */
export interface ChosenColumn {
  /** Name of the field; null if the column is left out. */
  field: string | null
  certainty: Certainty | 'remembered' | 'none'
}
/** By column letters. */
export type ChosenColumns = Readonly<Record<string, ChosenColumn>>

/** Fields by heading, as chosen for an earlier file. */
export type RememberedColumns = Readonly<Record<string, string | null>>

/** The columns of the sheet that a file can have. */
export const possibleColumns = ({ own, extra }: SheetColumns): ImportColumn[] => [
  ...own,
  ...JOINED_COLUMNS,
  ...extra,
]

/** Those that a user with these rights can fill in. */
export const permittedColumns = (columns: SheetColumns, rights: GuardRights): ImportColumn[] =>
  columnsFor(rights, possibleColumns(columns))

const SAMPLED_ROWS = 40

const samplesIn = (table: EmployeeTable) => (letters: string) =>
  table.rows.slice(0, SAMPLED_ROWS).flatMap(({ cells }) => {
    const cell = cells[letters]
    return cell && !isBlank(cell) ? [cell] : []
  })

/** The field of each column: as remembered, or else guessed. `columns`: those that the file can have. */
export function chooseColumns(
  table: EmployeeTable,
  columns: readonly ImportColumn[],
  remembered: RememberedColumns | null,
): ChosenColumns {
  const guessed = guessedColumns(table, columns)
  if (!remembered) return guessed
  const names = new Set(columns.map(({ name }) => name))
  return Object.fromEntries(
    Object.entries(headingKeys(table.headers)).map(([letters, key]) => {
      // A column that its last user could not choose is not remembered.
      if (!(key in remembered)) return [letters, guessed[letters] ?? NONE]
      const field = remembered[key] ?? null
      return [letters, { field: field !== null && names.has(field) ? field : null, certainty: 'remembered' }]
    }),
  )
}

function guessedColumns(table: EmployeeTable, columns: readonly ImportColumn[]): ChosenColumns {
  const { [SECTIONS]: sections, ...headers } = table.headers
  const guesses = guessColumns(headers, columns, samplesIn(table))
  const chosen: Record<string, ChosenColumn> = Object.fromEntries(
    Object.keys(headers).map((letters) => {
      const guess = guesses.get(letters)
      return [letters, guess ? { field: guess.column.name, certainty: guess.certainty } : NONE]
    }),
  )
  if (sections === undefined) return chosen
  const isFree = !Object.values(chosen).some(({ field }) => field === 'department')
  return { ...chosen, [SECTIONS]: isFree ? { field: 'department', certainty: 'guessed' } : NONE }
}

const NONE: ChosenColumn = { field: null, certainty: 'none' }

/** The columns of the sheet by column letters. */
export function knownColumns(
  chosen: ChosenColumns,
  columns: readonly ImportColumn[],
): Map<string, ImportColumn> {
  const byName = new Map(columns.map((column) => [column.name, column]))
  return new Map(
    Object.entries(chosen).flatMap(([letters, { field }]) => {
      const column = field === null ? undefined : byName.get(field)
      return column ? [[letters, column] as const] : []
    }),
  )
}

/** Headings of columns that are left out, except row numbers. */
export const ignoredHeadings = (table: EmployeeTable, chosen: ChosenColumns): string[] =>
  Object.entries(table.headers).flatMap(([letters, heading]) =>
    letters === SECTIONS || chosen[letters]?.field || heading === '' || isRowNumber(heading) ? [] : [heading],
  )

/** Required columns that a file does not have. A full name has the name. */
export function missingColumns(
  known: ReadonlyMap<string, ImportColumn>,
  columns: readonly ImportColumn[],
): ImportColumn[] {
  const names = new Set([...known.values()].flatMap(({ name }) => [name, ...(partsOf(name) ?? [])]))
  return columns.filter(({ name, required }) => required && !names.has(name))
}

const partsOf = (name: string): readonly string[] | undefined =>
  FULL_NAME_PARTS[name as keyof typeof FULL_NAME_PARTS]

/** True if the user has to look at the columns before the rows are checked. */
export const isUncertain = (chosen: ChosenColumns): boolean =>
  Object.values(chosen).some(({ certainty }) => certainty === 'guessed')

const SHOWN_SAMPLES = 3

/** The columns for the screen; guarded ones without their values. */
export function fileColumns(
  table: EmployeeTable,
  chosen: ChosenColumns,
  guarded: ReadonlySet<string>,
): FileColumn[] {
  const samples = samplesIn(table)
  return Object.entries(table.headers).map(([letters, heading]) => {
    const { field = null, certainty = 'none' } = chosen[letters] ?? {}
    const is_guarded = guarded.has(letters)
    const texts = [...new Set(samples(letters).map((cell) => shownValue(cell).slice(0, 60)))]
    return {
      letters,
      heading,
      samples: is_guarded ? [] : texts.slice(0, SHOWN_SAMPLES),
      field,
      certainty,
      is_guarded,
    }
  })
}

/** The letters of columns that are recognised as fields that the user cannot change. */
export function guardedLetters(
  table: EmployeeTable,
  columns: SheetColumns,
  rights: GuardRights,
): Set<string> {
  const guesses = guessColumns(table.headers, possibleColumns(columns), samplesIn(table))
  const isGuarded = ({ guard }: ImportColumn) => guard !== undefined && rights[guard] !== 'edit'
  return new Set([...guesses].filter(([, { column }]) => isGuarded(column)).map(([letters]) => letters))
}

/** The table without the values of these columns. */
export function withoutColumns(table: EmployeeTable, letters: ReadonlySet<string>): EmployeeTable {
  if (letters.size === 0) return table
  const rows = table.rows.map(({ number, cells }) => ({
    number,
    cells: Object.fromEntries(Object.entries(cells).filter(([column]) => !letters.has(column))),
  }))
  return { ...table, rows }
}

import { z } from 'zod'
import { readDate } from '#features/employees/domain/read-date.ts'
import { EMPLOYEES } from '#features/employees/server/index.ts'
import { todayInLaos } from '#kit/contract/days.ts'
import type { FileColumn } from '#kit/contract/file-columns.ts'
import { type ImportRowError, PREVIEW_ERRORS } from '#kit/contract/import.ts'
import { foldLao } from '#kit/contract/lao-folding.ts'
import { Id, type Language } from '#kit/contract/scalars.ts'
import type { Tx } from '#kit/database/database.ts'
import type { SheetCell } from '#kit/server/excel/cell-value.ts'
import { errorFileOf } from '#kit/server/excel/error-rows.ts'
import type { ColumnsOfFile, FieldOfFile } from '#kit/server/excel/read-columns.ts'
import type { EntryPerson } from '../../contract/entries.ts'
import { FILE_REASONS, type FileReason } from '../../locales/entry-file.ts'
import { peopleOfRows } from './people-of-rows.ts'

/** A field of a file of requests. */
export interface EntryField extends FieldOfFile {
  label: Record<Language, string>
  required: boolean
}

/** A value of a row that cannot be used; `readRow` throws it. */
export class RowFault extends Error {
  readonly field: string
  readonly code: FileReason
  constructor(field: string, code: FileReason) {
    super(code)
    this.field = field
    this.code = code
  }
}

export type Cells = Partial<Record<string, SheetCell>>

/** The text of a cell without spaces at its ends; '' if it is empty. Throws `RowFault` for an error of Excel. */
export function textOf(cells: Cells, field: string): string {
  const cell = cells[field]
  if (cell?.error !== undefined) throw new RowFault(field, 'cell_error')
  return String(cell?.value ?? '').trim()
}

/** The day of a cell. Throws `RowFault`. */
export function dayOf(cells: Cells, field: string): string {
  if (textOf(cells, field) === '') throw new RowFault(field, 'required')
  try {
    return readDate(cells[field]?.value ?? null, { today: todayInLaos(), meaning: 'other' })
  } catch {
    throw new RowFault(field, 'not_a_date')
  }
}

interface Reading<Row> {
  file: ColumnsOfFile
  fields: readonly EntryField[]
  language: Language
  /** A row of the file for an employee. Throws `RowFault`. */
  readRow: (cells: Cells, employeeId: number) => Row
}

interface ReadFile<Row> {
  rows: Row[]
  lines: number[]
  columns: FileColumn[]
  fields: { name: string; label: string; required: boolean }[]
  missing: string[]
  bad_count: number
  errors: ImportRowError[]
  people: EntryPerson[]
}

/** The answer for a file that was read: the first of its errors, and all rows with errors as a file. */
export const withErrorFile = async <T extends { errors: ImportRowError[] }>(
  file: ColumnsOfFile,
  read: T,
  language: Language,
) => ({
  ...read,
  errors: read.errors.slice(0, PREVIEW_ERRORS),
  error_file: await errorFileOf(file, read.errors, language),
})

/** The rows of a file with their employees, found by number or by name, and all errors; nothing is stored. */
export async function readEntryFile<Row extends { employee_id: number }>(
  tx: Tx,
  { file, fields, language, readRow }: Reading<Row>,
): Promise<ReadFile<Row>> {
  const present = new Set(file.columns.map(({ field }) => field))
  const missing = fields.filter(({ name, required }) => required && !present.has(name))
  const hasPerson = present.has('emp_number') || present.has('employee_name')
  const lacking = hasPerson ? missing : [...fields.filter(({ name }) => name === 'emp_number'), ...missing]
  const answer = {
    columns: file.columns,
    fields: fields.map(({ name, label, required }) => ({ name, label: label[language], required })),
    missing: lacking.map(({ label }) => label[language]),
  }
  if (lacking.length > 0) return { ...answer, rows: [], lines: [], bad_count: 0, errors: [], people: [] }
  const personOf = await readPeople(tx, file)
  const good: { row: Row; line: number }[] = []
  const errors: ImportRowError[] = []
  for (const { row: line, cells } of file.rows) {
    try {
      good.push({ row: readRow(cells, personOf(cells)), line })
    } catch (fault) {
      if (!(fault instanceof RowFault)) throw fault
      errors.push(errorOf(fault, line, cells, file.columns, language))
    }
  }
  const rows = good.map(({ row }) => row)
  return {
    ...answer,
    rows,
    lines: good.map(({ line }) => line),
    bad_count: errors.length,
    errors,
    people: await peopleOfRows(tx, rows, language),
  }
}

function errorOf(
  { field, code }: RowFault,
  row: number,
  cells: Cells,
  columns: readonly FileColumn[],
  language: Language,
): ImportRowError {
  return rowError({ field, code, row, cells, columns, message: FILE_REASONS[code][language] })
}

interface RowErrorOf {
  field: string
  code: string
  message: string
  /** The number of the row in the file. */
  row: number
  cells: Cells
  columns: readonly FileColumn[]
}

/** An error of a row with the place and the value of its field. */
export function rowError({ field, code, message, row, cells, columns }: RowErrorOf): ImportRowError {
  const column = columns.find((one) => one.field === field)
  const cell = cells[field]
  const value = (cell?.error ?? String(cell?.value ?? '')).slice(0, 100)
  return { row, column: column?.letters ?? '', header: column?.heading ?? '', value, code, message }
}

const PersonRow = z.object({
  id: Id,
  emp_number: z.string(),
  names: z.array(z.string()),
})

const PEOPLE = `
  select e.id, e.emp_number, array[btrim(e.name || ' ' || e.surname), btrim(e.en_name || ' ' || e.en_surname)] as names
  from ${EMPLOYEES} e where e.company_id = $1 and e.deleted_at is null`

/** Titles before names. */
const TITLES = /^(ທ້າວ|ທ້າວ\.|ທ\.|ນາງ|ນາງສາວ|ນ\.|ທ່ານ|mr|mrs|ms|miss)[.\s]+/u
const nameKey = (name: string) => foldLao(name).replace(TITLES, '').replace(/\s+/g, ' ').trim()

/** The employee of a row by number; without a number by the whole name, if only one employee has it. */
async function readPeople(tx: Tx, { rows }: ColumnsOfFile): Promise<(cells: Cells) => number> {
  if (rows.length === 0) return () => 0
  const people = await tx.query(PersonRow, PEOPLE, [tx.companyId])
  const byNumber = new Map(people.map((person) => [person.emp_number.toLowerCase(), person]))
  const byName = new Map<string, Set<number>>()
  for (const { id, names } of people)
    for (const key of new Set(names.map(nameKey).filter(Boolean)))
      byName.set(key, (byName.get(key) ?? new Set()).add(id))
  return (cells) => {
    const number = textOf(cells, 'emp_number')
    const name = textOf(cells, 'employee_name')
    if (number === '' && name === '')
      throw new RowFault(
        cells.employee_name && !cells.emp_number ? 'employee_name' : 'emp_number',
        'required',
      )
    const same = name === '' ? undefined : byName.get(nameKey(name))
    if (number === '') {
      if (!same) throw new RowFault('employee_name', 'unknown_name')
      if (same.size > 1) throw new RowFault('employee_name', 'several_names')
      return [...same][0] as number
    }
    const person = byNumber.get(number.toLowerCase())
    if (!person) throw new RowFault('emp_number', 'unknown_employee')
    if (same && !same.has(person.id)) throw new RowFault('employee_name', 'other_name')
    return person.id
  }
}

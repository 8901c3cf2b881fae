import { CellFault } from '#features/employees/domain/cell-fault.ts'
import { readDate } from '#features/employees/domain/read-date.ts'
import { todayInLaos } from '#kit/contract/days.ts'
import { foldLao } from '#kit/contract/lao-folding.ts'
import { PIN_TEXTS } from '../locales/pins.ts'
import { PIN_PATTERN } from './pin.ts'
import { findDelimiter, splitFields } from './split-fields.ts'

/** A row of a sheet of PINs. `firstDay` null: the sheet has no day. */
export interface PinRow {
  /** The number of the row in the file. */
  row: number
  text: string
  empNumber: string
  pin: string
  firstDay: string | null
  lastDay: string | null
}

export interface BadRow {
  row: number
  text: string
  reason: 'bad_pin' | 'bad_date' | 'ends_before_start'
}

type Column = 'empNumber' | 'pin' | 'firstDay' | 'lastDay'

/** The headings of the exported list and usual other ones, folded. */
const HEADINGS: Record<Column, readonly string[]> = {
  empNumber: [...Object.values(PIN_TEXTS.number), 'employee no', 'emp no', 'number', 'ລະຫັດ'],
  pin: [...Object.values(PIN_TEXTS.pin), 'clock code', 'ac-no.', 'enroll number', 'ລະຫັດ PIN'],
  firstDay: [...Object.values(PIN_TEXTS.firstDay), 'from', 'first day', 'ຈາກວັນທີ'],
  lastDay: [...Object.values(PIN_TEXTS.lastDay), 'to', 'last day', 'ຫາວັນທີ'],
}
/** Without headings: employee number, PIN, first and last day. */
const IN_ORDER: Record<Column, number> = { empNumber: 0, pin: 1, firstDay: 2, lastDay: 3 }

/**
 * Reads a sheet of PINs from its text. Its columns are found by their headings, otherwise they are employee number, PIN,
 * first and last day. Null if there is a heading and the number or the PIN is missing.
 */
export function readPinRows(text: string): { rows: PinRow[]; bad: BadRow[] } | null {
  const lines = text.split(/\r\n|\r|\n/).map((line, at) => ({ line, row: at + 1 }))
  const filled = lines.filter(({ line }) => line.trim() !== '')
  const delimiter = findDelimiter(filled.slice(0, 50).map(({ line }) => line)) ?? ' '
  const cells = filled.map(({ line, row }) => ({ row, fields: splitFields(line, delimiter) }))
  const header = cells.slice(0, 10).findIndex(({ fields }) => columnOf(fields, 'pin') !== undefined)
  const columns = header === -1 ? IN_ORDER : columnsOf(cells[header]?.fields ?? [])
  if (!columns) return null
  const today = todayInLaos()
  const read = cells.slice(header + 1).map((line) => readRow(line, columns, today))
  return {
    rows: read.filter((row): row is PinRow => !('reason' in row)),
    bad: read.filter((row): row is BadRow => 'reason' in row),
  }
}

function columnOf(fields: readonly string[], column: Column): number | undefined {
  const names = HEADINGS[column].map(foldLao)
  const at = fields.findIndex((field) => names.includes(foldLao(field)))
  return at === -1 ? undefined : at
}

function columnsOf(fields: readonly string[]): Partial<Record<Column, number>> | null {
  const columns = {
    empNumber: columnOf(fields, 'empNumber'),
    pin: columnOf(fields, 'pin'),
    firstDay: columnOf(fields, 'firstDay'),
    lastDay: columnOf(fields, 'lastDay'),
  }
  return columns.empNumber === undefined || columns.pin === undefined
    ? null
    : (columns as Partial<Record<Column, number>>)
}

function readRow(
  { row, fields }: { row: number; fields: string[] },
  columns: Partial<Record<Column, number>>,
  today: string,
): PinRow | BadRow {
  const field = (column: Column) => fields[columns[column] ?? -1] ?? ''
  const text = fields.join(' · ').slice(0, 200)
  const pin = field('pin')
  if (!PIN_PATTERN.test(pin)) return { row, text, reason: 'bad_pin' }
  const [firstDay, lastDay] = [dayOf(field('firstDay'), today), dayOf(field('lastDay'), today)]
  if (firstDay === undefined || lastDay === undefined) return { row, text, reason: 'bad_date' }
  if (firstDay !== null && lastDay !== null && lastDay < firstDay)
    return { row, text, reason: 'ends_before_start' }
  return { row, text, empNumber: field('empNumber'), pin, firstDay, lastDay }
}

/** 'YYYY-MM-DD', null for an empty field, undefined for a text that is not a day. Read as in the employee sheet: day first, Buddhist years. */
function dayOf(text: string, today: string): string | null | undefined {
  if (text === '') return null
  try {
    return readDate(text, { today, meaning: 'other' })
  } catch (error) {
    if (error instanceof CellFault) return undefined
    throw error
  }
}

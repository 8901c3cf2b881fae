import type { CellValue } from 'hucre'
import { isDay } from '#kit/contract/days.ts'
import { cellText } from './cell-text.ts'
import type { ColumnType, SheetColumn } from './sheet-column.ts'

export type SheetValue = string | number | boolean | null | undefined
export type SheetRecord = Readonly<Record<string, SheetValue>>

/** The cells of a row. Throws `RangeError` for an invalid number or date. */
export const toCells = (record: SheetRecord, columns: readonly SheetColumn[]): CellValue[] =>
  columns.map(({ key, type }) => toCell(record[key], type))

function toCell(value: SheetValue, type: ColumnType): CellValue {
  if (value === null || value === undefined || value === '') return null
  if (type === 'text') return cellText(String(value))
  if (typeof value === 'boolean') return value
  // A word in a column of numbers, such as "Total", is a normal text.
  if (typeof value === 'string') return type === 'date' ? toDate(value) : cellText(value)
  if (!Number.isFinite(value)) throw new RangeError(`not a number for a cell: ${value}`)
  if (type === 'kip' && !Number.isSafeInteger(value)) throw new RangeError(`not whole kip: ${value}`)
  return value
}

function toDate(value: string): CellValue {
  if (!/^\d{4}-\d{2}-\d{2}/.test(value)) return cellText(value)
  const day = value.slice(0, 10)
  if (!isDay(day)) throw new RangeError(`not a date: ${value}`)
  return new Date(`${day}T00:00:00Z`)
}

import { clockInLaos, dayInLaos, formatDate } from '#kit/contract/days.ts'
import type { ListRoute } from '#kit/contract/lists.ts'
import type { Language } from '#kit/contract/scalars.ts'
import { streamWorkbook } from '../excel/stream-workbook.ts'
import {
  type ColumnType,
  type SheetColumn,
  type SheetHead,
  type SheetRecord,
  type SheetValue,
  writeWorkbook,
} from '../excel/write-workbook.ts'
import { type FileMark, markedName, markedTitle } from '../file-mark.ts'
import { mayDo } from '../permit.ts'
import type { ListReading } from './list-reading.ts'

export type Words = Readonly<Record<Language, string>>

/** A column of the Excel file. `instant` is written as date and time in Laos. */
export interface SheetField<Row> {
  key: (keyof Row & string) | (string & {})
  heading: Words
  type?: ColumnType | 'instant'
  /** The labels of a field with codes: `{ pending: { la, en } }`. */
  words?: Readonly<Record<string, Words>>
  /** The column is omitted for readers without this permission. */
  needs?: string
  /** The value, if it is not a field of the row. */
  value?: (row: Row, language: Language) => SheetValue
}

/** The Excel file of a list: the name of its sheet and file, and its columns in order. */
export interface ListSheet<Row, Reading = ListReading> {
  title: Words | ((reading: Reading) => string)
  columns: readonly SheetField<Row>[]
  /** The mark of the file, such as that of a draft. */
  mark?: (reading: Reading) => FileMark | null
  /** A last row with the sums of these columns; `word` is in the first column. */
  totals?: { of: readonly (keyof Row & string)[]; word: Words }
}

type AnySheet = ListSheet<object, never>

/** The sheet in the reader's language; `add` counts a row in the totals and returns its record. */
interface OpenSheet {
  name: string
  fileName: string
  head: SheetHead
  columns: SheetColumn[]
  add: (row: object) => SheetRecord
  totals?: () => SheetRecord
}

/** The company of the rows; '' for lists of the provider. */
export type SheetCompany = string

function openSheet(sheet: AnySheet, reading: ListReading<ListRoute>, company: SheetCompany): OpenSheet {
  const { language } = reading
  const name = typeof sheet.title === 'function' ? sheet.title(reading as never) : sheet.title[language]
  const mark = sheet.mark?.(reading as never)
  const fields = sheet.columns.filter(({ needs }) => !needs || mayDo(reading.session, needs))
  const columns = fields.map(
    ({ key, heading, type = 'text' }): SheetColumn => ({
      key,
      header: heading[language],
      type: type === 'instant' ? 'text' : type,
    }),
  )
  const { of = [], word } = sheet.totals ?? {}
  const sums = new Map(of.map((key) => [key as string, 0]))
  return {
    name,
    fileName: `${markedName(mark, name)}.xlsx`,
    head: { title: markedTitle(mark, name), lines: [company, formatDate(reading.today)].filter(Boolean) },
    columns,
    add(row) {
      for (const [key, sum] of sums) sums.set(key, sum + ((row as Record<string, number | null>)[key] ?? 0))
      return Object.fromEntries(fields.map((field) => [field.key, cellOf(field, row, language)]))
    },
    ...(word
      ? { totals: () => ({ [columns[0]?.key ?? '']: word[language], ...Object.fromEntries(sums) }) }
      : {}),
  }
}

/** Writes the Excel file in the reader's language. */
export async function writeListSheet(
  sheet: AnySheet,
  rows: readonly object[],
  reading: ListReading<ListRoute>,
  company: SheetCompany,
): Promise<{ fileName: string; bytes: Buffer }> {
  const { add, totals, fileName, ...open } = openSheet(sheet, reading, company)
  const records = rows.map(add)
  const bytes = await writeWorkbook({
    sheets: [{ ...open, rows: records, ...(totals ? { totals: totals() } : {}) }],
  })
  return { fileName, bytes }
}

/** The same file, written while its rows are read. */
export function streamListSheet(
  sheet: AnySheet,
  rows: AsyncIterable<object>,
  reading: ListReading<ListRoute>,
  company: SheetCompany,
): { fileName: string; content: AsyncIterable<Buffer> } {
  const { add, fileName, ...open } = openSheet(sheet, reading, company)
  async function* records() {
    for await (const row of rows) yield add(row)
  }
  return { fileName, content: streamWorkbook({ ...open, rows: records() }) }
}

function cellOf(field: SheetField<object>, row: object, language: Language): SheetValue {
  if (field.value) return field.value(row, language)
  const value = (row as Record<string, SheetValue>)[field.key]
  if (field.words && value !== null && value !== undefined)
    return field.words[String(value)]?.[language] ?? String(value)
  return field.type === 'instant' && typeof value === 'string'
    ? `${dayInLaos(value)} ${clockInLaos(value)}`
    : value
}

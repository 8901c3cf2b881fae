import { clockInLaos, dayInLaos } from '#kit/contract/days.ts'
import type { ListRoute } from '#kit/contract/lists.ts'
import type { Language } from '#kit/contract/scalars.ts'
import {
  type ColumnType,
  type SheetColumn,
  type SheetRecord,
  type SheetValue,
  writeWorkbook,
} from '../excel/write-workbook.ts'
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
  /** A last row with the sums of these columns; `word` is in the first column. */
  totals?: { of: readonly (keyof Row & string)[]; word: Words }
}

/** Writes the Excel file in the reader's language. */
export async function writeListSheet(
  sheet: ListSheet<object, never>,
  rows: readonly object[],
  reading: ListReading<ListRoute>,
): Promise<{ fileName: string; bytes: Buffer }> {
  const { language } = reading
  const title = typeof sheet.title === 'function' ? sheet.title(reading as never) : sheet.title[language]
  const fields = sheet.columns.filter(({ needs }) => !needs || mayDo(reading.session, needs))
  const columns = fields.map(
    ({ key, heading, type = 'text' }): SheetColumn => ({
      key,
      header: heading[language],
      type: type === 'instant' ? 'text' : type,
    }),
  )
  const bytes = await writeWorkbook({
    sheets: [
      {
        name: title,
        columns,
        rows: recordsOf(sheet, rows, language),
        ...(sheet.totals ? { totals: totalsOf(sheet, rows, language) } : {}),
      },
    ],
  })
  return { fileName: `${title}.xlsx`, bytes }
}

function totalsOf(sheet: ListSheet<object, never>, rows: readonly object[], language: Language): SheetRecord {
  const sum = (key: string) =>
    rows.reduce((all, row) => all + ((row as Record<string, number | null>)[key] ?? 0), 0)
  const sums = (sheet.totals?.of ?? []).map((key) => [key, sum(key)])
  return { [sheet.columns[0]?.key ?? '']: sheet.totals?.word[language] ?? '', ...Object.fromEntries(sums) }
}

function* recordsOf(
  sheet: ListSheet<object, never>,
  rows: readonly object[],
  language: Language,
): Generator<SheetRecord> {
  for (const row of rows)
    yield Object.fromEntries(sheet.columns.map((field) => [field.key, cellOf(field, row, language)]))
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

import { decimalText, KIP } from '#kit/contract/currency.ts'
import { XLSX } from '#kit/contract/file-types.ts'
import type { Field } from '#kit/contract/master-data-fields.ts'
import type { Language } from '#kit/contract/scalars.ts'
import { streamWorkbook } from '../excel/stream-workbook.ts'
import {
  type SheetColumn,
  type SheetRecord,
  type SheetValue,
  writeWorkbook,
} from '../excel/write-workbook.ts'
import type { RowsFile } from '../handler.ts'
import { eachRow } from '../list/list-endpoints.ts'
import type { Entry } from './entry-row.ts'
import type { ListContext } from './list-context.ts'
import { type ListQuery, readMatchingBatches, readMatchingEntries } from './read-entries.ts'

export const YES_NO: Record<Language, { yes: string; no: string }> = {
  la: { yes: 'ແມ່ນ', no: 'ບໍ່ແມ່ນ' },
  en: { yes: 'Yes', no: 'No' },
}

const TYPES: Partial<Record<Field['kind'], SheetColumn['type']>> = {
  number: 'number',
  decimal: 'number',
  kip: 'kip',
  date: 'date',
}

/**
 * Writes the list as an Excel file with one column per field, in the caller's language. The import can read
 * it.
 */
export async function writeListFile(context: ListContext, query: ListQuery): Promise<Buffer> {
  const { list, language } = context
  const rows = await readMatchingEntries(context, query)
  return writeWorkbook({
    sheets: [
      {
        name: list[language],
        columns: columnsOf(context),
        rows: rows.map((entry) => recordOf(context, entry)),
      },
    ],
  })
}

/** The same file, written while its rows are read. `onRows` receives the number of rows read so far. */
export async function streamListFile(
  context: ListContext,
  query: ListQuery,
  onRows: (rows: number) => void,
): Promise<RowsFile> {
  const { list, language } = context
  const { total, batches } = await readMatchingBatches(context, query)
  async function* records() {
    for await (const entry of eachRow(batches, onRows)) yield recordOf(context, entry as Entry)
  }
  const content = streamWorkbook({ name: list[language], columns: columnsOf(context), rows: records() })
  return { fileName: `${list.name}.xlsx`, contentType: XLSX, hasSalary: false, totalRows: total, content }
}

function columnsOf({ list, language, withheld }: ListContext): SheetColumn[] {
  return Object.entries(list.fields)
    .filter(([key]) => !withheld.has(key))
    .map(([key, { words, kind, currencyField }]) => ({
      ...{ key, header: words[language] },
      type: currencyField ? 'number' : (TYPES[kind] ?? 'text'),
    }))
}

function recordOf({ list, language, withheld }: ListContext, entry: Entry): SheetRecord {
  return Object.fromEntries(
    Object.entries(list.fields)
      .filter(([name]) => !withheld.has(name))
      .map(([name, field]) => [name, cellOf(name, field, entry, language)]),
  )
}

function cellOf(name: string, field: Field, entry: Entry, language: Language): SheetValue {
  const value = entry[name] as SheetValue
  if (value === null || value === undefined) return null
  if (field.currencyField)
    return Number(decimalText(Number(value), String(entry[field.currencyField] ?? KIP)))
  if (field.kind === 'flag') return YES_NO[language][value ? 'yes' : 'no']
  if (field.options) return field.options[String(value)]?.[language] ?? value
  return field.source ? (entry.labels[name] ?? value) : value
}

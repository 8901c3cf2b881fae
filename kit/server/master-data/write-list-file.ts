import { decimalText, KIP } from '#kit/contract/currency.ts'
import type { Field } from '#kit/contract/master-data-fields.ts'
import type { Language } from '#kit/contract/scalars.ts'
import {
  type SheetColumn,
  type SheetRecord,
  type SheetValue,
  writeWorkbook,
} from '../excel/write-workbook.ts'
import type { Entry } from './entry-row.ts'
import type { ListContext } from './list-context.ts'
import { type ListQuery, readMatchingEntries } from './read-entries.ts'

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
    sheets: [{ name: list[language], columns: columnsOf(context), rows: recordsOf(context, rows) }],
  })
}

function columnsOf({ list, language, withheld }: ListContext): SheetColumn[] {
  return Object.entries(list.fields)
    .filter(([key]) => !withheld.has(key))
    .map(([key, { words, kind, currencyField }]) => ({
      ...{ key, header: words[language] },
      type: currencyField ? 'number' : (TYPES[kind] ?? 'text'),
    }))
}

function recordsOf({ list, language, withheld }: ListContext, rows: readonly Entry[]): SheetRecord[] {
  return rows.map((entry) =>
    Object.fromEntries(
      Object.entries(list.fields)
        .filter(([name]) => !withheld.has(name))
        .map(([name, field]) => [name, cellOf(name, field, entry, language)]),
    ),
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

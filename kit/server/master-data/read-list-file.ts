import { KIP, smallestUnits } from '#kit/contract/currency.ts'
import { AppError } from '#kit/contract/errors.ts'
import { foldLao } from '#kit/contract/lao-folding.ts'
import type { MasterData } from '#kit/contract/master-data.ts'
import type { Field } from '#kit/contract/master-data-fields.ts'
import { MAX_IMPORT_ROWS } from '#kit/contract/master-data-routes.ts'
import { readUploadedWorkbook } from '../excel/read-uploaded-workbook.ts'
import type { SheetRows } from '../excel/read-workbook.ts'
import type { ListContext } from './list-context.ts'
import { type Choices, findReference } from './references.ts'
import { YES_NO } from './write-list-file.ts'

/** A list's sheet with the fields of its columns. */
export interface ListSheet {
  rows: SheetRows['rows']
  columns: [letters: string, name: string][]
}

/** Reads an uploaded file. Throws a `file_…` code for an invalid file. */
export async function readListSheet(list: MasterData, bytes: Buffer): Promise<ListSheet> {
  const { headers, rows } = await readUploadedWorkbook(bytes, MAX_IMPORT_ROWS)
  return { rows, columns: columnsOf(list, headers) }
}

/** Maps headers in either language to fields. Throws if a required column is missing. */
function columnsOf(list: MasterData, headers: Record<string, string>): ListSheet['columns'] {
  const columns = Object.entries(headers).flatMap(([letters, header]): ListSheet['columns'] => {
    const foldedHeader = foldLao(header)
    const field = Object.entries(list.fields).find(([name, { words }]) =>
      [name, words.la, words.en].some((text) => foldLao(text) === foldedHeader),
    )
    return field ? [[letters, field[0]]] : []
  })
  const present = new Set(columns.map(([, name]) => name))
  const missing = Object.entries(list.fields).filter(([name, { required }]) => required && !present.has(name))
  if (missing.length > 0)
    throw new AppError('file_missing_columns', {
      details: { columns: missing.map(([, { words }]) => words) },
    })
  return columns
}

/**
 * The values of a row for the contract's schema. Unreadable values stay unchanged, so that the schema refuses
 * them.
 */
export function valuesOf(
  context: ListContext,
  choices: Choices,
  row: ListSheet['rows'][number],
  columns: ListSheet['columns'],
): Record<string, unknown> {
  const values: Record<string, unknown> = {}
  for (const [letters, name] of columns) {
    const cell = row.cells[letters]?.value
    if (cell === null || cell === undefined || cell === '') continue
    const field = context.list.fields[name] as Field
    values[name] = field.source
      ? findReference(context, choices, name, String(cell), values)
      : readCell(field, cell)
  }
  for (const [name, { currencyField }] of Object.entries(context.list.fields))
    if (currencyField && typeof values[name] === 'number')
      values[name] = smallestUnits(values[name], String(values[currencyField] ?? KIP)) ?? values[name]
  return values
}

function readCell(field: Field, cell: string | number | boolean): unknown {
  const text = String(cell).trim()
  const isNumber = ['number', 'decimal', 'kip'].includes(field.kind)
  if (isNumber) return /^-?[\d,]+(\.\d+)?$/.test(text) ? Number(text.replaceAll(',', '')) : text
  if (field.kind === 'flag') return readFlag(text)
  if (field.options) {
    const foldedText = foldLao(text)
    const option = Object.entries(field.options).find(([value, { la, en }]) =>
      [value, la, en].some((label) => foldLao(label) === foldedText),
    )
    return option?.[0] ?? text
  }
  return field.kind === 'date' ? text.slice(0, 10) : text
}

const YES = new Set([YES_NO.la.yes, YES_NO.en.yes, 'true', '1', '✓'].map(foldLao))
const NO = new Set([YES_NO.la.no, YES_NO.en.no, 'false', '0', '–'].map(foldLao))

function readFlag(text: string): unknown {
  const foldedText = foldLao(text)
  if (YES.has(foldedText)) return true
  return NO.has(foldedText) ? false : text
}

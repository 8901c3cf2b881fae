import { type FileColumn, parseColumnChoice } from '#kit/contract/file-columns.ts'
import { foldLao } from '#kit/contract/lao-folding.ts'
import type { SheetCell } from './cell-value.ts'
import { type ColumnMemory, headingKeys } from './column-memory.ts'
import { findTable } from './find-table.ts'
import { readUploadedRows } from './read-uploaded-workbook.ts'
import type { SheetRow } from './sheet-scanner.ts'

/** A field that a column of a file can be. Headings are compared without case, spaces at the ends and Lao spelling variants. */
export interface FieldOfFile {
  name: string
  headings: readonly string[]
}

export interface ColumnsOfFile {
  columns: FileColumn[]
  /** The records of the table with the cells of its fields; `row` is the number in Excel. */
  rows: RowOfFile[]
}

export interface RowOfFile {
  row: number
  /** By field. */
  cells: Partial<Record<string, SheetCell>>
  /** All cells of the row by column letters. */
  all: Readonly<Record<string, SheetCell>>
}

interface Reading {
  /** `ColumnChoice`: the fields of the columns, chosen by the user. */
  choice: string | undefined
  maxRows: number
  /** What the company chose for an earlier file with the same headings; a choice is remembered for the next one. */
  memory?: ColumnMemory
}

const SAMPLES = 3

/**
 * Reads a table of an uploaded .xlsx with at most `maxRows` records below titles and headings. Its columns are found by their
 * headings, unless `choice` names them or the company has chosen them before. Throws `AppError` with a `file_…` code.
 */
export async function readColumnsOfFile(
  bytes: Buffer,
  fields: readonly FieldOfFile[],
  { choice, maxRows, memory }: Reading,
): Promise<ColumnsOfFile> {
  const sheet = await readUploadedRows(bytes, maxRows)
  const fieldByHeading = new Map(
    fields.flatMap(({ name, headings }) => headings.map((text) => [foldLao(text), name])),
  )
  const fieldOf = (heading: string) => fieldByHeading.get(foldLao(heading)) ?? null
  const table = findTable(sheet.rows, (headers) => Object.values(headers).filter(fieldOf).length)
  const keys = headingKeys(table.headers)
  const chosen = choice === undefined ? null : parseColumnChoice(choice)
  const remembered = (!chosen && (await memory?.recall(Object.values(keys)))) || null
  const names = new Set(fields.map(({ name }) => name))
  const used = new Set<string>()
  const columns = Object.entries(table.headers).map(([letters, heading]) => {
    const key = keys[letters] ?? ''
    const known = remembered && key in remembered ? remembered[key] : fieldOf(heading)
    const wanted = (chosen ? chosen.get(letters) : known) ?? null
    const field = wanted !== null && names.has(wanted) && !used.has(wanted) ? wanted : null
    if (field) used.add(field)
    return { letters, heading, samples: samplesOf(table.rows, letters), field }
  })
  if (chosen)
    await memory?.remember(
      Object.fromEntries(columns.map(({ letters, field }) => [keys[letters] ?? letters, field])),
    )
  const rows = table.rows.map(({ number, cells }) => ({
    row: number,
    all: cells,
    cells: Object.fromEntries(
      columns.flatMap(({ letters, field }) => (field && cells[letters] ? [[field, cells[letters]]] : [])),
    ),
  }))
  return { columns, rows }
}

function samplesOf(rows: readonly SheetRow[], letters: string): string[] {
  const texts = rows.flatMap(({ cells }) => {
    const value = cells[letters]?.value
    return value === undefined || value === null || value === '' ? [] : [String(value).slice(0, 60)]
  })
  return [...new Set(texts)].slice(0, SAMPLES)
}

import { foldLao } from '#kit/contract/lao-folding.ts'
import { headerTexts, rowsAboveHeader } from './header-row.ts'
import type { SheetRow } from './sheet-scanner.ts'

/** A row that is not a record of the table, with its text. */
export interface SkippedRow {
  row: number
  kind: 'title' | 'section' | 'total' | 'heading' | 'note'
  text: string
}

/** A table in a sheet: headings by column letters, its records, and the other rows. */
export interface FoundTable {
  headers: Record<string, string>
  rows: SheetRow[]
  skipped: SkippedRow[]
  /** The text of the section row above a record, by row number; records without one are missing. */
  sections: ReadonlyMap<number, string>
}

/** How many of these headings (by column letters) are known. */
export type CountKnown = (headers: Readonly<Record<string, string>>) => number

/**
 * Finds a table that people have made for people: below titles, with a heading in one or two lines (merged cells), with
 * section rows, totals, repeated headings and notes between and below the records.
 */
export function findTable(rows: readonly SheetRow[], countKnown: CountKnown): FoundTable {
  const heading = findHeading(rows, countKnown)
  const titles = rows.slice(0, heading.first).map((row) => skip(row, 'title'))
  const { headers } = heading
  const sorted = sortRows(rows.slice(heading.last + 1), headers)
  return { headers, ...sorted, skipped: [...titles, ...sorted.skipped] }
}

const textOf = (row: SheetRow) =>
  Object.values(row.cells)
    .map(({ value }) => String(value ?? '').trim())
    .filter(Boolean)
    .join(' · ')
    .slice(0, 200)

const skip = (row: SheetRow, kind: SkippedRow['kind']): SkippedRow => ({
  row: row.number,
  kind,
  text: textOf(row),
})

interface Heading {
  /** Indexes of the first and the last row of the heading. */
  first: number
  last: number
  headers: Record<string, string>
}

/** The row, or the two rows, with the most known headings; of equal ones the row with more cells, then the first. */
function findHeading(rows: readonly SheetRow[], countKnown: CountKnown): Heading {
  const choices = rows.slice(0, rowsAboveHeader + 1).flatMap((row, at) => headingsAt(row, rows[at + 1], at))
  const scored = choices.map((choice) => ({
    choice,
    known: countKnown(choice.headers),
    width: Object.keys(choice.headers).length,
  }))
  scored.sort(
    (a, b) =>
      b.known - a.known ||
      b.width - a.width ||
      a.choice.last - a.choice.first - (b.choice.last - b.choice.first) ||
      a.choice.first - b.choice.first,
  )
  return scored[0]?.choice ?? { first: 0, last: 0, headers: headerTexts(rows[0]) }
}

function headingsAt(row: SheetRow, next: SheetRow | undefined, at: number): Heading[] {
  if (!isHeadingRow(row)) return []
  const single = { first: at, last: at, headers: headerTexts(row) }
  if (!next || !isHeadingRow(next) || next.number !== row.number + 1) return [single]
  return [single, { first: at, last: at + 1, headers: twoLines(headerTexts(row), headerTexts(next)) }]
}

/** A heading has words; numbers would be values. */
const isHeadingRow = (row: SheetRow) =>
  Object.values(row.cells).every(
    ({ value, formula }) =>
      typeof value === 'string' && formula === undefined && !/^[\d.,/\s-]+$/.test(value),
  )

/** "Bank" over "Name" and "Account" becomes "Bank / Name" and "Bank Account": merged cells have the text of their first one. */
function twoLines(upper: Record<string, string>, lower: Record<string, string>): Record<string, string> {
  const letters = [...new Set([...Object.keys(upper), ...Object.keys(lower)])].sort(byColumn)
  let group = ''
  return Object.fromEntries(
    letters.map((column) => {
      const [above, below] = [upper[column] ?? '', lower[column] ?? '']
      if (above) group = above
      if (!below) return [column, above]
      return [column, above ? `${above} / ${below}` : `${group} ${below}`.trim()]
    }),
  )
}

const byColumn = (a: string, b: string) => a.length - b.length || (a < b ? -1 : 1)

type Sorted = Omit<FoundTable, 'headers'>

function sortRows(rows: readonly SheetRow[], headers: Record<string, string>): Sorted {
  const columns = Object.keys(headers)
  const headings = new Set(Object.values(headers).map(foldLao).filter(Boolean))
  const records: SheetRow[] = []
  const skipped: SkippedRow[] = []
  const sections = new Map<number, string>()
  let section = ''
  let isBelowTotal = false
  for (const [at, row] of rows.entries()) {
    const place = { columns, headings, isBelowTotal }
    const kind = isNextSection(row, rows[at + 1], place) ? 'section' : kindOf(row, place)
    if (kind === null) {
      records.push(row)
      if (section) sections.set(row.number, section)
      continue
    }
    skipped.push(skip(row, kind))
    if (kind === 'section') section = textOf(row)
    if (kind === 'total') isBelowTotal = true
    else if (kind === 'section') isBelowTotal = false
  }
  return { rows: records, skipped, sections }
}

interface Place {
  columns: readonly string[]
  headings: ReadonlySet<string>
  isBelowTotal: boolean
}

/** Lists with a total below each section go on with the next section: a single text above a record is no note. */
function isNextSection(row: SheetRow, next: SheetRow | undefined, place: Place): boolean {
  if (!place.isBelowTotal || next === undefined) return false
  const afresh = { ...place, isBelowTotal: false }
  return kindOf(row, afresh) === 'section' && kindOf(next, afresh) === null
}

/** A table has at least this many columns for a row with a single text to be a section. */
const SECTION_COLUMNS = 4

function kindOf(row: SheetRow, { columns, headings, isBelowTotal }: Place): SkippedRow['kind'] | null {
  const cells = Object.values(row.cells)
  const texts = cells.flatMap(({ value }) =>
    typeof value === 'string' && value.trim() ? [value.trim()] : [],
  )
  const inTable = columns.filter((letters) => row.cells[letters] !== undefined).length
  if (inTable === 0) return 'note'
  if (texts.length > 1 && texts.every((text) => headings.has(foldLao(text.replace(/\s+/g, ' ')))))
    return 'heading'
  if (texts[0] !== undefined && isTotal(texts[0]) && texts.length <= Math.max(2, columns.length / 3))
    return 'total'
  if (columns.length < SECTION_COLUMNS) return null
  const isText = cells.length === 1 && texts.length === 1 && !/^[\w-]*\d[\w-]*$/.test(texts[0] ?? '')
  if (isText) return isBelowTotal ? 'note' : 'section'
  if (cells.length <= 2 && texts[0] !== undefined && isSection(texts[0])) return 'section'
  return isBelowTotal && inTable * 2 < columns.length && texts.length === cells.length ? 'note' : null
}

/** Words at the beginning of a row of sums: alone, or followed by other words. */
const TOTALS = ['ລວມ', 'ທັງໝົດ', 'total', 'sum'].map(foldLao)
const TOTALS_OF = [
  ...['ລວມທັງໝົດ', 'ລວມທັງຫມົດ', 'ລວມຍອດ', 'ລວມຈຳນວນ', 'ລວມເງິນ', 'ລວມພະນັກງານ', 'ລວມພະແນກ', 'ລວມສາຂາ', 'ຍອດລວມ'],
  ...['ຈຳນວນທັງໝົດ', 'grand total', 'subtotal', 'sub total', 'sub-total', 'total '],
].map(foldLao)

function isTotal(text: string): boolean {
  const folded = foldLao(text)
  const word = TOTALS.find((total) => folded.startsWith(total))
  if (word !== undefined && !/^[\p{L}\p{M}]/u.test(folded.slice(word.length))) return true
  return TOTALS_OF.some((total) => folded.startsWith(total))
}

/** Words at the beginning of a section row that has a second cell, such as a number of people. */
const SECTIONS = [...['ພະແນກ', 'ສາຂາ', 'ຝ່າຍ', 'ໜ່ວຍງານ', 'ກຸ່ມ', 'department', 'section', 'branch', 'team']].map(
  foldLao,
)

const isSection = (text: string) => SECTIONS.some((word) => foldLao(text).startsWith(word))

import type { SheetRow } from './sheet-scanner.ts'

/** How many rows of titles and notes may stand above the header. */
export const rowsAboveHeader = 20

/**
 * The header of a table: the first row whose filled cells are all text and of which there are as many as in any row
 * among the first ones, give or take half; a title in one merged cell above it is passed over. Else the first row.
 */
export function findHeaderRow(rows: SheetRow[]): SheetRow | undefined {
  const first = rows.slice(0, rowsAboveHeader + 1)
  const widest = Math.max(0, ...first.map(width))
  return first.find((row) => width(row) * 2 > widest && allText(row)) ?? rows[0]
}

const width = (row: SheetRow) => Object.keys(row.cells).length

const allText = (row: SheetRow) =>
  Object.values(row.cells).every((cell) => typeof cell.value === 'string' && cell.formula === undefined)

/** Column letters → the trimmed text of the header cell, line breaks made spaces. */
export function headerTexts(row: SheetRow | undefined): Record<string, string> {
  const cells = Object.entries(row?.cells ?? {})
  return Object.fromEntries(
    cells.map(([column, cell]) => [
      column,
      String(cell.value ?? '')
        .replace(/\s+/g, ' ')
        .trim(),
    ]),
  )
}

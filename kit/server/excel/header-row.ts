import type { SheetRow } from './sheet-scanner.ts'

/** Largest number of rows with titles and notes above the header. */
export const rowsAboveHeader = 20

/**
 * Finds the header of a table: the first row that has only text cells and more than half as many cells as the
 * widest of the first rows. So a title in one merged cell above it is skipped. Without such a row, the first
 * row.
 */
export function findHeaderRow(rows: SheetRow[]): SheetRow | undefined {
  const first = rows.slice(0, rowsAboveHeader + 1)
  const widest = Math.max(0, ...first.map(width))
  return first.find((row) => width(row) * 2 > widest && allText(row)) ?? rows[0]
}

const width = (row: SheetRow) => Object.keys(row.cells).length

const allText = (row: SheetRow) =>
  Object.values(row.cells).every((cell) => typeof cell.value === 'string' && cell.formula === undefined)

/** Column letters → the trimmed text of the header cell, with line breaks replaced by spaces. */
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

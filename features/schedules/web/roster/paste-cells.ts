import { boundsOf, type CellArea } from '#kit/web/calendar/cell-area.ts'
import type { CellChange } from '../../domain/roster-cell.ts'

export interface PastedCell {
  row: number
  column: number
  change: CellChange
}

/** The lines and cells of a table copied from Excel or from the board. */
export function readTable(text: string): string[][] {
  const lines = text.replace(/\r\n?/g, '\n').replace(/\n$/, '').split('\n')
  return lines.map((line) => line.split('\t').map((cell) => cell.trim()))
}

/**
 * The changes of a pasted table of codes: from the upper left cell of the area on, or repeated over the area if it is larger. An empty cell
 * changes nothing. `unknown` are the texts that are no codes, each once.
 */
export function pasteTable(
  text: string,
  area: CellArea,
  changes: ReadonlyMap<string, CellChange>,
): { cells: PastedCell[]; unknown: string[] } {
  const table = readTable(text)
  const height = table.length
  const width = Math.max(...table.map((line) => line.length))
  const { top, left, bottom, right } = boundsOf(area)
  const rows = Math.max(height, bottom - top + 1)
  const columns = Math.max(width, right - left + 1)
  const cells: PastedCell[] = []
  const unknown = new Set<string>()
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1) {
      const code = table[row % height]?.[column % width] ?? ''
      if (code === '') continue
      const change = changes.get(code.toUpperCase())
      if (change) cells.push({ row: top + row, column: left + column, change })
      else unknown.add(code)
    }
  return { cells, unknown: [...unknown] }
}

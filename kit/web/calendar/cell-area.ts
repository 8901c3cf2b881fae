/** A cell of a grid, counted from 0. */
export interface CellPlace {
  row: number
  column: number
}

/** A rectangle of cells: from where it was begun to where it has been drawn. */
export interface CellArea {
  from: CellPlace
  to: CellPlace
}

/** The first and last row and column of an area. */
export function boundsOf({ from, to }: CellArea) {
  return {
    top: Math.min(from.row, to.row),
    bottom: Math.max(from.row, to.row),
    left: Math.min(from.column, to.column),
    right: Math.max(from.column, to.column),
  }
}

/** Every cell of an area, row by row. */
export function cellsOf(area: CellArea): CellPlace[] {
  const { top, bottom, left, right } = boundsOf(area)
  const width = right - left + 1
  return Array.from({ length: (bottom - top + 1) * width }, (_, at) => ({
    row: top + Math.floor(at / width),
    column: left + (at % width),
  }))
}

const PAGE = 10
const STEPS: Record<string, readonly [rows: number, columns: number]> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  PageUp: [-PAGE, 0],
  PageDown: [PAGE, 0],
  Home: [0, Number.NEGATIVE_INFINITY],
  End: [0, Number.POSITIVE_INFINITY],
}

/**
 * The area after a key, or null if the key does not move it. With Shift the area grows, with Ctrl a step goes to the edge. It stays within
 * `size` rows and columns.
 */
export function movedArea(
  area: CellArea,
  { key, shiftKey, ctrlKey }: Pick<KeyboardEvent, 'key' | 'shiftKey' | 'ctrlKey'>,
  size: { rows: number; columns: number },
): CellArea | null {
  const step = STEPS[key]
  if (!step) return null
  const far = ctrlKey ? Number.POSITIVE_INFINITY : 1
  // 0 × ∞ is no number.
  const along = (position: number, by: number, count: number) =>
    Math.min(count - 1, Math.max(0, by === 0 ? position : position + by * far))
  const to = {
    row: along(area.to.row, step[0], size.rows),
    column: along(area.to.column, step[1], size.columns),
  }
  return { from: shiftKey ? area.from : to, to }
}

import type { KeyboardEvent } from 'react'

const STEPS: Record<string, readonly [rows: number, columns: number]> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
}

/** Moves the focus with the arrow keys to the next cell: to its button or link, or else to the cell. */
export function moveInTable(event: KeyboardEvent<HTMLTableElement>): void {
  const step = STEPS[event.key]
  const cell = (event.target as HTMLElement).closest<HTMLTableCellElement>('td, th')
  const row = cell?.closest('tr')
  if (!step || !cell || !row) return
  const rows = [...event.currentTarget.rows].filter(({ cells }) => cells.length > 0)
  const next = rows[rows.indexOf(row) + step[0]]?.cells[cell.cellIndex + step[1]]
  if (!next || next.closest('thead')) return
  event.preventDefault()
  const inside = next.querySelector<HTMLElement>('button, a[href]')
  if (!inside) next.tabIndex = -1
  const target = inside ?? next
  target.focus({ preventScroll: true })
  target.scrollIntoView({ block: 'nearest', inline: 'nearest' })
}

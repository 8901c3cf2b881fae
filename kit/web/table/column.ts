import type { ReactNode } from 'react'
import type { RouteSpec } from '#kit/contract/route.ts'

export interface Column<Row> {
  /** A field of the row, or a name of one's own where `cell` draws it. Also the name of the sort. */
  key: (keyof Row & string) | (string & {})
  title: string
  /** What stands in the cell; without it the field as text. */
  cell?: (row: Row) => ReactNode
  /** `end` for figures. */
  align?: 'start' | 'center' | 'end'
  /** The name to sort by where it is not the key; false where a sortable key must not be. */
  sort?: string | false
  /** Pixels. Without it the column takes what it needs. */
  width?: number
  /** Not shown until chosen. */
  hidden?: boolean
  /** What stands below the column in the row of totals: a word, or a sum (of all pages, as the answer gives it). */
  foot?: ReactNode
  /** The heading of the card on a phone; the first column is, where none says so. */
  primary?: boolean
  /** As a heading it names the column too: a bare figure says nothing. */
  titled?: boolean
}

/** The text of a plain field: an empty one as a dash, true and false as marks. */
export function fieldText(value: unknown): string {
  if (value === null || value === undefined || value === '') return '–'
  if (typeof value === 'boolean') return value ? '✓' : '–'
  return String(value)
}

export function drawCell<Row>(column: Column<Row>, row: Row): ReactNode {
  return column.cell ? column.cell(row) : fieldText((row as Record<string, unknown>)[column.key])
}

export interface RowAction<Row> {
  label: string
  icon?: ReactNode
  onClick: (row: Row) => void
  danger?: boolean
  /** The call that it makes or leads to; whoever may not use that call is not offered the action. */
  route?: Pick<RouteSpec, 'access'>
  /** False leaves it out for this row: `(row) => row.can.includes('approve')`. */
  when?: (row: Row) => boolean
}

/** The parts of a row's own: open it, do something with it. */
export interface RowUse<Row> {
  rowKey: (row: Row) => string | number
  onRowClick?: ((row: Row) => void) | undefined
  actions?: readonly RowAction<Row>[] | undefined
  selected?: ReadonlySet<string | number> | undefined
  onSelect?: ((selected: Set<string | number>) => void) | undefined
}

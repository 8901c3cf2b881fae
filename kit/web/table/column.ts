import type { ReactNode } from 'react'
import type { RouteSpec } from '#kit/contract/route.ts'

export interface Column<Row> {
  /** A field of the row, or another name if `cell` renders it. Also the sort name. */
  key: (keyof Row & string) | (string & {})
  title: string
  /** Renders the cell; default: the field as text. */
  cell?: (row: Row) => ReactNode
  /** `end` for numbers. */
  align?: 'start' | 'center' | 'end'
  /** The sort name if it differs from the key; false to disable sorting. */
  sort?: string | false
  /** Width in pixels; default: automatic. */
  width?: number
  /** Hidden until the user chooses it. */
  hidden?: boolean
  /** The content in the row of totals: a word, or the sum of all pages from the answer. */
  foot?: ReactNode
  /** The heading of the card on a phone; default: the first column. */
  primary?: boolean
  /** As a heading it includes the column's name, because a number alone is not clear. */
  titled?: boolean
}

/** The text of a field: a dash if empty, marks for true and false. */
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
  /** The call of the action; without permission for it the action is not offered. */
  route?: Pick<RouteSpec, 'access'>
  /** False hides it for this row: `(row) => row.can.includes('approve')`. */
  when?: (row: Row) => boolean
}

/** The interactions of a row: opening it, and its actions. */
export interface RowUse<Row> {
  rowKey: (row: Row) => string | number
  onRowClick?: ((row: Row) => void) | undefined
  actions?: readonly RowAction<Row>[] | undefined
  selected?: ReadonlySet<string | number> | undefined
  onSelect?: ((selected: Set<string | number>) => void) | undefined
}

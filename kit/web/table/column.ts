import { isValidElement, type ReactNode } from 'react'
import type { RouteSpec } from '#kit/contract/route.ts'

/** The row of a phone as the main column of a list draws it; every part has a default. */
export interface PhoneRow<Row> {
  /** A picture before the name, 40 px: a photo or initials. */
  lead?: (row: Row) => ReactNode
  /** The first line; default: the cell. */
  title?: (row: Row) => ReactNode
  /** The second line; default: the first columns that are filled. */
  facts?: (row: Row) => ReactNode
}

/**
 * The place of a column in the rows of a phone: in the second line, at the end of the row (a status, the amount
 * that matters), or only among the details.
 */
export type PhonePlace = 'fact' | 'end' | 'detail'

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
  /** Stays in view at the end where there is no room for all columns, such as the net pay. */
  keepsEnd?: boolean
  /** Width in pixels; default: automatic. */
  width?: number
  /** Hidden until the user chooses it. */
  hidden?: boolean
  /** The content in the row of totals: a word, or the sum of all pages from the answer. */
  foot?: ReactNode
  /** The heading of the row on a phone; default: the first column. */
  primary?: boolean
  /**
   * On a phone: the place of this column, or how the main column draws the row. Default: a column `status` or
   * `state`, else the last column of figures, is at the end; the others are facts as far as there is room.
   */
  phone?: PhonePlace | PhoneRow<Row>
  /**
   * Whether the value is the usual one, such as an active employee: at the end of a phone's row only others are shown, and the
   * second line has the room.
   */
  isUsual?: (row: Row) => boolean
  /** As a heading it includes the column's name, because a number alone is not clear. */
  titled?: boolean
}

/** Shown for an empty field. */
export const DASH = '–'

/** The text of a field: a dash if empty, marks for true and false. */
export function fieldText(value: unknown): string {
  if (value === null || value === undefined || value === '') return DASH
  if (typeof value === 'boolean') return value ? '✓' : DASH
  return String(value)
}

export function drawCell<Row>(column: Column<Row>, row: Row): ReactNode {
  return column.cell ? column.cell(row) : fieldText((row as Record<string, unknown>)[column.key])
}

/** Whether a drawn cell contains only a dash or nothing. */
export function isBlank(cell: ReactNode): boolean {
  if (cell === null || cell === undefined || typeof cell === 'boolean') return true
  if (typeof cell === 'string') return cell === '' || cell === DASH
  if (Array.isArray(cell)) return cell.every(isBlank)
  if (!isValidElement<{ children?: ReactNode }>(cell)) return false
  // A component without children draws something of its own.
  return (typeof cell.type === 'string' || cell.props.children != null) && isBlank(cell.props.children)
}

/** Whether the column shows nothing for the row: its field is empty, or its cell is. */
export function isEmptyCell<Row>(column: Column<Row>, row: Row): boolean {
  const value = (row as Record<string, unknown>)[column.key]
  return value === null || value === '' || isBlank(drawCell(column, row))
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
  /** The key of the row whose details are open beside the list. */
  opened?: string | undefined
}

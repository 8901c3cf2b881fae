import type { Column, RowUse } from './column.ts'
import type { ColumnChoice } from './column-choice.ts'
import type { RowGroups } from './row-groups.ts'

export interface GridProps<Row> extends RowUse<Row> {
  rows: readonly Row[]
  /** The visible columns, in order. */
  columns: readonly Column<Row>[]
  /** The names that the list can be sorted by. */
  sortable: ReadonlySet<string>
  sort: string | undefined
  /** Sorts by the name; a second time, downward. */
  onSort: (name: string) => void
  label: string
  /** Dims the rows while others are loading. */
  stale?: boolean
  /** Renders all rows at once, to copy them. */
  isWhole?: boolean
  maxHeight?: string | undefined
  /** It ends at the lower edge of the window. */
  fills?: boolean
  /** Identifies page, order and filters: with others the list begins at its top. */
  view?: string
  groups?: RowGroups<Row> | undefined
  /** Order, width and pins of the columns, if the person can change them. */
  choice?: ColumnChoice | undefined
}

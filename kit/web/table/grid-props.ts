import type { Column, RowUse } from './column.ts'
import type { RowGroups } from './row-groups.ts'

export interface GridProps<Row> extends RowUse<Row> {
  rows: readonly Row[]
  columns: readonly Column<Row>[]
  visibility: Record<string, boolean>
  /** The names that the list can be sorted by. */
  sortable: ReadonlySet<string>
  sort: string | undefined
  /** Sorts by the name; a second time, downward. */
  onSort: (name: string) => void
  label: string
  /** Dims the rows while others are loading. */
  stale?: boolean
  maxHeight?: string | undefined
  groups?: RowGroups<Row> | undefined
}

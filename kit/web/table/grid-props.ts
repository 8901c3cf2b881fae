import type { Column, RowUse } from './column.ts'

export interface GridProps<Row> extends RowUse<Row> {
  rows: readonly Row[]
  columns: readonly Column<Row>[]
  visibility: Record<string, boolean>
  /** The names that the list can be sorted by. */
  sortable: ReadonlySet<string>
  sort: string | undefined
  onSort: (sort: string) => void
  label: string
  /** Dims the rows while others are loading. */
  stale?: boolean
  maxHeight?: string | undefined
}

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
  /** Pales while other rows are on their way. */
  stale?: boolean
  maxHeight?: string | undefined
}

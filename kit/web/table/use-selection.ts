import { useState } from 'react'

/** The selected ids over all pages, and the selected rows that were loaded. */
export interface Selection<Row> {
  ids: ReadonlySet<number>
  rowOf: (id: number) => Row | undefined
  select: (ids: Iterable<string | number>, rows?: readonly Row[]) => void
  clear: () => void
}

/**
 * `filtered` identifies search and filters: after a change the selection is cleared, so that actions only
 * affect matching rows.
 */
export function useSelection<Row>(filtered: string, keyOf: (row: Row) => string | number): Selection<Row> {
  const [selected, setSelected] = useState({
    filtered,
    ids: new Set<number>(),
    rows: new Map<number, Row>(),
  })
  const isCurrent = selected.filtered === filtered
  return {
    ids: isCurrent ? selected.ids : new Set(),
    rowOf: (id) => selected.rows.get(id),
    select: (ids, rows = []) => {
      const selectedRows = new Map(isCurrent ? selected.rows : [])
      for (const row of rows) selectedRows.set(Number(keyOf(row)), row)
      setSelected({ filtered, ids: new Set(Array.from(ids, Number)), rows: selectedRows })
    },
    clear: () => setSelected({ filtered, ids: new Set(), rows: new Map() }),
  }
}

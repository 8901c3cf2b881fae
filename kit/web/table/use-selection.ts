import { useState } from 'react'

/** The rows that are selected, by their ids, over all pages; the rows themselves where they were in view. */
export interface Selection<Row> {
  ids: ReadonlySet<number>
  rowOf: (id: number) => Row | undefined
  select: (ids: Iterable<string | number>, rows?: readonly Row[]) => void
  clear: () => void
}

/** `filtered` names the search and filters: with other ones the selection begins anew, since what is not found should not be acted on. */
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
      const known = new Map(isCurrent ? selected.rows : [])
      for (const row of rows) known.set(Number(keyOf(row)), row)
      setSelected({ filtered, ids: new Set(Array.from(ids, Number)), rows: known })
    },
    clear: () => setSelected({ filtered, ids: new Set(), rows: new Map() }),
  }
}

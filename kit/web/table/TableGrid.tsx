import { columnVisibilityFeature, tableFeatures, useTable } from '@tanstack/react-table'
import { useVirtualizer } from '@tanstack/react-virtual'
import { Fragment, useMemo, useRef } from 'react'
import { drawCell } from './column.ts'
import { GridFoot } from './GridFoot.tsx'
import { GridHead } from './GridHead.tsx'
import { GridRow } from './GridRow.tsx'
import { GroupHead } from './GroupHead.tsx'
import type { GridProps } from './grid-props.ts'
import { groupStart } from './row-groups.ts'
import classes from './table.module.css'

const features = tableFeatures({ columnVisibilityFeature })
/** Number of rows from which only visible rows are rendered. */
const VIRTUAL_FROM = 80
const ROW_HEIGHT = 45

/** The desktop table: a sticky head, and arrow keys to move between rows. */
export function TableGrid<Row extends object>(props: GridProps<Row>) {
  const { rows, columns, visibility } = props
  const scroller = useRef<HTMLDivElement>(null)
  const definitions = useMemo(
    () =>
      columns.map((column) => ({
        id: column.key,
        header: column.title,
        cell: ({ row }: { row: { original: Row } }) => drawCell(column, row.original),
        meta: column,
      })),
    [columns],
  )
  const table = useTable({
    features,
    columns: definitions,
    data: rows as Row[],
    getRowId: (row) => String(props.rowKey(row)),
    state: { columnVisibility: visibility },
  })
  const visibleColumns = table
    .getVisibleLeafColumns()
    .flatMap(({ id }) => columns.find(({ key }) => key === id) ?? [])
  const all = table.getRowModel().rows
  const virtual = useVirtualizer({
    count: all.length,
    enabled: all.length >= VIRTUAL_FROM,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_HEIGHT,
    overscan: 12,
  })
  const items = virtual.getVirtualItems()
  const inView = all.length >= VIRTUAL_FROM ? items.flatMap(({ index }) => all[index] ?? []) : all
  const above = items[0]?.start ?? 0
  const below = items.length ? virtual.getTotalSize() - (items.at(-1)?.end ?? 0) : 0
  return (
    <div
      ref={scroller}
      className={classes.scroller}
      style={props.maxHeight ? { maxHeight: props.maxHeight } : {}}
    >
      <table
        className={classes.table}
        aria-label={props.label}
        aria-rowcount={rows.length}
        data-stale={props.stale || undefined}
      >
        <GridHead {...props} columns={visibleColumns} />
        <tbody>
          {above > 0 && <tr style={{ height: above }} />}
          {inView.map((row) => {
            const group = groupStart(props.groups, rows, row.index)
            return (
              <Fragment key={row.id}>
                {props.groups && group !== undefined && (
                  <GroupHead {...props} groups={props.groups} value={group} columns={visibleColumns} />
                )}
                <GridRow {...props} row={row.original} columns={visibleColumns} />
              </Fragment>
            )
          })}
          {below > 0 && <tr style={{ height: below }} />}
        </tbody>
        <GridFoot {...props} columns={visibleColumns} />
      </table>
    </div>
  )
}

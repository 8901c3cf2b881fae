import { useVirtualizer } from '@tanstack/react-virtual'
import { type CSSProperties, Fragment, useRef } from 'react'
import { DENSITIES, useDensity } from './density.ts'
import { useFlashedRow } from './flash.ts'
import { GridFoot } from './GridFoot.tsx'
import { GridHead } from './GridHead.tsx'
import { GridRow } from './GridRow.tsx'
import { GroupHead } from './GroupHead.tsx'
import type { GridProps } from './grid-props.ts'
import { groupStart } from './row-groups.ts'
import classes from './table.module.css'
import { useFrame } from './use-frame.ts'
import { useListPlace } from './use-list-place.ts'
import { usePrinting } from './use-printing.ts'

/** Number of rows from which only visible rows are rendered. */
const VIRTUAL_FROM = 80

/** A name that is cut off at the edge of its cell can be read in full under the pointer. */
function nameCutText({ target }: { target: EventTarget }) {
  const place = (target as Element).closest<HTMLElement>('.name, td[data-narrowed]')
  if (!place || (place.title && place.title !== place.dataset.cut)) return
  const full = place.scrollWidth > place.clientWidth ? (place.textContent ?? '') : ''
  place.title = full
  place.dataset.cut = full
}

/** The desktop table: a head and first columns that stay visible, and arrow keys to move between rows. */
export function TableGrid<Row extends object>(props: GridProps<Row>) {
  const { rows, columns, rowKey } = props
  const scroller = useRef<HTMLDivElement>(null)
  const density = useDensity()
  const isPrinting = usePrinting()
  const flashed = useFlashedRow()
  const isVirtual = rows.length >= VIRTUAL_FROM && !isPrinting && !props.isWhole
  const virtual = useVirtualizer({
    count: rows.length,
    enabled: isVirtual,
    getScrollElement: () => scroller.current,
    estimateSize: () => DENSITIES[density] + 1,
    overscan: 12,
  })
  useFrame(scroller, props.fills ?? false, `${columns.map(({ key }) => key).join()} ${density}`)
  const place = useListPlace(scroller, { name: props.label, view: props.view ?? '', isReady: !props.stale })
  const items = virtual.getVirtualItems()
  const inView = isVirtual ? items.map(({ index }) => index) : rows.map((_, index) => index)
  const above = isVirtual ? (items[0]?.start ?? 0) : 0
  // Before any row is rendered they all are below: the list can be scrolled to where it was.
  const below = isVirtual ? virtual.getTotalSize() - (items.at(-1)?.end ?? 0) : 0
  const { onRowClick } = props
  const open =
    onRowClick &&
    ((row: Row) => {
      place.visit(rowKey(row))
      onRowClick(row)
    })
  return (
    <div
      ref={scroller}
      className={classes.scroller}
      data-fills={props.fills || undefined}
      data-actions={props.actions ? true : undefined}
      style={
        {
          '--row': `${DENSITIES[density]}px`,
          ...(props.maxHeight && { maxHeight: props.maxHeight }),
        } as CSSProperties
      }
    >
      <table
        className={classes.table}
        aria-label={props.label}
        aria-rowcount={rows.length}
        data-stale={props.stale || undefined}
        data-density={density}
        onPointerOver={nameCutText}
      >
        <GridHead {...props} />
        <tbody>
          {above > 0 && <tr style={{ height: above }} />}
          {inView.map((index) => {
            const row = rows[index]
            if (row === undefined) return null
            const group = groupStart(props.groups, rows, index)
            return (
              <Fragment key={rowKey(row)}>
                {props.groups && group !== undefined && (
                  <GroupHead {...props} groups={props.groups} value={group} />
                )}
                <GridRow
                  {...props}
                  onRowClick={open}
                  row={row}
                  isVisited={place.visited === rowKey(row)}
                  isFlashed={flashed === rowKey(row)}
                />
              </Fragment>
            )
          })}
          {below > 0 && <tr style={{ height: below }} />}
        </tbody>
        <GridFoot {...props} />
      </table>
    </div>
  )
}

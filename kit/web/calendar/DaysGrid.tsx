import { useVirtualizer } from '@tanstack/react-virtual'
import { type ReactNode, useEffect, useRef } from 'react'
import { weekdayOf } from '#kit/contract/days.ts'
import { useKitText } from '../i18n/kit-text.ts'
import classes from './days-grid.module.css'
import { moveInTable } from './move-in-table.ts'

const ROW_HEIGHT = 46

interface Props<Row> {
  /** The accessible name of the grid. */
  label: string
  /** The heading of the column with row names. */
  corner: ReactNode
  /** 'YYYY-MM-DD', from left to right. */
  days: readonly string[]
  rows: readonly Row[]
  /** One `<tr>` with a `<th scope="row">` and a `<td>` for each day; memoize it. */
  renderRow: (row: Row, days: readonly string[]) => ReactNode
  /** Called when the last rows become visible. */
  onEnd?: () => void
  /** Content below the rows, such as a loading message. */
  footer?: ReactNode
}

/**
 * A grid with days as columns. The heading and the first column stay visible, only visible rows are rendered,
 * and arrow keys move between cells.
 */
export function DaysGrid<Row>({ label, corner, days, rows, renderRow, onEnd, footer }: Props<Row>) {
  const { weekdayShort } = useKitText().calendar
  const scroller = useRef<HTMLDivElement>(null)
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_HEIGHT,
    overscan: 8,
  })
  const items = virtual.getVirtualItems()
  const last = items.at(-1)?.index ?? -1
  useEffect(() => {
    if (last >= rows.length - 4) onEnd?.()
  }, [last, rows.length, onEnd])
  const above = items[0]?.start ?? 0
  const below = virtual.getTotalSize() - (items.at(-1)?.end ?? 0)
  return (
    <div ref={scroller} className={classes.scroller}>
      <table className={classes.grid} aria-label={label} onKeyDown={moveInTable}>
        <thead>
          <tr>
            <th scope="col" className={classes.corner}>
              {corner}
            </th>
            {days.map((day) => (
              <th key={day} scope="col" data-rest={weekdayOf(day) >= 6 || undefined}>
                <span className={classes.weekday}>{weekdayShort[weekdayOf(day)]}</span>
                {Number(day.slice(8))}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {above > 0 && <tr style={{ height: above }} />}
          {items.map(({ index }) => {
            const row = rows[index]
            return row && renderRow(row, days)
          })}
          {below > 0 && <tr style={{ height: below }} />}
        </tbody>
      </table>
      {footer && <div className={classes.footer}>{footer}</div>}
    </div>
  )
}

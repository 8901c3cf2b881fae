import { useVirtualizer } from '@tanstack/react-virtual'
import { type ComponentProps, type ReactNode, type Ref, useEffect, useImperativeHandle, useRef } from 'react'
import { weekdayOf } from '#kit/contract/days.ts'
import { useKitText } from '../i18n/kit-text.ts'
import { useFrame } from '../table/use-frame.ts'
import { usePrinting } from '../table/use-printing.ts'
import classes from './days-grid.module.css'
import { moveInTable } from './move-in-table.ts'

const ROW_HEIGHT = 46

/** For a grid whose selection moves by itself. */
export interface DaysGridHandle {
  /** Scrolls until the row is rendered and visible. */
  showRow: (index: number) => void
}

/** What the heading of a day says besides its number. */
export interface DayMark {
  /** A sign below the number. */
  sign?: string
  /** The reason, as a hint and read aloud. */
  title?: string
}

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
  /** Rows of the table below the days that stay visible: a `<tr>` like those of `renderRow`. */
  foot?: ReactNode
  markOf?: (day: string) => DayMark | undefined
  /** The names have a picture beside them. */
  hasFaces?: boolean
  /** Attributes of the table, such as `role="grid"`. Its `onKeyDown` replaces the arrow keys of the grid. */
  table?: Omit<ComponentProps<'table'>, 'aria-label' | 'className' | 'children'>
  handle?: Ref<DaysGridHandle>
}

/**
 * A grid with days as columns. The heading and the first column stay visible, only visible rows are rendered (on paper
 * all that are loaded), and arrow keys move between cells.
 */
export function DaysGrid<Row>(props: Props<Row>) {
  const { label, corner, days, rows, renderRow, onEnd, footer, foot, markOf, hasFaces, table, handle } = props
  const { weekdayShort } = useKitText().calendar
  const scroller = useRef<HTMLDivElement>(null)
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_HEIGHT,
    overscan: 8,
  })
  useFrame(scroller, true, days.length)
  useImperativeHandle(handle, () => ({ showRow: (index) => virtual.scrollToIndex(index) }), [virtual])
  const isPrinting = usePrinting()
  const items = virtual.getVirtualItems()
  const last = items.at(-1)?.index ?? -1
  useEffect(() => {
    if (last >= rows.length - 4) onEnd?.()
  }, [last, rows.length, onEnd])
  const shown = isPrinting ? rows.map((_, index) => index) : items.map(({ index }) => index)
  const above = isPrinting ? 0 : (items[0]?.start ?? 0)
  const below = isPrinting ? 0 : virtual.getTotalSize() - (items.at(-1)?.end ?? 0)
  return (
    <div ref={scroller} className={classes.scroller} data-wide data-faces={hasFaces || undefined}>
      <table onKeyDown={moveInTable} {...table} className={classes.grid} aria-label={label}>
        <thead>
          <tr>
            <th scope="col" className={classes.corner}>
              {corner}
            </th>
            {days.map((day) => (
              <DayHead key={day} day={day} weekday={weekdayShort[weekdayOf(day)]} mark={markOf?.(day)} />
            ))}
          </tr>
        </thead>
        <tbody>
          {above > 0 && <tr style={{ height: above }} />}
          {shown.map((index) => {
            const row = rows[index]
            return row && renderRow(row, days)
          })}
          {below > 0 && <tr style={{ height: below }} />}
        </tbody>
        {foot && <tfoot>{foot}</tfoot>}
      </table>
      {footer && <div className={classes.footer}>{footer}</div>}
    </div>
  )
}

function DayHead({ day, weekday, mark }: { day: string; weekday: string; mark: DayMark | undefined }) {
  return (
    <th
      scope="col"
      data-rest={weekdayOf(day) >= 6 || undefined}
      data-marked={mark !== undefined || undefined}
      title={mark?.title}
    >
      <span className={classes.weekday}>{weekday}</span>
      {Number(day.slice(8))}
      {mark?.sign && <span className={classes.mark}>{mark.sign}</span>}
    </th>
  )
}

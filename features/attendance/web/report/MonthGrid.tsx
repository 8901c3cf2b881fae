import { Text } from '@mantine/core'
import { useVirtualizer } from '@tanstack/react-virtual'
import { type ReactNode, useEffect, useMemo, useRef } from 'react'
import { EmptyState } from '#kit/web/feedback/EmptyState.tsx'
import { ErrorState } from '#kit/web/feedback/ErrorState.tsx'
import { useKitText } from '#kit/web/i18n/kit-text.ts'
import type { ListState } from '#kit/web/table/list-state.ts'
import { SearchBox } from '#kit/web/table/SearchBox.tsx'
import { TableWaiting } from '#kit/web/table/TableWaiting.tsx'
import { useAttendanceText } from '../text.ts'
import { GridRow } from './GridRow.tsx'
import classes from './grid.module.css'
import { daysOfMonth, weekdayOf } from './month.ts'
import { useGridRows } from './use-grid-rows.ts'

const ROW_HEIGHT = 46

interface Props {
  /** 'YYYY-MM'. */
  month: string
  query: Record<string, unknown>
  state: ListState
  filters: ReactNode
  tools: ReactNode
  onOpen: (employeeId: number) => void
}

/** Employees down, days across, a coloured cell for each result. Only the rows in view are drawn. */
export function MonthGrid({ month, query, state, filters, tools, onOpen }: Props) {
  const { report: text, weekdayShort } = useAttendanceText()
  const words = useKitText()
  const { rows, list } = useGridRows(query)
  const days = useMemo(() => daysOfMonth(month), [month])
  const scroller = useRef<HTMLDivElement>(null)
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_HEIGHT,
    overscan: 8,
  })
  const items = virtual.getVirtualItems()
  const last = items.at(-1)?.index ?? -1
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = list
  useEffect(() => {
    if (last >= rows.length - 4 && hasNextPage && !isFetchingNextPage) void fetchNextPage()
  }, [last, rows.length, hasNextPage, isFetchingNextPage, fetchNextPage])
  const above = items[0]?.start ?? 0
  const below = virtual.getTotalSize() - (items.at(-1)?.end ?? 0)

  const body = () => {
    if (list.error) return <ErrorState error={list.error} onRetry={() => void list.refetch()} />
    if (list.isPending) return <TableWaiting />
    if (rows.length === 0) return <EmptyState title={text.noDays} text={words.state.noMatchHint} />
    return (
      <div ref={scroller} className={classes.scroller}>
        <table className={classes.grid} aria-label={text.view.grid}>
          <thead>
            <tr>
              <th scope="col" className={classes.corner}>
                {text.employee}
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
              return row && <GridRow key={row.id} row={row} days={days} onOpen={onOpen} />
            })}
            {below > 0 && <tr style={{ height: below }} />}
          </tbody>
        </table>
        {isFetchingNextPage && (
          <Text size="sm" c="dimmed" p="sm" className={classes.more ?? ''}>
            {text.loadingMore}
          </Text>
        )}
      </div>
    )
  }
  return (
    <section aria-label={text.view.grid}>
      <div className={classes.tools}>
        <SearchBox value={state.search} onChange={(search) => state.change({ search })} />
        {filters}
        <div className={classes.right}>{tools}</div>
      </div>
      <div className={classes.frame}>{body()}</div>
    </section>
  )
}

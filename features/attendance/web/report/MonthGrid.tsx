import { Text } from '@mantine/core'
import { type ReactNode, useCallback, useMemo } from 'react'
import { daysOfMonth } from '#kit/contract/days.ts'
import { DaysGrid } from '#kit/web/calendar/DaysGrid.tsx'
import { EmptyState } from '#kit/web/feedback/EmptyState.tsx'
import { ErrorState } from '#kit/web/feedback/ErrorState.tsx'
import { useKitText } from '#kit/web/i18n/kit-text.ts'
import type { ListState } from '#kit/web/table/list-state.ts'
import { SearchBox } from '#kit/web/table/SearchBox.tsx'
import { TableWaiting } from '#kit/web/table/TableWaiting.tsx'
import { useAttendanceText } from '../text.ts'
import { GridRow } from './GridRow.tsx'
import classes from './grid.module.css'
import { SignLegend } from './SignLegend.tsx'
import { useGridRows } from './use-grid-rows.ts'

interface Props {
  /** 'YYYY-MM'. */
  month: string
  query: Record<string, unknown>
  state: ListState
  filters: ReactNode
  tools: ReactNode
  onOpen: (employeeId: number) => void
  onOpenDay: (employeeId: number, date: string) => void
}

/** Employees as rows, days as columns, a coloured cell for each result. Only the visible rows are rendered. */
export function MonthGrid({ month, query, state, filters, tools, onOpen, onOpenDay }: Props) {
  const { report: text } = useAttendanceText()
  const words = useKitText()
  const { rows, list } = useGridRows(query)
  const days = useMemo(() => daysOfMonth(month), [month])
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = list
  const loadMore = useCallback(() => {
    if (hasNextPage && !isFetchingNextPage) void fetchNextPage()
  }, [hasNextPage, isFetchingNextPage, fetchNextPage])

  const body = () => {
    if (list.error) return <ErrorState error={list.error} onRetry={() => void list.refetch()} />
    if (list.isPending) return <TableWaiting />
    if (rows.length === 0) return <EmptyState title={text.noDays} text={words.state.noMatchHint} />
    return (
      <DaysGrid
        label={text.view.grid}
        corner={text.employee}
        days={days}
        rows={rows}
        renderRow={(row, all) => (
          <GridRow key={row.id} row={row} days={all} onOpen={onOpen} onOpenDay={onOpenDay} />
        )}
        onEnd={loadMore}
        footer={
          isFetchingNextPage && (
            <Text size="sm" c="dimmed" p="sm">
              {text.loadingMore}
            </Text>
          )
        }
      />
    )
  }
  return (
    <section aria-label={text.view.grid}>
      <div className={classes.tools}>
        <SearchBox value={state.search} onChange={(search) => state.change({ search })} />
        {filters}
        <div className={classes.right}>{tools}</div>
      </div>
      <SignLegend />
      <div className={classes.frame}>{body()}</div>
    </section>
  )
}

import { Text } from '@mantine/core'
import { type ComponentProps, type ReactNode, type Ref, useCallback } from 'react'
import { ErrorState } from '../feedback/ErrorState.tsx'
import type { ListState } from '../table/list-state.ts'
import { SearchBox } from '../table/SearchBox.tsx'
import { TableWaiting } from '../table/TableWaiting.tsx'
import { DaysGrid } from './DaysGrid.tsx'
import classes from './paged-days.module.css'

/** Rows that are loaded in parts, as `useInfiniteQuery` returns them. */
interface PartlyLoaded {
  error: Error | null
  isPending: boolean
  refetch: () => unknown
  hasNextPage: boolean
  isFetchingNextPage: boolean
  fetchNextPage: () => unknown
}

interface Props<Row> extends Omit<ComponentProps<typeof DaysGrid<Row>>, 'onEnd' | 'footer'> {
  list: PartlyLoaded
  state: Pick<ListState, 'search' | 'change'>
  filters?: ReactNode
  /** At the end of the line with the search. */
  tools?: ReactNode
  legend: ReactNode
  empty: ReactNode
  /** Below the rows while further ones are loaded. */
  loadingMore: string
  section?: Ref<HTMLElement>
}

/** A grid of days whose rows are searched, filtered, and loaded in parts while it is scrolled. */
export function PagedDays<Row>(props: Props<Row>) {
  const { list, state, filters, tools, legend, empty, loadingMore, section, ...grid } = props
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = list
  const loadMore = useCallback(() => {
    if (hasNextPage && !isFetchingNextPage) void fetchNextPage()
  }, [hasNextPage, isFetchingNextPage, fetchNextPage])
  const body = () => {
    if (list.error) return <ErrorState error={list.error} onRetry={() => void list.refetch()} />
    if (list.isPending) return <TableWaiting />
    if (grid.rows.length === 0) return empty
    return (
      <DaysGrid
        {...grid}
        onEnd={loadMore}
        footer={
          isFetchingNextPage && (
            <Text size="sm" c="dimmed" p="sm">
              {loadingMore}
            </Text>
          )
        }
      />
    )
  }
  return (
    <section ref={section} aria-label={grid.label}>
      <div className={classes.tools}>
        <SearchBox value={state.search} onChange={(search) => state.change({ search })} />
        {filters}
        <div className={classes.right}>{tools}</div>
      </div>
      {legend}
      <div className={classes.frame}>{body()}</div>
    </section>
  )
}

import { Text } from '@mantine/core'
import { useInfiniteQuery } from '@tanstack/react-query'
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { daysOfMonth, monthOf, todayInLaos } from '#kit/contract/days.ts'
import { DaysGrid } from '#kit/web/calendar/DaysGrid.tsx'
import { MonthSwitch } from '#kit/web/calendar/MonthSwitch.tsx'
import { call } from '#kit/web/client.ts'
import { EmptyState } from '#kit/web/feedback/EmptyState.tsx'
import { ErrorState } from '#kit/web/feedback/ErrorState.tsx'
import { useLanguage } from '#kit/web/i18n/language.ts'
import { routeKey } from '#kit/web/query.ts'
import type { ListState } from '#kit/web/table/list-state.ts'
import { SearchBox } from '#kit/web/table/SearchBox.tsx'
import { TableWaiting } from '#kit/web/table/TableWaiting.tsx'
import type { showLeaveCalendar, showTeamCalendar } from '../../contract.ts'
import { CalendarRow } from './CalendarRow.tsx'
import classes from './leave-calendar.module.css'
import { useCalendarText } from './text.ts'

const PER_PAGE = 100

interface Props {
  route: typeof showLeaveCalendar | typeof showTeamCalendar
  state: ListState
  query: Record<string, unknown>
  filters?: ReactNode
}

/** Employees as rows and the days of a month as columns; pending leave is hatched. */
export function LeaveCalendar({ route, state, query, filters }: Props) {
  const text = useCalendarText()
  const language = useLanguage()
  const [month, setMonth] = useState(monthOf(todayInLaos()))
  const days = useMemo(() => daysOfMonth(month), [month])
  const asked = { ...query, search: state.search || undefined, from: days[0], to: days.at(-1) }
  const list = useInfiniteQuery({
    queryKey: routeKey(route as typeof showLeaveCalendar, { calendar: asked }),
    initialPageParam: 1,
    queryFn: ({ pageParam, signal }) =>
      call(
        route as typeof showLeaveCalendar,
        { query: { ...asked, sort: 'emp_number', page: pageParam, per_page: PER_PAGE } as never },
        { signal },
      ),
    getNextPageParam: ({ meta }) => (meta.page * meta.per_page < meta.total ? meta.page + 1 : undefined),
  })
  const pages = list.data?.pages
  const rows = useMemo(() => pages?.flatMap(({ data }) => data) ?? [], [pages])
  const holidays = useMemo(
    () =>
      new Map(
        (pages?.[0]?.days_off ?? [])
          .filter(({ counts_as }) => counts_as === 'holiday')
          .map((day) => [day.date, language === 'en' && day.name_en ? day.name_en : day.name_la]),
      ),
    [pages, language],
  )
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = list
  const loadMore = useCallback(() => {
    if (hasNextPage && !isFetchingNextPage) void fetchNextPage()
  }, [hasNextPage, isFetchingNextPage, fetchNextPage])

  const section = useRef<HTMLElement>(null)
  const hasRows = rows.length > 0
  // On a phone the month is wider than the screen.
  useEffect(() => {
    const at = days.indexOf(todayInLaos())
    const head = section.current?.querySelectorAll('thead th')[at + 1]
    if (hasRows && at > 0) head?.scrollIntoView({ block: 'nearest', inline: 'center' })
  }, [hasRows, days])

  const body = () => {
    if (list.error) return <ErrorState error={list.error} onRetry={() => void list.refetch()} />
    if (list.isPending) return <TableWaiting />
    if (rows.length === 0) return <EmptyState title={text.none} />
    return (
      <DaysGrid
        label={text.title}
        corner={text.employee}
        days={days}
        rows={rows}
        renderRow={(row, all) => (
          <CalendarRow key={row.id} person={row} days={all} holidays={holidays} isFirst={row === rows[0]} />
        )}
        markOf={(day) => {
          const title = holidays.get(day)
          return title === undefined ? undefined : { sign: '•', title }
        }}
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
    <section ref={section} aria-label={text.title}>
      <div className={classes.tools}>
        <SearchBox value={state.search} onChange={(search) => state.change({ search })} />
        {filters}
        <div className={classes.right}>
          <MonthSwitch value={month} onChange={setMonth} />
        </div>
      </div>
      <Legend />
      <div className={classes.frame}>{body()}</div>
    </section>
  )
}

function Legend() {
  const text = useCalendarText()
  return (
    <ul className={classes.legend} aria-label={text.legend}>
      <li>
        <i className={classes.cell} data-approved /> {text.approved}
      </li>
      <li>
        <i className={classes.cell} /> {text.pending}
      </li>
      <li>
        <i className={classes.cell} data-approved data-half="morning" /> {text.half}
      </li>
      <li>
        <i className={classes.off} /> {text.holiday}
      </li>
    </ul>
  )
}

import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import { daysOfMonth, monthOf, todayInLaos } from '#kit/contract/days.ts'
import { MonthSwitch } from '#kit/web/calendar/MonthSwitch.tsx'
import { PagedDays } from '#kit/web/calendar/PagedDays.tsx'
import { usePagedRows } from '#kit/web/calendar/use-paged-rows.ts'
import { EmptyState } from '#kit/web/feedback/EmptyState.tsx'
import { useLanguage } from '#kit/web/i18n/language.ts'
import type { ListState } from '#kit/web/table/list-state.ts'
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
  const { list, pages, rows } = usePagedRows(route as typeof showLeaveCalendar, asked, PER_PAGE)
  const holidays = useMemo(
    () =>
      new Map(
        (pages?.[0]?.days_off ?? [])
          .filter(({ counts_as }) => counts_as === 'holiday')
          .map((day) => [day.date, language === 'en' && day.name_en ? day.name_en : day.name_la]),
      ),
    [pages, language],
  )
  const section = useRef<HTMLElement>(null)
  const hasRows = rows.length > 0
  // On a phone the month is wider than the screen.
  useEffect(() => {
    const at = days.indexOf(todayInLaos())
    const head = section.current?.querySelectorAll('thead th')[at + 1]
    if (hasRows && at > 0) head?.scrollIntoView({ block: 'nearest', inline: 'center' })
  }, [hasRows, days])

  return (
    <PagedDays
      section={section}
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
      list={list}
      state={state}
      filters={filters}
      tools={<MonthSwitch value={month} onChange={setMonth} />}
      legend={<Legend />}
      empty={<EmptyState title={text.none} />}
      loadingMore={text.loadingMore}
    />
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

import { type ReactNode, useMemo } from 'react'
import { daysOfMonth } from '#kit/contract/days.ts'
import { PagedDays } from '#kit/web/calendar/PagedDays.tsx'
import { EmptyState } from '#kit/web/feedback/EmptyState.tsx'
import { useKitText } from '#kit/web/i18n/kit-text.ts'
import type { ListState } from '#kit/web/table/list-state.ts'
import { useAttendanceText } from '../text.ts'
import { GridRow } from './GridRow.tsx'
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
  return (
    <PagedDays
      label={text.view.grid}
      corner={text.employee}
      days={days}
      rows={rows}
      renderRow={(row, all) => (
        <GridRow key={row.id} row={row} days={all} onOpen={onOpen} onOpenDay={onOpenDay} />
      )}
      list={list}
      state={state}
      filters={filters}
      tools={tools}
      legend={<SignLegend />}
      empty={<EmptyState title={text.noDays} text={words.state.noMatchHint} />}
      loadingMore={text.loadingMore}
    />
  )
}

import { useInfiniteQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { call } from '#kit/web/client.ts'
import { routeKey } from '#kit/web/query.ts'
import { type DayRow, reportDays } from '../../contract.ts'

const PER_PAGE = 200

export interface GridRow {
  id: number
  emp_number: string
  name: string
  department: string | null
  /** By 'YYYY-MM-DD'. */
  days: ReadonlyMap<string, DayRow>
}

function byEmployee(rows: readonly DayRow[]): GridRow[] {
  const found = new Map<number, GridRow & { days: Map<string, DayRow> }>()
  for (const day of rows) {
    const { employee_id: id, emp_number, employee_name: name, department } = day
    const row = found.get(id) ?? { id, emp_number, name, department, days: new Map<string, DayRow>() }
    row.days.set(day.work_date, day)
    found.set(id, row)
  }
  return [...found.values()]
}

/** The days of a month by employee, loaded in parts while scrolling: the report returns 200 days at a time. */
export function useGridRows(query: Record<string, unknown>) {
  const list = useInfiniteQuery({
    queryKey: routeKey(reportDays, { grid: query }),
    initialPageParam: 1,
    queryFn: ({ pageParam, signal }) =>
      call(
        reportDays,
        { query: { ...query, sort: 'emp_number', page: pageParam, per_page: PER_PAGE } },
        { signal },
      ),
    getNextPageParam: ({ meta }) => (meta.page * meta.per_page < meta.total ? meta.page + 1 : undefined),
  })
  const rows = useMemo(() => byEmployee(list.data?.pages.flatMap(({ data }) => data) ?? []), [list.data])
  return { rows, list }
}

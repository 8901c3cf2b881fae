import { useMemo } from 'react'
import { usePagedRows } from '#kit/web/calendar/use-paged-rows.ts'
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
  const { list, rows: days } = usePagedRows(reportDays, query, PER_PAGE)
  const rows = useMemo(() => byEmployee(days), [days])
  return { rows, list }
}

import { SimpleGrid } from '@mantine/core'
import { formatDate } from '#kit/contract/days.ts'
import { EmptyState } from '#kit/web/feedback/EmptyState.tsx'
import { formatInstant, formatMinutes, formatNumber } from '#kit/web/format.ts'
import { useRoute } from '#kit/web/query.ts'
import { StatCard } from '#kit/web/show/StatCard.tsx'
import { StatusBadge, type Tone } from '#kit/web/show/StatusBadge.tsx'
import type { Column } from '#kit/web/table/column.ts'
import { DataTable } from '#kit/web/table/DataTable.tsx'
import { type ListState, useListState } from '#kit/web/table/list-state.ts'
import { listOvertime, type Overtime, type OvertimeStatus } from '../contract.ts'
import { OvertimeFilters } from './OvertimeFilters.tsx'
import { useOvertimeText } from './text.ts'

const FILTERS = ['from', 'to', 'status', 'department_id', 'branch_id']
const TONES: Record<OvertimeStatus, Tone> = {
  pending: 'wait',
  approved: 'info',
  success: 'good',
  rejected: 'bad',
}

interface Props {
  name: string
  label: string
  /** Also shows the totals of all matching rows. */
  withTotals?: boolean
}

export function OvertimeList({ name, label, withTotals = false }: Props) {
  const text = useOvertimeText()
  const state = useListState({ name, filters: FILTERS, sort: '-work_date' })
  const columns = useOvertimeColumns()
  return (
    <>
      {withTotals && <Totals state={state} />}
      <DataTable
        route={listOvertime}
        name={name}
        label={label}
        state={state}
        columns={columns}
        filters={<OvertimeFilters state={state} />}
        empty={<EmptyState title={text.none} />}
      />
    </>
  )
}

function Totals({ state }: { state: ListState }) {
  const text = useOvertimeText()
  const query = { ...state.filters, search: state.search || undefined, per_page: 1 }
  const answer = useRoute(listOvertime, { query } as never, { keepPrevious: true })
  const totals = answer.data?.totals
  return (
    <SimpleGrid cols={2} maw={560} mb="md" spacing="md">
      <StatCard
        label={text.totalHours}
        value={<span className="figures">{totals ? formatMinutes(totals.minutes) : '–'}</span>}
        loading={answer.isPending}
      />
      <StatCard
        label={text.totalEmployees}
        value={<span className="figures">{totals ? formatNumber(totals.employees, 0) : '–'}</span>}
        loading={answer.isPending}
      />
    </SimpleGrid>
  )
}

function useOvertimeColumns(): Column<Overtime>[] {
  const text = useOvertimeText()
  const until = (row: Overtime) =>
    row.to_time <= row.from_time ? `${row.to_time} (${text.nextDay})` : row.to_time
  const figures = (value: string) => (
    <span className="figures" style={{ whiteSpace: 'nowrap' }}>
      {value || '–'}
    </span>
  )
  return [
    { key: 'work_date', title: text.day, cell: (row) => figures(formatDate(row.work_date)) },
    { key: 'emp_number', title: text.number },
    { key: 'employee_name', title: text.employee, primary: true },
    { key: 'department', title: text.department },
    { key: 'from_time', title: text.fromTime, cell: (row) => figures(row.from_time) },
    { key: 'to_time', title: text.toTime, cell: (row) => figures(until(row)) },
    {
      key: 'minutes',
      title: text.duration,
      align: 'end',
      cell: (row) => figures(formatMinutes(row.minutes)),
    },
    {
      key: 'status',
      title: text.status,
      cell: (row) => <StatusBadge tone={TONES[row.status]}>{text.statuses[row.status]}</StatusBadge>,
    },
    { key: 'remark', title: text.remark, hidden: true },
    { key: 'decided_by', title: text.decidedBy, hidden: true },
    {
      key: 'decided_at',
      title: text.decidedAt,
      hidden: true,
      cell: (row) => figures(formatInstant(row.decided_at)),
    },
  ]
}

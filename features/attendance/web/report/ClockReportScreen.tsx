import { Alert, Loader, Pill, SegmentedControl } from '@mantine/core'
import { useSearchParams } from 'react-router'
import { PlaceFilters } from '#features/employees/web/index.ts'
import { formatDate, isDay, todayInLaos } from '#kit/contract/days.ts'
import { MonthSwitch } from '#kit/web/calendar/MonthSwitch.tsx'
import { EmptyState } from '#kit/web/feedback/EmptyState.tsx'
import { formatNumber } from '#kit/web/format.ts'
import { PageHeader } from '#kit/web/show/PageHeader.tsx'
import { DataTable } from '#kit/web/table/DataTable.tsx'
import { ExcelButton } from '#kit/web/table/ExcelButton.tsx'
import { FilterBar } from '#kit/web/table/FilterBar.tsx'
import { useListState } from '#kit/web/table/list-state.ts'
import { TableWaiting } from '#kit/web/table/TableWaiting.tsx'
import { reportDays } from '../../contract.ts'
import { DayDrawer, dayKey } from '../day/DayDrawer.tsx'
import { useAttendanceText } from '../text.ts'
import { useDayColumns } from './day-columns.tsx'
import { EmployeeMonth } from './EmployeeMonth.tsx'
import { MonthGrid } from './MonthGrid.tsx'
import { rangeOfMonth } from './month.ts'
import { TotalsBar } from './TotalsBar.tsx'
import { useDayTotals } from './use-day-totals.ts'
import { useReportMonth } from './use-report-month.ts'

const FILTERS = ['result', 'department_id', 'branch_id']

export default function ClockReportScreen() {
  const text = useAttendanceText().report
  const [address, setAddress] = useSearchParams()
  const month = useReportMonth(address.get('month'))
  const setMonth = (next: string) =>
    setAddress((current) => {
      current.set('month', next)
      current.delete('day')
      current.delete('page')
      return new URLSearchParams(current)
    })
  return (
    <>
      <PageHeader
        title={text.title}
        text={text.intro}
        actions={month && <MonthSwitch value={month} onChange={setMonth} />}
      />
      {month ? <Report month={month} onMonth={setMonth} /> : <TableWaiting />}
    </>
  )
}

interface Props {
  month: string
  onMonth: (month: string) => void
}

function Report({ month, onMonth }: Props) {
  const text = useAttendanceText().report
  const [address, setAddress] = useSearchParams()
  const state = useListState({ name: 'days', filters: FILTERS })
  const columns = useDayColumns()
  const dayInAddress = address.get('day') ?? ''
  const day = isDay(dayInAddress) && dayInAddress.startsWith(month) ? dayInAddress : undefined
  const range = day ? { from: day, to: day } : rangeOfMonth(month, todayInLaos())
  const query = { ...state.filters, ...range, search: state.search || undefined }
  const { totals, derivation } = useDayTotals(query)
  const isGrid = address.get('view') === 'grid'
  const opened = Number(address.get('employee')) || undefined
  const put = (name: string, value: string | undefined) =>
    setAddress(
      () => {
        // The address of now: the drawer and the month change it one after another.
        const current = new URLSearchParams(window.location.search)
        if (value === undefined) current.delete(name)
        else current.set(name, value)
        return current
      },
      { preventScrollReset: true },
    )
  const open = (id: number) => put('employee', String(id))
  const openDay = (id: number, date: string) => put('details', dayKey(id, date))
  const filters = (
    <FilterBar state={state}>
      {day && (
        <Pill size="lg" withRemoveButton onRemove={() => put('day', undefined)}>
          {text.onlyDay(formatDate(day))}
        </Pill>
      )}
      <PlaceFilters state={state} />
    </FilterBar>
  )
  const view = (
    <SegmentedControl
      aria-label={text.viewLabel}
      value={isGrid ? 'grid' : 'list'}
      onChange={(view) => put('view', view === 'grid' ? view : undefined)}
      data={[
        { value: 'list', label: text.view.list },
        { value: 'grid', label: text.view.grid },
      ]}
    />
  )
  const gridTools = (
    <>
      {view}
      <ExcelButton route={reportDays} state={state} query={range} name={text.title} />
    </>
  )
  return (
    <>
      {derivation?.state === 'running' && (
        <Alert color="champa" mb="md" icon={<Loader size={18} color="champa" />} role="status">
          {text.running(formatNumber(derivation.left, 0))}
        </Alert>
      )}
      <TotalsBar
        totals={totals}
        chosen={state.filters.result?.split(',') ?? []}
        onChoose={(results) => state.change({ filters: { result: results.join(',') || null } })}
      />
      {isGrid ? (
        <MonthGrid
          month={month}
          query={query}
          state={state}
          filters={filters}
          tools={gridTools}
          onOpen={open}
          onOpenDay={openDay}
        />
      ) : (
        <DataTable
          route={reportDays}
          name="days"
          label={text.title}
          state={state}
          columns={columns}
          query={range}
          rowKey={(row) => dayKey(row.employee_id, row.work_date)}
          opened={address.get('details') ?? undefined}
          filters={filters}
          tools={view}
          empty={<EmptyState title={text.noDays} text={text.noDaysHint} />}
          onRowClick={(row) => openDay(row.employee_id, row.work_date)}
        />
      )}
      <DayDrawer onMonth={open} />
      <EmployeeMonth
        employeeId={opened}
        month={month}
        onMonth={onMonth}
        onClose={() => put('employee', undefined)}
      />
    </>
  )
}

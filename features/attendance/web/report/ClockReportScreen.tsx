import { Alert, Button, Loader, SegmentedControl } from '@mantine/core'
import { IconFileSpreadsheet } from '@tabler/icons-react'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { PlaceFilters } from '#features/employees/web/index.ts'
import { EmptyState } from '#kit/web/feedback/EmptyState.tsx'
import { toastError } from '#kit/web/feedback/toast.ts'
import { download } from '#kit/web/files.ts'
import { formatNumber, today } from '#kit/web/format.ts'
import { useKitText } from '#kit/web/i18n/kit-text.ts'
import { PageHeader } from '#kit/web/show/PageHeader.tsx'
import { DataTable } from '#kit/web/table/DataTable.tsx'
import { FilterBar } from '#kit/web/table/FilterBar.tsx'
import { useListState } from '#kit/web/table/list-state.ts'
import { TableWaiting } from '#kit/web/table/TableWaiting.tsx'
import { exportDays, reportDays } from '../../contract.ts'
import { useAttendanceText } from '../text.ts'
import { useDayColumns } from './day-columns.tsx'
import { EmployeeMonth } from './EmployeeMonth.tsx'
import { MonthGrid } from './MonthGrid.tsx'
import { MonthSwitch } from './MonthSwitch.tsx'
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
  const range = rangeOfMonth(month, today())
  const query = { ...state.filters, ...range, search: state.search || undefined }
  const { totals, derivation } = useDayTotals(query)
  const isGrid = address.get('view') === 'grid'
  const opened = Number(address.get('employee')) || undefined
  const put = (name: string, value: string | undefined) =>
    setAddress((current) => {
      if (value === undefined) current.delete(name)
      else current.set(name, value)
      return new URLSearchParams(current)
    })
  const open = (id: number) => put('employee', String(id))
  const filters = (
    <FilterBar state={state}>
      <PlaceFilters state={state} />
    </FilterBar>
  )
  const tools = (
    <>
      <SegmentedControl
        aria-label={text.viewLabel}
        value={isGrid ? 'grid' : 'list'}
        onChange={(view) => put('view', view === 'grid' ? view : undefined)}
        data={[
          { value: 'list', label: text.view.list },
          { value: 'grid', label: text.view.grid },
        ]}
      />
      <ExportButton query={query} isReady={derivation?.state !== 'running'} />
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
        chosen={state.filters.result}
        onChoose={(result) => state.change({ filters: { result } })}
      />
      {isGrid ? (
        <MonthGrid month={month} query={query} state={state} filters={filters} tools={tools} onOpen={open} />
      ) : (
        <DataTable
          route={reportDays}
          name="days"
          label={text.title}
          state={state}
          columns={columns}
          query={range}
          rowKey={(row) => `${row.employee_id} ${row.work_date}`}
          filters={filters}
          tools={tools}
          empty={<EmptyState title={text.noDays} text={text.noDaysHint} />}
          onRowClick={(row) => open(row.employee_id)}
        />
      )}
      <EmployeeMonth
        employeeId={opened}
        month={month}
        onMonth={onMonth}
        onClose={() => put('employee', undefined)}
      />
    </>
  )
}

function ExportButton({ query, isReady }: { query: Record<string, unknown>; isReady: boolean }) {
  const words = useKitText()
  const [isBusy, setBusy] = useState(false)
  const fetchFile = async () => {
    setBusy(true)
    await download(exportDays, { query }).catch(toastError)
    setBusy(false)
  }
  return (
    <Button
      variant="default"
      leftSection={<IconFileSpreadsheet size={18} />}
      loading={isBusy}
      disabled={!isReady}
      onClick={() => void fetchFile()}
    >
      {words.action.export}
    </Button>
  )
}

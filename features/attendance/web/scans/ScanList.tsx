import { Pill, Select } from '@mantine/core'
import { PlaceFilters } from '#features/employees/web/index.ts'
import { DateField } from '#kit/web/form/DateField.tsx'
import { formatInstant } from '#kit/web/format.ts'
import { StatusBadge } from '#kit/web/show/StatusBadge.tsx'
import { DataTable } from '#kit/web/table/DataTable.tsx'
import { FilterBar } from '#kit/web/table/FilterBar.tsx'
import { useListState } from '#kit/web/table/list-state.ts'
import { reportScans, ScanSource } from '../../contract.ts'
import { useAttendanceText } from '../text.ts'

const FILTERS = ['from', 'to', 'source', 'department_id', 'branch_id', 'scan_file_id']

/** Scans as they came, never changed. */
export function ScanList() {
  const { scans: text, report } = useAttendanceText()
  const state = useListState({ name: 'scans', filters: FILTERS, sort: '-scanned_at' })
  const { filters } = state
  const put = (name: string) => (value: string | null) => state.change({ filters: { [name]: value } })
  return (
    <DataTable
      route={reportScans}
      name="scans"
      label={text.tabs.scans}
      state={state}
      filters={
        <FilterBar state={state}>
          <DateField
            aria-label={report.from}
            placeholder={report.from}
            w={140}
            value={filters.from ?? null}
            onChange={put('from')}
          />
          <DateField
            aria-label={report.to}
            placeholder={report.to}
            w={140}
            value={filters.to ?? null}
            onChange={put('to')}
          />
          <Select
            aria-label={text.source}
            placeholder={text.source}
            w={140}
            clearable
            data={ScanSource.options.map((value) => ({ value, label: text.sources[value] }))}
            value={filters.source ?? null}
            onChange={put('source')}
          />
          <PlaceFilters state={state} />
          {filters.scan_file_id && (
            <Pill withRemoveButton size="lg" onRemove={() => put('scan_file_id')(null)}>
              {text.onlyFile(filters.scan_file_id)}
            </Pill>
          )}
        </FilterBar>
      }
      columns={[
        {
          key: 'scanned_at',
          title: text.scannedAt,
          cell: (row) => <span className="figures">{formatInstant(row.scanned_at)}</span>,
        },
        { key: 'emp_number', title: report.number },
        { key: 'employee_name', title: report.employee, primary: true },
        { key: 'department', title: report.department },
        { key: 'source', title: text.source, cell: (row) => text.sources[row.source] },
        { key: 'kind', title: text.kind, cell: (row) => nameOf(text.kinds, row.device_kind) },
        { key: 'verify', title: text.verify, cell: (row) => nameOf(text.verifies, row.verify_mode) },
        {
          key: 'counts',
          title: report.result,
          hidden: true,
          cell: (row) => (row.counts ? '✓' : <StatusBadge tone="wait">{text.notCounted}</StatusBadge>),
        },
        { key: 'raw_line', title: text.raw, hidden: true, cell: (row) => <code>{row.raw_line}</code> },
      ]}
    />
  )
}

/** The name of a device's number; a number that has none as it is. */
function nameOf(names: Record<number, string>, code: number | null): string {
  return code === null ? '–' : (names[code] ?? String(code))
}

import { Select } from '@mantine/core'
import { PlaceFilters } from '#features/employees/web/index.ts'
import { DateRangeFilter } from '#kit/web/table/DateRangeFilter.tsx'
import { FilterBar } from '#kit/web/table/FilterBar.tsx'
import type { ListState } from '#kit/web/table/list-state.ts'
import { OvertimeStatus } from '../contract.ts'
import { useOvertimeText } from './text.ts'

export function OvertimeFilters({ state }: { state: ListState }) {
  const text = useOvertimeText()
  const { filters } = state
  const put = (name: string) => (value: string | null) => state.change({ filters: { [name]: value } })
  return (
    <FilterBar state={state}>
      <DateRangeFilter state={state} labels={text} />
      <Select
        aria-label={text.status}
        placeholder={text.status}
        w={144}
        clearable
        data={OvertimeStatus.options.map((value) => ({ value, label: text.statuses[value] }))}
        value={filters.status ?? null}
        onChange={put('status')}
      />
      <PlaceFilters state={state} />
    </FilterBar>
  )
}

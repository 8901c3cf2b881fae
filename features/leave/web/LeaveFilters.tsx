import { Select } from '@mantine/core'
import { PlaceFilters } from '#features/employees/web/index.ts'
import { useRoute } from '#kit/web/query.ts'
import { DateRangeFilter } from '#kit/web/table/DateRangeFilter.tsx'
import { FilterBar } from '#kit/web/table/FilterBar.tsx'
import type { ListState } from '#kit/web/table/list-state.ts'
import { LeaveStatus, listLeaveTypes } from '../contract.ts'
import { useLeaveText } from './text.ts'

export function LeaveFilters({ state }: { state: ListState }) {
  const text = useLeaveText()
  const kinds = useRoute(listLeaveTypes)
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
        data={LeaveStatus.options.map((value) => ({ value, label: text.statuses[value] }))}
        value={filters.status ?? null}
        onChange={put('status')}
      />
      <Select
        aria-label={text.kind}
        placeholder={text.kind}
        w={144}
        clearable
        data={(kinds.data?.data ?? []).map(({ id, name }) => ({ value: String(id), label: name }))}
        value={filters.leave_type_id ?? null}
        onChange={put('leave_type_id')}
      />
      <PlaceFilters state={state} />
    </FilterBar>
  )
}

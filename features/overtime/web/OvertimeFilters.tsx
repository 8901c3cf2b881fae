import { PlaceFilters } from '#features/employees/web/index.ts'
import { ChoiceFilter } from '#kit/web/table/ChoiceFilter.tsx'
import { DateRangeFilter } from '#kit/web/table/DateRangeFilter.tsx'
import { FilterBar } from '#kit/web/table/FilterBar.tsx'
import type { ListState } from '#kit/web/table/list-state.ts'
import { useOvertimeText } from './text.ts'

export function OvertimeFilters({ state }: { state: ListState }) {
  const text = useOvertimeText()
  return (
    <FilterBar state={state}>
      <DateRangeFilter state={state} />
      <ChoiceFilter state={state} name="status" several label={text.status} options={text.statuses} w={144} />
      <PlaceFilters state={state} />
    </FilterBar>
  )
}

import { PlaceFilters } from '#features/employees/web/index.ts'
import { useRoute } from '#kit/web/query.ts'
import { ChoiceFilter, choicesOf } from '#kit/web/table/ChoiceFilter.tsx'
import { DateRangeFilter } from '#kit/web/table/DateRangeFilter.tsx'
import { FilterBar } from '#kit/web/table/FilterBar.tsx'
import type { ListState } from '#kit/web/table/list-state.ts'
import { listLeaveTypes } from '../contract.ts'
import { useLeaveText } from './text.ts'

export function LeaveFilters({ state }: { state: ListState }) {
  const text = useLeaveText()
  const kinds = useRoute(listLeaveTypes)
  return (
    <FilterBar state={state}>
      <DateRangeFilter state={state} />
      <ChoiceFilter state={state} name="status" several label={text.status} options={text.statuses} w={144} />
      <ChoiceFilter
        state={state}
        name="leave_type_id"
        several
        label={text.kind}
        options={choicesOf(kinds.data?.data)}
        w={144}
      />
      <ChoiceFilter state={state} name="proof" label={text.proof} options={text.proofs} w={144} />
      <PlaceFilters state={state} />
    </FilterBar>
  )
}

import { useRoute } from '#kit/web/query.ts'
import { ChoiceFilter } from '#kit/web/table/ChoiceFilter.tsx'
import { FilterBar } from '#kit/web/table/FilterBar.tsx'
import type { ListState } from '#kit/web/table/list-state.ts'
import { showDifferenceState } from '../../contract.ts'
import { useDifferenceText } from './text.ts'

/** Filters for status, run, direction and people who left. */
export function DifferenceFilters({ state }: { state: ListState }) {
  const text = useDifferenceText()
  const runs = useRoute(showDifferenceState, {}).data?.data.runs ?? []
  const { void: _, ...statuses } = text.statuses
  return (
    <FilterBar state={state}>
      <ChoiceFilter state={state} name="status" several label={text.status} options={statuses} />
      <ChoiceFilter
        state={state}
        name="run_id"
        label={text.run}
        options={runs.map(({ run_id, run_title }) => ({ value: String(run_id), label: run_title }))}
      />
      <ChoiceFilter state={state} name="direction" label={text.direction} options={text.directions} />
      <ChoiceFilter
        state={state}
        name="has_left"
        label={text.left}
        options={[{ value: 'true', label: text.leftOnly }]}
        w={190}
      />
    </FilterBar>
  )
}

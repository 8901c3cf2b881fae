import { todayInLaos } from '#kit/contract/days.ts'
import { ChoiceFilter } from '#kit/web/table/ChoiceFilter.tsx'
import { FilterBar } from '#kit/web/table/FilterBar.tsx'
import type { ListState } from '#kit/web/table/list-state.ts'
import { useRunText } from '../text.ts'

const YEARS_BACK = 6

/** Filters for state, kind and year. */
export function RunFilters({ state }: { state: ListState }) {
  const text = useRunText()
  const thisYear = Number(todayInLaos().slice(0, 4))
  const years = Array.from({ length: YEARS_BACK }, (_, index) => String(thisYear + 1 - index))
  return (
    <FilterBar state={state}>
      <ChoiceFilter
        state={state}
        name="status"
        several
        label={text.field.status}
        placeholder={text.filter.status}
        options={text.status}
      />
      <ChoiceFilter
        state={state}
        name="kind"
        several
        label={text.field.kind}
        placeholder={text.filter.kind}
        options={text.kind}
      />
      <ChoiceFilter
        state={state}
        name="year"
        label={text.field.year}
        placeholder={text.filter.year}
        options={years.map((year) => ({ value: year, label: year }))}
        w={120}
      />
    </FilterBar>
  )
}

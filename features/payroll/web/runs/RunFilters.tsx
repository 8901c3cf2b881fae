import { Select } from '@mantine/core'
import { todayInLaos } from '#kit/contract/days.ts'
import { FilterBar } from '#kit/web/table/FilterBar.tsx'
import type { ListState } from '#kit/web/table/list-state.ts'
import { RunStatus } from '../../contract.ts'
import { useRunText } from '../text.ts'

const YEARS_BACK = 6

/** Filters for state and year. */
export function RunFilters({ state }: { state: ListState }) {
  const text = useRunText()
  const thisYear = Number(todayInLaos().slice(0, 4))
  const years = Array.from({ length: YEARS_BACK }, (_, index) => String(thisYear + 1 - index))
  return (
    <FilterBar state={state}>
      <Select
        aria-label={text.field.status}
        placeholder={text.filter.status}
        clearable
        w={170}
        data={RunStatus.options.map((value) => ({ value, label: text.status[value] }))}
        value={state.filters.status ?? null}
        onChange={(status) => state.change({ filters: { status } })}
      />
      <Select
        aria-label={text.field.year}
        placeholder={text.filter.year}
        clearable
        w={120}
        data={years}
        value={state.filters.year ?? null}
        onChange={(year) => state.change({ filters: { year } })}
      />
    </FilterBar>
  )
}

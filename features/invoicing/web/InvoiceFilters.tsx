import { SelectFromList } from '#kit/web/form/SelectFromList.tsx'
import { ChoiceFilter } from '#kit/web/table/ChoiceFilter.tsx'
import { FilterBar } from '#kit/web/table/FilterBar.tsx'
import type { ListState } from '#kit/web/table/list-state.ts'
import { listBilledCompanies } from '../contract.ts'
import { monthChoices } from './months.ts'
import { useInvoiceText } from './text.ts'

/** Filters for status, month and company. */
export function InvoiceFilters({ state }: { state: ListState }) {
  const text = useInvoiceText()
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
        name="month"
        label={text.field.month}
        placeholder={text.filter.month}
        options={monthChoices()}
        w={180}
      />
      <SelectFromList
        aria-label={text.field.company}
        placeholder={text.filter.company}
        w={240}
        route={listBilledCompanies}
        labelOf={(company) => company.name}
        value={Number(state.filters.company_id) || null}
        onChange={(id) => state.change({ filters: { company_id: id ? String(id) : null } })}
      />
    </FilterBar>
  )
}

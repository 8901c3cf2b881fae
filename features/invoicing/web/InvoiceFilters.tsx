import { Select } from '@mantine/core'
import { SelectFromList } from '#kit/web/form/SelectFromList.tsx'
import { FilterBar } from '#kit/web/table/FilterBar.tsx'
import type { ListState } from '#kit/web/table/list-state.ts'
import { InvoiceStatus, listBilledCompanies } from '../contract.ts'
import { monthChoices } from './months.ts'
import { useInvoiceText } from './text.ts'

/** Filters for status, month and company. */
export function InvoiceFilters({ state }: { state: ListState }) {
  const text = useInvoiceText()
  return (
    <FilterBar state={state}>
      <Select
        aria-label={text.field.status}
        placeholder={text.filter.status}
        clearable
        w={170}
        data={InvoiceStatus.options.map((value) => ({ value, label: text.status[value] }))}
        value={state.filters.status ?? null}
        onChange={(status) => state.change({ filters: { status } })}
      />
      <Select
        aria-label={text.field.month}
        placeholder={text.filter.month}
        clearable
        searchable
        w={180}
        data={monthChoices()}
        value={state.filters.month ?? null}
        onChange={(month) => state.change({ filters: { month } })}
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

import '../styles/desk.ts'
import { Loader, MultiSelect, type MultiSelectProps, Select, type SelectProps } from '@mantine/core'
import type { RouteSpec } from '#kit/contract/route.ts'
import { useKitText } from '../i18n/kit-text.ts'
import type { RowOf } from '../table/list-route.ts'
import { type Option, useOptions } from './use-options.ts'

interface Source<R extends RouteSpec> {
  /** A list route with `search`; its rows need an `id`. */
  route: R
  /** The label of a row. */
  labelOf: (row: RowOf<R>) => string
  query?: Record<string, unknown>
  params?: Record<string, unknown>
}

interface OneProps<R extends RouteSpec> extends Source<R>, Omit<SelectProps, 'value' | 'onChange' | 'data'> {
  value?: number | null
  onChange?: (id: number | null) => void
  /** The current choice with its label, for display before the list is loaded. */
  chosen?: Option | null
}

/** Selects one record of a server list by typing. */
export function SelectFromList<R extends RouteSpec>(props: OneProps<R>) {
  const { route, labelOf, query, params, value, onChange, chosen, ...rest } = props
  const text = useKitText()
  const options = useOptions(route, labelOf, { query, params }, value ? [value] : [], chosen ? [chosen] : [])
  return (
    <Select
      searchable
      clearable
      nothingFoundMessage={options.isLoading ? text.state.loading : text.field.noOption}
      placeholder={text.field.typeToSearch}
      rightSection={options.isLoading ? <Loader size={16} /> : undefined}
      {...rest}
      data={options.data}
      filter={({ options: all }) => all}
      value={value ? String(value) : null}
      onChange={(id) => onChange?.(id ? Number(id) : null)}
      onSearchChange={options.search}
      onDropdownOpen={options.start}
    />
  )
}

interface ManyProps<R extends RouteSpec>
  extends Source<R>,
    Omit<MultiSelectProps, 'value' | 'onChange' | 'data'> {
  value?: number[]
  onChange?: (ids: number[]) => void
  chosen?: readonly Option[]
}

/** Selects several records of a server list. */
export function SelectManyFromList<R extends RouteSpec>(props: ManyProps<R>) {
  const { route, labelOf, query, params, value = [], onChange, chosen = [], ...rest } = props
  const text = useKitText()
  const options = useOptions(route, labelOf, { query, params }, value, chosen)
  return (
    <MultiSelect
      searchable
      clearable
      hidePickedOptions
      nothingFoundMessage={options.isLoading ? text.state.loading : text.field.noOption}
      {...(value.length === 0 && { placeholder: text.field.typeToSearch })}
      {...rest}
      data={options.data}
      filter={({ options: all }) => all}
      value={value.map(String)}
      onChange={(ids) => onChange?.(ids.map(Number))}
      onSearchChange={options.search}
      onDropdownOpen={options.start}
    />
  )
}

import { MultiSelect, Select } from '@mantine/core'
import { type Choice, FilterChip } from './FilterChip.tsx'
import { useIsInSheet } from './filter-place.ts'
import type { ListState } from './list-state.ts'

interface Props {
  state: ListState
  /** The filter's name in the list's query. */
  name: string
  label: string
  /** Shown while nothing is chosen, if it differs from the label. */
  placeholder?: string
  /** The choices, or a label for each value. */
  options: readonly Choice[] | Readonly<Record<string, string>>
  /** The list's query takes several values (`severalOf`). */
  several?: boolean
  /** Filters within this one, which lose their value with it. */
  clears?: readonly string[]
  /** Its width follows its content. */
  w?: number
}

/** The choices of records by their ids. */
export const choicesOf = (records: readonly { id: number; name: string }[] = []): Choice[] =>
  records.map(({ id, name }) => ({ value: String(id), label: name }))

/** A filter of a list with one of several values, with some of them, or none. */
export function ChoiceFilter(props: Props) {
  const { state, name, label, placeholder = label, options, several = false, clears = [] } = props
  const isInSheet = useIsInSheet()
  const choices = Array.isArray(options)
    ? (options as readonly Choice[])
    : Object.entries(options as Readonly<Record<string, string>>).map(([value, text]) => ({
        value,
        label: text,
      }))
  const chosen = state.filters[name]?.split(',') ?? []
  const choose = (values: readonly string[]) =>
    state.change({
      filters: {
        ...Object.fromEntries(clears.map((other) => [other, null])),
        [name]: values.length > 0 ? values.join(',') : null,
      },
    })
  if (!isInSheet)
    return <FilterChip {...{ label, placeholder, choices, chosen, several }} onChoose={choose} />
  const field = {
    label,
    placeholder,
    size: 'md',
    data: choices,
    clearable: true,
    searchable: choices.length > 8,
  }
  return several ? (
    <MultiSelect {...field} value={chosen} onChange={choose} />
  ) : (
    <Select {...field} value={chosen[0] ?? null} onChange={(value) => choose(value ? [value] : [])} />
  )
}

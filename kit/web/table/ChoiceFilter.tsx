import { Select } from '@mantine/core'
import type { ListState } from './list-state.ts'

interface Choice {
  value: string
  label: string
}

interface Props {
  state: ListState
  /** The filter's name in the list's query. */
  name: string
  label: string
  /** Shown while nothing is chosen, if it differs from the label. */
  placeholder?: string
  /** The choices, or a label for each value. */
  options: readonly Choice[] | Readonly<Record<string, string>>
  /** Width in pixels. */
  w?: number
}

/** From this number of choices, typing narrows them. */
const MANY = 9

/** The choices of records by their ids. */
export const choicesOf = (records: readonly { id: number; name: string }[] = []): Choice[] =>
  records.map(({ id, name }) => ({ value: String(id), label: name }))

/** A filter of a list with one of several values, or none. */
export function ChoiceFilter({ state, name, label, placeholder = label, options, w = 170 }: Props) {
  const choices = Array.isArray(options)
    ? (options as readonly Choice[])
    : Object.entries(options as Readonly<Record<string, string>>).map(([value, text]) => ({
        value,
        label: text,
      }))
  return (
    <Select
      aria-label={label}
      placeholder={placeholder}
      w={w}
      clearable
      searchable={choices.length >= MANY}
      data={choices}
      value={state.filters[name] ?? null}
      onChange={(value) => state.change({ filters: { [name]: value } })}
    />
  )
}

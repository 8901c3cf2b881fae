import { DateField } from '../form/DateField.tsx'
import type { ListState } from './list-state.ts'

interface Props {
  state: ListState
  /** The labels of the filters `from` and `to`. */
  labels: { from: string; to: string }
  /** Width of each field in pixels. */
  w?: number
}

/** The filters `from` and `to` of a list: two days, both optional. */
export function DateRangeFilter({ state, labels, w = 138 }: Props) {
  return (['from', 'to'] as const).map((name) => (
    <DateField
      key={name}
      aria-label={labels[name]}
      placeholder={labels[name]}
      w={w}
      value={state.filters[name] ?? null}
      onChange={(value) => state.change({ filters: { [name]: value } })}
    />
  ))
}

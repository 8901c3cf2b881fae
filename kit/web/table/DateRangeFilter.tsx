import { DateField } from '../form/DateField.tsx'
import { useIsInSheet } from './filter-place.ts'
import filters from './filters.module.css'
import type { ListState } from './list-state.ts'

interface Props {
  state: ListState
  /** The labels of the filters `from` and `to`. */
  labels: { from: string; to: string }
  /** Width of each field in pixels. */
  w?: number
}

/** The filters `from` and `to` of a list: two days, both optional. */
export function DateRangeFilter({ state, labels, w = 150 }: Props) {
  const isInSheet = useIsInSheet()
  return (['from', 'to'] as const).map((name) => (
    <DateField
      key={name}
      {...(isInSheet
        ? { label: labels[name], size: 'md' }
        : { 'aria-label': labels[name], placeholder: labels[name], w })}
      className={filters.day ?? ''}
      data-set={Boolean(state.filters[name]) || undefined}
      value={state.filters[name] ?? null}
      onChange={(value) => state.change({ filters: { [name]: value } })}
    />
  ))
}

import { DateField } from '../form/DateField.tsx'
import { useLanguage } from '../i18n/language.ts'
import { useIsInSheet } from './filter-place.ts'
import filters from './filters.module.css'
import type { ListState } from './list-state.ts'

const LABELS = {
  from: { la: 'ຈາກວັນທີ', en: 'From date' },
  to: { la: 'ຫາວັນທີ', en: 'To date' },
}

/** The filters `from` and `to` of a list: two days, both optional. */
export function DateRangeFilter({ state }: { state: ListState }) {
  const isInSheet = useIsInSheet()
  const language = useLanguage()
  return (['from', 'to'] as const).map((name) => {
    const label = LABELS[name][language]
    return (
      <DateField
        key={name}
        {...(isInSheet ? { label, size: 'md' } : { 'aria-label': label, placeholder: label, w: 150 })}
        className={filters.day ?? ''}
        data-set={Boolean(state.filters[name]) || undefined}
        value={state.filters[name] ?? null}
        onChange={(value) => state.change({ filters: { [name]: value } })}
      />
    )
  })
}

import { Select, type SelectProps } from '@mantine/core'
import type { Source } from '#kit/contract/master-data-fields.ts'
import { filterByNames } from '../form/filter-by-names.ts'
import { useKitText } from '../i18n/kit-text.ts'
import { useLanguage } from '../i18n/language.ts'
import { useReference } from './use-reference.ts'

interface Props extends Omit<SelectProps, 'data'> {
  source: Source
  /** The value of the parent field; without it there are no choices. */
  within?: string | null | undefined
}

/** A select of a reference list, with names in the current language. */
export function ReferenceSelect({ source, within, ...rest }: Props) {
  const text = useKitText()
  const language = useLanguage()
  const { isOpen, isPending, rows: list } = useReference(source, within)
  const { key, names } = source
  const rows = new Map(list.map((row) => [row[key] ?? '', row]))
  return (
    <Select
      clearable
      searchable
      placeholder={text.action.select}
      nothingFoundMessage={isPending ? text.state.loading : text.field.noOption}
      {...rest}
      disabled={!isOpen || rest.disabled === true}
      filter={filterByNames((value) => [
        rows.get(value)?.[names.la] ?? '',
        rows.get(value)?.[names.en] ?? '',
      ])}
      data={[...rows].map(([value, row]) => ({ value, label: row[names[language]] ?? '' }))}
    />
  )
}

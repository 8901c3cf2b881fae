import { Select, type SelectProps } from '@mantine/core'
import { z } from 'zod'
import { dataAnswer } from '#kit/contract/lists.ts'
import type { Source } from '#kit/contract/master-data-fields.ts'
import { defineRoute } from '#kit/contract/route.ts'
import { filterByNames } from '../form/filter-by-names.ts'
import { useKitText } from '../i18n/kit-text.ts'
import { useLanguage } from '../i18n/language.ts'
import { useRoute } from '../query.ts'

interface Props extends Omit<SelectProps, 'data'> {
  source: Source
  /** The value of the parent field; without it there are no choices. */
  within?: string | null | undefined
}

/** A select of a reference list, with names in the current language. */
export function ReferenceSelect({ source, within, ...rest }: Props) {
  const text = useKitText()
  const language = useLanguage()
  const route = defineRoute({
    method: 'GET',
    path: source.path,
    summary: '',
    access: 'session',
    query: z.record(z.string(), z.string()) as never,
    answer: dataAnswer(z.array(z.record(z.string(), z.string()))),
  })
  const isOpen = !source.within || Boolean(within)
  const query = source.within && within ? { [source.within.column]: within } : {}
  const list = useRoute(route, { query } as never, { enabled: isOpen })
  const { key, names } = source
  const rows = new Map((list.data?.data ?? []).map((row) => [row[key] ?? '', row]))
  return (
    <Select
      clearable
      searchable
      placeholder={text.action.select}
      nothingFoundMessage={list.isPending ? text.state.loading : text.field.noOption}
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

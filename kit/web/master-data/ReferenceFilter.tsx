import type { Source } from '#kit/contract/master-data-fields.ts'
import { useLanguage } from '../i18n/language.ts'
import { ChoiceFilter } from '../table/ChoiceFilter.tsx'
import type { ListState } from '../table/list-state.ts'
import { useReference } from './use-reference.ts'

interface Props {
  state: ListState
  /** The filter's name in the list's query. */
  name: string
  label: string
  source: Source
  /** The value of the parent field; without it there is nothing to choose. */
  within?: string | null | undefined
  /** Filters within this one, which lose their value with it. */
  clears?: readonly string[]
}

/** A filter of a list with the entries of a reference list, such as a province. */
export function ReferenceFilter({ source, within, ...filter }: Props) {
  const language = useLanguage()
  const { isOpen, rows } = useReference(source, within)
  const { key, names } = source
  if (!isOpen) return null
  const options = rows.map((row) => ({ value: row[key] ?? '', label: row[names[language]] ?? '' }))
  return <ChoiceFilter {...filter} options={options} />
}

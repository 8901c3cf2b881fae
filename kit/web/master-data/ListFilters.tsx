import { canHide, type MasterData } from '#kit/contract/master-data.ts'
import { type Field, rightTo } from '#kit/contract/master-data-fields.ts'
import { useMay } from '../access.ts'
import { useKitText } from '../i18n/kit-text.ts'
import { useLanguage } from '../i18n/language.ts'
import { ChoiceFilter } from '../table/ChoiceFilter.tsx'
import { FilterBar } from '../table/FilterBar.tsx'
import type { ListState } from '../table/list-state.ts'
import { ReferenceFilter } from './ReferenceFilter.tsx'
import { useListText } from './text.ts'

const FILTERED: readonly Field['kind'][] = ['choice', 'flag', 'reference']

/** Fields that apply only to some entries have no filter, and fields that the user may not see. */
const isFiltered = (field: Field, may: (permission: string) => boolean) =>
  FILTERED.includes(field.kind) && field.when === undefined && rightTo(field, may) !== 'none'

/** The names of a list's filters, as in its query. */
export function useListFilters(list: MasterData): string[] {
  const may = useMay()
  const fields = Object.entries(list.fields).flatMap(([name, field]) =>
    isFiltered(field, may) ? [name] : [],
  )
  return canHide(list) ? [...fields, 'deleted'] : fields
}

/** A filter for every field with few values, and one for deleted entries. */
export function ListFilters({ list, state }: { list: MasterData; state: ListState }) {
  const text = useListText()
  const words = useKitText()
  const language = useLanguage()
  const names = useListFilters(list)
  const optionsOf = ({ options }: Field) =>
    options
      ? Object.entries(options).map(([value, label]) => ({ value, label: label[language] }))
      : [
          { value: 'true', label: words.action.yes },
          { value: 'false', label: words.action.no },
        ]
  return (
    <FilterBar state={state}>
      {Object.entries(list.fields).map(([name, field]) => {
        if (!names.includes(name)) return null
        const common = { state, name, label: field.words[language] }
        if (!field.source) return <ChoiceFilter key={name} {...common} options={optionsOf(field)} />
        const inside = names.filter((other) => list.fields[other]?.source?.within?.field === name)
        const within = field.source.within && state.filters[field.source.within.field]
        return (
          <ReferenceFilter key={name} {...common} source={field.source} within={within} clears={inside} />
        )
      })}
      {canHide(list) && (
        <ChoiceFilter
          state={state}
          name="deleted"
          label={text.entries}
          placeholder={text.present}
          options={{ true: text.deleted }}
        />
      )}
    </FilterBar>
  )
}

import type { MasterData } from '#kit/contract/master-data.ts'
import { type Field, rightTo } from '#kit/contract/master-data-fields.ts'
import { useMay } from '../access.ts'
import { useLanguage } from '../i18n/language.ts'
import { type Column, DASH } from '../table/column.ts'
import type { Entry } from './entry.ts'
import { FieldValue } from './FieldValue.tsx'

const FIGURES = ['number', 'decimal', 'kip']

/** An empty number without need for one says "and above". */
const isDash = ({ kind, required }: Field, value: unknown) =>
  kind === 'flag'
    ? !value
    : (value === null || value === undefined || value === '') && (kind !== 'number' || required)

/** One column per field. */
export function useListColumns(list: MasterData): Column<Entry>[] {
  const language = useLanguage()
  const may = useMay()
  const fields = Object.entries(list.fields).filter(([, field]) => rightTo(field, may) !== 'none')
  return fields.map(([name, field], index) => ({
    key: name,
    title: field.words[language],
    primary: index === 0,
    titled: FIGURES.includes(field.kind),
    hidden: field.hidden,
    align: FIGURES.includes(field.kind) && index > 0 ? 'end' : 'start',
    // The table dims the dash itself, which it does not find inside a component.
    cell: (entry) =>
      isDash(field, entry[name]) ? DASH : <FieldValue name={name} field={field} values={entry} />,
  }))
}

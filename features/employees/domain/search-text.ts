import { foldLao } from '#kit/contract/lao-folding.ts'
import { FIELDS } from './fields/fields.ts'
import { dialledPhone } from './phone.ts'

const SEARCHED = FIELDS.flatMap(({ name, searchable }) => (searchable ? [name] : []))

type Searchable = Readonly<Record<string, unknown>> & {
  name: string
  surname: string
  contacts: readonly { value: string }[]
}

/** The text that the search of the list uses: the searchable fields, Lao names also without the space, and the contacts. */
export function searchText(person: Searchable): string {
  const numbers = person.contacts.flatMap(({ value }) => [value, dialledPhone(value)])
  const fields = SEARCHED.map((name) => String(person[name] ?? ''))
  return foldLao([...new Set([...fields, person.name + person.surname, ...numbers])].join(' '))
}

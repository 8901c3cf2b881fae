import { foldLao } from '#kit/contract/lao-folding.ts'
import { dialledPhone } from './phone.ts'

interface Searchable {
  emp_number: string
  name: string
  surname: string
  en_name: string
  en_surname: string
  email: string
  contacts: readonly { value: string }[]
}

/** What the search of the list reads: names in both scripts (Lao ones also without the space), number, email, contacts. */
export function searchText(person: Searchable): string {
  const { name, surname, en_name, en_surname } = person
  const numbers = person.contacts.flatMap(({ value }) => [value, dialledPhone(value)])
  const parts = [
    person.emp_number,
    name,
    surname,
    name + surname,
    en_name,
    en_surname,
    person.email,
    ...numbers,
  ]
  return foldLao([...new Set(parts)].join(' '))
}

/** The words of a search, folded, all of which must be found; a phone number with spaces is one word. */
export function searchWords(search: string): string[] {
  const folded = foldLao(search)
  const isNumber = /^[\d\s()+.-]+$/.test(folded) && /\d/.test(folded)
  const words = isNumber ? [folded.replace(/[^\d]/g, '')] : folded.split(' ')
  return words.filter(Boolean)
}

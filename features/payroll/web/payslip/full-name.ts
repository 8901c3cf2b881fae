import type { Language } from '#kit/contract/scalars.ts'
import type { Person } from '../../contract.ts'

type Named = Pick<Person, 'name' | 'surname' | 'en_name' | 'en_surname'>

/** A person's name in the reader's script, where it is known in it. */
export function fullName(person: Named, language: Language): string {
  const lao = `${person.name} ${person.surname}`.trim()
  const latin = `${person.en_name} ${person.en_surname}`.trim()
  return (language === 'en' ? latin || lao : lao || latin) || '–'
}

import type { Language } from '#kit/contract/scalars.ts'
import type { Person } from '../../contract.ts'

type Named = Pick<Person, 'name' | 'surname' | 'en_name' | 'en_surname'>

/** An employee's name in the user's script, if it is stored in it. */
export function fullName(person: Named, language: Language): string {
  const lao = `${person.name} ${person.surname}`.trim()
  const latin = `${person.en_name} ${person.en_surname}`.trim()
  return (language === 'en' ? latin || lao : lao || latin) || '–'
}

import type { Language } from '#kit/contract/scalars.ts'
import { ROLES } from '../../roles.ts'

export interface Described {
  name: string
  display_name_la: string
  display_name_en: string
  description_la: string
  description_en: string
}

/** Name and description in the language; where one was left empty, the other language's, then the name in the system. */
export function wordsOf(row: Described, language: Language): { name: string; description: string } {
  const [name, other] =
    language === 'en'
      ? [row.display_name_en, row.display_name_la]
      : [row.display_name_la, row.display_name_en]
  const [what, otherWhat] =
    language === 'en' ? [row.description_en, row.description_la] : [row.description_la, row.description_en]
  return { name: name || other || row.name, description: what || otherWhat }
}

/** A role of the product as people call it; another by its name in the system. */
export const roleName = (name: string, language: Language): string =>
  ROLES.find((role) => role.name === name)?.[language] ?? name

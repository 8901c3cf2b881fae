import type { Language } from '#kit/contract/scalars.ts'
import { ROLES } from '../../roles.ts'

export interface Described {
  name: string
  display_name_la: string
  display_name_en: string
  description_la: string
  description_en: string
}

/** Name and description in the language; if empty, those of the other language, then the internal name. */
export function wordsOf(row: Described, language: Language): { name: string; description: string } {
  const [name, other] =
    language === 'en'
      ? [row.display_name_en, row.display_name_la]
      : [row.display_name_la, row.display_name_en]
  const [what, otherWhat] =
    language === 'en' ? [row.description_en, row.description_la] : [row.description_la, row.description_en]
  return { name: name || other || row.name, description: what || otherWhat }
}

/** The display name of a role of the product; for others the internal name. */
export const roleName = (name: string, language: Language): string =>
  ROLES.find((role) => role.name === name)?.[language] ?? name

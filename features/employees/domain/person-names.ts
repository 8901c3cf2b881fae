import type { Language } from '#kit/contract/scalars.ts'

interface StoredNames {
  name: string
  surname: string
  en_name: string
  en_surname: string
}

export interface PersonNames {
  /** In the language of the reader, if it is stored in it. */
  name: string
  /** In the other script; '' if there is none. */
  other: string
}

/** The one way to name an employee: English screens show the English name if there is one, others the Lao name. */
export function personNames(person: StoredNames, language: Language): PersonNames {
  const lao = `${person.name} ${person.surname}`.trim()
  const latin = `${person.en_name} ${person.en_surname}`.trim()
  return twoNames(lao, latin, language)
}

/** The same from full names. */
export function twoNames(lao: string, latin: string, language: Language): PersonNames {
  const [first, second] = language === 'en' ? [latin, lao] : [lao, latin]
  return first ? { name: first, other: second } : { name: second || '–', other: '' }
}

/** Lao vowels that are written before their consonant. */
const VOWELS_BEFORE = /^[\u0EC0-\u0EC4]+/

/** The first letters of the first two words, in Latin letters if a name has them; of a Lao word the consonant. */
export function initialsOf(name: string, other = ''): string {
  const isLatin = (text: string) => /^[A-Za-z]/.test(text)
  const words = (isLatin(other) && !isLatin(name) ? other : name).split(/\s+/).filter(Boolean)
  const letters = words.slice(0, 2).map((word) => [...word.replace(VOWELS_BEFORE, '')][0] ?? '')
  return letters.join('').toUpperCase()
}

/** Number of tints of the pictures of employees without a photo. */
export const TINTS = 8

/** The tint of an employee: always the same for the same id. */
export const tintOf = (id: number): number => (Math.imul(id, 0x9e3779b1) >>> 0) % TINTS

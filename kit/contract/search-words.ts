import { foldLao } from './lao-folding.ts'

/** What a search looks for: every word must be in the text, or the digits as one number where only a number was typed. */
export interface SearchWords {
  /** Folded as `foldLao` does. */
  words: readonly string[]
  /** '020 5555-1234' as '02055551234'; null for anything but a number in several parts. */
  digits: string | null
}

/** Splits the text of a search box into folded words. An empty or blank text has none. */
export function searchWords(search: string | undefined): SearchWords {
  const folded = foldLao(search ?? '')
  const words = [...new Set(folded.split(' ').filter(Boolean))]
  const isNumber = /^[\d\s()+.-]+$/.test(folded) && /\d/.test(folded)
  const digits = isNumber ? folded.replace(/[^\d]/g, '') : null
  return { words, digits: digits === folded ? null : digits }
}

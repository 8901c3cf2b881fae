import { foldLao } from './lao-folding.ts'

/**
 * A parsed search: every word must occur in the text, or, if only a number was typed, its digits as one
 * number.
 */
export interface SearchWords {
  /** Folded by `foldLao`. */
  words: readonly string[]
  /** '020 5555-1234' as '02055551234'; null unless the search is a number in several parts. */
  digits: string | null
}

/** Splits the text of a search box into folded words. An empty or blank text has no words. */
export function searchWords(search: string | undefined): SearchWords {
  const folded = foldLao(search ?? '')
  const words = [...new Set(folded.split(' ').filter(Boolean))]
  const isNumber = /^[\d\s()+.-]+$/.test(folded) && /\d/.test(folded)
  const digits = isNumber ? folded.replace(/[^\d]/g, '') : null
  return { words, digits: digits === folded ? null : digits }
}

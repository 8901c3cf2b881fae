import { foldLao } from '#kit/contract/lao-folding.ts'

/** Patterns for `like all (…)`: each word of the search, folded, anywhere in the text. */
export function searchPatterns(search: string | undefined): string[] {
  const words = foldLao(search ?? '')
    .split(' ')
    .filter(Boolean)
  return words.map((word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`)
}

import { foldLao } from './lao-folding.ts'

/** A text for comparison: folded, without spaces, punctuation and other signs. */
export const bareText = (text: string): string => foldLao(text).replace(/[^\p{L}\p{M}\p{N}#]/gu, '')

function pairsOf(text: string): Map<string, number> {
  const pairs = new Map<string, number>()
  const characters = [...text]
  for (let at = 0; at + 1 < characters.length; at++) {
    const pair = `${characters[at]}${characters[at + 1]}`
    pairs.set(pair, (pairs.get(pair) ?? 0) + 1)
  }
  return pairs
}

/**
 * How similar two texts are, from 0 to 1: the share of common pairs of neighbouring characters (Dice's coefficient) of
 * the bare texts. It tolerates typing errors, other endings and another order of words.
 */
export function similarity(one: string, other: string): number {
  const [a, b] = [bareText(one), bareText(other)]
  if (a === b) return a === '' ? 0 : 1
  const [pairs, others] = [pairsOf(a), pairsOf(b)]
  let common = 0
  for (const [pair, count] of pairs) common += Math.min(count, others.get(pair) ?? 0)
  const all = [...a].length + [...b].length - 2
  return all > 0 ? (2 * common) / all : 0
}

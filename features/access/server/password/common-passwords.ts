import { readFileSync } from 'node:fs'

/**
 * The commonest passwords of eight characters and more: what leads the public counts of leaked passwords (words, names, runs of digits
 * and keys, with their usual endings), and what people in Laos would think of first. Shorter ones are refused for their length.
 */
const COMMON: ReadonlySet<string> = new Set(
  readFileSync(new URL('./common-passwords.txt', import.meta.url), 'utf8').split(/\s+/),
)

/** The product's own names with a year or a few digits: what is tried first here. */
const OWN_WORDS = /^(dok)?champa\d{0,6}$|^synergy\d{0,6}$/

export function isCommonPassword(password: string): boolean {
  const plain = password.normalize('NFKC').trim().toLowerCase()
  return COMMON.has(plain) || OWN_WORDS.test(plain)
}

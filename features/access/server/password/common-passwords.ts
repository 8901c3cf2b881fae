import { readFileSync } from 'node:fs'

/**
 * The most common passwords of eight or more characters: the top of public counts of leaked passwords (words, names,
 * sequences of digits and keys, with common endings), and passwords typical of Laos. Shorter ones are refused for
 * their length.
 */
const COMMON: ReadonlySet<string> = new Set(
  readFileSync(new URL('./common-passwords.txt', import.meta.url), 'utf8').split(/\s+/),
)

/** The product's own names with a year or a few digits, which are common guesses here. */
const OWN_WORDS = /^(dok)?champa\d{0,6}$|^synergy\d{0,6}$/

export function isCommonPassword(password: string): boolean {
  const plain = password.normalize('NFKC').trim().toLowerCase()
  return COMMON.has(plain) || OWN_WORDS.test(plain)
}

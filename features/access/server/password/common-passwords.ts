import { readFileSync } from 'node:fs'

/**
 * The commonest passwords of eight characters and more: what leads the public counts of leaked passwords (words, names, runs of digits
 * and keys, with their usual endings), and what people in Laos would think of first. Shorter ones are refused for their length.
 */
const COMMON: ReadonlySet<string> = new Set(
  readFileSync(new URL('./common-passwords.txt', import.meta.url), 'utf8').split(/\s+/),
)

export const isCommonPassword = (password: string): boolean =>
  COMMON.has(password.normalize('NFKC').trim().toLowerCase())

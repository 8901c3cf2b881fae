import { foldLao } from '#kit/contract/lao-folding.ts'

/** Titles before a name. */
const TITLES = /^(mr|mrs|ms|miss|ທ້າວ|ນາງສາວ|ນາງ|ທ່ານ)\.?\s*/u

const plain = (name: string) =>
  foldLao(name)
    .replace(TITLES, '')
    .replace(/[\s.,'’-]/g, '')
const sorted = (name: string) =>
  foldLao(name)
    .replace(TITLES, '')
    .split(/[\s.,]+/)
    .filter(Boolean)
    .sort()
    .join('')

/**
 * Whether the name of an account is a name of the person: ignoring case, spaces, punctuation, titles and the order of name
 * and surname. True if the account has no name.
 */
export function isAccountOf(holder: string, names: readonly string[]): boolean {
  if (holder.trim() === '') return true
  return names.some(
    (name) => name.trim() !== '' && (plain(name) === plain(holder) || sorted(name) === sorted(holder)),
  )
}
